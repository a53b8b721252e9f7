import { type Evidence, evidenceNames } from './evidence.ts'
import type { Relation } from './judge.ts'
import { leanings } from './leanings.ts'

export const relations = ['duplicate', 'contradiction', 'refinement', 'unrelated'] as const

/** The leanings by the names of their lines. */
export const rows: ReadonlyMap<string, readonly number[]> = new Map(
  leanings
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([name = '', ...cells]) => [name, cells.map(Number)]),
)
const none = [0, 0, 0, 0] as const
/** How far a unit of each kind of evidence leans to each of the relations, in their order. */
const table = evidenceNames.map((name) => [name, rows.get(name) ?? none] as const)

/** Share of all evidence that must lean to a duplicate: of all relations it is the one that may not be wrong. */
const SAME = 0.56
/** The same where anything speaks against the other rule. */
const SAME_OPPOSED = 0.7
/** The same where one thing stands in the place of another. */
const SAME_REPLACED = 0.82
const REPLACED_IN = 0.5
/** What is added to the leaning to unrelated where a rule is held against many: most of them have nothing to do with it. */
const STRANGERS = 4
/** What must be common for a denial alone to speak against a rule. */
const SPOKEN_OF = 1.1
const OPEN_WORDS = 0.8
/** Share of the words from both ends on, or of all, from which on two rules are one sentence with another word in it. */
const SAME_FRAME = 0.45
const SAME_WORDS = 0.6
const HALF_THE_WORDS = 0.5
/** Weight that one wants and the other does not, and share of what is asked that only one refuses. */
const CLASHING = 0.8
const WISHES_APART = 0.6
/** How much of the rule that says more the other must say too, and weight of two known things that make two rules. */
const COVERED = 0.2
const OPEN = 1.5
/** Weight that makes each another rule where no more than half is common. */
const OPEN_EACH = 0.8
const HALF = 0.55
/** Weight of what says nothing of its own. */
const FAINT = 0.5
/** Weight from which on a rule says more. */
const MORE = 0.75

/** The relation that most of the evidence leans to; `maySame` is asked only when that is a duplicate. */
export function lean(
  evidence: Evidence,
  told: Relation,
  amongStrangers: boolean,
  maySame: () => boolean,
): Relation {
  const [always, own] = [rows.get('always') ?? none, rows.get(`told ${told}`) ?? none]
  const sums = relations.map((_, at) => (always[at] ?? 0) + (own[at] ?? 0))
  for (const [name, leans] of table) {
    const amount = evidence[name]
    if (amount === 0) continue
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) + amount * (leans[at] as number)
  }
  if (amongStrangers) sums[3] = (sums[3] as number) + STRANGERS
  return decide(sums, evidence, told, maySame)
}

/** The relation that sums of leanings, in the order of `relations`, come to. */
export function decide(
  sums: readonly number[],
  evidence: Evidence,
  told: Relation,
  maySame: () => boolean,
): Relation {
  const most = Math.max(...sums)
  const [same = 0, ...others] = sums.map((sum) => Math.exp(sum - most))
  const bar = Math.max(opposes(evidence, told) ? SAME_OPPOSED : SAME, replaces(evidence) ? SAME_REPLACED : 0)
  if (same >= bar * (same + others.reduce((all, share) => all + share, 0)) && maySame()) return 'duplicate'
  // Nothing speaks against the other rule: then they do not exclude each other.
  if (!opposes(evidence, told)) others[0] = 0
  return relations[1 + others.indexOf(Math.max(...others))] as Relation
}

/** Where the tables know all that both say, they decide: what cannot hold at once, and what only adds a condition. */
export const isCertain = (evidence: Evidence, told: Relation): boolean =>
  evidence.openAny + evidence.freeUnknown === 0 &&
  (told === 'contradiction' ||
    (told === 'refinement' &&
      evidence.common < 2 &&
      evidence.freeCondition > 0 &&
      evidence.freeCondition === evidence.freeKnown))

