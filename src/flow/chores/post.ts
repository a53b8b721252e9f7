import type { ChannelName } from '../../core/principal.ts'
import type { EditOutcome, SendOutcome } from '../ports/channel.ts'
import type { AddressRecord, OutboxRecord } from '../ports/records.ts'
import { attempt, setBack } from '../posting.ts'
import type { World } from '../world.ts'

const BATCH = 50
/** A message that is no card is given up after this time: what it says is old. */
const GIVE_UP = 24 * 3_600_000

/** Sends what waits in the outbox, and edits lists that are behind: prompts, digests, notices. */
export async function post(world: World, channelName?: ChannelName): Promise<void> {
  const held = new Set<string>()
  for (const message of await world.store.read.outboxToSend(world.now(), BATCH, channelName)) {
    const channel = world.channels.get(message.channel)
    const until = message.list?.until ?? message.createdAt + GIVE_UP
    if (!channel || (message.message === null && world.now() >= until)) {
      const state = message.message === null ? 'dropped' : 'sent'
      await world.store.write((tx) => tx.setOutbox(message.id, { state, why: 'given-up' }))
      continue
    }
    if (held.has(message.chat)) continue
    if ((await postOne(world, message)) === 'held') held.add(message.chat)
  }
}

async function postOne(world: World, message: OutboxRecord): Promise<'done' | 'held'> {
  const channel = world.channels.get(message.channel)!
  const { id, prompt, attempts } = message
  const locale = null
  const stands = message.message
  const outcome = await attempt<SendOutcome | EditOutcome>(world, () =>
    stands !== null
      ? channel.edit({ chat: message.chat, message: stands }, message.card)
      : channel.send({ chat: message.chat, topic: message.topic }, message.card, {
          nonce: id,
          silent: message.silent,
          replyTo: message.replyTo,
          prompt: prompt && {
            for: { id: prompt.forId, name: prompt.forName, locale },
            placeholder: prompt.placeholder,
            ...(prompt.numbers && { numbers: prompt.numbers }),
          },
        }),
  )
  if (outcome.outcome === 'sent' || outcome.outcome === 'edited') {
    await world.store.write(async (tx) => {
      const now = await tx.outbox(id)
      // It may have been drawn anew while it was on its way.
      const same = JSON.stringify(now?.card) === JSON.stringify(message.card)
      const state = same ? 'sent' : 'behind'
      await tx.setOutbox(
        id,
        outcome.outcome === 'sent'
          ? { state, message: outcome.message, attempts: 0 }
          : { state, attempts: 0 },
      )
    })
    return 'done'
  }
  if (outcome.outcome === 'gone' || (outcome.outcome === 'moved' && stands !== null)) {
    await world.store.write((tx) => tx.setOutbox(id, { state: 'dropped', why: outcome.outcome }))
    return 'done'
  }
  const known = message.address ? await world.store.read.address(message.address) : null
  const address: AddressRecord = known ?? addressFor(message)
  return world.store.write(async (tx) => {
    const setback = await setBack(world, tx, address, attempts, outcome)
    if (setback.setback === 'wait') {
      const { until: notBefore, why, attempts } = setback
      await tx.setOutbox(id, { attempts, notBefore, why })
      return 'held'
    }
    if (setback.setback === 'lost') await tx.setOutbox(id, { state: 'dropped', why: setback.why })
    else if (outcome.outcome === 'moved') await tx.setOutbox(id, { chat: outcome.to })
    else await tx.setOutbox(id, { topic: null })
    world.wake()
    return 'done'
  })
}

/** A chat that is no address of the settings (somebody wrote to the bot there). */
const addressFor = ({ channel, chat, topic }: OutboxRecord): AddressRecord => ({
  id: `${channel}:${chat}`,
  channel,
  chat,
  topic,
  locale: null,
  reachable: true,
  unreachableWhy: null,
  movedFrom: null,
  mutedUntil: null,
  since: 0,
})
