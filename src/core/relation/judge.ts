import type { Reason } from '../reason.ts'
import { settle } from './account.ts'
import { bindsElse } from './binding.ts'
import { isForeign, type Match, match, weightOf } from './compare.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import { hingesOf, standsElsewhere, turnsElsewhere } from './hinge.ts'
import { isCertain, isOneSentence, lean, turnsNothing } from './lean.ts'
import { added, likeness, sharesDemand } from './likeness.ts'
import { clashReason, opposition } from './oppose.ts'
import { stepsElse } from './order.ts'
import type { ReadRule } from './rule.ts'
import { sameOrder } from './same-order.ts'
import { isOppositeEnd, standsAgainst } from './stance.ts'
import { swapsWord } from './swap.ts'
import { leftover } from './weigh.ts'

export type Relation = 'duplicate' | 'contradiction' | 'refinement' | 'unrelated'

export interface Judgement {
  readonly relation: Relation
  readonly reasons: readonly Reason[]
}

const unrelated: Judgement = { relation: 'unrelated', reasons: [] }
const otherwise: Judgement = { relation: 'contradiction', reasons: [{ code: 'opposite-end' }] }
const narrower: Judgement = { relation: 'refinement', reasons: [{ code: 'narrower' }] }

/**
 * How two rules that were taken apart stand to each other; the same from both sides, whichever of several equally near
 * words meet. Among strangers, where one is held against many, more must speak for a relation.
 */
export function judge(a: ReadRule, b: ReadRule, amongStrangers = false): Judgement {
  if (a.text <= b.text) return judgeInOrder(a, b, amongStrangers)
  const { relation, reasons } = judgeInOrder(b, a, amongStrangers)
  return { relation, reasons: reasons.map(turned) }
}

const turned = (reason: Reason): Reason =>
  reason.detail === undefined
    ? reason
    : { ...reason, detail: reason.detail.split(' ↔ ').reverse().join(' ↔ ') }

function judgeInOrder(a: ReadRule, b: ReadRule, amongStrangers: boolean): Judgement {
  const found = match(a.items, b.items)
  const told = strictly(a, b, found)
  if (told.relation === 'duplicate' || found.meetings.length === 0) return told
  const foreign = isForeign(a, b)
  // Most of many rules share one word with it: weighing each of them would cost more than all else.
  if (amongStrangers && told.relation === 'unrelated' && groundOf(found, foreign) < GROUND) return told
  const evidence = evidenceOf(a, b, found, foreign)
  if (isCertain(evidence, told.relation)) return told
  const strangers = amongStrangers && evidence.wordsAlike < SAME_WORDS
  const relation = lean(evidence, told.relation, strangers, () => maySame(a, b, found, evidence, told))
  return relation === told.relation ? told : { relation, reasons: reasonsFor(relation, found) }
}

/** Share of common words from which on two rules are no strangers, in whatever order they have them. */
const SAME_WORDS = 0.9

const maySame = (a: ReadRule, b: ReadRule, found: Match, evidence: Evidence, told: Judgement): boolean =>
  turnsNothing(evidence, told.relation) &&
  isSameOrder(a, b, found) &&
  !turns(a, b, isForeign(a, b), isOneSentence(evidence) || evidence.numberSame > 0)

/** What a pair is weighed by, for fitting the leanings; null where the tables alone decide. */
export function weighed(
  one: ReadRule,
  other: ReadRule,
): { evidence: Evidence; told: Relation; maySame: boolean } | null {
  const [a, b] = one.text <= other.text ? [one, other] : [other, one]
  const found = match(a.items, b.items)
  const told = strictly(a, b, found)
  if (told.relation === 'duplicate' || found.meetings.length === 0) return null
  const evidence = evidenceOf(a, b, found, isForeign(a, b))
  if (isCertain(evidence, told.relation)) return null
  return { evidence, told: told.relation, maySame: maySame(a, b, found, evidence, told) }
}

/** Weight that must be common, or differ in the same place, for two of many rules to have anything to do with each other. */
const GROUND = 1.1
const groundOf = ({ meetings }: Match, foreign: boolean): number =>
  meetings.reduce(
    (all, { a, b, clash }) =>
      clash === 'apart' ? all : all + Math.min(weightOf(a, foreign), weightOf(b, foreign)),
    0,
  )

/** What the tables alone say: a duplicate of it is one, all else is where the weighing begins. */
function strictly(a: ReadRule, b: ReadRule, found: Match = match(a.items, b.items)): Judgement {
  const foreign = isForeign(a, b)
  const settled = settle(a.account, b.account)
  const against = settled === 'agree' ? null : opposition(a, b, found, foreign)
  if (against !== null) return { relation: 'contradiction', reasons: [against] }
  const alike = likeness(found, foreign, a, b, settled === 'agree')
  if (alike?.relation === 'duplicate' && standsAgainst(a.stance, b.stance) > 0) return otherwise
  if (isOppositeEnd(a.stance, b.stance) && commonShare(found, foreign) >= MOST) return otherwise
  // The same work in another order is not the same.
  if (alike?.relation === 'duplicate' && !isSameOrder(a, b, found)) return narrower
  if (alike?.relation === 'duplicate' && turns(a, b, foreign, true)) return narrower
  return alike ?? (sharesDemand(a, b, foreign) ? narrower : unrelated)
}

/** Share of the shorter rule that must be common for two ends to be ends of one thing. */
const MOST = 0.6
const commonShare = ({ meetings, onlyA, onlyB }: Match, foreign: boolean): number => {
  const common = meetings.reduce(
    (all, { a, b, clash }) =>
      clash === null ? all + Math.min(weightOf(a, foreign), weightOf(b, foreign)) : all,
    0,
  )
  return common === 0 ? 0 : common / (common + Math.min(leftover(onlyA, foreign), leftover(onlyB, foreign)))
}

const isSameOrder = (a: ReadRule, b: ReadRule, found: Match): boolean =>
  sameOrder(a, b, found) && !isUnclear(a) && !isUnclear(b) && !stepsUnread(a, b)

/** One says what comes first and the other what comes after, but not of what: then the order may be another. */
const stepsUnread = (a: ReadRule, b: ReadRule): boolean =>
  a.markers.step !== null &&
  b.markers.step !== null &&
  a.markers.step !== b.markers.step &&
  [...a.clauses, ...b.clauses].every(({ order }) => order === 0)

/** Read only here: most rules never come so near to another. */
function turns(a: ReadRule, b: ReadRule, foreign: boolean, inSmallWords: boolean): boolean {
  if (inSmallWords && bindsElse(a, b)) return true
  // Between two languages the small words cannot be held against each other.
  if (foreign) return false
  if (swapsWord(a, b)) return true
  const [own, other] = [hingesOf(a.text), hingesOf(b.text)]
  if (!inSmallWords) return standsElsewhere(own, other)
  return turnsElsewhere(own, other) || stepsElse(own.order, other.order, a.items, b.items)
}

const isUnclear = ({ clauses }: ReadRule): boolean => clauses.some(({ unclear }) => unclear)

function reasonsFor(relation: Relation, { meetings, onlyA, onlyB }: Match): readonly Reason[] {
  if (relation === 'unrelated') return []
  if (relation === 'duplicate') return [{ code: 'same-demand' }]
  if (relation === 'contradiction') return [clashReason(meetings)]
  return [added([...onlyA, ...onlyB], onlyA.length > onlyB.length ? onlyA : onlyB)]
}
