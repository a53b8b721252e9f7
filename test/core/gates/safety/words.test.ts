import { describe, expect, it } from 'vitest'
import { findCues, Lexicon } from '../../../../src/core/gates/safety/intent/lexicon.ts'
import { words } from '../../../../src/core/gates/safety/intent/words.ts'

const entries = Object.entries(words).flatMap(([name, lists]) =>
  lists.flatMap((list) => list.split('|').map((word) => [name, word] as const)),
)

describe('the word tables', () => {
  it('are in lower case, with no empty word and + only behind a beginning', () => {
    expect(
      entries.filter(([, word]) => word !== word.toLowerCase() || word.trim() !== word || word === ''),
    ).toEqual([])
    expect(entries.filter(([, word]) => /(?:^|\s)\+|\+(?=\S)/.test(word))).toEqual([])
  })
  it('find each of their own words', () => {
    const missed = entries.filter(([name, word]) => {
      const text = `- ${word.replaceAll('+', '')} -`
      return !findCues(text).has(name as keyof typeof words)
    })
    expect(missed).toEqual([])
  })
})

describe('a lexicon', () => {
  const lexicon = new Lexicon({ a: ['skip+|git|git hook', '跳过'], b: ['hook'] })
  it('takes Latin words whole, beginnings open, and the longer of two', () => {
    expect(lexicon.find('skipping git hook')).toEqual(
      new Map([
        [
          'a',
          [
            { start: 0, end: 8 },
            { start: 9, end: 17 },
          ],
        ],
        ['b', [{ start: 13, end: 17 }]],
      ]),
    )
    expect(lexicon.find('digital hooks').size).toBe(0)
  })
  it('takes the beginning of a word inside of several', () => {
    const several = new Lexicon({ a: ['провер+ подпис+|check of sign+'] })
    expect(several.find('проверку подписи').get('a')).toEqual([{ start: 0, end: 16 }])
    expect(several.find('проверка, подпись').get('a')).toBeUndefined()
  })
  it('takes CJK wherever it stands', () => {
    expect(lexicon.find('请跳过它').get('a')).toEqual([{ start: 1, end: 3 }])
  })
})
