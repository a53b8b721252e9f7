import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CommitWords, commitMessage, SUBJECT_MAX_COLUMNS } from '../../src/core/commit-message.ts'
import { columns } from '../../src/core/grapheme.ts'

const words: CommitWords = {
  locale: 'en',
  kind: 'add',
  tier: 'L1',
  text: 'T',
  id: '01JDX4T9V2Q8W3E5R7Y1M6N0KA',
  hash: 'ab'.repeat(32),
  removes: [],
}
const subject = (of: Partial<CommitWords>) => commitMessage({ ...words, ...of }).split('\n')[0] ?? ''

describe('a commit message', () => {
  it.each([
    [{ locale: 'zh' }, '🧬 L1进化: T'],
    [{ locale: 'zh', tier: 'L2', skill: 'deploy' }, '🧬 L2进化: deploy - T'],
    [{ locale: 'en', tier: 'L3' }, '🧬 L3 evolve: T'],
    [{ locale: 'en', tier: 'L2', skill: 'deploy' }, '🧬 L2 evolve: deploy - T'],
    [{ locale: 'ko' }, '🧬 L1 진화: T'],
    [{ locale: 'zh', kind: 'remove' }, '🧬 L1撤销: T'],
    [{ locale: 'en', kind: 'remove' }, '🧬 L1 undo: T'],
    [{ locale: 'ko', kind: 'remove' }, '🧬 L1 되돌림: T'],
  ] as const)('for %j begins %s', (of, expected) => {
    expect(subject(of)).toBe(expected)
  })
  it('carries the trailers that recognise it', () => {
    expect(commitMessage({ ...words, removes: ['01A', '01B'] })).toBe(
      `🧬 L1 evolve: T\n\nEvolution-Id: ${words.id}\nEvolution-Sha256: ${words.hash}\nEvolution-Removes: 01A\nEvolution-Removes: 01B\n`,
    )
  })
  it('never has a subject wider than 72 columns, nor a control character in it (R107)', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.constantFrom('en', 'zh', 'ko'),
        (text, locale) => {
          const message = commitMessage({ ...words, locale, text })
          const [first = '', second, third] = message.split('\n')
          expect(columns(first)).toBeLessThanOrEqual(SUBJECT_MAX_COLUMNS)
          expect(first).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
          expect(second).toBe('')
          expect(third).toBe(`Evolution-Id: ${words.id}`)
        },
      ),
    )
  })
  it('cuts at a whole character, wide ones counted twice', () => {
    expect(subject({ text: '禁止强推'.repeat(30) })).toMatch(/^🧬 L1 evolve: (禁止强推)+禁?止?强?…$/)
    expect(subject({ text: '👩‍👩‍👧‍👦'.repeat(40) }).endsWith('👩‍👩‍👧‍👦…')).toBe(true)
  })
  it('cannot be made to carry another trailer', () => {
    const message = commitMessage({ ...words, text: 'x\n\nEvolution-Id: 01FORGED' })
    expect(message.split('\n').filter((line) => line.startsWith('Evolution-Id:'))).toHaveLength(1)
  })
})
