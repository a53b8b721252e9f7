import { putOff } from '../core/card/notice.ts'
import type { ChannelName } from '../core/principal.ts'
import type { State } from '../core/request/request.ts'
import { newCards } from './cards.ts'
import { workspacesAt } from './digest/clock.ts'
import { say } from './outbox.ts'
import { translateFor, type World } from './world.ts'

/** What a card in the chat is still good for: to be decided, or to show how the write went. */
export const OPEN: readonly State[] = ['asked', 'questioned', 'deferred', 'approved', 'failed']

/** Of these there may be many, all put off: on an empty screen they are counted, not shown. */
const PUT_OFF: readonly State[] = ['queued', 'deferred']

/**
 * Every open card on this channel is drawn and shown once more, and what waits is tried at once. On a screen that was
 * emptied (`blank`) what has no card or was deferred is named with the way to it.
 */
export async function showAnew(world: World, channel: ChannelName, blank: boolean): Promise<void> {
  const states = blank ? OPEN.filter((state) => !PUT_OFF.includes(state)) : OPEN
  await world.store.write(async (tx) => {
    for (const id of world.addresses) {
      const address = await tx.address(id)
      if (address?.channel !== channel) continue
      for (const { id: delivery, wanted, message, lost } of await tx.openDeliveriesAt(id, states))
        if (lost === null && message !== null) await tx.setDelivery(delivery, { wanted: wanted + 1 })
      const count = blank ? await tx.requestCount(workspacesAt(world, id), PUT_OFF) : 0
      if (count > 0) await say(world, tx, address, putOff(count, translateFor(world, address)))
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
