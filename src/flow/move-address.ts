import type { ChannelName } from '../core/principal.ts'
import { newCards, superseded } from './cards.ts'
import type { AddressRecord } from './ports/records.ts'
import type { Transaction } from './ports/store.ts'
import { OPEN } from './show-anew.ts'
import type { World } from './world.ts'

async function addressesIn(
  world: World,
  channel: ChannelName,
  chat: string,
): Promise<readonly AddressRecord[]> {
  const all = await Promise.all(world.addresses.map((id) => world.store.read.address(id)))
  return all
    .filter((address) => address !== null)
    .filter((address) => address.channel === channel && address.chat === chat)
}

/** The chat has a new id: its addresses follow, and what still waits for a decision is put there anew. */
export async function moveAddress(
  world: World,
  channel: ChannelName,
  chat: string,
  to: string,
): Promise<void> {
  const addresses = await addressesIn(world, channel, chat)
  await world.store.write(async (tx) => {
    for (const address of addresses) await moveWith(world, tx, address, to)
  })
  if (addresses.length > 0) world.wake()
}

/** The same for one address, inside a transaction that does more. Moving to where it is already does nothing. */
export async function moveWith(
  world: World,
  tx: Transaction,
  address: AddressRecord,
  to: string,
): Promise<void> {
  if (address.chat === to) return
  await tx.setAddress(address.id, {
    chat: to,
    movedFrom: address.movedFrom ?? address.chat,
    reachable: true,
    unreachableWhy: null,
  })
  await tx.addAudit({
    chain: 'service',
    kind: 'address-moved',
    at: world.now(),
    body: { address: address.id, to },
  })
  for (const delivery of await tx.openDeliveriesAt(address.id, OPEN)) {
    // What was not sent yet simply goes to the new chat; what is lost has been replaced.
    if (delivery.message === null || delivery.lost !== null) continue
    // Messages of the old chat cannot be edited any more.
    await superseded(tx, [delivery])
    await tx.setDelivery(delivery.id, { lost: 'moved' })
    const request = await tx.request(delivery.request)
    if (request) await newCards(world, tx, request, [address.id])
  }
}

/** The bot was put out of a chat, or let in again: then what waits is sent at once. */
export async function reachAddress(
  world: World,
  channel: ChannelName,
  chat: string,
  reachable: boolean,
): Promise<void> {
  const addresses = await addressesIn(world, channel, chat)
  await world.store.write(async (tx) => {
    for (const address of addresses) {
      await tx.setAddress(address.id, { reachable, unreachableWhy: reachable ? null : 'put-out' })
      await tx.addAudit({
        chain: 'service',
        kind: reachable ? 'reachable' : 'unreachable',
        at: world.now(),
        body: { address: address.id },
      })
      if (!reachable) continue
      for (const delivery of await tx.openDeliveriesAt(address.id, OPEN))
        await tx.setDelivery(delivery.id, { notBefore: 0 })
    }
  })
  if (reachable && addresses.length > 0) world.wake()
}
