import type { State } from '../../core/request/request.ts'
import { writeJournal } from '../journal.ts'
import type { World } from '../world.ts'

/** A service that was down for longer is brought up to date by `evogate log --rebuild`. */
const LOOK_BACK = 48 * 3_600_000
/** Their entries wait for what comes of the write. */
const UNDER_WAY: readonly State[] = ['approved', 'questioned']

/** Brings the journals up to date: a decision is made before it is written there, and a crash can come between. */
export async function journal(world: World): Promise<void> {
  const recent = await world.store.read.decisions({ since: world.now() - LOOK_BACK })
  for (const { id, request: number } of recent) {
    if (world.journaled.has(id)) continue
    const request = await world.store.read.request(number)
    if (request && UNDER_WAY.includes(request.state)) continue
    const workspace = request && world.workspaces.get(request.workspace)
    if (workspace && !(await writeJournal(world, workspace, number))) continue
    world.journaled.add(id)
  }
}
