import { DateTime } from 'luxon'
import { localDate } from './local-date.ts'

const HOUR = 3_600_000
/** A digest that is later than this is not sent any more: what it would have said stands in the next one. */
export const DIGEST_LATE_MAX = 14 * HOUR

/** When an address gets its digest. */
export interface DigestClock {
  /** An IANA zone. */
  readonly zone: string
  /** `HH:MM` on the local clock. */
  readonly digestAt: string
}

export interface DueDigest {
  /** `YYYY-MM-DD`: the local date that it is for. */
  readonly date: string
  /** ms since the epoch. */
  readonly dueAt: number
}

/**
 * The moment at which the local clock first shows `digestAt` on a date, or has just jumped over it: a time that is shown
 * twice counts the first time, one that is never shown counts when the clock has jumped.
 */
export function digestTime(date: string, { zone, digestAt }: DigestClock): number {
  const day = DateTime.fromISO(date, { zone }).startOf('day')
  const end = day.plus({ days: 1 }).startOf('day')
  const wall = Date.parse(`${date}T${digestAt}:00Z`)
  // Each offset of the day gives one reading of the wall clock; the earliest that shows it (or more) is the moment.
  const readings = [...new Set([day.offset, end.minus(1).offset])]
    .map((minutes) => wall - minutes * 60_000)
    .filter((at) => at >= day.toMillis() && at < end.toMillis())
    .sort((a, b) => a - b)
  const shown = readings.find((at) => clockAt(at, zone) === digestAt)
  return shown ?? readings.find((at) => clockAt(at, zone) > digestAt) ?? day.toMillis()
}

const clockAt = (at: number, zone: string): string => DateTime.fromMillis(at, { zone }).toFormat('HH:mm')

/**
 * The digest that should be sent now; null when there is none. `since` is when the address was first known: nothing is
 * said of the time before. `last` is the date of the newest digest. A clock that was set back repeats none; a `last` that
 * lies days ahead was written under a wrong clock and holds nothing up.
 */
export function dueDigest(
  now: number,
  clock: DigestClock,
  { since, last }: { readonly since: number; readonly last: string | null },
): DueDigest | null {
  const newest = newestDue(now, clock)
  if (newest.dueAt < since || now - newest.dueAt >= DIGEST_LATE_MAX) return null
  if (last !== null && newest.date <= last && last <= dateAfter(now, clock.zone)) return null
  return newest
}

/** The date whose digest was due last at `now`, whether or not it was sent. */
function newestDue(now: number, clock: DigestClock): DueDigest {
  const today = localDate(now, clock.zone)
  const dueToday = digestTime(today, clock)
  if (dueToday <= now) return { date: today, dueAt: dueToday }
  // By way of the day's first moment: a zone that moves over the date line leaves dates out.
  const dayStart = DateTime.fromMillis(now, { zone: clock.zone }).startOf('day').toMillis()
  const yesterday = localDate(dayStart - 1, clock.zone)
  return { date: yesterday, dueAt: digestTime(yesterday, clock) }
}

const dateAfter = (now: number, zone: string): string =>
  DateTime.fromMillis(now, { zone }).plus({ days: 1 }).toFormat('yyyy-MM-dd')

/** When the next digest after `now` is due, ms since the epoch, if the one of `last` was sent. */
export function nextDigest(now: number, clock: DigestClock, last: string | null): number {
  const today = localDate(now, clock.zone)
  const dueToday = digestTime(today, clock)
  if (dueToday > now && (last === null || last < today)) return dueToday
  const start = DateTime.fromMillis(now, { zone: clock.zone }).startOf('day')
  const tomorrow = start.plus({ days: 1 }).toFormat('yyyy-MM-dd')
  return digestTime(last !== null && tomorrow <= last ? dayAfter(last) : tomorrow, clock)
}

const dayAfter = (date: string): string =>
  DateTime.fromISO(date, { zone: 'utc' }).plus({ days: 1 }).toFormat('yyyy-MM-dd')
