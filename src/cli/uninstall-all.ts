import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { claudeFolderOf, homeOf } from '../config/early.ts'
import { loadConfig } from '../config.ts'
import type { Holding } from '../flow/ports/read-models.ts'
import { type Context, complain, type Exit, exit, type Given, print } from './context.ts'
import { callStop } from './control-call.ts'
import { tellRefused } from './install.ts'
import { purgeHome } from './purge.ts'
import { reach } from './reach.ts'
import { sayLines, setUpLines } from './set-up-lines.ts'
import { ANSWER_MAX_MS, isOver } from './stop.ts'
import { brokenWorld } from './trouble.ts'
import { removeUnit, unitOf } from './unit/host.ts'
import { hostHere } from './unit.ts'

/** The word that a person types, in every language. */
const WORD = 'purge'

/**
 * Ends and takes away everything that was set up: the service, the hooks of every scope and, when asked to, all that
 * Evogate keeps. What was written into memory files is the person's own and stays; which files those are is said.
 */
export async function uninstallAll(context: Context, given: Given): Promise<Exit> {
  const { t } = context
  const home = homeOf(context.settings)
  const purge = given.options.purge === true
  if (purge && given.options.yes !== true && !context.input.isTTY) {
    complain(context, 'cli-uninstall-purge-terminal')
    return exit.usage
  }
  const holdings = await whatIsHeld(context, home)
  const stays = holdings.flatMap(({ path: root, files }) =>
    files.map(({ file, entries }) => ({ file: path.join(root, file), entries })),
  )
  const setUp = await setUpLines([...holdings.map(({ path }) => path), ...namedWorkspaces(context)])
  const stayLines = [
    ...stays.map(({ file, entries }) => t('cli-entries-stay', { file, count: entries })),
    ...sayLines(t, setUp),
  ]
  if (purge && given.options.yes !== true && !(await meansIt(context, home, stayLines))) {
    complain(context, 'cli-uninstall-purge-no')
    return exit.refused
  }
  try {
    const host = hostHere(context)
    const unit = unitOf(host)
    const service = unit ? await removeUnit(host, unit) : 'none'
    const ended = await endService(context, home)
    if (ended !== null) return ended
    const { uninstallEverywhere } = await import('../agents/claude-code/install.ts')
    const settings = await uninstallEverywhere(home, claudeFolderOf(context.settings))
    const refused = settings.filter((one) => one.outcome === 'refused')
    for (const one of refused) tellRefused(context, one)
    // What install remembers is needed to mend what was refused.
    const purged = purge && refused.length === 0 && existsSync(home) ? await purgeHome(home) : null
    const database = databaseOf(context, home)
    const elsewhere = purged && existsSync(database) ? database : null
    const lines = [
      ...(service === 'removed' ? [t('cli-service-removed', { file: unit?.file ?? '' })] : []),
      ...settings.flatMap((one) =>
        one.outcome === 'uninstalled' ? [t(`cli-uninstall-${one.file}`, { settings: one.settings })] : [],
      ),
      // Whoever was asked has read them by then.
      ...(purge && given.options.yes !== true ? [] : stayLines),
      ...(purged ? purgedLines(context, home, purged.left) : []),
      ...(elsewhere ? [t('cli-uninstall-database-stays', { path: elsewhere })] : []),
      ...(purged || !existsSync(home) ? [] : [t('cli-uninstall-home-stays', { path: home })]),
    ]
    const value = { service, settings, stays, lines: setUp, purged, database: elsewhere }
    print(context, given, value, () => (lines.length > 0 ? lines : [t('cli-uninstall-nothing')]))
    return refused.length > 0 ? exit.refused : exit.ok
  } catch (error) {
    return brokenWorld(context, error)
  }
}

async function whatIsHeld(context: Context, home: string): Promise<readonly Holding[]> {
  // Asking would make a home where there is none.
  if (!existsSync(databaseOf(context, home))) return []
  const asked = await reach(context, 'holdings', {})
  return asked.outcome === 'answered' ? asked.value : []
}

function namedWorkspaces(context: Context): readonly string[] {
  const loaded = loadConfig(context.settings)
  return loaded.outcome === 'ok' ? loaded.config.workspaces : []
}

/** The file that holds the tables; it may have been put elsewhere, and then it is left where it is. */
function databaseOf(context: Context, home: string): string {
  const loaded = loadConfig(context.settings)
  return loaded.outcome === 'ok'
    ? loaded.config.database.replace(/^file:/, '')
    : path.join(home, 'evogate.db')
}

async function meansIt(context: Context, home: string, stay: readonly string[]): Promise<boolean> {
  const { t, input, output } = context
  output.write([t('cli-uninstall-purge-what', { path: home }), ...stay].map((line) => `${line}\n`).join(''))
  const lines = createInterface({ input, output })
  try {
    const word = await Promise.race([
      lines.question(`${t('cli-uninstall-purge-ask', { word: WORD })} `),
      new Promise<string>((resolve) => lines.once('close', () => resolve(''))),
    ])
    return word.trim().toLowerCase() === WORD
  } finally {
    lines.close()
  }
}

/** Null when none runs any more. */
async function endService(context: Context, home: string): Promise<Exit | null> {
  const asked = await callStop(home, ANSWER_MAX_MS)
  if (asked.outcome === 'down') return null
  if (asked.outcome === 'failed') return complain(context, 'cli-call-failed', { why: asked.why })
  const { pid } = asked.value
  return (await isOver(home, pid)) ? null : complain(context, 'cli-stop-stuck', { pid })
}

function purgedLines({ t }: Context, home: string, left: readonly string[]): readonly string[] {
  return [
    t(left.length === 0 ? 'cli-uninstall-purged' : 'cli-uninstall-purged-but', {
      path: home,
      left: left.join(', '),
    }),
  ]
}
