import path from 'node:path'
import { type Command, complain, exit, print, readSettings } from './context.ts'
import { brokenWorld } from './trouble.ts'

const refusals = {
  running: 'cli-restore-running',
  'not-a-backup': 'cli-restore-not-a-backup',
  'chain-broken': 'cli-restore-chain-broken',
} as const

/** Puts a copy of the database in place; only while no service runs, and keeps what was there. */
export const restoreCommand: Command = {
  name: 'restore',
  takes: '<file>',
  async run(context, given) {
    const config = await readSettings(context)
    if (!config) return exit.error
    const file = path.resolve(given.args[0] ?? '')
    const { restore } = await import('../main/restore.ts')
    try {
      const restored = await restore(config, file)
      if (restored.outcome === 'refused') {
        complain(context, refusals[restored.why], { file })
        return exit.refused
      }
      const { kept } = restored
      print(context, given, { restored: file, kept }, () => [
        context.t('cli-restore-done', { file }),
        ...(kept === null ? [] : [context.t('cli-restore-kept', { folder: kept })]),
      ])
      return exit.ok
    } catch (error) {
      return brokenWorld(context, error)
    }
  },
}
