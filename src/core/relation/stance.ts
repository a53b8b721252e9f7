import { foldScript } from './script.ts'
import {
  type Axis,
  axes,
  GOAL,
  methods,
  periods,
  REJECTED,
  SOURCE,
  UNWANTED,
  weekdays,
} from './stance-words.ts'
import { stem } from './stem.ts'

/**
 * Which side a rule takes where no single word of the tables says it: how things are bundled, when work goes on, how far it
 * reaches, how often it comes round, where something comes from, and what is chosen over what.
 */
export interface Stance {
  readonly sides: ReadonlyMap<string, 1 | -1>
  readonly periods: ReadonlySet<string>
  readonly weekdays: ReadonlySet<string>
  readonly methods: ReadonlySet<string>
  readonly sources: ReadonlySet<string>
  readonly goals: ReadonlySet<string>
  readonly rejected: ReadonlySet<string>
  /** What it says of a thing with "un-" or "non-": of "unsigned" the "sign". */
  readonly unwanted: ReadonlySet<string>
  /** The rule, folded. */
  readonly text: string
}

const DENIED_BEFORE =
  /(?<!\p{L})(?:not|never|no|don't|cannot|can't|without|avoid|stop|forbid\w*|refuse|reject)(?!\p{L})[^,.;:，。；：]{0,24}$|[不别勿莫][^,.;:，。；：]{0,6}$|(?:禁止|避免)[^,.;:，。；：]{0,8}$/u
const DENIED_BEHIND =
  /^ (?:is|are) (?:banned|forbidden|out|off|not|never|no|gone|deprecated)(?!\p{L})|^[^,.;]{0,8}(?:지 ?(?:마|말|않)|금지|안 (?:된|돼|됨))/u

const isDenied = (text: string, at: number, to: number): boolean =>
  DENIED_BEFORE.test(text.slice(Math.max(0, at - 32), at)) || DENIED_BEHIND.test(text.slice(to, to + 16))

/** The one side that all its words take, or 0. */
function sideOf(text: string, { plus, minus, hanging }: Axis): 1 | -1 | 0 {
  const said = (pattern: RegExp, side: number): number[] =>
    [...text.matchAll(pattern)].map((hit) =>
      isDenied(text, hit.index, hit.index + hit[0].length) ? -side : side,
    )
  const all = [...said(plus, 1), ...said(minus, -1)]
  if (all.length === 0 || all.some((side) => side !== all[0]) || hanging?.test(text)) return 0
  return all[0] === 1 ? 1 : -1
}

const saidOf = (text: string, words: readonly (readonly [string, RegExp])[]): ReadonlySet<string> =>
  new Set(words.filter(([, word]) => word.test(text)).map(([name]) => name))

const WORD = /[a-z0-9_][a-z0-9_./-]*[a-z0-9_]|[가-힣]{2,}/gu

const caught = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((hit) => hit.slice(1).filter((word) => word !== undefined))
const rootsOf = (words: readonly string[]): Set<string> =>
  new Set(words.map((word) => stem(word.replace(/[./-]+$/, ''))).filter((word) => word !== ''))
/** `testify/require` says "require" too. */
const withParts = (word: string): string[] => [word, ...word.split(/[/-]/)]

/** No rule is longer. */
const LENGTH_MAX = 1_000
const plainAxes = ['switch', 'span', 'extreme', 'hand', 'openness', 'sync', 'way', 'who'] as const

/** Reads which sides a rule takes. */
export function stanceOf(rule: string): Stance {
  const text = foldScript(rule.slice(0, LENGTH_MAX))
    .replace(/`|(?<=\w)\(\)/g, '')
    .replaceAll('\u2019', "'")
  const sides = axes
    .map((axis) => [axis.name, sideOf(text, axis)] as const)
    .filter((one): one is readonly [string, 1 | -1] => one[1] !== 0)
  return {
    sides: new Map(sides),
    periods: saidOf(text, periods),
    weekdays: saidOf(text, weekdays),
    methods: saidOf(text, methods),
    sources: rootsOf(caught(text, SOURCE)),
    goals: rootsOf(caught(text, GOAL)),
    rejected: rootsOf(caught(text, REJECTED)),
    unwanted: rootsOf(
      [...text.matchAll(UNWANTED)]
        .filter((hit) => !isDenied(text, hit.index, hit.index + hit[0].length))
        .map(([, word = '']) => word),
    ),
    text,
  }
}

/** Words that stand in a rule and that it does not forbid. */
const keptIn = (text: string): ReadonlySet<string> =>
  rootsOf(
    [...text.matchAll(WORD)]
      .filter((hit) => !isDenied(text, hit.index, hit.index + hit[0].length))
      .flatMap(([word]) => withParts(word)),
  )

/** What one rejects or wants undone the other wants. */
const wantsRejected = (one: Stance, other: Stance): boolean =>
  wants(other, one.rejected, other.rejected) || wants(other, one.unwanted, other.unwanted)

function wants(other: Stance, words: ReadonlySet<string>, itsOwn: ReadonlySet<string>): boolean {
  const named = [...words].filter(
    // The stem of a word is all of it but its last letters.
    (word) => !itsOwn.has(word) && other.text.includes(word.slice(0, Math.max(2, word.length - 1))),
  )
  if (named.length === 0) return false
  const kept = keptIn(other.text)
  return named.some((word) => kept.has(word))
}

const isApart = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && other.size > 0 && ![...one].some((word) => other.has(word))
const meets = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((word) => other.has(word))

/** Whether one says of it what the other says the opposite of, in words that mean nothing else. */
export const isOppositeEnd = (a: Stance, b: Stance): boolean =>
  plainAxes.some((name) => (a.sides.get(name) ?? 0) * (b.sides.get(name) ?? 0) < 0)

/** On how many points two rules take opposite sides; the same from both. */
export function standsAgainst(a: Stance, b: Stance): number {
  return [
    ...axes.map(({ name }) => (a.sides.get(name) ?? 0) * (b.sides.get(name) ?? 0) < 0),
    isApart(a.periods, b.periods),
    isApart(a.weekdays, b.weekdays),
    isApart(a.methods, b.methods),
    meets(a.sources, b.goals) || meets(a.goals, b.sources),
    wantsRejected(a, b) || wantsRejected(b, a),
  ].filter(Boolean).length
}
