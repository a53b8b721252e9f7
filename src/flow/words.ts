import type { Answer as TypedAnswer } from '../core/answer.ts'
import { readAnswer, readSkillAnswer } from '../core/answer.ts'
import { sayReasonAlone } from '../core/card/say-reason.ts'
import { pressedBy } from '../core/interpret.ts'
import { principalKey } from '../core/principal.ts'
import type { Request, State } from '../core/request/request.ts'
import { decide } from './decide.ts'
import type { Answer, Incoming } from './ports/channel.ts'
import type { OutboxRecord } from './ports/records.ts'
import type { Presser } from './presser.ts'
import { auditRefusal, refuse, refuseWords } from './refuse.ts'
import { type Asked, askWhich, hearWhich } from './which.ts'
import type { World } from './world.ts'
import { actorOf } from './world.ts'

type Words = Extract<Incoming, { kind: 'words' }>

const OPEN: readonly State[] = ['asked', 'questioned', 'deferred', 'failed']

/**
 * Typed words. They count in reply to a message of ours, with `#n` where that request was delivered in this very chat,
 * or alone in a private chat with exactly one open card. Everything else is somebody talking, and is left alone.
 */
export async function hearWords(
  world: World,
  words: Words,
  presser: Presser,
): Promise<Answer | Asked | null> {
  const which = await hearWhich(world, words, presser)
  switch (which?.which) {
    case 'named':
      return namesRequest(world, words, which.number, which.typed, presser, which.asked)
    case 'other':
      return which.question
    case 'none':
      return hearNew(world, { ...words, replyTo: null }, presser)
  }
  return hearNew(world, words, presser)
}

async function hearNew(world: World, words: Words, presser: Presser): Promise<Answer | Asked | null> {
  const { read } = world.store
  const { channel } = presser.principal
  const typed = readAnswer(words.text)
  const prompt = words.replyTo ? await read.outboxByMessage(channel, words.place.chat, words.replyTo) : null
  const card = words.replyTo ? await read.deliveryByMessage(channel, words.place.chat, words.replyTo) : null
  const meant = typed !== null || prompt?.binding != null
  if (words.unfit && words.unfit !== 'secret') return meant ? turnAway(world, words.unfit, presser) : null
  if (prompt?.binding) return answerPrompt(world, words, prompt, typed, presser)
  if (!typed) return hearSkill(world, words, card?.request ?? null, presser)
  if (typed.verb === 'cancel') return cancel(world, words, presser)
  if (card) {
    const request = await read.request(card.request)
    return request ? decideTyped(world, request, words, typed, presser) : null
  }
  if (typed.number !== null) return namesRequest(world, words, typed.number, typed, presser)
  return words.private && !words.replyTo ? theOneOpenCard(world, words, typed, presser) : null
}

/** Words of bots, channels and the like never count; an anonymous admin is told how to be heard. */
async function turnAway(
  world: World,
  unfit: NonNullable<Words['unfit']>,
  presser: Presser,
): Promise<Answer | null> {
  if (unfit === 'secret') return null
  await auditRefusal(world, null, null, presser, unfit)
  return unfit === 'anonymous-admin'
    ? { toast: sayReasonAlone({ code: unfit }, presser.t), alert: true }
    : null
}

async function decideTyped(
  world: World,
  request: Request,
  words: Words,
  typed: TypedAnswer,
  presser: Presser,
  said = presser.update.at,
): Promise<Answer | null> {
  const { approver } = actorOf(world, presser.principal, request.workspace).rights
  if (words.unfit === 'secret' && approver) return refuseSecret(world, request, presser)
  // A bare number or tier is talk unless the card asks for one.
  if (typed.verb === 'tier' && request.question !== 'tier') return null
  const numbered = request.question === 'wording' || request.question === 'skill'
  if (typed.verb === 'wording' && !numbered) return null
  const asksSkill = typed.verb === 'wording' && request.question === 'skill'
  const pressed = pressedBy(asksSkill ? { ...typed, verb: 'skill' } : typed)
  if (!pressed) return null
  // Words that were kept and are handled late mean the request as it was when they were said.
  const decisions = await world.store.read.decisionsOf(request.number)
  const moved = decisions.some(({ at, move }) => at > said && move !== 'undo')
  return moved
    ? refuse(world, request, pressed, presser, 'moved-on')
    : decide(world, request, null, pressed, presser)
}

/** The name of a skill, said to the card that asks for one. To any other card, and to no card, it is talk. */
async function hearSkill(
  world: World,
  words: Words,
  card: number | null,
  presser: Presser,
): Promise<Answer | null> {
  const said = words.unfit ? null : readSkillAnswer(words.text)
  if (!said) return null
  const asked = card ?? said.number ?? (await theOneOpen(world, words, presser))
  const request = asked === null ? null : await world.store.read.request(asked)
  if (request?.question !== 'skill') return null
  const { number } = request
  const here = card !== null || (await isPutHere(world, number, words))
  if (!here) return null
  return decideTyped(world, request, words, { number, verb: 'skill', value: said.name, text: null }, presser)
}

