import type { Action } from '../core/action.ts'
import { decodeAction } from '../core/action.ts'
import type { Card } from '../core/card/card.ts'
import type { Translate } from '../core/locale-code.ts'
import { type Principal, principalKey } from '../core/principal.ts'
import { maskSecrets } from '../core/secret.ts'
import { obey } from './commands.ts'
import { decide } from './decide.ts'
import { pressOnDigest } from './digest/press.ts'
import { pressOnDrift } from './drift-press.ts'
import { moveAddress, reachAddress } from './move-address.ts'
import { say } from './outbox.ts'
import type { Answer, Incoming, Sender, Update } from './ports/channel.ts'
import type { UpdateRecord } from './ports/records.ts'
import type { Transaction } from './ports/store.ts'
import type { Presser } from './presser.ts'
import { refuse, refuseWords } from './refuse.ts'
import { rememberIn } from './remember.ts'
import { rolesNow } from './roles.ts'
import { showAnew } from './show-anew.ts'
import { spokenTo } from './spoken.ts'
import { takeInStray } from './stray.ts'
import type { Asked } from './which.ts'
import { hearWords } from './words.ts'
import type { World } from './world.ts'

type Spoken = Extract<Incoming, { kind: 'words' | 'command' }>

/**
 * Takes one update of a chat platform: kept first, then handled, once. Rejects only while it is not kept. What breaks
 * later is answered with one sentence and, as it stays unsettled, handled again at the next start.
 */
export async function receive(world: World, update: Update): Promise<Answer | null> {
  const record: UpdateRecord = {
    channel: update.channel,
    bot: update.bot,
    id: update.id,
    incoming: withoutSecrets(update.incoming),
    state: 'new',
    at: world.now(),
  }
  world.fail('C6')
  // When this cannot be kept it is rejected, so that the platform sends it again.
  if (!(await world.store.write((tx) => keep(tx, record)))) return null
  try {
    world.fail('C7')
    return await handle(world, record)
  } catch (error) {
    world.log({
      level: 'error',
      msg: 'An update could not be handled',
      update: update.id,
      error: String(error),
    })
    const locale = 'from' in record.incoming ? record.incoming.from.locale : null
    return { toast: world.t(locale ?? world.settings.locale)('toast-error'), alert: true }
  }
}

/** With what the platform says of its sender's roles, whatever becomes of it. */
async function keep(tx: Transaction, record: UpdateRecord): Promise<boolean> {
  const from = 'from' in record.incoming ? record.incoming.from : null
  if (from?.roles)
    await tx.seeRoles(principalKey({ ...from, channel: record.channel }), from.roles, record.at)
  return tx.addUpdate(record)
}

/** What was kept and not handled when the service went down. */
export async function receiveLeftovers(world: World): Promise<void> {
  for (const record of await world.store.read.newUpdates()) {
    try {
      await handle(world, record)
    } catch (error) {
      world.log({
        level: 'error',
        msg: 'A kept update could not be handled',
        update: record.id,
        error: String(error),
      })
      await settle(world, record)
    }
  }
}

const settle = (world: World, record: UpdateRecord) => world.store.write((tx) => tx.settleUpdate(record))

/**
 * What people send is kept until it is handled; a secret is not kept even so long, wherever in it it stands. Any client
 * can send any bytes as a name or as the data of a button.
 */
function withoutSecrets(incoming: Incoming): Incoming {
  if (!('from' in incoming)) return incoming
  const from = { ...incoming.from, name: maskSecrets(incoming.from.name).text }
  if (incoming.kind === 'press') {
    const words = incoming.words === undefined ? null : maskSecrets(incoming.words)
    return {
      ...incoming,
      from,
      data: maskSecrets(incoming.data).text,
      ...(words && { words: words.text, ...(words.found.length > 0 && { unfit: 'secret' as const }) }),
    }
  }
  const masked = maskSecrets(incoming.kind === 'words' ? incoming.text : incoming.args)
  const unfit = masked.found.length > 0 ? (incoming.unfit ?? 'secret') : incoming.unfit
  return incoming.kind === 'words'
    ? { ...incoming, from, unfit, text: masked.text }
    : { ...incoming, from, unfit, args: masked.text }
}

async function handle(world: World, record: UpdateRecord): Promise<Answer | null> {
  const { incoming } = record
  switch (incoming.kind) {
    case 'press':
      return takePress(world, record, incoming)
    case 'words':
    case 'command': {
      const presser = await presserOf(world, record, incoming)
      const answer =
        incoming.kind === 'words'
          ? await hearWords(world, incoming, presser)
          : await obey(world, incoming, presser)
      return reply(world, presser, incoming, answer)
    }
    case 'moved':
      await moveAddress(world, record.channel, incoming.chat, incoming.to)
      break
    case 'reach':
      await reachAddress(world, record.channel, incoming.chat, incoming.reachable)
      break
    case 'anew':
      await showAnew(world, record.channel, incoming.blank === true)
      break
  }
  await settle(world, record)
  return null
}

/** Words have no toast: their answer is a message below them, or one that only their writer sees. */
async function reply(
  world: World,
  { t, update: record }: Presser,
  to: Spoken,
  answer: Answer | Asked | Card | null,
): Promise<Answer | null> {
  if (to.aside) return replyAside(world, record, to, answer && 'ask' in answer ? alerted(answer) : answer, t)
  const missed =
    answer === null && to.kind === 'words' && to.private && to.unfit === null && mayDecide(world, record, to)
  if (missed) answer = { toast: t('toast-not-understood'), alert: true }
  await world.store.write(async (tx) => {
    if (answer) {
      const how = { replyTo: to.message, ...('ask' in answer && answer.how) }
      await say(world, tx, { channel: record.channel, ...to.place }, cardOf(answer), how)
    }
    await tx.settleUpdate(record)
  })
  if (answer) world.wake()
  return null
}

