import type { Reason } from '../reason.ts'
import { type Match, type Meeting, match, weightOf } from './compare.ts'
import type { Item } from './item.ts'
import type { Clause, ReadRule } from './rule.ts'
import { asked, canShow } from './weigh.ts'

/** Share of what two clauses say that must be common for their difference to be an opposition. */
const OPPOSED = 0.6
/** The same when they differ in a word that is often said in passing only. */
const OPPOSED_FAINTLY = 0.85
const FAINT = 0.5
/** Weight that may stand open on both sides where two people, or two numbers of something unknown, are named for one duty. */
const PERSON_OPEN = 0.35
/** A number of what no table knows may count another thing too. */
export const isNarrow = ({ a, clash }: Meeting): boolean =>
  (clash === 'value' && a.values[0]?.category === 'person') || (clash === 'number' && a.key.startsWith('#"'))

/** The strongest reason why two rules cannot both be followed, or null. `whole` is the match of all their items. */
export function opposition(a: ReadRule, b: ReadRule, whole: Match, foreign: boolean): Reason | null {
  const ruledOut = bothRuleOut(whole)
  let best: Reason | null = null
  let most = 0
  for (const one of a.clauses) {
    for (const other of b.clauses) {
      const found = a.clauses.length + b.clauses.length === 2 ? whole : match(one.items, other.items)
      const opposed = oppose(one, other, found, ruledOut, foreign)
      if (opposed === null || opposed.share <= most) continue
      most = opposed.share
      best = opposed.reason
    }
  }
  return best
}

function bothRuleOut({ meetings }: Match): ReadonlySet<Item> {
  const out = new Set<Item>()
  for (const { a, b, clash } of meetings) if (clash === null && a.sign < 0 && b.sign < 0) out.add(a).add(b)
  return out
}

function oppose(
  one: Clause,
  other: Clause,
  found: Match,
  ruledOut: ReadonlySet<Item>,
  foreign: boolean,
): { share: number; reason: Reason } | null {
  // Where both rule out the same, what else one of them negates is how it is said: "no pinyin names", "names, not in pinyin".
  const isSaying = ({ a, clash }: Meeting): boolean =>
    clash === 'sign' && (a.sign < 0 ? one : other).items.some((item) => ruledOut.has(item))
  const counted = found.meetings.filter((meeting) => meeting.clash !== 'apart' && !isSaying(meeting))
  const clashes = counted.filter(({ clash }) => clash !== null)
  const turned = isTurnedRound(one, other, counted)
  if ((clashes.length === 0 && !turned) || setsApart(found) || isExcepted(found)) return null
  // Two people have the same duty only where nothing else tells their duties apart.
  const open = Math.min(asked(found.onlyA, foreign), asked(found.onlyB, foreign))
  if (!turned && open > PERSON_OPEN && clashes.every(isNarrow)) return null
  let common = 0
  let clashing = 0
  for (const { a, b, clash, strength } of counted) {
    const weight = Math.min(weightOf(a, foreign), weightOf(b, foreign))
    // Another value alone says nothing of whether the same thing is meant.
    common += weight * (clash === null ? strength : clash === 'sign' ? 1 : 0.5)
    if (clash !== null) clashing += weight
  }
  const share = common / (common + open)
  if (share <= (clashing < FAINT && !turned ? OPPOSED_FAINTLY : OPPOSED)) return null
  const [first] = clashes.sort((x, y) => y.a.weight - x.a.weight)
  return { share, reason: first ? reasonOf(first) : { code: 'opposite-end' } }
}

/** Parts of a system: what holds in one says nothing of another. */
const places: ReadonlySet<string> = new Set(
  'client server database production staging local-env ci log ui-text screen queue cache email webhook'.split(
    ' ',
  ),
)

const isPlaced = (items: readonly Item[]): boolean => items.some(({ key }) => places.has(key))

/** Whether each speaks of a part of the system that the other does not. */
export const arePlacedApart = (onlyA: readonly Item[], onlyB: readonly Item[]): boolean =>
  isPlaced(onlyA) && isPlaced(onlyB)

/** Two rules for two different occasions, or parts of a system, do not oppose each other. */
function setsApart({ meetings, onlyA, onlyB }: Match): boolean {
  const occasion = (items: readonly Item[]): boolean =>
    items.some(
      ({ role, weight, key }) => (role === 'if' || role === 'in') && weight >= 0.8 && key !== 'unclear',
    )
  if (arePlacedApart(onlyA, onlyB)) return true
  return (
    occasion(onlyA) && occasion(onlyB) && !meetings.some(({ a, b }) => a.role !== 'core' && b.role !== 'core')
  )
}

/** "Not X unless Y" and "X when Y" are no opposition. */
export function isExcepted({ meetings }: Match): boolean {
  const excepts = (one: Item, other: Item): boolean =>
    one.role === 'except' && other.role !== 'except' && other.role !== 'core'
  const denied = meetings.filter(({ clash }) => clash === 'sign')
  return (
    (meetings.some(({ a, b }) => excepts(a, b)) && denied.every(({ a }) => a.sign < 0)) ||
    (meetings.some(({ a, b }) => excepts(b, a)) && denied.every(({ b }) => b.sign < 0))
  )
}

/** What comes first in one comes second in the other: "test before you commit", "test after you commit". */
function isTurnedRound(one: Clause, other: Clause, meetings: readonly Meeting[]): boolean {
  if (one.order === 0 || other.order === 0) return false
  const comesFirst = ({ order }: Clause, { role }: Item): boolean => (role === 'core') === order > 0
  const both = meetings
    .filter(({ clash }) => clash === null)
    .map(({ a, b }) => [comesFirst(one, a), comesFirst(other, b)])
  return both.some(([x, y]) => x && !y) && both.some(([x, y]) => !x && y)
}

const codes = {
  sign: 'opposite-wish',
  pole: 'opposite-end',
  value: 'other-value',
  number: 'other-number',
  apart: 'other-value',
} as const

/** The heaviest of what clashes; where nothing does, that the two wishes cannot both be followed. */
export function clashReason(meetings: readonly Meeting[]): Reason {
  const [first] = meetings
    .filter(({ clash }) => clash !== null && clash !== 'apart')
    .sort((x, y) => y.a.weight - x.a.weight)
  return first ? reasonOf(first) : { code: 'opposite-wish' }
}

function reasonOf({ a, b, clash }: Meeting): Reason {
  const code = codes[clash ?? 'sign']
  if (!canShow(a) || !canShow(b)) return { code }
  return { code, detail: a.text === b.text ? a.text : `${a.text} ↔ ${b.text}` }
}
