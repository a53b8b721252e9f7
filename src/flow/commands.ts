import type { Card } from '../core/card/card.ts'
import { age, drawHelp, drawLanguages, drawLimits, drawPending, drawStatus } from '../core/card/list.ts'
import { sayReasonAlone } from '../core/card/say-reason.ts'
import { drawWhy } from '../core/card/why.ts'
import { cutAtGrapheme } from '../core/grapheme.ts'
import { localTime } from '../core/local-date.ts'
import type { LocaleCode, Translate } from '../core/locale-code.ts'
import { localeCodes } from '../core/locale-code.ts'
import type { Request, State } from '../core/request/request.ts'
import { decide } from './decide.ts'
import { linesStillByHand } from './digest/look.ts'
import { makeNow } from './digest/make.ts'
import { answerInbox } from './inbox/login.ts'
import { mute } from './mute.ts'
import type { Answer, Incoming } from './ports/channel.ts'
import type { AddressRecord } from './ports/records.ts'
import type { Presser } from './presser.ts'
import { auditRefusal, refuse, refuseWords } from './refuse.ts'
import { remember } from './remember.ts'
import { status } from './report/status.ts'
import { historyOf, verdictsOn } from './report/why.ts'
import { usageAt } from './slots.ts'
import { addressAt } from './spoken.ts'
import type { World } from './world.ts'
import { actorOf, translateFor } from './world.ts'

type Command = Extract<Incoming, { kind: 'command' }>

const WAITING: readonly State[] = ['queued', 'asked', 'questioned', 'deferred', 'approved', 'failed']
const PENDING_MAX = 10

/** Does what a `/command` asks. What it does not know is answered with the help. */
export async function obey(world: World, command: Command, presser: Presser): Promise<Answer | Card | null> {
  const { t } = presser
  if (command.unfit && command.unfit !== 'secret') {
    await auditRefusal(world, null, null, presser, command.unfit)
    return command.unfit === 'anonymous-admin'
      ? { toast: sayReasonAlone({ code: command.unfit }, t), alert: true }
      : null
  }
  const address = await addressOf(world, presser)
  // In a chat that nobody named in the settings, only private talk is answered.
  if (!address && !command.private) return null
  // What is shown to its asker alone still lists what stays in the chat, in its words.
  const spoken = address ? translateFor(world, address) : t
  if (command.name === 'help' || command.name === 'start') return drawHelp(spoken)
  if (command.name === 'remember') return takeWords(world, command, presser)
  const approves = [...world.workspaces.keys()].some(
    (id) => actorOf(world, presser.principal, id).rights.approver,
  )
  if (!approves) {
    await auditRefusal(world, null, null, presser, 'not-an-approver')
    return { toast: t('toast-not-approver'), alert: true }
  }
  switch (command.name) {
    case 'pending':
      return pending(world, presser, spoken)
    case 'status':
      return drawStatus({ ...(await status(world)) }, world.now(), spoken)
    case 'why':
      return withRequest(world, command, presser, (request) => why(world, request, spoken))
    case 'undo':
      return withRequest(world, command, presser, (request) =>
        decide(world, request, null, { verb: 'undo', value: '', words: null }, presser),
      )
    case 'limits':
      return address ? limits(world, address, spoken) : { toast: t('toast-nothing'), alert: false }
    case 'digest':
      return address ? todaysDigest(world, address, presser) : { toast: t('toast-nothing'), alert: false }
    case 'mute':
      return address
        ? mute(world, command.args, address, presser)
        : { toast: t('toast-nothing'), alert: false }
    case 'inbox':
      return answerInbox(world, presser, { alone: command.private, aside: command.aside === true })
    case 'lang':
      return language(world, command.args, address, presser, spoken)
    default:
      return drawHelp(spoken)
  }
}

const addressOf = (world: World, presser: Presser) => addressAt(world, presser.principal.channel, presser)

async function takeWords(world: World, command: Command, presser: Presser): Promise<Answer | null> {
  const { t } = presser
  if (command.unfit === 'secret') return refuseWords(world, null, [{ code: 'secret' }], null, presser)
  const address = await addressOf(world, presser)
  const approves = [...world.workspaces.keys()].some(
    (id) => actorOf(world, presser.principal, id).rights.approver,
  )
  // A stranger who finds the bot cannot fill the queue: a member writes in a chat that is ours.
  if (!address && !approves) {
    await auditRefusal(world, null, null, presser, 'not-an-approver')
    return { toast: t('toast-not-approver'), alert: true }
  }
  if (!command.args.trim()) return { toast: sayReasonAlone({ code: 'empty' }, t), alert: true }
  return remember(world, command.args, presser)
}

