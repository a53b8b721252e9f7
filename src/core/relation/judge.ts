import type { Reason } from '../reason.ts'
import { isForeign, type Match, type Meeting, match, weightOf } from './compare.ts'
import { hingesOf, turnsElsewhere } from './hinge.ts'
import type { Item } from './item.ts'
import { isExcepted, opposition } from './oppose.ts'
import { stepsElse } from './order.ts'
import type { ReadRule } from './rule.ts'
import { canShow, isUnknown, leftover, substance } from './weigh.ts'

export type Relation = 'duplicate' | 'contradiction' | 'refinement' | 'unrelated'

export interface Judgement {
  readonly relation: Relation
  readonly reasons: readonly Reason[]
}

/** Found on half of the labelled pairs and on fresh ones; the result hardly moves when they do. */
const thresholds = {
  /** Weight that must be common for two rules to have anything to do with each other. */
  common: 0.7,
  /** Share of each side that must be common for a duplicate. */
  same: 0.6,
  /** Share of the shorter side that must be in the longer one for a refinement. */
  within: 0.66,
  /** Weight that, when each side has it alone, makes them two different demands. */
  substance: 0.75,
  /** Weight that, when one side has it alone, makes that side the narrower. */
  extra: 0.9,
  /** Weight that may stand open on both sides of a duplicate, and weight of what no table knows on either. */
  open: 0.35,
  /** Weight that makes two demands of two when only a number or a value is common. */
  aside: 0.3,
  /** Weight of a demand that is worth telling when only it is common. */
  demand: 1.6,
}

const unrelated: Judgement = { relation: 'unrelated', reasons: [] }
const narrower: Judgement = { relation: 'refinement', reasons: [{ code: 'narrower' }] }

/**
 * How two rules that were taken apart stand to each other; the same from both sides, whichever of several equally near
 * words meet.
 */
export function judge(a: ReadRule, b: ReadRule): Judgement {
  if (a.text <= b.text) return judgeInOrder(a, b)
  const { relation, reasons } = judgeInOrder(b, a)
  return { relation, reasons: reasons.map(turned) }
}

const turned = (reason: Reason): Reason =>
  reason.detail === undefined
    ? reason
    : { ...reason, detail: reason.detail.split(' ↔ ').reverse().join(' ↔ ') }

function judgeInOrder(a: ReadRule, b: ReadRule): Judgement {
  const foreign = isForeign(a, b)
  const found = match(a.items, b.items)
  const against = opposition(a, b, found, foreign)
  if (against !== null) return { relation: 'contradiction', reasons: [against] }
  const alike = likeness(found, foreign)
  // The same work in another order is not the same.
  if (alike?.relation === 'duplicate' && (orderOf(a) !== orderOf(b) || isUnclear(a) || isUnclear(b)))
    return narrower
  // Between two languages the small words cannot be held against each other.
  if (alike?.relation === 'duplicate' && !foreign && turns(a, b)) return narrower
  return alike ?? (sharesDemand(a, b, foreign) ? narrower : unrelated)
}

/** Read only here: most rules never come so near to another. */
function turns(a: ReadRule, b: ReadRule): boolean {
  const [own, other] = [hingesOf(a.text), hingesOf(b.text)]
  return turnsElsewhere(own, other) || stepsElse(own.order, other.order, a.items, b.items)
}

const isUnclear = ({ clauses }: ReadRule): boolean => clauses.some(({ unclear }) => unclear)
const orderOf = ({ clauses }: ReadRule): number => clauses.reduce((sum, { order }) => sum + order, 0)

