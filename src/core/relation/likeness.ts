import type { Reason } from '../reason.ts'
import { type Match, type Meeting, match, weightOf } from './compare.ts'
import { hasOtherDeed } from './demand.ts'
import { isNarrowed } from './evidence.ts'
import type { Item } from './item.ts'
import type { Judgement } from './judge.ts'
import { isExcepted } from './oppose.ts'
import type { ReadRule } from './rule.ts'
import { canShow, isUnknown, leftover, substance } from './weigh.ts'

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
  /** The same where that side has a clause more. */
  clause: 0.45,
  /** Weight that may stand open on both sides of a duplicate, and weight of what no table knows on either. */
  open: 0.35,
  /** Weight that makes two demands of two when only a number or a value is common. */
  aside: 0.3,
  /** Weight of a demand that is worth telling when only it is common. */
  demand: 1.6,
}

/** Duplicate or refinement where nothing but known words decides it, else null. `agreed`: of what one forbids the other wants nothing. */
export function likeness(
  found: Match,
  foreign: boolean,
  a: ReadRule,
  b: ReadRule,
  agreed: boolean,
): Judgement | null {
  const [manyA, manyB] = [a.clauses.length > b.clauses.length, b.clauses.length > a.clauses.length]
  const excepted = isExcepted(found)
  let common = 0
  let apart = 0
  for (const { a: item, b: its, clash, strength } of found.meetings) {
    const weight = Math.min(weightOf(item, foreign), weightOf(its, foreign))
    if (clash === null || ((excepted || agreed) && clash === 'sign')) common += weight * strength
    else apart += weight
  }
  if (common < thresholds.common) return null
  // "Delete it" and "don't keep it" are about it.
  const isOpen = (item: Item): boolean =>
    !isImplied(item, found) && !(agreed && item.pole?.axis === 'presence')
  const onlyA = found.onlyA.filter(isOpen)
  const onlyB = found.onlyB.filter(isOpen)
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
    !hasOtherDeed(found, a, b) &&
    substance(onlyA) < (manyA ? thresholds.clause : thresholds.extra) &&
    substance(onlyB) < (manyB ? thresholds.clause : thresholds.extra) &&
    Math.min(...[onlyA, onlyB].map(allWeight)) <= thresholds.open &&
    weightOfUnknown(left) <= thresholds.open &&
    !left.some(changesMeaning) &&
    !found.meetings.some(isNarrowed) &&
    (agreed || found.meetings.every(agreesOnSign)) &&
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

const lettingGo: ReadonlySet<string> = new Set(['ignore-act', 'bypass'])

/** Of a duplicate no value, number, end, exception, negation or deed of letting go may stand open on either side. */
const changesMeaning = ({ kind, role, sign, weight, pole, key }: Item): boolean =>
  role === 'except' ||
  lettingGo.has(key) ||
  (pole?.axis === 'order-of-work' && pole.sign * sign < 0) ||
  (role !== 'why' && (kind === 'value' || kind === 'number' || (kind === 'pole' && weight > 0.5))) ||
  (role === 'core' && sign < 0 && kind !== 'char')

const agreesOnSign = ({ a, b }: Meeting): boolean =>
  // "Short" and "not long".
  (a.pole !== undefined &&
    b.pole !== undefined &&
    a.pole.sign * (a.sign || 1) === b.pole.sign * (b.sign || 1)) ||
  (!deniesOccasion(a, b) &&
    !deniesOccasion(b, a) &&
    (a.role !== 'core' || b.role !== 'core' || a.sign === b.sign || (a.sign >= 0 && b.sign >= 0)))

/** "When you improve it, say so", "do not pile up improvements": the occasion of one is what the other does not want. */
const deniesOccasion = (one: Item, other: Item): boolean =>
  one.role === 'core' && one.sign < 0 && other.role === 'if' && other.sign >= 0

/** "When the schema changes" and "unless it changes" name the same and mean the opposite. */
const agreesOnException = ({ a, b }: Meeting): boolean => (a.role === 'except') === (b.role === 'except')

/** Of rules with several demands, one may stand in both. */
export function sharesDemand(a: ReadRule, b: ReadRule, foreign: boolean): boolean {
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

/** The reason for a refinement: an exception, or what the narrower rule says more. */
export function added(left: readonly Item[], more: readonly Item[]): Reason {
  const exceptions = left.filter(({ role }) => role === 'except')
  const code = exceptions.length > 0 ? 'exception' : 'narrower'
  const [first] = [...(exceptions.length > 0 ? exceptions : more)]
    .sort((x, y) => y.weight - x.weight)
    .filter(canShow)
  return first ? { code, detail: first.text } : { code }
}

/** What a tool is for goes without saying: "install packages with pnpm". By the tool's category. */
const purposes: Readonly<Record<string, readonly string[]>> = {
  ...{ 'package manager': ['install'], 'python packaging': ['install'] },
  ...{ 'mock library': ['mock'], 'date library': ['timestamp'], 'http client': ['request'] },
  ...{ 'validation library': ['validation'], 'js linter': ['lint'], 'js formatter': ['format'] },
  ...{ 'node logger': ['log'], 'python logger': ['log'], 'jvm logger': ['log'] },
}

const isOfTool = (item: Item, meetings: readonly Meeting[]): boolean =>
  item.sign > 0 &&
  item.role === 'core' &&
  meetings.some(
    ({ a, b, clash }) =>
      clash === null &&
      a.sign > 0 &&
      b.sign > 0 &&
      a.values.some(
        ({ tool, category }) => tool && (item.key === 'dependency' || purposes[category]?.includes(item.key)),
      ),
  )

const DAILY = /^(?:daily|每天|每日|매일)$/

/** "Not npm" goes without saying where pnpm is wanted, "do not guess" where one has to ask. */
function isImplied(item: Item, { meetings }: Match): boolean {
  if (isOfTool(item, meetings)) return true
  // "Every day at 8" is "at 8".
  if (DAILY.test(item.text) && meetings.some(({ a, clash }) => clash === null && a.key === '#clock'))
    return true
  // "Be brief" is said of answers.
  if (item.key === 'answer' && meetings.every(({ a, clash }) => clash === null && a.pole !== undefined))
    return true
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
