import { describe, expect, it } from 'vitest'
import { findRivals } from '../../../src/core/gates/alignment.ts'
import { findRefined, sayAlready, standsAlready } from '../../../src/core/gates/redundancy.ts'
import { findRelated, indexRules } from '../../../src/core/gates/rule-index.ts'
import { relate } from '../../../src/core/relation/index.ts'

const rulesOf = (...texts: readonly string[]) =>
  texts.map((text, line) => ({ file: 'MEMORY.md', line, text, tier: 'L1' as const, marker: null }))

const standing = rulesOf(
  'Use bun, not yarn',
  'Prefer const over let',
  '用 4 个空格缩进',
  '커밋 메시지는 영어로 작성',
  'Run the tests before pushing',
  'Never log passwords',
  'My brother uses yarn',
)
const index = indexRules(standing)

describe('the rules that stand', () => {
  it('are searched for what contradicts a text', () => {
    const rivals = findRivals('Use yarn, not bun', index)
    expect(rivals.map(({ rule }) => rule.line)).toEqual([0])
    expect(rivals[0]?.reasons[0]?.code).toBe('opposite-wish')
  })

  it('are searched across languages', () => {
    expect(findRivals('Indent with two spaces', index).map(({ rule }) => rule.line)).toEqual([2])
    expect(findRivals('提交信息用中文', index).map(({ rule }) => rule.line)).toEqual([3])
    expect(sayAlready('Commit messages in English', index)[0]?.line).toBe(3)
  })

  it('say when a text stands already, in its words or in others', () => {
    expect(standsAlready('use bun, not yarn.', standing)?.line).toBe(0)
    expect(standsAlready('bun only', standing)).toBeNull()
    expect(standsAlready('', standing)).toBeNull()
    expect(sayAlready('use bun, not yarn.', index)[0]?.line).toBe(0)
    expect(sayAlready('Do not log passwords', index)[0]?.line).toBe(5)
    expect(sayAlready('', index)).toEqual([])
  })

  it('say what a text only adds to', () => {
    expect(
      findRefined('Run the tests before pushing, except for docs', index).map(({ rule }) => rule.line),
    ).toEqual([4])
  })

  it('give the same as comparing with each', () => {
    for (const text of [
      'Use yarn, not bun',
      'Prefer let over const',
      'Indent with tabs',
      '커밋 메시지는 중국어로',
      'Log passwords',
    ]) {
      const slow = standing.flatMap((rule) => {
        const { relation } = relate(text, rule.text)
        return relation === 'unrelated' ? [] : [{ line: rule.line, relation }]
      })
      expect(findRelated(text, index).map(({ rule, relation }) => ({ line: rule.line, relation }))).toEqual(
        slow,
      )
    }
  })

  it('are found when they contradict, however many nearer ones say the same', () => {
    const things = ['answers', 'comments', 'branches', 'pull requests', 'log lines', 'file names', 'tests']
    const alike = Array.from({ length: 70 }, (_, at) => `Use pnpm for ${things[at % 7]} in package ${at}`)
    const many = indexRules(rulesOf(...alike, 'Use yarn for tests'))
    expect(findRivals('Use pnpm for tests', many).map(({ rule }) => rule.text)).toEqual([
      'Use yarn for tests',
    ])
  })
})
