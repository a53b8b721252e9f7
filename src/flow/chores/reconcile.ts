import { carryOut } from '../carry-out.ts'
import type { World } from '../world.ts'

/** Carries out everything that is approved, the oldest first; what waits for git is looked at again here. */
export async function reconcile(world: World): Promise<void> {
  for (const request of await world.store.read.requests({ states: ['approved'] }))
    await carryOut(world, request)
}
