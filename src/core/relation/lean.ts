import { type Evidence, evidenceNames } from './evidence.ts'
import type { Relation } from './judge.ts'
import { leanings } from './leanings.ts'

const others = ['contradiction', 'refinement', 'unrelated'] as const

/** By name of the evidence: how far a unit of it leans to each of the relations, in their order. */
const table: ReadonlyMap<string, readonly number[]> = new Map(
  leanings
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([name = '', ...cells]) => [name, cells.map(Number)]),
)

/** Share of common words from which on two rules are one sentence with another word in it. */
const ONE_FRAME = 0.4
/** A demand that differs in an end or a value, or has nothing in the other rule, is no rewording. */
const CLAUSE_CLASH = 0.6
const CLAUSE_ALONE = 1
/** What must be common at the least. */
const COMMON = 1.6
/** The same where the other rule says hardly more. */
const COMMON_SHORT = 1
const NEARLY_ALL = 0.8
/** How much of the rule that says more the other must say too; between two languages less is known of what is left. */
const COVERED = 0.55
const COVERED_ACROSS = 0.72
const FAINT = 0.5
/** Share of the words of the shorter rule that stand in the longer one, and weight from which on the longer one says more. */
const HELD = 0.6
const MORE = 0.75

/** The relation that most of the evidence leans to, for two rules that are not the same. */
export function lean(evidence: Evidence, told: Relation): Relation {
  let best: Relation = 'unrelated'
  let most = Number.NEGATIVE_INFINITY
  for (const [at, relation] of others.entries()) {
    let sum = leaningOf('always', at) + leaningOf(`told ${told}`, at)
    for (const name of evidenceNames) sum += evidence[name] * leaningOf(name, at)
    if (sum <= most) continue
    most = sum
    best = relation
  }
  return best
}

const leaningOf = (name: string, at: number): number => table.get(name)?.[at] ?? 0

/**
 * Where the tables know all that both say, they decide: what cannot hold at once, and what only adds a condition.
 */
export const isCertain = (evidence: Evidence, told: Relation): boolean =>
  evidence.openAny + evidence.freeUnknown === 0 &&
  (told === 'contradiction' ||
    (told === 'refinement' &&
      evidence.common < 2 &&
      evidence.freeCondition > 0 &&
      evidence.freeCondition === evidence.freeKnown))

/** Whether nothing that one rule says turns the other: only then may they be the same in other words. */
export const turnsNothing = (evidence: Evidence, told: Relation): boolean =>
  told !== 'contradiction' &&
  evidence.signClash + evidence.endClash + evidence.valueClash + evidence.numberClash === 0 &&
  evidence.allowedApart + evidence.exceptionApart + evidence.negatedApart + evidence.numberApart === 0 &&
  evidence.clauseClash < CLAUSE_CLASH &&
  evidence.clauseAlone < CLAUSE_ALONE &&
  (evidence.wordsAlike < ONE_FRAME || evidence.openAny + evidence.narrowed + saysMore(evidence) < FAINT) &&
  (evidence.wordsWithin < HELD || saysMore(evidence) < MORE)

const saysMore = ({ freeKnown, freeUnknown }: Evidence): number => freeKnown + freeUnknown

/** Whether each says most of what the other says. */
export const covers = ({ common, lessCovered, foreign }: Evidence): boolean =>
  (common >= COMMON || (common >= COMMON_SHORT && lessCovered >= NEARLY_ALL)) &&
  lessCovered >= (foreign === 1 ? COVERED_ACROSS : COVERED)
