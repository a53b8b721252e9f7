import { dimensions, SCORE_MAX, SCORE_MIN, type Scores, totalOf } from './dimensions.ts'
import { factsOf } from './facts.ts'
import { scorers } from './scorers.ts'

/** How a score came about: by use, by going through it without use, or from the text alone. */
export type ScoreMode = 'full_test' | 'dry_run' | 'static'

export interface SkillScore {
  readonly mode: ScoreMode
  readonly scores: Scores
  /** 0 to 100, one decimal. */
  readonly total: number
}

/** What a skill's text can show of its quality. Pure, and linear in its length. `name` is that of the skill's folder. */
export function scoreStatically(text: string, name: string): SkillScore {
  const facts = factsOf(text, name)
  const scores = Object.fromEntries(
    dimensions.map((dimension) => [
      dimension,
      dimension === 'effect' ? null : Math.min(SCORE_MAX, SCORE_MIN + scorers[dimension](facts)),
    ]),
  ) as unknown as Scores
  return { mode: 'static', scores, total: totalOf(scores) }
}
