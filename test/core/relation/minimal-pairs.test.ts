import { describe, expect, it } from 'vitest'
import { relate } from '../../../src/core/relation/index.ts'
import { choices } from '../../../src/core/relation/lexicon/choices.ts'
import { ends as moreEnds } from '../../../src/core/relation/lexicon/ends.ts'
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
for (const [category = '', , words] of [...rows(values), ...rows(choices)])
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

describe.each([...rows(poles), ...rows(moreEnds)])(
  'the two ends of %s',
  (_axis, enUp, enDown, zhUp, zhDown, koUp, koDown) => {
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
  },
)

/** A bound in three languages, and words that let go of it, narrow it, or say it otherwise. */
const bounds = [
  {
    most: (n: number) => `Functions have at most ${n} lines`,
    otherwise: (n: number) => `No function may exceed ${n} lines`,
    narrower: (n: number) => `Functions in migrations have at most ${n} lines`,
  },
  {
    most: (n: number) => `函数不超过 ${n} 行`,
    otherwise: (n: number) => `单个函数最多 ${n} 行`,
    narrower: (n: number) => `迁移脚本里的函数不超过 ${n} 行`,
  },
  {
    most: (n: number) => `함수는 ${n}줄 이하`,
    otherwise: (n: number) => `함수는 ${n}줄을 넘지 않게`,
    narrower: (n: number) => `마이그레이션에서 함수는 ${n}줄 이하`,
  },
] as const

describe('an amount', () => {
  const amounts = [20, 35, 50, 80, 120]
  const pairsOf = (other: (bound: (typeof bounds)[number], n: number) => string) =>
    bounds.flatMap((bound) => amounts.map((n) => [bound.most(n), other(bound, n)] as const))
  it('is the same in other words, and another one excludes it', () => {
    expect(
      wrong(
        pairsOf((bound, n) => bound.otherwise(n)),
        'duplicate',
      ),
    ).toEqual([])
    expect(
      wrong(
        pairsOf((bound, n) => bound.most(n + 15)),
        'contradiction',
      ),
    ).toEqual([])
  })
  it('is narrower in one place', () => {
    expect(
      wrong(
        pairsOf((bound, n) => bound.narrower(n)),
        'refinement',
      ),
    ).toEqual([])
  })
})

describe('a ban', () => {
  const deeds = [
    ['force-push', '强推', '강제 푸시'],
    ['rebase', '变基', '리베이스'],
    ['deploy', '部署', '배포'],
    ['log passwords', '打印密码', '비밀번호 출력'],
    ['squash commits', '压缩合并', '스쿼시 머지'],
  ] as const
  it('is the same in other words, and what it bans may not be welcome', () => {
    expect(
      wrong(
        deeds.flatMap(([en, zh, ko]) => [
          [`Never ${en}`, `Do not ${en}`] as const,
          [`不要${zh}`, `禁止${zh}`] as const,
          [`${ko} 금지`, `${ko} 하지 마`] as const,
        ]),
        'duplicate',
      ),
    ).toEqual([])
    expect(
      wrong(
        deeds.flatMap(([en, zh, ko]) => [
          [`Never ${en}`, `Feel free to ${en}`] as const,
          [`不要${zh}`, `可以${zh}`] as const,
          [`${ko} 금지`, `${ko} 해도 돼`] as const,
        ]),
        'contradiction',
      ),
    ).toEqual([])
  })
  it('is refined by an exception', () => {
    expect(
      wrong(
        deeds.flatMap(([en, zh, ko]) => [
          [`Never ${en}`, `Never ${en} unless the owner agrees`] as const,
          [`不要${zh}`, `除非负责人同意，不要${zh}`] as const,
          [`${ko} 금지`, `담당자 승인이 없는 한 ${ko} 금지`] as const,
        ]),
        'refinement',
      ),
    ).toEqual([])
  })
})
