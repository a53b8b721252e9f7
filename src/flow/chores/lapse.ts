import { writeJournal } from '../journal.ts'
import { makeMove } from '../transition.ts'
import type { World } from '../world.ts'

const BATCH = 100

/** Lets time move what is due. Nothing is ever approved or ignored by it. */
export async function lapse(world: World): Promise<void> {
  // By workspace: what belongs to one that is registered no more must not stand in the way of the others.
  for (const workspace of world.workspaces.values()) {
    const where = { workspace: workspace.id, dueBefore: world.now(), limit: BATCH }
    for (const request of await world.store.read.requests(where)) {
      const moved = await makeMove(world, workspace, request, { move: 'lapse' }, { via: null })
      if (moved.outcome !== 'moved') continue
      world.log({ msg: 'Lapsed', request: request.number, state: moved.request.state })
      await writeJournal(world, workspace, request.number)
    }
  }
}
