import { type Command, type Context, complain, exit, print } from './context.ts'
import { placeOf, tellRefused } from './install.ts'
import { sayLines, setUpLines } from './set-up-lines.ts'
import { brokenWorld } from './trouble.ts'

/** Takes exactly our hook out of the agent's settings again. */
export const uninstallCommand: Command = {
  name: 'uninstall',
  options: ['--agent <name>', '--scope <scope>', '--all', '--purge', '--yes'],
  async run(context, given) {
    const { all, purge } = given.options
    if (all === true) return (await import('./uninstall-all.ts')).uninstallAll(context, given)
    if (purge === true) {
      complain(context, 'cli-uninstall-purge-alone')
      return exit.usage
    }
    const place = placeOf(context, given)
    if (!place) return exit.usage
    try {
      const { uninstall } = await import('../agents/claude-code/install.ts')
      const outcome = await uninstall(place)
      const { t } = context
      const { settings } = outcome
      if (outcome.outcome === 'refused') return tellRefused(context, outcome)
      const { uninstallDeny } = await import('../agents/claude-code/install-deny.ts')
      const root = await rootOf(place.projectDir, context.settings)
      if (root !== null) await uninstallDeny({ home: place.home, projectDir: root })
      const lines = root === null ? [] : await setUpLines([root])
      print(context, given, { ...outcome, lines }, () => [
        t(outcome.outcome === 'uninstalled' ? `cli-uninstall-${outcome.file}` : 'cli-uninstall-none', {
          settings,
        }),
        ...sayLines(t, lines),
      ])
      return exit.ok
    } catch (error) {
      return brokenWorld(context, error)
    }
  },
}

/** The deny rules stand where install put them: in the settings of the repository's root. */
async function rootOf(folder: string, settings: Context['settings']): Promise<string | null> {
  const { programEnvironment } = await import('../config/program-environment.ts')
  const { locateFolder } = await import('../main/set-up.ts')
  return (await locateFolder(folder, programEnvironment(settings)))?.root ?? null
}
