import { writeJournal } from '../journal.ts'
import { makeMove } from '../transition.ts'
import type { World } from '../world.ts'

const BATCH = 100

/** Lets time move what is due. Nothing is ever approved or ignored by it. */
export async function lapse(world: World): Promise<void> {
  for (const request of await world.store.read.requests({ dueBefore: world.now(), limit: BATCH })) {
    const workspace = world.workspaces.get(request.workspace)
    if (!workspace) continue
    const moved = await makeMove(world, workspace, request, { move: 'lapse' }, { via: null })
    if (moved.outcome === 'moved') {
      world.log({ msg: 'Lapsed', request: request.number, state: moved.request.state })
      await writeJournal(world, workspace, request.number)
    }
  }
}
