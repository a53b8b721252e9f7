import { settle } from './account.ts'
import { type Match, type Meeting, weightOf } from './compare.ts'
import { alone, demands, hasOtherDeed, refused } from './demand.ts'
import type { Item } from './item.ts'
import { usesElse } from './means.ts'
import { mentionsMet } from './mention.ts'
import { arePlacedApart, isNarrow } from './oppose.ts'
import type { ReadRule } from './rule.ts'
import { ordersApart } from './same-order.ts'
import { standsAgainst } from './stance.ts'
import { isUnknown } from './weigh.ts'
import { alikeness } from './words-alike.ts'

/** What speaks for one relation or another, each a number that does not grow beyond a few units. The same from both sides. */
export type Evidence = Readonly<Record<(typeof evidenceNames)[number], number>>

export const evidenceNames = [
  'common',
  'lessCovered',
  'lessTouched',
  'moreTouched',
  'moreCovered',
  'anchors',
  'openKnown',
  'openUnknown',
  'openAny',
  'freeKnown',
  'freeUnknown',
  'freeCondition',
  'wordsAlike',
  'wordsWithin',
  'headAlike',
  'sizeApart',
  'clausesApart',
  'exceptionApart',
  'allowedApart',
  'onlyApart',
  'negatedApart',
  'negatedBoth',
  'signClash',
  'endClash',
  'valueClash',
  'numberClash',
  'numberApart',
  'numberSame',
  'sameSign',
  'clauseClash',
  'clauseAlone',
  'clauseSame',
  'frameSwapped',
  'frameGrown',
  'directApart',
  'loosensApart',
  'exceptsApart',
  'explainsApart',
  'addsApart',
  'narrowsApart',
  'denialsApart',
  'deniesBoth',
  'wishApart',
  'lengthApart',
  'narrowed',
  'measured',
  'deniedElse',
  'dutyApart',
  'deedsApart',
  'frame',
  'codesSame',
  'codesOpen',
  'namesOpen',
  'figuresOpen',
  'figuresFree',
  'dismissesApart',
  'jointsApart',
  'stepTurned',
  'tellsApart',
  'placesApart',
  'orderApart',
  'stanceApart',
  'meansApart',
  'rivalApart',
  'namedClash',
  'agreed',
  'bannedWanted',
  'foreign',
] as const

const cap = (value: number, most: number): number => Math.min(value, most)
const sum = (items: readonly Item[], weigh: (item: Item) => number): number =>
  items.reduce((all, item) => all + weigh(item), 0)

