import { drawBatch } from '../../core/card/batch.ts'
import type { Card } from '../../core/card/card.ts'
import type { DigestRow } from '../../core/card/digest.ts'
import { drawDigest } from '../../core/card/digest.ts'
import { drawVerify } from '../../core/card/verify.ts'
import type { Request } from '../../core/request/request.ts'
import { isBeingWritten } from '../being-written.ts'
import { leftBy } from '../left.ts'
import type { ListRecord } from '../ports/lists.ts'
import type { AddressRecord, OutboxRecord } from '../ports/records.ts'
import type { Reads } from '../ports/store.ts'
import type { World } from '../world.ts'
import { translateFor } from '../world.ts'
import { clockAt, workspacesAt } from './clock.ts'

/** A list is kept up to date for this long; later its buttons answer that things have moved on. */
const LIST_LIFE = 24 * 3_600_000
const LISTS = 20

type Here = Pick<AddressRecord, 'id' | 'locale'>

/** Draws a digest or a list to tick from its requests as they stand. */
export async function drawList(world: World, read: Reads, address: Here, list: ListRecord): Promise<Card> {
  const t = translateFor(world, address)
  const several = workspacesAt(world, address.id).length > 1
  const nameOf = (workspace: string) => (several ? (world.workspaces.get(workspace)?.name ?? '?') : null)
  const leftOf = async ({ state, ulid }: Request) =>
    state === 'written' ? leftBy(read, await read.entry(ulid)) : null
  if (list.kind === 'digest') {
    const rows = async (numbers: readonly number[]): Promise<readonly DigestRow[]> => {
      const found: DigestRow[] = []
      for (const number of numbers) {
        const request = await read.request(number)
        if (!request) continue
        found.push({
          request,
          workspace: nameOf(request.workspace),
          waits: world.waits.get(number) ?? null,
          left: await leftOf(request),
        })
      }
      return found
    }
    const { facts } = list
    return drawDigest(
      {
        facts,
        zone: clockAt(world, address.id).zone,
        promised: await rows(list.promised),
        fresh: await rows(list.fresh),
        waiting: await rows(list.waiting),
      },
      t,
    )
  }
  if (list.kind === 'verify') {
    const rows = []
    for (const row of list.rows) {
      const request = await read.request(row.number)
      if (request) rows.push({ ...row, request, workspace: nameOf(request.workspace) })
    }
    return drawVerify({ rows, more: list.more }, t)
  }
  const rows = []
  for (const { number, revision, ticked } of list.rows) {
    const request = await read.request(number)
    if (!request) continue
    rows.push({
      request,
      workspace: nameOf(request.workspace),
      current: request.revision === revision,
      ticked,
      left: await leftOf(request),
    })
  }
  return drawBatch({ rows, more: list.more, revision: list.revision, done: list.done }, t)
}

/** Lets the lists in the chats say what became of their requests. */
export async function redrawLists(world: World): Promise<void> {
  for (const kind of ['digest', 'batch', 'verify'] as const) {
    const lists = await world.store.read.openLists(kind, world.now() - LIST_LIFE, LISTS)
    for (const message of lists) await redraw(world, message)
  }
}

async function redraw(world: World, { id, list, card, address }: OutboxRecord): Promise<void> {
  const record = address === null ? null : await world.store.read.address(address)
  if (!list || !record || (await anyBeingWritten(world, list))) return
  const now = await drawList(world, world.store.read, record, list)
  if (JSON.stringify(now) === JSON.stringify(card)) return
  await world.store.write(async (tx) => {
    const message = await tx.outbox(id)
    if (!message?.list) return
    // Ticks may have been set since: what is drawn is what the transaction sees.
    const drawn = await drawList(world, tx, record, message.list)
    await tx.setOutbox(id, { card: drawn, state: 'behind' })
  })
  world.wake()
}

const numbersOf = (list: ListRecord): readonly number[] =>
  list.kind === 'digest'
    ? [...list.promised, ...list.fresh, ...list.waiting]
    : list.rows.map(({ number }) => number)

/** Drawn for each step of a write, a list would come twice for every press. */
async function anyBeingWritten(world: World, list: ListRecord): Promise<boolean> {
  for (const number of numbersOf(list)) if (await isBeingWritten(world, number)) return true
  return false
}
