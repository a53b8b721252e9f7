import { VERIFY_MAX, type VerifyAnswer, verifyAnswers } from '../../core/card/verify.ts'
import { HARD } from '../../core/decay.ts'
import type { Actor, Request } from '../../core/request/request.ts'
import { asDecided } from '../as-decided.ts'
import { changeEntry } from '../confidence.ts'
import { say } from '../outbox.ts'
import type { Answer } from '../ports/channel.ts'
import type { ListRecord } from '../ports/lists.ts'
import type { AddressRecord, EntryRecord, OutboxRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/store.ts'
import { type Presser, settle } from '../presser.ts'
import { refuse } from '../refuse.ts'
import { requestUndo } from '../undo.ts'
import type { World } from '../world.ts'
import { actorOf } from '../world.ts'
import { workspacesAt } from './clock.ts'
import { untrusted } from './look.ts'
import { drawList } from './redraw.ts'

type VerifyList = Extract<ListRecord, { kind: 'verify' }>

const LIST_LIFE = 24 * 3_600_000
/** How long "later" is, and how long nobody is asked again after "wrong". */
const LATER = 7 * 24 * 3_600_000

/** Puts up the entries that may have become wrong, the least trusted first. */
export async function openVerify(world: World, from: OutboxRecord, presser: Presser): Promise<Answer> {
  const { t, principal } = presser
  const address = from.address === null ? null : await world.store.read.address(from.address)
  if (!address) return refuse(world, null, { verb: 'verify' }, presser, 'not-our-message')
  const here = workspacesAt(world, address.id)
  const mine = here.filter((workspace) => actorOf(world, principal, workspace).rights.approver)
  const { count, first: least } = await untrusted(world, address.id, mine, VERIFY_MAX)
  const [first] = least
  if (!first) {
    if ((await untrusted(world, address.id, here, 1)).count > 0)
      return refuse(world, null, { verb: 'verify' }, presser, 'not-an-approver')
    return { toast: t('toast-nothing'), alert: false }
  }
  const rows = least.map(({ request, percent, confirmed }) => ({
    ...{ number: request, percent, confirmed },
    ...{ said: null, by: '', asked: null },
  }))
  const list: VerifyList = {
    kind: 'verify',
    rows,
    more: count - rows.length,
    until: world.now() + LIST_LIFE,
  }
  await world.store.write(async (tx) => {
    await settle(world, tx, presser, actorOf(world, principal, first.workspace))
    const place: AddressRecord = { ...address, chat: from.chat, topic: from.topic }
    await say(world, tx, place, await drawList(world, tx, address, list), { list })
  })
  world.wake()
  return { toast: t('toast-batch-open', { count: rows.length }), alert: false }
}

/** A person's word on one entry of such a list. Each row takes one answer. */
export async function tellVerify(
  world: World,
  message: OutboxRecord,
  number: number,
  value: string,
  presser: Presser,
): Promise<Answer> {
  const { t } = presser
  const answer = verifyAnswers.find((one) => one === value)
  const request = await world.store.read.request(number)
  const entry = request && (await world.store.read.entry(request.ulid))
  const workspace = request && world.workspaces.get(request.workspace)
  if (!request || !workspace || !answer)
    return refuse(world, request, { verb: 'verify' }, presser, 'not-our-message')
  const by = actorOf(world, presser.principal, request.workspace)
  if (!by.rights.approver) return refuse(world, request, { verb: 'verify' }, presser, 'not-an-approver')
  const row = rowIn(message, number)
  if (entry?.removedBy !== null || row?.said !== null)
    return { toast: t('toast-verify-answered', { number }), alert: true }
  const told = { world, message, request, answer, by, presser }
  if (answer === 'wrong') {
    const undo = await requestUndo(world, workspace, number, by, (tx, made) =>
      file(tx, { ...told, asked: made.number }),
    )
    if (undo.outcome === 'refused')
      return refuse(world, request, { verb: 'verify' }, presser, undo.reason, undo.detail)
    world.wake()
    return { toast: t('toast-undo-asked', { number, undo: undo.request.number }), alert: false }
  }
  await world.store.write((tx) => file(tx, { ...told, asked: null }))
  world.wake()
  return { toast: t(`toast-verify-${answer}`, { number }), alert: false }
}

const rowIn = ({ list }: Pick<OutboxRecord, 'list'>, number: number) =>
  list?.kind === 'verify' ? list.rows.find((row) => row.number === number) : undefined

interface Answered {
  readonly world: World
  readonly message: OutboxRecord
  readonly request: Request
  readonly answer: VerifyAnswer
  readonly by: Actor
  readonly presser: Presser
  readonly asked: number | null
}

/** Everything that one answer changes, unless somebody else's was first. */
async function file(tx: Transaction, told: Answered): Promise<void> {
  const { world, message, request, answer, by, presser, asked } = told
  const { number } = request
  const now = await tx.outbox(message.id)
  const entry = await tx.entry(request.ulid)
  await settle(world, tx, presser, by)
  if (now?.list?.kind !== 'verify' || rowIn(now, number)?.said !== null || entry?.removedBy !== null) return
  await changeConfidence(tx, entry, told)
  await tx.addDecision({
    ...{ id: world.ulid(), request: number, revision: request.revision, move: 'verify', value: answer },
    ...{ by: by.person, byName: by.principal.name, via: presser.via, at: world.now() },
    ...{ outcome: request.state, ...asDecided(request), blockHash: entry.hash },
  })
  const said = { said: answer, by: by.principal.name, asked }
  const rows = now.list.rows.map((row) => (row.number === number ? { ...row, ...said } : row))
  const list: VerifyList = { ...now.list, rows }
  const address = now.address === null ? null : await tx.address(now.address)
  if (address)
    await tx.setOutbox(now.id, { list, card: await drawList(world, tx, address, list), state: 'behind' })
}

/** Still true counts as a hard success and wrong as a hard failure; later changes nothing. */
async function changeConfidence(
  tx: Transaction,
  entry: EntryRecord,
  { world, answer, by, presser }: Answered,
): Promise<void> {
  const said = { via: presser.via, by: by.person }
  if (answer === 'true') {
    await changeEntry(world, tx, entry, 'success', HARD, said)
    return
  }
  if (answer === 'wrong') await changeEntry(world, tx, entry, 'failure', HARD, said)
  await tx.setEntry(entry.id, { askAfter: world.now() + LATER })
}
