import type { Reason } from '../reason.ts'
import { dimensions, SCORE_MAX, type Scores, weights } from './dimensions.ts'
import type { ScoreMode, SkillScore } from './static.ts'

/**
 * What a skill has to score to be written to. A score from the text alone says less, so
 * its bar is the higher one: of twenty skills that were judged by hand it parts the sound (80 and more) from the rest (65
 * and less).
 */
export const bars: Readonly<Record<ScoreMode, number>> = { full_test: 70, dry_run: 75, static: 75 }

/**
 * The score that is held against the bar. What text shows is no better for the very block that is asked about, so there
 * the skill must be sound as it stands; a skill that was tried out is judged with it.
 */
export const heldAgainstBar = ({ before, after }: Edit): SkillScore =>
  after.mode === 'static' && before.total < after.total ? before : after

interface Edit {
  readonly before: SkillScore
  readonly after: SkillScore
}

/** The file may grow by half. */
const GROWTH_MAX = 1.5

export type BarVerdict =
  | { readonly outcome: 'pass' }
  | { readonly outcome: 'below'; readonly why: 'low' | 'worse' | 'grown' }

/** May this edit be made to a skill? `before` and `after` are whole texts; scores that are compared are of one mode. */
export function passesBar(
  score: Edit,
  text: { readonly before: string; readonly after: string },
): BarVerdict {
  const { before, after } = score
  // What would mend most comes first: a person is told one reason.
  if (heldAgainstBar(score).total < bars[after.mode]) return { outcome: 'below', why: 'low' }
  if (after.total < before.total) return { outcome: 'below', why: 'worse' }
  const grown = sizeOf(text.after) > sizeOf(text.before) * GROWTH_MAX
  return grown ? { outcome: 'below', why: 'grown' } : { outcome: 'pass' }
}

/** Bytes of what is said: the markers of a block are as long as a short skill, and say nothing. */
const sizeOf = (text: string): number =>
  Buffer.byteLength(text.replace(/^(?:<!-- (?:evo|decay)\b.*-->|## 🧬 Evogate)\r?\n?/gmu, ''))

/** So many a reason names; there is room for no more on a card. */
const LIFTS_NAMED = 2

/** The dimensions in which a text earns less than it could, those first that would lift the total most. */
export const liftsOf = (scores: Scores) =>
  dimensions
    .map((dimension) => ({
      dimension,
      gain: (SCORE_MAX - (scores[dimension] ?? SCORE_MAX)) * weights[dimension],
    }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .map(({ dimension }) => dimension)

/** Why a skill is not written to, for people: `deploy 62.1 75 workflow checkpoints` is said in words by the card. */
export function reasonBelow(
  skill: string,
  why: Extract<BarVerdict, { outcome: 'below' }>['why'],
  held: SkillScore,
): Reason {
  if (why !== 'low') return { code: why === 'worse' ? 'skill-worse' : 'skill-grown', detail: skill }
  const lifts = liftsOf(held.scores).slice(0, LIFTS_NAMED)
  return { code: 'skill-below', detail: [skill, held.total, bars[held.mode], ...lifts].join(' ') }
}
