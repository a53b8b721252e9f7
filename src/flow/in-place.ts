import type { Workspace } from './ports/memory.ts'
import type { EntryRecord } from './ports/records.ts'
import type { World } from './world.ts'

/**
 * Where an entry stands byte for byte as it was approved, and in the file that it was approved for: `MEMORY.md:12`. Null
 * when somebody has changed it, moved it to another file or taken it out: what is there now is theirs.
 */
export async function placeAsApproved(
  world: World,
  workspace: Workspace,
  entry: EntryRecord,
): Promise<string | null> {
  if (entry.removedBy !== null) return null
  const found = await world.memory.place(workspace, entry)
  return found.place === 'here' && found.file === entry.path ? `${found.file}:${found.line}` : null
}
