import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Confidence,
  confidenceAfter,
  confidenceOn,
  daysBetween,
  decayTypes,
  failed,
  HARD,
  invalidate,
  isDate,
  levelOf,
  reset,
  SOFT,
  succeed,
} from '../../src/core/decay.ts'

type Row = [string, Confidence['type'], string, string, number, number, number, number, number, string]
const { rows } = JSON.parse(readFileSync(new URL('values/decay.json', import.meta.url), 'utf8')) as {
  rows: Row[]
}

const anEntry = (change: Partial<Confidence> = {}): Confidence => ({
  type: 'tool_experience',
  confirmed: '2026-01-01',
  C0: 1,
  alpha: 0,
  beta: 0,
  ...change,
})

const someEntry = fc.record({
  type: fc.constantFrom(...decayTypes),
  confirmed: fc.constant('2026-01-01'),
  C0: fc.double({ min: 0, max: 1, noNaN: true }),
  alpha: fc.double({ min: 0, max: 1000, noNaN: true }),
  beta: fc.double({ min: 0, max: 1000, noNaN: true }),
})

describe('confidence', () => {
  it.each(rows)(
    'of %s is that of the formula',
    (_, type, confirmed, now, days, C0, alpha, beta, C, level) => {
      const found = confidenceOn({ type, confirmed, C0, alpha, beta }, now)
      expect(found.days).toBe(days)
      expect(Math.abs(found.C - C)).toBeLessThanOrEqual(1e-12)
      expect(found.level).toBe(level)
    },
  )

  it('lives a life of reads, failures, successes, being called wrong and looked into anew', () => {
    let entry = anEntry()
    const on = (today: string) => Number(confidenceOn(entry, today).C.toFixed(12))
    expect(on('2026-02-15')).toBe(0.798516218759)
    entry = failed(entry, HARD)
    expect(on('2026-02-15')).toBe(0.637628151622)
    entry = failed(entry, SOFT)
    expect(on('2026-02-15')).toBe(0.596008708766)
    entry = succeed(entry, HARD, '2026-02-15')
    expect(entry).toMatchObject({ alpha: 1, beta: 1.3, confirmed: '2026-02-15' })
    expect(on('2026-03-17')).toBe(0.841558288812)
    entry = invalidate(entry)
    expect(entry).toMatchObject({ C0: 0.1, alpha: 0, beta: 0, confirmed: '2026-02-15' })
    expect(on('2026-03-17')).toBe(0.086070797643)
    entry = reset(entry, '2026-03-17')
    expect(entry).toEqual(anEntry({ confirmed: '2026-03-17' }))
    expect(on('2026-03-17')).toBe(1)
  })

  it('never grows by the passing of time, and never leaves 0 to C0', () => {
    fc.assert(
      fc.property(someEntry, fc.nat(4000), fc.nat(4000), (entry, a, b) => {
        const [early, late] = [confidenceAfter(entry, Math.min(a, b)), confidenceAfter(entry, Math.max(a, b))]
        expect(late).toBeLessThanOrEqual(early)
        expect(early).toBeLessThanOrEqual(entry.C0)
        expect(late).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is helped by a success and hurt by a failure', () => {
    fc.assert(
      fc.property(someEntry, fc.nat(400), (entry, days) => {
        const now = confidenceAfter(entry, days)
        expect(confidenceAfter(succeed(entry, SOFT, '2026-01-01'), days)).toBeGreaterThanOrEqual(now)
        expect(confidenceAfter(failed(entry, SOFT), days)).toBeLessThanOrEqual(now)
      }),
    )
  })

  it('of what was called wrong comes back by a reset alone', () => {
    const wrong = succeed(invalidate(anEntry()), HARD, '2026-03-01')
    expect(levelOf(confidenceAfter(wrong, 0))).toBe('REVALIDATE')
    expect(levelOf(confidenceAfter(reset(wrong, '2026-03-01'), 0))).toBe('TRUST')
  })

  it('sums hints without growing digits', () => {
    const three = failed(failed(failed(anEntry(), SOFT), SOFT), SOFT)
    expect(three.beta).toBe(0.9)
  })
})

describe('days', () => {
  it('are those of the calendar, over a change of clocks and a leap day', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2026-11-30', '2026-11-29')).toBe(-1)
  })

  it.each(['2026-13-45', '2026-02-29', '2026-2-1', '26-02-01', '', 'yesterday'])('%j is no date', (text) =>
    expect(isDate(text)).toBe(false),
  )
})
