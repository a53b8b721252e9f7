import { describe, expect, it } from 'vitest'
import { relate } from '../../../src/core/relation/index.ts'
import { poles } from '../../../src/core/relation/lexicon/poles.ts'
import { tools } from '../../../src/core/relation/lexicon/tools.ts'
import { values } from '../../../src/core/relation/lexicon/values.ts'

const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
const firstOf = (cell: string | undefined): string => (cell ?? '').split(',')[0]?.trim() ?? ''

/** One wish in three languages, bare, negated and for one occasion. */
const languages = {
  en: {
    want: (x: string) => `Use ${x}`,
    refuse: (x: string) => `Never use ${x}`,
    narrow: (x: string) => `Use ${x} in migrations`,
  },
  zh: {
    want: (x: string) => `用 ${x}`,
    refuse: (x: string) => `不要用 ${x}`,
    narrow: (x: string) => `迁移脚本里用 ${x}`,
  },
  ko: {
    want: (x: string) => `${x} 사용`,
    refuse: (x: string) => `${x} 사용 금지`,
    narrow: (x: string) => `마이그레이션에서는 ${x} 사용`,
  },
} as const
type Language = keyof typeof languages
const all = Object.keys(languages) as Language[]

const chosen = new Map<string, string[]>()
for (const [category = '', cell = ''] of rows(tools))
  chosen.set(
    category,
    cell.split(';').map((one) => one.split('=')[0]?.trim() ?? ''),
  )
for (const [category = '', , words] of rows(values))
  chosen.set(category, [...(chosen.get(category) ?? []), firstOf(words)])
const slots = [...chosen].filter(([, names]) => names.length > 1)

const wrong = (pairs: readonly (readonly [string, string])[], want: string): string[] =>
  pairs.flatMap(([a, b]) => {
    const there = relate(a, b).relation
    const back = relate(b, a).relation
    return there === want && back === want ? [] : [`${a} | ${b}: ${there}, ${back}`]
  })

describe.each(slots)('a choice of %s', (_, names) => {
  const crossed = all.flatMap((one) => all.map((other) => [languages[one], languages[other]] as const))
  const [first = '', second = ''] = names

  it('is the same in every language', () => {
    expect(
      wrong(
        names.flatMap((name) => crossed.map(([one, other]) => [one.want(name), other.want(name)] as const)),
        'duplicate',
      ),
    ).toEqual([])
  })
  it('excludes the others of its kind', () => {
    const others = names.slice(1).map((name, at) => [names[at] as string, name] as const)
    expect(
      wrong(
        others.flatMap(([x, y]) => crossed.map(([one, other]) => [one.want(x), other.want(y)] as const)),
        'contradiction',
      ),
    ).toEqual([])
  })
  it('is the opposite of its ban', () => {
    expect(
      wrong(
        crossed.map(([one, other]) => [one.want(first), other.refuse(first)]),
        'contradiction',
      ),
    ).toEqual([])
  })
  it('is narrower for one occasion', () => {
    expect(
      wrong(
        crossed.map(([one, other]) => [one.want(second), other.narrow(second)]),
        'refinement',
      ),
    ).toEqual([])
  })
})

describe.each(rows(poles))('the two ends of %s', (_axis, enUp, enDown, zhUp, zhDown, koUp, koDown) => {
  const ends = [
    [firstOf(enUp), firstOf(enDown), (x: string) => `The summary is ${x}`],
    [firstOf(zhUp), firstOf(zhDown), (x: string) => `总结${x}`],
    [firstOf(koUp), firstOf(koDown), (x: string) => `요약은 ${x}`],
  ] as const
  it('oppose each other, and an end agrees with itself', () => {
    expect(
      wrong(
        ends.map(([up, down, say]) => [say(up), say(down)]),
        'contradiction',
      ),
    ).toEqual([])
    expect(
      wrong(
        ends.map(([up, , say]) => [say(up), say(up)]),
        'duplicate',
      ),
    ).toEqual([])
  })
})
