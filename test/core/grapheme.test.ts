import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columns, cutAtGrapheme, graphemeLength, graphemes, isLongerThan } from '../../src/core/grapheme.ts'

const family = '👩\u200d👩\u200d👧'

describe('graphemes', () => {
  it('are what a reader counts', () => {
    expect(graphemes(`e\u0301${family}한`)).toEqual(['e\u0301', family, '한'])
    expect(graphemeLength(`e\u0301${family}한`)).toBe(3)
  })
  it('are never cut in the middle', () => {
    expect(cutAtGrapheme(`ab${family}cd`, 3)).toBe('ab…')
    expect(cutAtGrapheme(`ab${family}`, 3)).toBe(`ab${family}`)
    expect(cutAtGrapheme('abc', 0)).toBe('')
  })
  it('hold the limit for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, max) => {
        expect(graphemeLength(cutAtGrapheme(text, max))).toBeLessThanOrEqual(max)
        expect(isLongerThan(text, max)).toBe(graphemeLength(text) > max)
      }),
    )
  })
  it('take two columns when they are wide', () => {
    expect(columns('abc')).toBe(3)
    expect(columns('提交')).toBe(4)
    expect(columns('한글')).toBe(4)
    expect(columns(`🧬${family}❤️`)).toBe(6)
    expect(columns('e\u0301')).toBe(1)
  })
})
