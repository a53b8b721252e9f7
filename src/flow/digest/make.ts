import { DIGEST_LATE_MAX, type DueDigest, dueDigest } from '../../core/digest.ts'
import { localDate } from '../../core/local-date.ts'
import { say } from '../outbox.ts'
import type { AddressRecord, DigestRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/store.ts'
import type { World } from '../world.ts'
import { clockAt } from './clock.ts'
import { readDigest } from './content.ts'
import { lookAround } from './look.ts'
import { drawList } from './redraw.ts'
import { prepareReview, putUp } from './review.ts'

export type Made =
  | { readonly outcome: 'made'; readonly digest: DigestRecord }
  /** That date has one already. */
  | { readonly outcome: 'made-before'; readonly digest: DigestRecord }
  | { readonly outcome: 'not-due' }

/** Makes the digest of an address if it is due. */
export async function makeDue(world: World, address: AddressRecord): Promise<Made> {
  const last = await world.store.read.lastDigest(address.id)
  const since = { since: address.since, last: last?.date ?? null }
  const due = dueDigest(world.now(), clockAt(world, address.id), since)
  if (!due) return { outcome: 'not-due' }
  return make(world, address, due)
}

/** Makes today's digest now, whether it is due or not. */
export async function makeNow(world: World, address: AddressRecord): Promise<Made> {
  const now = world.now()
  return make(world, address, { date: localDate(now, clockAt(world, address.id).zone), dueAt: now })
}

async function make(world: World, address: AddressRecord, { date, dueAt }: DueDigest): Promise<Made> {
  const before = await world.store.read.digest(address.id, date)
  if (before) return { outcome: 'made-before', digest: before }
  // Files and git are looked at before the transaction, which must not wait for them.
  const review = await prepareReview(world, address.id, date)
  const looked = await lookAround(world, address.id)
  const dropped = (await world.running?.().dropped())?.count ?? 0
  const made = await world.store.write(async (tx): Promise<Made> => {
    const known = await tx.digest(address.id, date)
    if (known) return { outcome: 'made-before', digest: known }
    const { from, dropped: told } = await foldUnsent(tx, address)
    const now = world.now()
    const fresh = await putUp(world, tx, review)
    const list = {
      ...(await readDigest(world, tx, address, {
        date,
        from,
        fresh,
        looked,
        dropped: newlyDropped(dropped, told),
      })),
      until: dueAt + DIGEST_LATE_MAX,
    }
    const outbox = await say(world, tx, address, await drawList(world, tx, address, list), { list })
    const digest = { address: address.id, date, dueAt, from, madeAt: now, outbox, dropped }
    await tx.addDigest(digest)
    await tx.addAudit({
      chain: 'service',
      kind: 'digest',
      at: now,
      body: { address: address.id, date, requests: list.waiting.length + list.fresh.length },
    })
    return { outcome: 'made', digest }
  })
  if (made.outcome === 'made') {
    world.log({ msg: 'Digest', address: address.id, date })
    world.wake()
  }
  return made
}

/**
 * Where the new one begins, and how many dropped events were told of by then. One that never got through goes into it,
 * and is not sent any more.
 */
async function foldUnsent(
  tx: Transaction,
  address: AddressRecord,
): Promise<{ readonly from: number; readonly dropped: number }> {
  const last = await tx.lastDigest(address.id)
  if (!last) return { from: address.since, dropped: 0 }
  const message = await tx.outbox(last.outbox)
  if (!message || message.message !== null) return { from: last.madeAt, dropped: last.dropped }
  if (message.state === 'wanted') await tx.setOutbox(message.id, { state: 'dropped', why: 'folded' })
  const untold = message.list?.kind === 'digest' ? message.list.facts.dropped : 0
  return { from: last.from, dropped: last.dropped - untold }
}

/** The count only grows: a smaller one means that somebody has cleared it, and all of it is new. */
const newlyDropped = (now: number, told: number): number => (now >= told ? now - told : now)