const isPutHere = async (world: World, number: number, words: Words): Promise<boolean> =>
  (await world.store.read.deliveriesOf(number)).some(
    ({ chat, message }) => chat === words.place.chat && message !== null,
  )

async function theOneOpen(world: World, words: Words, presser: Presser): Promise<number | null> {
  if (!words.private || words.replyTo) return null
  const open = await openCardsHere(world, words, presser)
  return open.length === 1 ? (open[0] ?? null) : null
}

const refuseSecret = (world: World, request: Request | null, presser: Presser): Promise<Answer> =>
  refuseWords(world, request, [{ code: 'secret' }], { verb: 'modify' }, presser)

async function answerPrompt(
  world: World,
  words: Words,
  prompt: OutboxRecord,
  typed: TypedAnswer | null,
  presser: Presser,
): Promise<Answer | null> {
  const { binding } = prompt
  if (!binding) return null
  if (binding.for !== principalKey(presser.principal)) {
    await auditRefusal(world, null, null, presser, 'not-our-message')
    return null
  }
  if (typed?.verb === 'cancel') return cancelPrompt(world, prompt, presser)
  if (words.unfit === 'secret') return refuseSecret(world, null, presser)
  const request = await world.store.read.request(binding.request)
  if (!request) return null
  if (request.revision !== binding.revision)
    return refuse(world, request, { verb: 'modify' }, presser, 'moved-on')
  const verb = binding.verb === 'cause' ? 'cause' : 'modify'
  const answer = await decide(
    world,
    request,
    binding.revision,
    { verb, value: verb === 'cause' ? 'fix' : '', words: words.text },
    presser,
  )
  const after = await world.store.read.request(binding.request)
  // Refused words may be written again in reply to the same prompt.
  if (after && after.revision !== binding.revision) {
    await world.store.write((tx) => tx.setOutbox(prompt.id, { binding: null }))
  }
  return answer
}

async function cancel(world: World, words: Words, presser: Presser): Promise<Answer | null> {
  const { principal } = presser
  const open = await world.store.read.openPrompt(principal.channel, words.place.chat, principalKey(principal))
  if (open) return cancelPrompt(world, open, presser)
  return words.private ? { toast: presser.t('toast-nothing'), alert: false } : null
}

async function cancelPrompt(world: World, prompt: OutboxRecord, presser: Presser): Promise<Answer> {
  await world.store.write((tx) => tx.setOutbox(prompt.id, { binding: null }))
  return { toast: presser.t('toast-cancelled'), alert: false }
}

/** `ignore #42`: it counts if #42 was put in this chat; an approver learns why it does not. */
async function namesRequest(
  world: World,
  words: Words,
  number: number,
  typed: TypedAnswer,
  presser: Presser,
  said?: number,
): Promise<Answer | null> {
  const request = await world.store.read.request(number)
  const here = request !== null && (await isPutHere(world, number, words))
  if (request && here) return decideTyped(world, request, words, typed, presser, said)
  const ours = await isOurs(world, words, presser)
  if (!ours) return null
  return refuse(
    world,
    request && here ? request : null,
    { verb: 'evolve' },
    presser,
    request ? 'not-put-here' : 'unknown-request',
  )
}

async function isOurs(world: World, words: Words, presser: Presser): Promise<boolean> {
  const chats = await Promise.all(world.addresses.map((id) => world.store.read.address(id)))
  const known = chats.some(
    (address) => address?.channel === presser.principal.channel && address.chat === words.place.chat,
  )
  const approves = [...world.workspaces.keys()].some(
    (id) => actorOf(world, presser.principal, id).rights.approver,
  )
  return approves && (known || words.private)
}

async function theOneOpenCard(
  world: World,
  words: Words,
  typed: TypedAnswer,
  presser: Presser,
): Promise<Answer | Asked | null> {
  const open = await openCardsHere(world, words, presser)
  const [only] = open
  if (only === undefined)
    return typed.verb === 'wording' || typed.verb === 'tier'
      ? null
      : { toast: presser.t('toast-nothing'), alert: false }
  if (open.length > 1)
    return words.unfit === 'secret' ? refuseSecret(world, null, presser) : askWhich(words.text, open, presser)
  const request = await world.store.read.request(only)
  return request && decideTyped(world, request, words, typed, presser)
}

/** Numbers of the requests whose card stands open in the chat of the words. */
async function openCardsHere(world: World, words: Words, presser: Presser): Promise<readonly number[]> {
  const addresses = await Promise.all(world.addresses.map((id) => world.store.read.address(id)))
  const open = new Set<number>()
  for (const address of addresses) {
    if (address?.channel !== presser.principal.channel || address.chat !== words.place.chat) continue
    for (const delivery of await world.store.read.openDeliveriesAt(address.id, OPEN))
      open.add(delivery.request)
  }
  return [...open]
}
