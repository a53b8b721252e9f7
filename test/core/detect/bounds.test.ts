import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flatten } from '../../../src/core/detect/flatten.ts'
import { detect, detectAll } from '../../../src/core/detect/index.ts'
import { marker } from '../../../src/core/detect/lexicon/index.ts'
import { mark } from '../../../src/core/detect/mark.ts'
import { segment } from '../../../src/core/detect/segment.ts'

const pieces = fc.constantFrom(
  'always ',
  'never ',
  '以后',
  '记住',
  '앞으로 ',
  '지 마',
  '"',
  '`',
  "'",
  '```\n',
  '<system-reminder>',
  '</',
  '://',
  '\n',
  '. ',
  '？',
  '- ',
  '> ',
  'use pnpm, not npm',
  '\u0000',
  '\ud83e',
  'İ',
  'e\u0301',
  '，',
  '(',
  '\r\n',
  '# ',
  'remember this',
  '1. ',
)

describe('detection', () => {
  it('never throws and gives spans inside the message', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces).map((all) => all.join('')),
        ),
        (message) => {
          for (const one of [detect(message), ...detectAll(message)]) {
            expect(one.evidence).not.toMatch(/[\n\r]/)
            for (const { span } of one.reasons) {
              if (span === undefined) continue
              expect(span.start).toBeGreaterThanOrEqual(0)
              expect(span.end).toBeLessThanOrEqual(message.length)
              expect(span.start).toBeLessThan(span.end)
            }
          }
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('gives the same answer twice', () => {
    fc.assert(
      fc.property(fc.array(pieces), (all) => {
        expect(detect(all.join(''))).toEqual(detect(all.join('')))
      }),
    )
  })
})

describe('a very long message', () => {
  const units = [
    'always use tabs. ',
    '以后用英文。',
    '앞으로 영어로 답해줘. ',
    '"',
    "'a ",
    '`',
    '\n- never\n',
    'a, ',
    '(',
    '<system-reminder>',
    '://x ',
    '. ',
  ]
  it.each(units)('of %j is read at its two ends only', (unit) => {
    const parts = segment(unit.repeat(Math.ceil(1_000_000 / unit.length)))
    const read = parts.sentences.reduce((sum, one) => sum + one.flat.length, 0)
    expect(read).toBeLessThanOrEqual(12_000)
  })

  it('keeps what was typed after a paste', () => {
    const message = `look at this\n${'{"a": 1},\n'.repeat(30_000)}\nfrom now on use pnpm here`
    expect(detect(message).text).toBe('Use pnpm here')
  })

  it('has no more cues than a fixed number a character', () => {
    for (const unit of units) {
      const one = mark(flatten(unit.repeat(100)), marker).length
      const ten = mark(flatten(unit.repeat(1_000)), marker).length
      expect(ten).toBeLessThanOrEqual(one * 10 + 20)
    }
  })
})

describe('flattening', () => {
  it('never moves an offset', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(flatten(text).length).toBe(text.length)
      }),
    )
  })
  it('folds full width, traditional characters and curly quotes', () => {
    expect(flatten('ＡＬＷＡＹＳ 記住 don\u2019t')).toBe("always 记住 don't")
  })
})

describe('a mark inside a word', () => {
  it.each([
    'Always run the linter <!-- twice --> before a commit',
    'Always keep /search?q=1 in the examples',
  ])('ends no sentence: %s', (message) => expect(detect(message).text).toBe(message))
})
