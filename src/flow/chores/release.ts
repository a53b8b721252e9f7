import { isOwnUrgent, queueOrder } from '../../core/limits.ts'
import type { Request } from '../../core/request/request.ts'
import type { SlotTaken } from '../cards.ts'
import { newCards } from '../cards.ts'
import { slotsFor } from '../slots.ts'
import { moveWithin } from '../transition.ts'
import type { World } from '../world.ts'

/** Sends the cards for which every address has a free slot, in the order of the queue. */
export async function release(world: World): Promise<void> {
  const queue = [...(await world.store.read.requests({ states: ['queued'] }))].sort(queueOrder)
  /** Where one is held, all that come after it and are no more pressing are held too. */
  const full = new Set<string>()
  for (const request of queue) {
    const line = `${request.workspace} ${isOwnUrgent(request)}`
    if (!full.has(line) && (await releaseOne(world, request)) === 'held') full.add(line)
  }
}

async function releaseOne(world: World, request: Request): Promise<'gone' | 'held'> {
  const workspace = world.workspaces.get(request.workspace)
  if (!workspace) return 'held'
  // Slots are counted in the transaction that takes them, so that two cards never share the last one.
  return world.store.write(async (tx) => {
    const slots = await slotsFor(world, tx, request)
    if (slots.some(({ slot }) => slot.outcome === 'held') || slots.length === 0) return 'held'
    const moved = await moveWithin(world, tx, workspace, request, { move: 'release' }, { via: null })
    if (moved.outcome !== 'moved') return 'gone'
    const taken = slots.map(
      ({ address, slot }): SlotTaken => ({
        address: address.id,
        slot: slot.outcome === 'free' ? slot.slot : null,
      }),
    )
    await newCards(world, tx, moved.request, taken)
    return 'gone'
  })
}
