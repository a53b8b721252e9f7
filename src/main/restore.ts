import type { Config } from '../config.ts'
import { openStore } from '../store/open.ts'
import { type Restored, restoreDatabase } from '../store/restore.ts'

/** Puts a copy of the database in place while no service runs, and says so in the audit chain. */
export async function restore(config: Config, file: string): Promise<Restored> {
  const { home, database: url } = config
  const restored = await restoreDatabase({ file, url, home, now: Date.now() })
  if (restored.outcome !== 'restored') return restored
  // Opening it brings an older copy to this version's tables.
  const store = await openStore({ url, home, now: Date.now })
  try {
    await store.write((tx) => tx.addAudit({ chain: 'service', kind: 'restored', at: Date.now(), body: {} }))
  } finally {
    await store.close()
  }
  return restored
}
