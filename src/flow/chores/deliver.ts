import { cardUndelivered, topicGone } from '../../core/card/notice.ts'
import type { ChannelName } from '../../core/principal.ts'
import type { Request, State } from '../../core/request/request.ts'
import { isBeingWritten } from '../being-written.ts'
import { newCards } from '../cards.ts'
import { drawDelivery } from '../draw.ts'
import { say } from '../outbox.ts'
import type { EditOutcome } from '../ports/channel.ts'
import type { AddressRecord, DeliveryRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/store.ts'
import { attempt, setBack } from '../posting.ts'
import type { World } from '../world.ts'
import { translateFor } from '../world.ts'

const BATCH = 50
const LIVE: readonly State[] = ['asked', 'questioned', 'deferred', 'approved', 'failed']

/**
 * Makes the cards in the chats what the requests are now: sends those that are missing, edits those that are behind.
 */
export async function deliver(world: World, channelName?: ChannelName): Promise<void> {
  /** Chats that asked us to wait: nothing may overtake the message that waits there. */
  const held = new Set<string>()
  const due = await world.store.read.deliveriesToShow(world.now(), BATCH, channelName)
  for (const delivery of due) {
    if (held.has(delivery.address)) continue
    const address = await world.store.read.address(delivery.address)
    const channel = address && world.channels.get(address.channel)
    if (!address || !channel) {
      await world.store.write((tx) => tx.setDelivery(delivery.id, { lost: 'no-channel' }))
      continue
    }
    if ((await showOne(world, delivery, address)) === 'held') held.add(delivery.address)
  }
  if (due.length === BATCH && held.size === 0) world.wake()
}

async function showOne(
  world: World,
  delivery: DeliveryRecord,
  address: AddressRecord,
): Promise<'shown' | 'held'> {
  const channel = world.channels.get(address.channel)!
  const request = await world.store.read.request(delivery.request)
  if (!request) return 'shown'
  const { id, message, wanted } = delivery
  if (channel.reprints && message !== null && (await isBeingWritten(world, request.number))) return 'shown'
  const card = await drawDelivery(world, request, delivery, address)
  if (message !== null) {
    const outcome = await attempt(world, () => channel.edit({ chat: delivery.chat, message }, card))
    if (outcome.outcome === 'edited') {
      world.fail('C21')
      await world.store.write((tx) => tx.setDelivery(id, { shown: wanted, attempts: 0 }))
      return 'shown'
    }
    if (outcome.outcome === 'gone' || outcome.outcome === 'moved') {
      await replaceLost(world, request, delivery, address, outcome)
      return 'shown'
    }
    return fileSetback(world, delivery, address, outcome)
  }
  // A card that was replaced before it was ever sent says nothing that the newer one does not say.
  if (delivery.superseded) {
    await world.store.write((tx) => tx.setDelivery(id, { lost: 'superseded' }))
    return 'shown'
  }
  world.fail('C4')
  const place = { chat: address.chat, topic: address.topic }
  const how = { nonce: id, silent: delivery.silent, replyTo: null, prompt: null }
  const outcome = await attempt(world, () => channel.send(place, card, how))
  if (outcome.outcome !== 'sent') return fileSetback(world, delivery, address, outcome)
  world.fail('C5')
  await world.store.write(async (tx) => {
    const taken = await dropStray(tx, address.channel, place.chat, outcome.message)
    // Taken for a stray it may have lost its buttons: it is drawn once more.
    const shown = taken ? wanted - 1 : wanted
    await tx.setDelivery(id, { message: outcome.message, chat: place.chat, shown, attempts: 0 })
    if (!address.reachable) await tx.setAddress(address.id, { reachable: true, unreachableWhy: null })
  })
  return 'shown'
}

/**
 * Whoever presses faster than we note what we sent presses on a message that nobody knows yet, and it is taken in as
 * replaced; it is the card itself. Gives whether that was so.
 */
async function dropStray(
  tx: Transaction,
  channel: ChannelName,
  chat: string,
  message: string,
): Promise<boolean> {
  const stray = await tx.deliveryByMessage(channel, chat, message)
  if (!stray) return false
  await tx.setDelivery(stray.id, { message: null, lost: 'same-message' })
  return true
}

/** The message cannot be edited any more: what has to be seen is put there anew. */
async function replaceLost(
  world: World,
  request: Request,
  delivery: DeliveryRecord,
  address: AddressRecord,
  outcome: Extract<EditOutcome, { outcome: 'gone' | 'moved' }>,
): Promise<void> {
  await world.store.write(async (tx) => {
    await tx.setDelivery(delivery.id, { lost: outcome.outcome, shown: delivery.wanted })
    if (outcome.outcome === 'moved') await setBack(world, tx, address, delivery.attempts, outcome)
    // Whoever deleted a card has seen it; whose chat moved has not seen how it ended.
    const missed = outcome.outcome === 'moved' || LIVE.includes(request.state)
    if (!delivery.superseded && missed) await newCards(world, tx, request, [address.id])
  })
  world.wake()
}

async function fileSetback(
  world: World,
  delivery: DeliveryRecord,
  address: AddressRecord,
  outcome: Parameters<typeof setBack>[4],
): Promise<'shown' | 'held'> {
  const t = translateFor(world, address)
  return world.store.write(async (tx) => {
    const setback = await setBack(world, tx, address, delivery.attempts, outcome)
    if (outcome.outcome === 'topic-gone') await say(world, tx, { ...address, topic: null }, topicGone(t))
    if (setback.setback === 'wait') {
      await tx.setDelivery(delivery.id, { attempts: setback.attempts, notBefore: setback.until })
      world.log({ msg: 'A card waits', address: address.id, why: setback.why })
      return 'held'
    }
    if (setback.setback === 'lost') {
      await tx.setDelivery(delivery.id, { lost: setback.why })
      const refused = { code: 'unreachable', detail: setback.why.slice(0, 80) } as const
      await say(world, tx, address, cardUndelivered(delivery.request, refused, t))
      world.log({ level: 'error', msg: 'A card was rejected', address: address.id, why: setback.why })
    }
    world.wake()
    return 'shown'
  })
}
