import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptanceMean, isUnwanted } from '../../src/core/acceptance.ts'
import { queueOrder } from '../../src/core/limits.ts'
import { aRequest } from '../a-request.ts'

const some = fc.record({ approved: fc.nat(200), ignored: fc.nat(200) })

describe('acceptance', () => {
  it('is even without a decision and learns from each', () => {
    expect(acceptanceMean({ approved: 0, ignored: 0 })).toBe(0.5)
    expect(acceptanceMean({ approved: 4, ignored: 1 })).toBeCloseTo(5 / 7, 12)
    fc.assert(
      fc.property(some, ({ approved, ignored }) => {
        const now = acceptanceMean({ approved, ignored })
        expect(acceptanceMean({ approved: approved + 1, ignored })).toBeGreaterThan(now)
        expect(acceptanceMean({ approved, ignored: ignored + 1 })).toBeLessThan(now)
        expect(now).toBeGreaterThan(0)
        expect(now).toBeLessThan(1)
      }),
    )
  })

  it('lets a class go to the digest after ten decisions with hardly a yes', () => {
    expect(isUnwanted({ approved: 0, ignored: 9 })).toBe(false)
    expect(isUnwanted({ approved: 0, ignored: 10 })).toBe(true)
    expect(isUnwanted({ approved: 2, ignored: 10 })).toBe(false)
    expect(isUnwanted({ approved: 1, ignored: 9 })).toBe(true)
  })

  it('puts what people want first, after urgency and importance and before age', () => {
    const queued = (number: number, mean: number, more = {}) => ({
      request: aRequest({ number, createdAt: number, urgency: 'standard', importance: 'M', ...more }),
      mean,
    })
    const queue = [
      queued(1, 0.2),
      queued(2, 0.9),
      queued(3, 0.9),
      queued(4, 0.1, { importance: 'H' }),
      queued(5, 0.1, { urgency: 'urgent', importance: 'L' }),
    ].sort(queueOrder)
    expect(queue.map(({ request }) => request.number)).toEqual([5, 4, 2, 3, 1])
  })
})
