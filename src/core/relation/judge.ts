import type { Reason } from '../reason.ts'
import { isForeign, type Match, type Meeting, match, weightOf } from './compare.ts'
import type { Item } from './item.ts'
import type { Clause, ReadRule } from './rule.ts'

export type Relation = 'duplicate' | 'contradiction' | 'refinement' | 'unrelated'

export interface Judgement {
  readonly relation: Relation
  readonly reasons: readonly Reason[]
}

/** Found on half of the labelled pairs and on pairs made from the tables. */
const thresholds = {
  /** Share of what two clauses say that must be common for their difference to be an opposition. */
  opposed: 0.6,
  /** Share of each side that must be common for a duplicate. */
  same: 0.6,
  /** Share of the shorter side that must be in the longer one for a refinement. */
  within: 0.66,
  /** Weight that, when it is left over, changes what a rule asks. */
  substance: 0.75,
  /** Weight of a demand that is worth telling when only it is common. */
  demand: 1.6,
  /** Weight that, when one side has it alone, makes that side the narrower. */
  extra: 0.9,
}

const unrelated: Judgement = { relation: 'unrelated', reasons: [] }

export function judge(a: ReadRule, b: ReadRule): Judgement {
  const foreign = isForeign(a, b)
  const clash = opposition(a, b, foreign)
  if (clash !== null) return { relation: 'contradiction', reasons: [clash] }
  return likenessOf(a, b, foreign)
}

/** The strongest reason why two rules cannot both be followed, or null. */
function opposition(a: ReadRule, b: ReadRule, foreign: boolean): Reason | null {
  let best: Reason | null = null
  let most = 0
  for (const one of a.clauses) {
    for (const other of b.clauses) {
      const found = opposed(one, other, foreign)
      if (found !== null && found.share > most) {
        most = found.share
        best = found.reason
      }
    }
  }
  return best
}