/** Weighs up a pair whose items have met. */
export function evidenceOf(a: ReadRule, b: ReadRule, found: Match, foreign: boolean): Evidence {
  const weigh = (item: Item): number => (item.role === 'why' ? 0 : weightOf(item, foreign))
  const { meetings, onlyA, onlyB } = found
  const agreed = meetings.filter(({ clash }) => clash === null)
  const common = agreed.reduce(
    (all, { a: own, b: its, strength }) => all + Math.min(weigh(own), weigh(its)) * strength,
    0,
  )
  const clashed = meetings.reduce((all, { a: own, clash }) => (clash === null ? all : all + weigh(own)), 0)
  const both = [onlyA, onlyB] as const
  const [leftA, leftB] = both.map((left) => sum(left, weigh) + clashed) as [number, number]
  const known = both.map((left) =>
    sum(
      left.filter((item) => !isUnknown(item)),
      weigh,
    ),
  ) as [number, number]
  const unknown = both.map((left) => sum(left.filter(isUnknown), weigh)) as [number, number]
  const condition = both.map((left) =>
    sum(
      left.filter(({ role }) => role === 'if' || role === 'in' || role === 'except'),
      weigh,
    ),
  ) as [number, number]
  const share = (left: number): number => (common === 0 ? 0 : common / (common + left))
  const touched = (left: number): number =>
    common + clashed === 0 ? 0 : (common + clashed) / (common + left)
  const negates = ({ items, clauses }: ReadRule): boolean =>
    items.some(({ sign, role }) => sign < 0 && role !== 'why') || clauses.some(({ unclear }) => unclear)
  const excepts = ({ items, markers }: ReadRule): boolean =>
    items.some(({ role }) => role === 'except') || markers.exempts
  const allows = ({ clauses }: ReadRule): boolean => clauses.some(({ may }) => may)
  const isOnly = ({ clauses }: ReadRule): boolean => clauses.some(({ only }) => only)
  const numbers = both.map(
    (left) =>
      left.filter(({ kind, role }) => role !== 'why' && (kind === 'number' || kind === 'value')).length,
  )
  const apart = (test: (rule: ReadRule) => boolean): number => (test(a) === test(b) ? 0 : 1)
  // Two people have the same duty only where nothing else tells their duties apart.
  const clashing = (kind: Meeting['clash']): number =>
    meetings.reduce(
      (all, meeting) =>
        meeting.clash === kind && (openAny <= DUTY_OPEN || !isNarrow(meeting))
          ? all + Math.min(weigh(meeting.a), weigh(meeting.b))
          : all,
      0,
    )
  const demand = demands(a, b, found, weigh)
  const settled = settle(a.account, b.account)
  const words = alikeness(a.words, b.words)
  const openAny = Math.min(known[0] + unknown[0], known[1] + unknown[1])
  const open = Math.min(1, openAny)
  const isDirect = ({ items }: ReadRule): boolean =>
    items.some(({ pole, sign }) => pole !== undefined && UNASKED.has(pole.axis) && pole.sign * sign > 0)
  return {
    common: cap(common, 4),
    lessCovered: share(Math.max(leftA, leftB)),
    moreCovered: share(Math.min(leftA, leftB)),
    lessTouched: touched(Math.max(leftA, leftB)),
    moreTouched: touched(Math.min(leftA, leftB)),
    anchors: cap(
      agreed.reduce(
        (all, { a: own, b: its }) => (isUnknown(own) && own.key === its.key ? all + weigh(own) : all),
        0,
      ),
      3,
    ),
    openKnown: cap(Math.min(...known), 3),
    openAny: cap(openAny, 3),
    openUnknown: cap(Math.min(...unknown), 3),
    freeKnown: cap(Math.abs(known[0] - known[1]), 4),
    freeUnknown: cap(Math.abs(unknown[0] - unknown[1]), 4),
    freeCondition: cap(Math.abs(condition[0] - condition[1]), 3),
    wordsAlike: foreign ? 0 : words.alike,
    wordsWithin: foreign ? 0 : words.within,
    headAlike: foreign ? 0 : words.head,
    sizeApart: Math.min(2, Math.abs(Math.log((a.items.length + 1) / (b.items.length + 1)))),
    clausesApart: cap(Math.abs(a.clauses.length - b.clauses.length), 2),
    exceptionApart: apart(excepts),
    allowedApart: apart(allows),
    onlyApart: apart(isOnly),
    negatedApart: apart((rule) => negates(rule) || isOnly(rule)),
    negatedBoth: negates(a) && negates(b) ? 1 : 0,
    signClash: cap(clashing('sign'), 2),
    endClash: cap(clashing('pole'), 2),
    valueClash: cap(clashing('value'), 2),
    numberClash: cap(clashing('number'), 2),
    numberApart: cap(Math.abs((numbers[0] as number) - (numbers[1] as number)), 2),
    numberSame: agreed.some(({ a: own }) => own.kind === 'number') ? 1 : 0,
    sameSign: cap(
      agreed.reduce((all, { a: own, b: its }) => (own.sign < 0 && its.sign < 0 ? all + weigh(own) : all), 0),
      2,
    ),
    clauseClash: demand.clash,
    clauseSame: demand.same,
    clauseAlone: cap(Math.max(alone(a, onlyA, weigh), alone(b, onlyB, weigh)), 3),
    frameSwapped: foreign ? 0 : words.alike * open,
    frameGrown: foreign ? 0 : words.within * (1 - open),
    directApart: apart(isDirect),
    loosensApart: apart(({ markers }) => markers.loosens),
    exceptsApart: apart(({ markers }) => markers.excepts),
    explainsApart: apart(({ markers }) => markers.explains),
    addsApart: apart(({ markers }) => markers.adds),
    narrowsApart: apart(({ markers }) => markers.narrows),
    denialsApart: Math.abs(a.markers.denials - b.markers.denials),
    deniesBoth: Math.min(1, a.markers.denials, b.markers.denials),
    wishApart: Math.abs(refused(a) - refused(b)),
    lengthApart: foreign ? 0 : Math.min(2, Math.abs(Math.log((a.words.length + 2) / (b.words.length + 2)))),
    narrowed: agreed.some(isNarrowed) ? 1 : 0,
    deedsApart: hasOtherDeed(found, a, b) ? 1 : 0,
    deniedElse: agreed.some(({ a: own, b: its }) => Math.min(own.sign, its.sign) < 0 && own.sign !== its.sign)
      ? 1
      : 0,
    dutyApart: openAny > DUTY_OPEN && meetings.some(isNarrow) ? 1 : 0,
    measured: agreed.some(({ a: own, b: its }) => (own.kind === 'number') !== (its.kind === 'number'))
      ? 1
      : 0,
    foreign: foreign ? 1 : 0,
    frame: foreign ? 0 : words.frame,
    ...mentionsMet(a.mentions, b.mentions),
    dismissesApart: cap(Math.abs(a.markers.dismissals - b.markers.dismissals), 3),
    jointsApart: cap(Math.abs(a.markers.joints - b.markers.joints), 3),
    stepTurned:
      a.markers.step !== null && b.markers.step !== null && a.markers.step !== b.markers.step ? 1 : 0,
    tellsApart: apart(({ markers }) => markers.tells),
    placesApart: arePlacedApart(onlyA, onlyB) ? 1 : 0,
    orderApart: ordersApart(a, b, found),
    agreed: settled === 'agree' ? 1 : 0,
    bannedWanted: settled === 'against' ? 1 : 0,
    namedClash: meetings.some(isNamedClash) ? 1 : 0,
    rivalApart: hasRival(found) ? 1 : 0,
    meansApart: usesElse(a, b, found) ? 1 : 0,
    stanceApart: cap(standsAgainst(a.stance, b.stance), 2),
  }
}

/** "Use pnpm, not npm", "never pnpm, no npm": what one of them wants by its name the other does not. */
const isNamedClash = ({ a, clash }: Meeting): boolean =>
  clash === 'sign' && (a.kind === 'value' || a.kind === 'name')

/** "Anyhow throughout", "thiserror in libraries, anyhow in binaries": one of them wants another of the kind as well. */
const hasRival = ({ meetings, onlyA, onlyB }: Match): boolean => {
  const wanted = new Set(
    meetings.flatMap(({ a, clash }) =>
      clash === null && a.sign > 0 ? a.values.map(({ category }) => category) : [],
    ),
  )
  return [...onlyA, ...onlyB].some(
    ({ sign, values, role }) =>
      sign > 0 && role !== 'why' && values.some(({ category }) => wanted.has(category)),
  )
}

/** "Keep tests short" says more than "keep snapshots short". */
export const isNarrowed = ({ a, b }: Meeting): boolean =>
  a.role !== 'why' &&
  b.role !== 'why' &&
  a.key !== b.key &&
  (a.family === b.key || b.family === a.key || (a.kind === 'number') !== (b.kind === 'number'))

const DUTY_OPEN = 0.35
const UNASKED: ReadonlySet<string> = new Set(['automation', 'directness'])
