import type { InstallScope } from '../agents/claude-code/install.ts'
import { claudeFolderOf, homeOf } from '../config/early.ts'
import { sayReason } from '../core/card/say-reason.ts'
import type { Reason } from '../core/reason.ts'
import { type Command, type Context, type Exit, exit, type Given, print } from './context.ts'
import { brokenWorld } from './trouble.ts'

/** Puts the hook into the agent's settings. */
export const installCommand: Command = {
  name: 'install',
  options: ['--agent <name>', '--scope <scope>', '--yes'],
  async run(context, given) {
    const place = placeOf(context, given)
    if (!place) return exit.usage
    try {
      const { install } = await import('../agents/claude-code/install.ts')
      const outcome = await install(place)
      const { t } = context
      const { settings } = outcome
      if (outcome.outcome === 'refused') return tellRefused(context, outcome)
      const { offerDeny } = await import('./install-deny.ts')
      const { Cancelled } = await import('./screen.ts')
      const denied = await offerDeny(context, given.options.yes === true).catch((error: unknown) => {
        if (error instanceof Cancelled) return null
        throw error
      })
      print(context, given, { ...outcome, deny: denied?.deny ?? null }, () => [
        t(`cli-install-${outcome.outcome}`, { settings, hook: outcome.hook }),
        ...(outcome.hooksOff ? [t('cli-install-hooks-off', { settings })] : []),
        ...(denied ? [denied.line] : []),
      ])
      return exit.ok
    } catch (error) {
      return brokenWorld(context, error)
    }
  },
}

/** Says which settings were left alone, and why. */
export function tellRefused(
  { t, errors }: Context,
  { settings, reason }: { readonly settings: string; readonly reason: Reason },
): Exit {
  errors.write(`${t('cli-install-refused', { settings, reason: sayReason(reason, t) })}\n`)
  return exit.refused
}

/** What both commands need to know; null after a wrong option was told. */
export function placeOf(context: Context, given: Given) {
  const { agent = 'claude-code', scope = 'user' } = given.options
  const { t, errors, settings } = context
  if (agent !== 'claude-code') {
    errors.write(`${t('cli-unknown-agent', { found: String(agent) })}\n`)
    return null
  }
  if (scope !== 'user' && scope !== 'project' && scope !== 'local') {
    errors.write(`${t('cli-unknown-scope', { found: String(scope) })}\n`)
    return null
  }
  return {
    home: homeOf(settings),
    scope: scope satisfies InstallScope as InstallScope,
    projectDir: settings.cwd ?? process.cwd(),
    userDir: claudeFolderOf(settings),
  }
}
