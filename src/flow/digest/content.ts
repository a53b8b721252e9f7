import { DIGEST_NOTES_MAX, DIGEST_ROWS_MAX } from '../../core/card/digest.ts'
import { WAITING } from '../../core/digest-rows.ts'
import { localDate, localDay, localTime } from '../../core/local-date.ts'
import { isPitfall } from '../../core/pitfall/lesson.ts'
import { type ReasonCode, safetyCodes } from '../../core/reason.ts'
import type { Request } from '../../core/request/request.ts'
import type { ListRecord } from '../ports/lists.ts'
import type { AddressRecord } from '../ports/records.ts'
import type { Reads, Transaction } from '../ports/store.ts'
import { usageAt } from '../slots.ts'
import type { World } from '../world.ts'
import { clockAt, workspacesAt } from './clock.ts'
import type { Looked } from './look.ts'

const DAYS = 14

type DigestList = Extract<ListRecord, { kind: 'digest' }>

interface Span {
  readonly date: string
  readonly from: number
  /** Numbers of the requests that the review has just put up. */
  readonly fresh: readonly number[]
  readonly looked: Looked
  /** Events that were dropped and no digest has told of. */
  readonly dropped: number
}

/** Everything that the digest of an address says, from the store alone. */
export async function readDigest(
  world: World,
  tx: Transaction,
  address: AddressRecord,
  { date, from, fresh, looked, dropped }: Span,
): Promise<Omit<DigestList, 'until'>> {
  const now = world.now()
  const { zone } = clockAt(world, address.id)
  const here = workspacesAt(world, address.id)
  const everywhere = here.length === world.workspaces.size ? null : here
  const counts = await tx.decisionCounts(everywhere, from, now)
  const late = localDate(now, zone) !== date
  // A late one tells of its own day, whose last moment it is asked at.
  const day = late ? localDay(now, zone).from - 1 : now
  const usage = await usageAt(world, tx, address.id, day)
  const { limits } = world.rulesAt(address.id)
  const promised = await requestsIn(tx, here, (workspace) => ({
    workspace,
    promised: true,
    states: ['approved', 'failed', 'deferred'],
  }))
  const waiting = await waitingAt(tx, here, new Set([...fresh, ...promised.map(({ number }) => number)]))
  // Without the workspace, so that the index by time is used and not that of all that ever expired there.
  const expired = (await tx.requests({ states: ['expired'], settledSince: from })).filter(({ workspace }) =>
    here.includes(workspace),
  )
  const kept = promised.slice(0, DIGEST_NOTES_MAX)
  const open = await tx.requestCount(here, WAITING)
  const promisedOpen = promised.filter(({ state }) => WAITING.includes(state)).length
  return {
    kind: 'digest',
    promised: kept.map(({ number }) => number),
    fresh,
    waiting: waiting.map(({ number }) => number),
    facts: {
      date,
      late,
      madeAt: now,
      decided: {
        approved: counts.approved ?? 0,
        ignored: counts.ignored ?? 0,
        deferred: counts.deferred ?? 0,
      },
      slots: {
        today: { used: usage.today, limit: limits.daily, urgent: usage.exemptToday },
        week: { used: usage.week, limit: limits.weekly },
      },
      days: await decisionsByDay(tx, everywhere, day, zone),
      more: Math.max(0, open - promisedOpen - fresh.length - waiting.length),
      morePromised: promised.length - kept.length,
      expired: {
        count: expired.length,
        first: expired.slice(0, DIGEST_NOTES_MAX).map(({ number, text }) => ({ number, text })),
      },
      byHand: looked.byHand.slice(0, DIGEST_NOTES_MAX),
      toVerify: looked.toVerify,
      longFiles: looked.longFiles,
      drift: looked.drift
        .filter(({ id, at }) => here.includes(id) && at >= from)
        .slice(0, DIGEST_NOTES_MAX)
        .map(({ file, line, workspace, text }) => ({ file, line, workspace, text })),
      workflows: looked.workflows
        .filter(({ since }) => since >= from && since < now)
        .slice(0, DIGEST_NOTES_MAX)
        .map(({ since: _, ...one }) => one),
      pitfalls: await pitfallsSince(tx, here, from),
      refused: await refusedSince(tx, here, from),
      uncommitted: (await requestsIn(tx, here, (workspace) => ({ workspace, commitPending: true }))).length,
      unwatched: (await tx.unwatched(from)).slice(0, DIGEST_NOTES_MAX),
      dropped,
      unreachable: await unreachable(world, tx),
      mutedUntil:
        address.mutedUntil !== null && address.mutedUntil > now ? localTime(address.mutedUntil, zone) : null,
    },
  }
}

