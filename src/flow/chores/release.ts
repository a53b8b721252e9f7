import { type Acceptance, acceptanceMean, classOf } from '../../core/acceptance.ts'
import { isOwnUrgent, type Queued, queueOrder } from '../../core/limits.ts'
import type { Request } from '../../core/request/request.ts'
import { isForDigest, similarTo } from '../acceptance.ts'
import type { SlotTaken } from '../cards.ts'
import { newCards } from '../cards.ts'
import { slotsFor } from '../slots.ts'
import { moveWithin } from '../transition.ts'
import type { World } from '../world.ts'

/** Sends the cards for which every address has a free slot, in the order of the queue. */
export async function release(world: World): Promise<void> {
  const queue = await inOrder(world, await world.store.read.requests({ states: ['queued'] }))
  /** Where one is held, all that come after it and are no more pressing are held too. */
  const full = new Set<string>()
  for (const request of queue) {
    const line = `${request.workspace} ${isOwnUrgent(request)}`
    if (!full.has(line) && (await releaseOne(world, request)) === 'held') full.add(line)
  }
}

/** Those that may have a card, first come who comes first; the others wait for the digest. */
async function inOrder(world: World, requests: readonly Request[]): Promise<readonly Request[]> {
  const queue: Queued[] = []
  const known = new Map<string, Acceptance>()
  for (const request of requests) {
    const key = JSON.stringify(classOf(request))
    const similar = known.get(key) ?? (await similarTo(world.store.read, request))
    known.set(key, similar)
    if (!isForDigest(request, similar)) queue.push({ request, mean: acceptanceMean(similar) })
  }
  return queue.sort(queueOrder).map(({ request }) => request)
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