async function pending(world: World, presser: Presser, t: Translate): Promise<Card> {
  // What waits in a workspace is the business of those who may decide there.
  const all = (await world.store.read.requests({ states: WAITING })).filter((request) =>
    mayDecide(world, request, presser),
  )
  const rows = all.slice(0, PENDING_MAX).map((request) => ({
    number: request.number,
    revision: request.revision,
    state: request.state,
    question: request.question,
    kind: request.kind,
    takesOut: request.takesOut?.number ?? null,
    tier: request.tier,
    text: request.text,
    age: age(world.now() - request.createdAt, t),
    sendable: request.state === 'queued' || request.state === 'deferred',
  }))
  const { unwatched, dropped } = await status(world)
  const address = await addressOf(world, presser)
  const byHand = address ? await linesStillByHand(world, address.id) : []
  const notes = [
    ...byHand.map(({ text, ...of }) => t('digest-by-hand', { ...of, text: cutAtGrapheme(text, 60) })),
    ...unwatched.map(({ path, events }) => t('status-unwatched', { path, events })),
    ...(dropped > 0 ? [t('status-dropped', { count: dropped })] : []),
  ]
  return drawPending(rows, all.length - rows.length, notes, t)
}

const mayDecide = (world: World, request: Request, { principal }: Presser): boolean =>
  actorOf(world, principal, request.workspace).rights.approver

async function withRequest(
  world: World,
  { name: command, args }: Command,
  presser: Presser,
  act: (request: Request) => Promise<Answer | Card>,
): Promise<Answer | Card> {
  const number = /^\s*#?(\d{1,9})\s*$/u.exec(args.normalize('NFKC'))?.[1]
  if (number === undefined) return { toast: presser.t('toast-which-number', { command }), alert: true }
  const request = await world.store.read.request(Number(number))
  if (!request) return { toast: sayReasonAlone({ code: 'unknown-request' }, presser.t), alert: true }
  if (!mayDecide(world, request, presser)) return refuse(world, request, null, presser, 'not-an-approver')
  return act(request)
}

async function why(world: World, request: Request, t: Translate): Promise<Card> {
  const { takesOut, ...of } = request
  const verdicts = await verdictsOn(world, request)
  const history = await historyOf(world, request)
  return drawWhy({ ...of, takesOut: takesOut?.number ?? null, verdicts, ...history }, t)
}

async function limits(world: World, address: AddressRecord, t: Translate): Promise<Card> {
  const { limits: most, quiet } = world.rulesAt(address.id)
  const used = await usageAt(world, world.store.read, address.id)
  return drawLimits(
    {
      today: { used: used.today, limit: most.daily },
      week: { used: used.week, limit: most.weekly },
      urgent: { used: used.exemptToday, limit: most.urgent },
      quiet: quiet && `${quiet.from}-${quiet.to}`,
    },
    t,
  )
}

/** Today's digest now; a second time only says when it was made. */
async function todaysDigest(world: World, address: AddressRecord, presser: Presser): Promise<Answer | null> {
  const made = await makeNow(world, address)
  if (made.outcome !== 'made-before') return null
  const at = localTime(made.digest.madeAt, world.rulesAt(address.id).zone)
  return { toast: presser.t('toast-digest-before', { at }), alert: false }
}

async function language(
  world: World,
  args: string,
  address: AddressRecord | null,
  presser: Presser,
  spoken: Translate,
): Promise<Answer | Card> {
  const wanted = args.trim().toLowerCase().slice(0, 2) as LocaleCode
  if (!address || !localeCodes.includes(wanted)) return drawLanguages(spoken)
  await world.store.write(async (tx) => {
    await tx.setAddress(address.id, { locale: wanted })
    await tx.addAudit({
      chain: 'service',
      kind: 'language',
      at: world.now(),
      body: { address: address.id, locale: wanted },
    })
    await tx.settleUpdate(presser.update)
  })
  const t = world.t(wanted)
  return { toast: t('toast-lang', { language: t(`language-${wanted}`) }), alert: false }
}
