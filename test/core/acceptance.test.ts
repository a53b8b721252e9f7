import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptanceMean, isUnwanted } from '../../src/core/acceptance.ts'

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
})
