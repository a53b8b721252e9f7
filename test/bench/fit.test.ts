import { describe, expect, it } from 'vitest'
import { type Labelled, leaningsOf } from '../../bench/fit/leanings.ts'
import { tally } from '../../bench/fit/tally.ts'

type Side = 'left' | 'right'
const sides = ['left', 'right'] as const
const nothing = [
  [0, 0],
  [0, 0],
  [0, 0],
] as const
const row = (facts: readonly number[], want: Side, weight = 1): Labelled<Side> => ({ facts, want, weight })

/** The first fact tells the side, the second is noise, the third is always so. */
const rows = [
  row([2, 1, 1], 'left'),
  row([3, 0, 1], 'left'),
  row([2, 0, 1], 'left'),
  row([0, 1, 1], 'right'),
  row([1, 0, 1], 'right'),
  row([0, 0, 1], 'right'),
]
const sideOf = (facts: readonly number[], table: readonly (readonly number[])[]): Side => {
  const [left = 0, right = 0] = sides.map((_, at) =>
    facts.reduce((all, fact, name) => all + fact * (table[name]?.[at] ?? 0), 0),
  )
  return left > right ? 'left' : 'right'
}

describe('fitting leanings', () => {
  it('tells apart what the facts tell apart', () => {
    const table = leaningsOf(rows, sides, nothing)
    expect(rows.map(({ facts }) => sideOf(facts, table))).toEqual(rows.map(({ want }) => want))
    expect(table[0]?.[0]).toBeGreaterThan(table[0]?.[1] ?? 0)
  })

  it('gives the same each time', () => {
    expect(leaningsOf(rows, sides, nothing)).toEqual(leaningsOf(rows, sides, nothing))
  })

  it('leaves as it was what the rows say nothing of', () => {
    const from = [
      [0, 0],
      [0.5, -0.5],
      [0, 0],
    ]
    const silent = rows.map(({ facts: [first = 0, , always = 1], want }) => row([first, 0, always], want))
    expect(leaningsOf(silent, sides, from)[1]).toEqual([0.5, -0.5])
  })

  it('is drawn back to the leanings it begins from', () => {
    const from = [
      [-3, 3],
      [0, 0],
      [0, 0],
    ]
    const held = leaningsOf(rows, sides, from)[0]?.[0] ?? 0
    expect(held).toBeGreaterThan(-3)
    expect(held).toBeLessThan(leaningsOf(rows, sides, nothing)[0]?.[0] ?? 0)
  })

  it('counts a row as much as it weighs', () => {
    const torn = (weight: number) => [row([1, 0, 1], 'left', weight), row([1, 0, 1], 'right')]
    expect(sideOf([1, 0, 1], leaningsOf(torn(5), sides, nothing))).toBe('left')
    expect(sideOf([1, 0, 1], leaningsOf(torn(0.2), sides, nothing))).toBe('right')
  })
})

describe('the tally of verdicts', () => {
  it('is one where all are right', () => {
    const all = ['duplicate', 'contradiction', 'refinement', 'unrelated'] as const
    expect(tally(all.map((name) => [name, name]))).toContain('macro F1 1.000')
  })

  it('names precision, recall and the contradictions that were called duplicate', () => {
    const said = tally([
      ['duplicate', 'duplicate'],
      ['duplicate', 'unrelated'],
      ['contradiction', 'duplicate'],
      ['contradiction', 'contradiction'],
    ])
    expect(said).toContain('duplicate P .50 R .50')
    expect(said).toContain('contradiction P 1.00 R .50')
    expect(said).toContain('contradictions called duplicate 1')
  })
})
