import type { ChannelName } from '../core/principal.ts'
import type { State } from '../core/request/request.ts'
import { newCards } from './cards.ts'
import type { World } from './world.ts'

/** What a card in the chat is still good for: to be decided, or to show how the write went. */
export const OPEN: readonly State[] = ['asked', 'questioned', 'deferred', 'approved', 'failed']

/** Every open card on this channel is drawn and shown once more, and what waits is tried at once. */
export async function showAnew(world: World, channel: ChannelName): Promise<void> {
  await world.store.write(async (tx) => {
    for (const id of world.addresses) {
      if ((await tx.address(id))?.channel !== channel) continue
      for (const { id: delivery, wanted, message, lost } of await tx.openDeliveriesAt(id, OPEN))
        if (lost === null && message !== null) await tx.setDelivery(delivery, { wanted: wanted + 1 })
    }
    await tx.hurry(channel)
  })
  world.wake()
}

/** A start: whatever stood in the way before may be gone, and a decided card must not keep its buttons for a back-off. */
export async function hurryAll(world: World): Promise<void> {
  await world.store.write(async (tx) => {
    for (const channel of world.channels.keys()) await tx.hurry(channel)
  })
}

/** A start with other addresses: what is open gets a card where it is decided now, if none of these places shows it. */
export async function showWhereDecided(world: World): Promise<void> {
  for (const request of await world.store.read.requests({ states: ['asked', 'questioned', 'failed'] })) {
    const here = world.addressesOf(request.workspace)
    await world.store.write(async (tx) => {
      const cards = await tx.deliveriesOf(request.number)
      const shown = cards.some(({ address, superseded }) => !superseded && here.includes(address))
      if (cards.length > 0 && !shown) await newCards(world, tx, request, null)
    })
  }
}
