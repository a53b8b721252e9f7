import type { Reason } from '../reason.ts'
import { dimensions, SCORE_MAX, type Scores, weights } from './dimensions.ts'
import type { ScoreMode, SkillScore } from './static.ts'

/**
 * What a skill has to score, with the approved block in it, to be written to. A score from the text alone says less, so
 * its bar is the higher one: of twenty skills that were judged by hand it parts the sound (80 and more) from the rest (65
 * and less).
 */
export const bars: Readonly<Record<ScoreMode, number>> = { full_test: 70, dry_run: 75, static: 75 }

/** The file may grow by half. */
const GROWTH_MAX = 1.5

export type BarVerdict =
  | { readonly outcome: 'pass' }
  | { readonly outcome: 'below'; readonly why: 'low' | 'worse' | 'grown' }

/** May this edit be made to a skill? `before` and `after` are whole texts; scores that are compared are of one mode. */
export function passesBar(
  score: { readonly before: SkillScore; readonly after: SkillScore },
  text: { readonly before: string; readonly after: string },
): BarVerdict {
  const { before, after } = score
  // What would mend most comes first: a person is told one reason.
  if (after.total < bars[after.mode]) return { outcome: 'below', why: 'low' }
  if (after.total < before.total) return { outcome: 'below', why: 'worse' }
  const grown = Buffer.byteLength(text.after) > Buffer.byteLength(text.before) * GROWTH_MAX
  return grown ? { outcome: 'below', why: 'grown' } : { outcome: 'pass' }
}

const LIFTS_MAX = 2

/** The dimensions that would lift the total most, best first. */
export const liftsOf = (scores: Scores) =>
  dimensions
    .map((dimension) => ({
      dimension,
      gain: (SCORE_MAX - (scores[dimension] ?? SCORE_MAX)) * weights[dimension],
    }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, LIFTS_MAX)
    .map(({ dimension }) => dimension)

/** Why a skill is not written to, for people: `deploy 62.1 75 workflow checkpoints` is said in words by the card. */
export function reasonBelow(
  skill: string,
  why: Extract<BarVerdict, { outcome: 'below' }>['why'],
  after: SkillScore,
): Reason {
  if (why !== 'low') return { code: why === 'worse' ? 'skill-worse' : 'skill-grown', detail: skill }
  const lifts = liftsOf(after.scores)
  return { code: 'skill-below', detail: [skill, after.total, bars[after.mode], ...lifts].join(' ') }
}
