import { deniedTopic } from '../agents/claude-code/auto-memory.ts'
import { installDeny, missingDeny } from '../agents/claude-code/install-deny.ts'
import { claudeFolderOf, homeOf } from '../config/early.ts'
import { programEnvironment } from '../config/program-environment.ts'
import { profileIn } from '../config/roster.ts'
import { sayReason } from '../core/card/say-reason.ts'
import type { Profile } from '../core/profile.ts'
import { locateFolder } from '../main/set-up.ts'
import type { Context } from './context.ts'
import { sayHowToHide } from './hide-settings.ts'
import { openScreen } from './screen.ts'

export interface DenyOffer {
  readonly deny: 'denied' | 'stands' | 'left' | 'refused'
  readonly line: string
}

/**
 * Offers the deny rules for the repository of this folder, once: `yes` takes them, a person at the terminal is asked, and
 * where nobody can be asked none are added. Null outside of a repository.
 */
export async function offerDeny(context: Context, yes: boolean): Promise<DenyOffer | null> {
  const { t, settings, input, output } = context
  const found = await locateFolder(settings.cwd ?? process.cwd(), programEnvironment(settings))
  if (!found?.git) return null
  const userDir = claudeFolderOf(settings)
  const topic = deniedTopic(await profileAt(context, found.root), userDir, found.root)
  const place = { home: homeOf(settings), projectDir: found.root, ...topic }
  const missing = await missingDeny(place)
  if (missing.length === 0) return { deny: 'stands', line: t('init-deny-stand') }
  if (!yes) {
    if (!(input.isTTY && output.isTTY)) return { deny: 'left', line: t('init-deny-unasked') }
    const screen = await openScreen(context, () => t)
    screen.say(t('init-deny-why'))
    screen.show(missing)
    if (!(await screen.confirm({ message: t('init-deny'), initial: true })))
      return { deny: 'left', line: t('init-deny-left') }
  }
  const done = await installDeny(place)
  if (done.outcome !== 'refused') {
    const hide = await sayHowToHide(found.root, done.settings, programEnvironment(settings), t)
    const line = [t('init-deny-done', { settings: done.settings }), t('init-deny-yours'), ...hide].join('\n')
    return { deny: 'denied', line }
  }
  const reason = sayReason(done.reason, t)
  return { deny: 'refused', line: t('cli-install-refused', { settings: done.settings, reason }) }
}

/** The profile that the settings give a folder; they may be wrong, and the rules are wanted all the same. */
async function profileAt({ settings }: Context, root: string): Promise<Profile> {
  const { loadConfig } = await import('../config.ts')
  const loaded = loadConfig(settings)
  return loaded.outcome === 'ok' ? profileIn(loaded.config, root) : 'project'
}
