import { makeDue } from '../digest/make.ts'
import { redrawLists } from '../digest/redraw.ts'
import type { World } from '../world.ts'

/** Makes the digests that are due, and keeps those that stand in the chats up to date. */
export async function digest(world: World): Promise<void> {
  for (const id of world.addresses) {
    const address = await world.store.read.address(id)
    if (address) await makeDue(world, address)
  }
  await redrawLists(world)
}
