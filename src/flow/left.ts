import type { Left } from '../core/card/left.ts'
import type { EntryRecord } from './ports/records.ts'
import type { Reads } from './ports/store.ts'

/** Which request took an entry out of its file; null while it stands. */
export async function leftBy(
  read: Reads,
  entry: Pick<EntryRecord, 'id' | 'removedBy'> | null,
): Promise<Left | null> {
  const remover = entry?.removedBy ? await read.requestByUlid(entry.removedBy) : null
  if (!remover) return null
  return { number: remover.number, tier: remover.raises?.entry === entry?.id ? remover.tier : null }
}
