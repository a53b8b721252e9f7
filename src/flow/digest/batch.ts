import { BATCH_MAX } from '../../core/card/batch.ts'
import { isBatchable, WAITING } from '../../core/digest-rows.ts'
import type { Request } from '../../core/request/request.ts'
import { say } from '../outbox.ts'
import type { Answer } from '../ports/channel.ts'
import type { ListRecord } from '../ports/lists.ts'
import type { AddressRecord, OutboxRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/store.ts'
import { type Presser, settle } from '../presser.ts'
import { refuse } from '../refuse.ts'
import { lookAtTargets } from '../seal.ts'
import { moveWithin } from '../transition.ts'
import type { World } from '../world.ts'
import { actorOf } from '../world.ts'
import { workspacesAt } from './clock.ts'
import { drawList } from './redraw.ts'

type Batch = Extract<ListRecord, { kind: 'batch' }>

/** Requests of one state that are looked through for those that can be decided together. */
const LOOK = 100
const BATCH_LIFE = 24 * 3_600_000

const batchOf = (message: OutboxRecord | null): Batch | null =>
  message?.list?.kind === 'batch' ? message.list : null

/** Puts up the list of everything that may be decided together at this address, all of it ticked. */
export async function openBatch(world: World, from: OutboxRecord, presser: Presser): Promise<Answer> {
  const { t, principal } = presser
  const address = from.address === null ? null : await world.store.read.address(from.address)
  if (!address) return refuse(world, null, { verb: 'batch' }, presser, 'not-our-message')
  const here = workspacesAt(world, address.id)
  const may = here.filter((id) => actorOf(world, principal, id).rights.approver)
  const [first] = may
  if (first === undefined) return refuse(world, null, { verb: 'batch' }, presser, 'not-an-approver')
  const by = actorOf(world, principal, first)
  const put = await world.store.write(async (tx) => {
    const fitting = await findBatchable(tx, may)
    await settle(world, tx, presser, by)
    if (fitting.length === 0) return 0
    const list: Batch = {
      kind: 'batch',
      revision: 0,
      rows: fitting.slice(0, BATCH_MAX).map(({ number, revision }) => ({ number, revision, ticked: true })),
      more: Math.max(0, fitting.length - BATCH_MAX),
      done: false,
      until: world.now() + BATCH_LIFE,
    }
    const place: AddressRecord = { ...address, chat: from.chat, topic: from.topic }
    await say(world, tx, place, await drawList(world, tx, address, list), { list })
    return list.rows.length
  })
  if (put === 0) return { toast: t('toast-nothing'), alert: false }
  world.wake()
  return { toast: t('toast-batch-open', { count: put }), alert: false }
}

async function findBatchable(tx: Transaction, workspaces: readonly string[]): Promise<readonly Request[]> {
  const found: Request[] = []
  for (const workspace of workspaces)
    for (const state of WAITING)
      found.push(...(await tx.requests({ workspace, states: [state], limit: LOOK })))
  return found.filter(isBatchable)
}

/** Takes the tick from a block, or sets it again. */
export async function tick(
  world: World,
  message: OutboxRecord,
  number: number,
  presser: Presser,
): Promise<Answer> {
  const { t } = presser
  const request = await world.store.read.request(number)
  const by = request && actorOf(world, presser.principal, request.workspace)
  if (!by?.rights.approver) return refuse(world, request, { verb: 'batch' }, presser, 'not-an-approver')
  const now = await world.store.write(async (tx) => {
    const list = batchOf(await tx.outbox(message.id))
    await settle(world, tx, presser, by)
    if (!list || list.done) return null
    const rows = list.rows.map((row) => (row.number === number ? { ...row, ticked: !row.ticked } : row))
    await change(world, tx, message, { ...list, rows, revision: list.revision + 1 })
    return rows.find((row) => row.number === number)?.ticked ?? false
  })
  world.wake()
  if (now === null) return { toast: t('toast-batch-changed'), alert: false }
  return { toast: t(now ? 'toast-ticked' : 'toast-unticked', { number }), alert: false }
}

async function change(world: World, tx: Transaction, message: OutboxRecord, list: Batch): Promise<void> {
  const address = message.address === null ? null : await tx.address(message.address)
  if (!address) return
  await tx.setOutbox(message.id, { list, card: await drawList(world, tx, address, list), state: 'behind' })
}

/**
 * Evolves what is ticked: one press, one decision for each block. It counts only for the ticks that the button was drawn
 * with (`revision`), on the very revisions that were listed; what has moved on since is left alone.
 */
export async function evolveTicked(
  world: World,
  message: OutboxRecord,
  revision: number,
  presser: Presser,
): Promise<Answer> {
  const { t, principal } = presser
  const listed = batchOf(message)
  const requests = await Promise.all(
    (listed?.rows ?? []).map(({ number }) => world.store.read.request(number)),
  )
  const first = requests.find((request) => request !== null)
  if (!first) return refuse(world, null, { verb: 'batch' }, presser, 'not-our-message')
  const rights = (request: Request) => actorOf(world, principal, request.workspace)
  if (!requests.some((request) => request && rights(request).rights.approver))
    return refuse(world, first, { verb: 'batch' }, presser, 'not-an-approver')
  const targets = new Map<string, Request['targets']>()
  for (const request of requests) {
    const workspace = request && world.workspaces.get(request.workspace)
    if (workspace && !targets.has(workspace.id))
      targets.set(workspace.id, await lookAtTargets(world, workspace, null))
  }
  const outcome = await world.store.write(async (tx) => {
    const list = batchOf(await tx.outbox(message.id))
    await settle(world, tx, presser, rights(first))
    if (!list || list.done || list.revision !== revision) return null
    let evolved = 0
    const ticked = list.rows.filter((row) => row.ticked)
    for (const row of ticked) {
      const found = await tx.request(row.number)
      const workspace = found && world.workspaces.get(found.workspace)
      if (!found || !workspace || found.revision !== row.revision) continue
      // A MEMORY.md that has become a link to CLAUDE.md since is no matter for a list (R126).
      const request = { ...found, targets: { ...found.targets, ...targets.get(workspace.id) } }
      const by = rights(request)
      if (!isBatchable(request) || !by.rights.approver) continue
      const along = { via: principal.channel, verb: 'evolve' } as const
      const moved = await moveWithin(world, tx, workspace, request, { move: 'evolve', tier: null, by }, along)
      if (moved.outcome === 'moved' && moved.request.state === 'approved') evolved += 1
    }
    await change(world, tx, message, { ...list, done: true, revision: list.revision + 1 })
    return { evolved, left: ticked.length - evolved }
  })
  if (!outcome) return { toast: t('toast-batch-changed'), alert: true }
  world.wake()
  const { evolved, left } = outcome
  if (left === 0) return { toast: t('toast-batch-evolved', { count: evolved }), alert: false }
  return { toast: t('toast-batch-partly', { count: evolved, left }), alert: true }
}
