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
  if (Buffer.byteLength(text.after) > Buffer.byteLength(text.before) * GROWTH_MAX)
    return { outcome: 'below', why: 'grown' }
  if (after.total < bars[after.mode]) return { outcome: 'below', why: 'low' }
  return after.total < before.total ? { outcome: 'below', why: 'worse' } : { outcome: 'pass' }
}