/** Those met for the first time: a second session would have put them to a person. */
async function pitfallsSince(tx: Transaction, workspaces: readonly string[], since: number) {
  const pool = await tx.seen({ workspaces, states: ['pool'], since })
  return pool
    .filter(({ candidate }) => isPitfall(candidate.reasons))
    .slice(0, DIGEST_NOTES_MAX)
    .flatMap(({ candidate: { text }, times }) => (text === null ? [] : [{ text, times }]))
}

/** Doors behind which nobody waits for an answer. */
const SILENT_DOORS: readonly unknown[] = ['hook', 'skill']

/** How many sentences the safety gate refused without a word, and why; one counts once, for its first reason. */
async function refusedSince(tx: Transaction, workspaces: readonly string[], since: number) {
  const counts = new Map<ReasonCode, number>()
  for (const { chain, body } of await tx.audit({ kind: 'gate-refused', since })) {
    const codes: readonly unknown[] = Array.isArray(body.reasons) ? body.reasons : []
    const first = safetyCodes.find((code) => code === codes[0])
    if (first && SILENT_DOORS.includes(body.door) && workspaces.includes(chain))
      counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  const kinds = [...counts].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count)
  return { count: kinds.reduce((sum, { count }) => sum + count, 0), kinds }
}

async function requestsIn(
  read: Reads,
  workspaces: readonly string[],
  where: (workspace: string) => Parameters<Reads['requests']>[0],
): Promise<readonly Request[]> {
  const found = []
  for (const workspace of workspaces) found.push(...(await read.requests(where(workspace))))
  return found
}

/** Those without a card first (the digest is all that tells of them), then cards without an answer; the oldest first. */
async function waitingAt(
  tx: Transaction,
  here: readonly string[],
  listed: ReadonlySet<number>,
): Promise<readonly Request[]> {
  const rows: Request[] = []
  for (const state of WAITING) {
    const limit = DIGEST_ROWS_MAX + listed.size
    const found = await requestsIn(tx, here, (workspace) => ({ workspace, states: [state], limit }))
    const unlisted = found.filter(({ number }) => !listed.has(number))
    rows.push(...unlisted.sort((a, b) => a.number - b.number))
    if (rows.length >= DIGEST_ROWS_MAX) break
  }
  return rows.slice(0, DIGEST_ROWS_MAX)
}

/** Decisions on each of the last days, the day of `at` last. */
async function decisionsByDay(
  tx: Transaction,
  workspaces: readonly string[] | null,
  at: number,
  zone: string,
): Promise<readonly number[]> {
  const days: number[] = []
  let day = localDay(at, zone)
  for (let n = 0; n < DAYS; n++) {
    const { approved = 0, ignored = 0, deferred = 0 } = await tx.decisionCounts(workspaces, day.from, day.to)
    days.unshift(approved + ignored + deferred)
    day = localDay(day.from - 1, zone)
  }
  return days
}

async function unreachable(world: World, tx: Transaction): Promise<readonly string[]> {
  const all = await Promise.all(world.addresses.map((id) => tx.address(id)))
  return all.flatMap((each) => (each && !each.reachable ? [each.id] : []))
}
