import { type Match, match } from './compare.ts'
import { type Item, isDone } from './item.ts'
import { isNarrow } from './oppose.ts'
import type { ReadRule } from './rule.ts'
import { alikeness } from './words-alike.ts'

const sum = (items: readonly Item[], weigh: (item: Item) => number): number =>
  items.reduce((all, item) => all + weigh(item), 0)

/** The share of what a rule asks that it does not want. */
export function refused({ items }: ReadRule): number {
  let all = 0
  let against = 0
  for (const { role, sign, weight, pole } of items) {
    if (role !== 'core' || sign === 0) continue
    all += weight
    if (sign < 0 && pole === undefined) against += weight
  }
  return all === 0 ? 0 : against / all
}

/** What the heaviest demand weighs of which nothing stands in the other rule. */
export function alone({ clauses }: ReadRule, only: readonly Item[], weigh: (item: Item) => number): number {
  const left = new Set(only)
  return Math.max(
    0,
    ...clauses.map(({ items }) => (items.every((item) => left.has(item)) ? sum(items, weigh) : 0)),
  )
}

/**
 * Of all pairs of demands: how far the nearest two are the same, and how much is common of those that differ in an end, a
 * value, a number or a wish.
 */
export function demands(
  a: ReadRule,
  b: ReadRule,
  whole: Match,
  weigh: (item: Item) => number,
): { same: number; clash: number } {
  const isSingle = a.clauses.length === 1 && b.clauses.length === 1
  let same = 0
  let clash = 0
  for (const one of a.clauses)
    for (const other of b.clauses) {
      const { meetings, onlyA, onlyB } = isSingle ? whole : match(one.items, other.items)
      let common = 0
      let clashing = 0
      for (const meeting of meetings) {
        const weight = Math.min(weigh(meeting.a), weigh(meeting.b))
        if (meeting.clash === null) common += weight
        else if (meeting.clash !== 'apart' && !isNarrow(meeting)) clashing += weight
      }
      const [leftA, leftB] = [sum(onlyA, weigh), sum(onlyB, weigh)]
      if (common > 0 && meetings.every((meeting) => meeting.clash === null))
        same = Math.max(same, (common / (common + leftA + leftB)) * Math.min(1, common))
      if (clashing > 0 && common >= 0.5)
        clash = Math.max(clash, (common + clashing) / (common + clashing + Math.min(leftA, leftB) + 0.5))
    }
  return { same, clash }
}

/** Share of common words of two sentences that are one but for a word. */
const ONE_SENTENCE = 0.5

/** "Update the worker" and "restart the worker": something else is to be done with it. */
export function hasOtherDeed({ onlyA, onlyB }: Match, a: ReadRule, b: ReadRule): boolean {
  const [own, other] = [onlyA.some(isDemanded), onlyB.some(isDemanded)]
  return (
    (own && other) ||
    ((own || other) && beginsElse(a, b) && alikeness(a.words, b.words).alike >= ONE_SENTENCE)
  )
}

/** Each begins with a word that the other has nowhere: in English what is to be done stands first. */
const beginsElse = (
  { words: [a = '', ...restA] }: ReadRule,
  { words: [b = '', ...restB] }: ReadRule,
): boolean => a !== b && !restB.includes(a) && !restA.includes(b)

const isDemanded = (item: Item): boolean =>
  item.role === 'core' && (isDone(item) || item.key === 'documentation')
