import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Draft, type EditOutcome, editConfigFile } from '../config/config-edit.ts'
import { busy, configFilePath } from '../config/config-file.ts'
import type { RosterDefaults } from '../config/roster.ts'
import type { ConfigFile } from '../config/shape.ts'
import { takeLock } from '../store/lock.ts'

const WAIT_MAX_MS = 10_000
const RETRY_MS = 25

/**
 * Changes `config.yaml` while no other process of ours does, so that two commands at once lose nothing of each other.
 * `wrong` with the problem `busy` when another one changes it for longer than ten seconds.
 *
 * @throws StoreError `not-writable`
 */
export async function editConfig(
  defaults: RosterDefaults,
  change: (draft: Draft, file: ConfigFile) => void,
): Promise<EditOutcome> {
  for (const until = Date.now() + WAIT_MAX_MS; ; await pause(RETRY_MS)) {
    const lock = await takeLock(join(defaults.home, 'config.lock'), 'config')
    if (lock.outcome === 'taken') {
      try {
        return await editConfigFile(defaults, change)
      } finally {
        await lock.release()
      }
    }
    if (Date.now() > until) return { outcome: 'wrong', problems: [busy(configFilePath(defaults.home))] }
  }
}
