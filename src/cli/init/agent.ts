import { deniedTopic } from '../../agents/claude-code/auto-memory.ts'
import { installDeny, missingDeny } from '../../agents/claude-code/install-deny.ts'
import { claudeFolderOf } from '../../config/early.ts'
import { profileIn } from '../../config/roster.ts'
import { sayReason } from '../../core/card/say-reason.ts'
import { checkAgent } from '../doctor/agent.ts'
import { sayHowToHide } from '../hide-settings.ts'
import { problem, type SetUpRun } from './step.ts'

/** The hook, in the agent's settings for this user. */
export async function offerHooks(run: SetUpRun): Promise<'installed' | 'stands' | 'left'> {
  const { screen, t, config, context } = run
  const userDir = claudeFolderOf(context.settings)
  const findings = await checkAgent(config.home, config.roster.workspaces, { userDir, folders: [run.root] })
  if (!findings.some(({ code }) => code.startsWith('hook-'))) {
    screen.good(t('init-hooks-stand'))
    return 'stands'
  }
  if (!(await screen.confirm({ message: t('init-hooks', { path: userDir }), initial: true }))) {
    screen.say(t('init-hooks-left'))
    return 'left'
  }
  const { install } = await import('../../agents/claude-code/install.ts')
  const done = await install({ home: config.home, scope: 'user', projectDir: run.root, userDir })
  if (done.outcome === 'refused') {
    const reason = sayReason(done.reason, t)
    problem(run, 'hooks', 'cli-install-refused', { settings: done.settings, reason })
    return 'left'
  }
  if (done.outcome === 'installed') run.changed.push('hooks')
  screen.good(t('init-hooks-done', { settings: done.settings }))
  if (done.hooksOff) screen.warn(t('cli-install-hooks-off', { settings: done.settings }))
  return 'installed'
}

/** Rules that keep the agent's own tools from the memory files, so that the gate is the only door. */
export async function offerDeny(run: SetUpRun): Promise<'installed' | 'stands' | 'left'> {
  const { screen, t, config, root } = run
  const topic = deniedTopic(profileIn(config, root), config.claudeFolder, root)
  const place = { home: config.home, projectDir: root, ...topic }
  const missing = await missingDeny(place)
  if (missing.length === 0) {
    screen.good(t('init-deny-stand'))
    return 'stands'
  }
  screen.say(t('init-deny-why'))
  screen.show(missing)
  if (!(await screen.confirm({ message: t('init-deny'), initial: true }))) {
    screen.say(t('init-deny-left'))
    return 'left'
  }
  const done = await installDeny(place)
  if (done.outcome === 'refused') {
    const reason = sayReason(done.reason, t)
    problem(run, 'deny', 'cli-install-refused', { settings: done.settings, reason })
    return 'left'
  }
  if (done.outcome === 'denied') run.changed.push('deny')
  screen.good(t('init-deny-done', { settings: done.settings }))
  screen.say(t('init-deny-yours'))
  for (const line of await sayHowToHide(root, done.settings, config.environment, t)) screen.say(line)
  return 'installed'
}