function likeness(found: Match, foreign: boolean): Judgement | null {
  const excepted = isExcepted(found)
  let common = 0
  let apart = 0
  for (const { a, b, clash, strength } of found.meetings) {
    const weight = Math.min(weightOf(a, foreign), weightOf(b, foreign))
    if (clash === null || (excepted && clash === 'sign')) common += weight * strength
    else apart += weight
  }
  if (common < thresholds.common) return null
  const onlyA = found.onlyA.filter((item) => !isImplied(item, found))
  const onlyB = found.onlyB.filter((item) => !isImplied(item, found))
  const leftA = leftover(onlyA, foreign) + apart
  const leftB = leftover(onlyB, foreign) + apart
  const [less, more] = [leftA, leftB].map((left) => common / (common + left)).sort((x, y) => x - y) as [
    number,
    number,
  ]
  const replaced = Math.min(substance(onlyA), substance(onlyB)) + apart
  if (replaced >= thresholds.substance) return null
  if (isAside(found) && Math.min(substance(onlyA), substance(onlyB)) >= thresholds.aside) return null
  const left = [...onlyA, ...onlyB]
  const same =
    less >= thresholds.same &&
    apart === 0 &&
    Math.max(substance(onlyA), substance(onlyB)) < thresholds.extra &&
    Math.min(...[onlyA, onlyB].map(allWeight)) <= thresholds.open &&
    weightOfUnknown(left) <= thresholds.open &&
    !left.some(changesMeaning) &&
    found.meetings.every(agreesOnSign) &&
    (found.meetings.some(({ clash }) => clash === 'sign') || found.meetings.every(agreesOnException))
  if (same) return { relation: 'duplicate', reasons: [{ code: 'same-demand' }] }
  return more >= thresholds.within
    ? { relation: 'refinement', reasons: [added(left, leftA > leftB ? onlyA : onlyB)] }
    : null
}

/** Nothing but numbers and values is common: both speak of Tuesday, or of 80 percent. */
const isAside = ({ meetings }: Match): boolean =>
  meetings.every(
    ({ a }) =>
      a.kind === 'number' || a.kind === 'pole' || (a.kind === 'value' && a.values.every(({ tool }) => !tool)),
  )

/** Reasons too: two that give different ones may mean different things. */
const allWeight = (items: readonly Item[]): number => items.reduce((sum, { weight }) => sum + weight, 0)

const weightOfUnknown = (items: readonly Item[]): number => allWeight(items.filter((item) => isUnknown(item)))

/** Of a duplicate no value, number, end, exception or negation may stand open on either side. */
const changesMeaning = ({ kind, role, sign, weight }: Item): boolean =>
  role === 'except' ||
  (role !== 'why' && (kind === 'value' || kind === 'number' || (kind === 'pole' && weight > 0.5))) ||
  (role === 'core' && sign < 0 && kind !== 'char')

const agreesOnSign = ({ a, b }: Meeting): boolean =>
  a.role !== 'core' || b.role !== 'core' || a.sign === b.sign || (a.sign >= 0 && b.sign >= 0)

/** "When the schema changes" and "unless it changes" name the same and mean the opposite. */
const agreesOnException = ({ a, b }: Meeting): boolean => (a.role === 'except') === (b.role === 'except')

/** Of rules with several demands, one may stand in both. */
function sharesDemand(a: ReadRule, b: ReadRule, foreign: boolean): boolean {
  if (a.clauses.length < 2 && b.clauses.length < 2) return false
  return a.clauses.some((one) =>
    b.clauses.some((other) => {
      const { meetings, onlyA, onlyB } = match(one.items, other.items)
      if (meetings.some(({ clash }) => clash !== null)) return false
      const common = meetings.reduce(
        (sum, { a: own, strength }) => sum + weightOf(own, foreign) * strength,
        0,
      )
      return (
        common >= thresholds.demand && Math.min(leftover(onlyA, foreign), leftover(onlyB, foreign)) <= 0.2
      )
    }),
  )
}

function added(left: readonly Item[], more: readonly Item[]): Reason {
  const exceptions = left.filter(({ role }) => role === 'except')
  const code = exceptions.length > 0 ? 'exception' : 'narrower'
  const [first] = [...(exceptions.length > 0 ? exceptions : more)]
    .sort((x, y) => y.weight - x.weight)
    .filter(canShow)
  return first ? { code, detail: first.text } : { code }
}

/** "Not npm" goes without saying where pnpm is wanted, "do not guess" where one has to ask. */
function isImplied(item: Item, { meetings }: Match): boolean {
  if (item.sign > 0) return false
  if (item.key === 'assumption')
    return meetings.some(({ a, clash }) => clash === null && a.key === 'approval')
  if (item.values.length === 0) return false
  return meetings.some(
    ({ a, b, clash }) =>
      clash === null &&
      a.sign > 0 &&
      b.sign > 0 &&
      a.values.some(({ category }) => item.values.some((own) => own.category === category)),
  )
}
