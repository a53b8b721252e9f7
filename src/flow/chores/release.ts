import { queueOrder } from '../../core/limits.ts'
import type { Request } from '../../core/request/request.ts'
import type { SlotTaken } from '../cards.ts'
import { newCards } from '../cards.ts'
import { slotsFor } from '../slots.ts'
import { moveWithin } from '../transition.ts'
import type { World } from '../world.ts'

/** Sends the cards for which every address has a free slot, in the order of the queue. */
export async function release(world: World): Promise<void> {
  const queue = [...(await world.store.read.requests({ states: ['queued'] }))].sort(queueOrder)
  for (const request of queue) await releaseOne(world, request)
}

async function releaseOne(world: World, request: Request): Promise<void> {
  const workspace = world.workspaces.get(request.workspace)
  if (!workspace) return
  // Slots are counted in the transaction that takes them, so that two cards never share the last one.
  await world.store.write(async (tx) => {
    const slots = await slotsFor(world, tx, request)
    if (slots.some(({ slot }) => slot.outcome === 'held') || slots.length === 0) return
    const moved = await moveWithin(world, tx, workspace, request, { move: 'release' }, { via: null })
    if (moved.outcome !== 'moved') return
    const taken = slots.map(
      ({ address, slot }): SlotTaken => ({
        address: address.id,
        slot: slot.outcome === 'free' ? slot.slot : null,
      }),
    )
    await newCards(world, tx, moved.request, taken)
  })
}