const alerted = ({ ask }: Asked): Answer => ({ toast: ask, alert: true })

function cardOf(answer: Answer | Asked | Card): Card {
  if ('parts' in answer) return answer
  return { parts: [{ part: 'line', text: 'ask' in answer ? answer.ask : answer.toast }], buttons: [] }
}

/** A stranger who finds the bot learns nothing, not even that it listens. */
const mayDecide = (world: World, { channel }: UpdateRecord, { from }: Spoken): boolean =>
  [...world.workspaces.keys()].some((workspace) => world.rights({ channel, ...from }, workspace).approver)

async function replyAside(
  world: World,
  record: UpdateRecord,
  to: Spoken,
  answer: Answer | Card | null,
  t: Translate,
): Promise<Answer | null> {
  if (answer === null || !('parts' in answer)) {
    await settle(world, record)
    return answer ?? (to.kind === 'words' ? { toast: t('toast-not-understood'), alert: true } : null)
  }
  const id = await world.store.write(async (tx) => {
    await tx.settleUpdate(record)
    if (answer.buttons.length === 0) return null
    // Nothing is left to send; the row makes the buttons of the message count.
    const kept = await say(world, tx, { channel: record.channel, ...to.place }, answer)
    await tx.setOutbox(kept, { state: 'sent' })
    return kept
  })
  const shown = async (message: string) => {
    if (id !== null) await world.store.write((tx) => tx.setOutbox(id, { message }))
  }
  return { toast: '', alert: false, aside: { card: answer, shown } }
}

async function takePress(
  world: World,
  record: UpdateRecord,
  press: Extract<Incoming, { kind: 'press' }>,
): Promise<Answer> {
  const { read } = world.store
  const presser = await presserOf(world, record, press)
  if (presser.via === 'web') return pressInInbox(world, press, presser)
  if (!press.at) return refuse(world, null, null, presser, 'not-in-a-chat')
  const action = decodeAction(press.data)
  if (!action) return refuse(world, null, null, presser, 'malformed')
  const delivery = await read.deliveryByMessage(record.channel, press.at.chat, press.at.message)
  if (!delivery) return pressOnList(world, record, press, action, presser)
  const { words = null } = press
  const request = await read.request(delivery.request)
  if (!request || delivery.request !== action.id)
    return refuse(world, request, action, presser, 'not-our-message')
  if (press.unfit === 'secret') return refuseWords(world, request, [{ code: 'secret' }], action, presser)
  return decide(world, request, action.revision, { verb: action.verb, value: action.value, words }, presser)
}

/** What is pressed there was shown there, as it stood at the revision that the press names. */
async function pressInInbox(
  world: World,
  press: Extract<Incoming, { kind: 'press' }>,
  presser: Presser,
): Promise<Answer> {
  const action = decodeAction(press.data)
  if (!action) return refuse(world, null, null, presser, 'malformed')
  const request = await world.store.read.request(action.id)
  if (!request) return refuse(world, null, action, presser, 'unknown-request')
  if (press.unfit === 'secret') return refuseWords(world, request, [{ code: 'secret' }], action, presser)
  const { words = null } = press
  return decide(world, request, action.revision, { verb: action.verb, value: action.value, words }, presser)
}

/** Buttons of a list or a menu: they count only if this very message shows them. */
async function pressOnList(
  world: World,
  record: UpdateRecord,
  press: Extract<Incoming, { kind: 'press' }>,
  action: Action,
  presser: Presser,
): Promise<Answer> {
  const { read } = world.store
  const list = press.at && (await read.outboxByMessage(record.channel, press.at.chat, press.at.message))
  const shown = list?.card.buttons.flat().some((button) => button.action === press.data)
  const answered = list?.list ? await pressOnDigest(world, list, action, presser) : null
  if (answered) return answered
  if (!list && press.at) await takeInStray(world, press.at, action, presser)
  if (!list || !shown) return refuse(world, null, action, presser, 'not-our-message')
  if (action.verb === 'keep' || action.verb === 'takeout' || action.verb === 'propose')
    return pressOnDrift(world, action, presser)
  if (action.verb === 'workspace') return rememberIn(world, list, Number(action.value), presser)
  const request = await read.request(action.id)
  if (!request) return refuse(world, null, action, presser, 'unknown-request')
  return decide(
    world,
    request,
    action.revision,
    { verb: action.verb, value: action.value, words: null },
    presser,
  )
}

async function presserOf(
  world: World,
  record: UpdateRecord,
  incoming: Extract<Incoming, { from: Sender }>,
): Promise<Presser> {
  const { from } = incoming
  const inbox = record.channel === 'web' && incoming.kind === 'press' ? incoming.account : undefined
  const channel = inbox ?? record.channel
  const roles = inbox ? await rolesNow(world, { channel, id: from.id }) : from.roles
  const principal: Principal = { channel, id: from.id, name: nameOf(from), ...(roles && { roles }) }
  const place = 'place' in incoming ? incoming.place : { chat: incoming.at?.chat ?? '', topic: null }
  const t = await spokenTo(world, record.channel, incoming)
  return { principal, via: record.channel, ...place, t, update: record }
}

/** Names are shown to others: they get no line breaks and no more room than a name needs. */
const nameOf = (from: Sender): string =>
  from.name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, 40) || from.id
