import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import { DIGEST_LATE_MAX, digestTime, dueDigest, nextDigest } from '../../src/core/digest.ts'
import { localDate } from '../../src/core/local-date.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const berlin = { zone: 'Europe/Berlin', digestAt: '22:00' }
const at = (text: string, zone = 'Europe/Berlin') => DateTime.fromISO(text, { zone }).toMillis()

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
]

describe('a digest', () => {
  it('is due when the local clock shows its time, and not a moment before', () => {
    const due = at('2026-11-29T22:00')
    expect(dueDigest(due - 1, berlin, { since: 0, last: '2026-11-28' })).toBeNull()
    expect(dueDigest(due, berlin, { since: 0, last: '2026-11-28' })).toEqual({
      date: '2026-11-29',
      dueAt: due,
    })
  })

  it('is not due again after it was sent, however often one asks', () => {
    const sent = { since: 0, last: '2026-11-29' }
    for (const minutes of [0, 0.5, 90, 119, 121, 13 * 60])
      expect(dueDigest(at('2026-11-29T22:00') + minutes * MINUTE, berlin, sent)).toBeNull()
  })

  it('that was slept over is sent late, under its own date, up to 14 hours', () => {
    const due = at('2026-11-29T22:00')
    const missed = { since: 0, last: '2026-11-28' }
    expect(dueDigest(due + DIGEST_LATE_MAX - 1, berlin, missed)?.date).toBe('2026-11-29')
    expect(dueDigest(due + DIGEST_LATE_MAX, berlin, missed)).toBeNull()
    expect(dueDigest(at('2026-11-30T22:00'), berlin, missed)?.date).toBe('2026-11-30')
  })

  it('is not made for a time before the first start', () => {
    const started = at('2026-11-29T22:30')
    expect(dueDigest(started + HOUR, berlin, { since: started, last: null })).toBeNull()
    expect(dueDigest(at('2026-11-30T22:00'), berlin, { since: started, last: null })?.date).toBe('2026-11-30')
  })

  it('is not repeated by a clock that is set back, by an hour or by days', () => {
    const sent = { since: 0, last: '2026-11-29' }
    expect(dueDigest(at('2026-11-29T21:59'), berlin, sent)).toBeNull()
    expect(dueDigest(at('2026-11-29T22:10'), berlin, sent)).toBeNull()
    expect(dueDigest(at('2026-11-28T22:10'), berlin, sent)).toBeNull()
  })

  it('is not kept back for years by one that was sent under a wrong clock', () => {
    expect(dueDigest(at('2026-11-29T22:00'), berlin, { since: 0, last: '2031-01-01' })?.date).toBe(
      '2026-11-29',
    )
  })

  it('whose time the clock jumps over is due at the jump', () => {
    // 2026-03-29 in Berlin: 01:59 is followed by 03:00.
    const clock = { ...berlin, digestAt: '02:30' }
    expect(digestTime('2026-03-29', clock)).toBe(at('2026-03-29T03:30'))
    expect(digestTime('2026-03-29', berlin)).toBe(at('2026-03-29T22:00'))
    expect(at('2026-03-29T22:00') - at('2026-03-28T22:00')).toBe(23 * HOUR)
  })

  it('whose time is shown twice is due the first time', () => {
    // 2026-10-25 in Berlin: 02:59 is followed by 02:00 once more.
    const clock = { ...berlin, digestAt: '02:30' }
    const first = digestTime('2026-10-25', clock)
    expect(new Date(first).toISOString()).toBe('2026-10-25T00:30:00.000Z')
    const sent = { since: 0, last: '2026-10-25' }
    expect(dueDigest(first, clock, { since: 0, last: '2026-10-24' })?.date).toBe('2026-10-25')
    expect(dueDigest(first + HOUR, clock, sent)).toBeNull()
    expect(at('2026-10-25T22:00') - at('2026-10-24T22:00')).toBe(25 * HOUR)
  })

  it('at midnight belongs to the date that begins, also where midnight itself is jumped over', () => {
    const clock = { zone: 'America/Santiago', digestAt: '00:00' }
    for (const date of ['2026-09-05', '2026-09-06', '2026-09-07'])
      expect(localDate(digestTime(date, clock), clock.zone)).toBe(date)
  })

  it('leaves out a date that its zone never had', () => {
    // Samoa went over the date line: 29 December 2011 was followed by the 31st.
    const clock = { zone: 'Pacific/Apia', digestAt: '22:00' }
    const after = DateTime.fromISO('2011-12-31T00:30', { zone: clock.zone }).toMillis()
    expect(dueDigest(after, clock, { since: 0, last: '2011-12-29' })).toBeNull()
    expect(dueDigest(after, clock, { since: 0, last: '2011-12-28' })?.date).toBe('2011-12-29')
  })

  describe.each(zones)('over a year in %s', (zone) => {
    it.each(['22:00', '02:30'])('comes once on every local date at %s', (digestAt) => {
      const clock = { zone, digestAt }
      const from = DateTime.fromISO('2026-01-01T12:00', { zone }).toMillis()
      const until = DateTime.fromISO('2027-01-01T12:00', { zone }).toMillis()
      const dates: string[] = []
      for (let now = from; now < until; now += 367 * MINUTE) {
        const due = dueDigest(now, clock, { since: from, last: dates.at(-1) ?? null })
        if (!due) continue
        expect(now - due.dueAt).toBeLessThan(367 * MINUTE)
        dates.push(due.date)
      }
      expect(new Set(dates).size).toBe(dates.length)
      expect(dates.length).toBe(365)
      expect([...dates].sort()).toEqual(dates)
    })
  })

  it('knows when the next one comes', () => {
    expect(nextDigest(at('2026-11-29T10:00'), berlin, '2026-11-28')).toBe(at('2026-11-29T22:00'))
    expect(nextDigest(at('2026-11-29T10:00'), berlin, '2026-11-29')).toBe(at('2026-11-30T22:00'))
    expect(nextDigest(at('2026-11-29T23:00'), berlin, '2026-11-29')).toBe(at('2026-11-30T22:00'))
  })
})
