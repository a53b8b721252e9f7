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
  const clashes = found.meetings.filter(({ clash }) => clash !== null)
  const order = one.order !== 0 && other.order !== 0 && one.order !== other.order
  if (clashes.length === 0 && !order) return null
  let common = 0
  let clashing = 0
  for (const meeting of found.meetings) {
    const weight = Math.min(weightOf(meeting.a, foreign), weightOf(meeting.b, foreign))
    // Another value alone says nothing of whether the same thing is meant.
    const part = meeting.clash === null ? meeting.strength : meeting.clash === 'sign' ? 1 : 0.5
    common += weight * part
    if (meeting.clash !== null) clashing += weight
  }
  if (clashing < 0.5 && !order) return null
  if (setsApart(found)) return null
  const left = Math.min(leftover(found.onlyA, foreign), leftover(found.onlyB, foreign))
  const share = common / (common + left)
  if (share <= thresholds.opposed) return null
  const [first] = [...clashes].sort((x, y) => y.a.weight - x.a.weight)
  return { share, reason: first ? reasonOf(first) : { code: 'opposite-end' } }
}

/** Two rules for two different occasions do not oppose each other. */
function setsApart({ meetings, onlyA, onlyB }: Match): boolean {
  const occasion = (items: readonly Item[]): boolean =>
    items.some(({ role, weight }) => role === 'if' && weight >= 0.8)
  return (
    occasion(onlyA) && occasion(onlyB) && !meetings.some(({ a, b }) => a.role === 'if' && b.role === 'if')
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
  let common = 0
  let opposedWeight = 0
  for (const meeting of found.meetings) {
    const weight = Math.min(weightOf(meeting.a, foreign), weightOf(meeting.b, foreign))
    if (meeting.clash === null) common += weight * meeting.strength
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
    exceptions.length === 0 &&
    !weighty &&
    Math.max(substance(onlyA), substance(onlyB)) < thresholds.substance * 2
  )
    return { relation: 'duplicate', reasons: [{ code: 'same-demand' }] }
  const more = leftA > leftB ? onlyA : onlyB
  if (Math.max(coverA, coverB) >= thresholds.within && replaced < thresholds.substance)
    return { relation: 'refinement', reasons: [added(exceptions, more)] }
  return unrelated
}

function added(exceptions: readonly Item[], more: readonly Item[]): Reason {
  const [first] = (exceptions.length > 0 ? exceptions : [...more].sort((x, y) => y.weight - x.weight)).filter(
    canShow,
  )
  const code = exceptions.length > 0 ? ('exception' as const) : ('narrower' as const)
  return first ? { code, detail: first.text } : { code }
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
