import { fileDrift } from '../drift.ts'
import type { World } from '../world.ts'
import { findWrittenOutside } from '../written-outside.ts'

/** Looks at the memory files that somebody else may have written to. */
export async function drift(world: World): Promise<void> {
  for (const workspace of world.workspaces.values()) {
    await findWrittenOutside(world, workspace)
    if (!world.memory.touched(workspace)) continue
    const files = await world.memory.drift(workspace)
    if (files) await fileDrift(world, workspace, files)
    else world.memory.touched(workspace, 'again')
  }
}