/** Whether anything speaks against the other rule: without it two wishes do not exclude each other. */
const opposes = (evidence: Evidence, told: Relation): boolean =>
  told === 'contradiction' || (evidence.agreed === 0 && speaksAgainst(evidence))

const speaksAgainst = (evidence: Evidence): boolean =>
  evidence.signClash + evidence.endClash + evidence.valueClash + evidence.numberClash > 0 ||
  evidence.allowedApart + evidence.loosensApart + evidence.directApart > 0 ||
  evidence.stanceApart + evidence.meansApart > 0 ||
  // "Tests must not sleep" denies nothing of how tests run.
  (evidence.negatedApart + evidence.denialsApart > 0 &&
    (evidence.common >= SPOKEN_OF ||
      evidence.anchors > 0 ||
      evidence.foreign === 1 ||
      evidence.openAny > OPEN_WORDS))

/**
 * "Fill caches on first use", "caches are filled at startup": little stands open, but on both sides, and what is common are
 * words that very many rules have, no name, number or ban.
 */
const replaces = (evidence: Evidence): boolean =>
  evidence.openAny > 0 &&
  evidence.lessCovered >= REPLACED_IN &&
  evidence.anchors + evidence.codesSame + evidence.numberSame === 0 &&
  evidence.deniesBoth + evidence.sameSign === 0

/** Whether both are one sentence with another word in it: then that word is what tells them apart. */
export const isOneSentence = ({ wordsAlike, frame }: Evidence): boolean =>
  frame >= SAME_FRAME || wordsAlike >= SAME_WORDS

/** Whether nothing that one rule says turns the other: only then may they be the same in other words. */
export const turnsNothing = (evidence: Evidence, told: Relation): boolean =>
  told !== 'contradiction' &&
  evidence.endClash + evidence.valueClash + evidence.numberClash + evidence.namedClash === 0 &&
  evidence.stanceApart + evidence.meansApart + evidence.rivalApart === 0 &&
  evidence.lessCovered >= COVERED &&
  evidence.openKnown < OPEN &&
  !isHalfOther(evidence) &&
  evidence.allowedApart + evidence.measured === 0 &&
  // Of what one forbids the other wants nothing.
  (evidence.agreed === 1 || (evidence.negatedApart === 0 && !deniesElse(evidence))) &&
  !growsFromOneThing(evidence) &&
  // One word that no table knows for another.
  (evidence.openUnknown === 0 || evidence.wordsAlike < HALF_THE_WORDS) &&
  (!isOneSentence(evidence) || changesNothing(evidence))

/** "Not on Fridays", "not from a laptop": no name, number or code is common, and as much again is another in each. */
const isHalfOther = (evidence: Evidence): boolean =>
  evidence.agreed === 0 &&
  evidence.openKnown >= OPEN_EACH &&
  evidence.lessCovered <= HALF &&
  evidence.anchors + evidence.codesSame + evidence.numberSame === 0

/** Both deny something, but not the same, or not on the same condition: "none unless asked for", "none if asked for". */
const deniesElse = (evidence: Evidence): boolean =>
  evidence.exceptsApart * evidence.deniesBoth > 0 ||
  (evidence.denialsApart > 0 &&
    (evidence.signClash >= CLASHING || (evidence.deniesBoth > 0 && evidence.wishApart >= WISHES_APART)))

/** "Write tests", "every test needs a description": one thing is common, and one of the rules says more of it. */
const growsFromOneThing = ({ common, moreCovered, freeKnown, freeUnknown }: Evidence): boolean =>
  common <= 1 && moreCovered === 1 && freeKnown + freeUnknown >= MORE

const changesNothing = (evidence: Evidence): boolean =>
  evidence.deedsApart === 0 &&
  (evidence.signClash === 0 || evidence.agreed === 1) &&
  // "Never go on past a failing test", "skip failing tests": both deny, but not the same.
  (evidence.sameSign > 0 || evidence.deniedElse === 0) &&
  evidence.openAny + evidence.narrowed + evidence.freeKnown + evidence.freeUnknown < FAINT