function opposed(one: Clause, other: Clause, foreign: boolean): { share: number; reason: Reason } | null {
  const found = match(one.items, other.items)
  const clashes = found.meetings.filter(({ clash }) => clash !== null && clash !== 'apart')
  const order = isTurnedRound(one, other, found.meetings)
  if (clashes.length === 0 && !order) return null
  let common = 0
  let clashing = 0
  for (const meeting of found.meetings) {
    const weight = Math.min(weightOf(meeting.a, foreign), weightOf(meeting.b, foreign))
    if (meeting.clash === 'apart') continue
    // Another value alone says nothing of whether the same thing is meant.
    const part = meeting.clash === null ? meeting.strength : meeting.clash === 'sign' ? 1 : 0.5
    common += weight * part
    if (meeting.clash !== null) clashing += weight
  }
  if (setsApart(found) || isExcepted(found)) return null
  const left = Math.min(leftover(found.onlyA, foreign), leftover(found.onlyB, foreign))
  const share = common / (common + left)
  if (share <= (clashing < 0.5 && !order ? 0.85 : thresholds.opposed)) return null
  const [first] = [...clashes].sort((x, y) => y.a.weight - x.a.weight)
  return { share, reason: first ? reasonOf(first) : { code: 'opposite-end' } }
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

/** "Not X unless Y" and "X when Y" are no opposition. */
function isExcepted({ meetings }: Match): boolean {
  const excepts = (one: Item, other: Item): boolean =>
    one.role === 'except' && other.role !== 'except' && other.role !== 'core'
  const denied = meetings.filter(({ clash }) => clash === 'sign')
  return (
    (meetings.some(({ a, b }) => excepts(a, b)) && denied.every(({ a }) => a.sign < 0)) ||
    (meetings.some(({ a, b }) => excepts(b, a)) && denied.every(({ b }) => b.sign < 0))
  )
}

/** Two rules for two different occasions do not oppose each other. */
function setsApart({ meetings, onlyA, onlyB }: Match): boolean {
  const occasion = (items: readonly Item[]): boolean =>
    items.some(({ role, weight }) => (role === 'if' || role === 'in') && weight >= 0.8)
  return (
    occasion(onlyA) && occasion(onlyB) && !meetings.some(({ a, b }) => a.role !== 'core' && b.role !== 'core')
  )
}

/** What a clause says beside; what it gives as its reason does not count. */
function leftover(items: readonly Item[], foreign: boolean): number {
  let sum = 0
  for (const item of items) if (item.role !== 'why') sum += weightOf(item, foreign)
  return sum
}

const codes = {
  sign: 'opposite-wish',
  pole: 'opposite-end',
  value: 'other-value',
  number: 'other-number',
  apart: 'other-value',
} as const

/** Words that a table knows and numbers can be shown; what nobody knows may be a secret. */
const canShow = ({ kind, text }: Item): boolean => kind !== 'word' && kind !== 'char' && text.length <= 40

function reasonOf({ a, b, clash }: Meeting): Reason {
  const code = codes[clash ?? 'sign']
  if (!canShow(a) || !canShow(b)) return { code }
  return { code, detail: a.text === b.text ? a.text : `${a.text} ↔ ${b.text}` }
}

function likenessOf(a: ReadRule, b: ReadRule, foreign: boolean): Judgement {
  const found = match(a.items, b.items)
  const excepted = isExcepted(found)
  let common = 0
  let opposedWeight = 0
  for (const meeting of found.meetings) {
    const weight = Math.min(weightOf(meeting.a, foreign), weightOf(meeting.b, foreign))
    if (meeting.clash === null || (excepted && meeting.clash === 'sign')) common += weight * meeting.strength
    else opposedWeight += weight
  }
  const onlyA = found.onlyA.filter((item) => !isImplied(item, found))
  const onlyB = found.onlyB.filter((item) => !isImplied(item, found))
  const leftA = leftover(onlyA, foreign) + opposedWeight
  const leftB = leftover(onlyB, foreign) + opposedWeight
  if (common < 0.7) return unrelated
  const coverA = common / (common + leftA)
  const coverB = common / (common + leftB)
  const replaced = Math.min(substance(onlyA), substance(onlyB)) + opposedWeight
  const exceptions = [...onlyA, ...onlyB].filter(({ role }) => role === 'except')
  const weighty = [...onlyA, ...onlyB].some(
    ({ kind, weight, role }) =>
      role !== 'why' && (kind === 'value' || kind === 'number' || (kind === 'pole' && weight > 0.5)),
  )
  if (
    coverA >= thresholds.same &&
    coverB >= thresholds.same &&
    replaced < thresholds.substance &&
    opposedWeight === 0 &&
    agreesOnSigns(found.meetings, [...onlyA, ...onlyB]) &&
    exceptions.length === 0 &&
    !weighty &&
    Math.max(substance(onlyA), substance(onlyB)) < thresholds.extra
  )
    return { relation: 'duplicate', reasons: [{ code: 'same-demand' }] }
  const more = leftA > leftB ? onlyA : onlyB
  if (Math.max(coverA, coverB) >= thresholds.within && replaced < thresholds.substance)
    return { relation: 'refinement', reasons: [added(exceptions, more)] }
  return sharesDemand(a, b, foreign) ? { relation: 'refinement', reasons: [{ code: 'narrower' }] } : unrelated
}

/** Of rules with several demands, one may stand in both. */
function sharesDemand(a: ReadRule, b: ReadRule, foreign: boolean): boolean {
  if (a.clauses.length < 2 && b.clauses.length < 2) return false
  return a.clauses.some((one) =>
    b.clauses.some((other) => {
      const found = match(one.items, other.items)
      let common = 0
      for (const { a: own, strength, clash } of found.meetings)
        if (clash === null) common += weightOf(own, foreign) * strength
        else return false
      const left = Math.min(leftover(found.onlyA, foreign), leftover(found.onlyB, foreign))
      return common >= thresholds.demand && left <= 0.2
    }),
  )
}

function added(exceptions: readonly Item[], more: readonly Item[]): Reason {
  const [first] = (exceptions.length > 0 ? exceptions : [...more].sort((x, y) => y.weight - x.weight)).filter(
    canShow,
  )
  const code = exceptions.length > 0 ? ('exception' as const) : ('narrower' as const)
  return first ? { code, detail: first.text } : { code }
}

/** Of a duplicate nothing that one side forbids may be open on the other. */
function agreesOnSigns(meetings: readonly Meeting[], left: readonly Item[]): boolean {
  return (
    meetings.every(
      ({ a, b }) =>
        a.role !== 'core' || b.role !== 'core' || a.sign === b.sign || (a.sign >= 0 && b.sign >= 0),
    ) && !left.some(({ sign, role, kind }) => sign < 0 && role === 'core' && kind !== 'char')
  )
}

/** Known words that are left over; what no table knows may be another way to say the same. */
function substance(items: readonly Item[]): number {
  let sum = 0
  for (const { kind, weight, role } of items) {
    if (role === 'why') continue
    sum += kind === 'word' || kind === 'char' ? weight * 0.6 : weight
  }
  return sum
}

/** "Not npm" goes without saying where pnpm is wanted. */
function isImplied(item: Item, found: Match): boolean {
  if (item.sign > 0 || item.values.length === 0) return false
  return found.meetings.some(
    ({ a, b, clash }) =>
      clash === null &&
      a.sign > 0 &&
      b.sign > 0 &&
      a.values.some(({ category }) => item.values.some((own) => own.category === category)),
  )
}
