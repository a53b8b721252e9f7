import { daysBetween } from '../core/decay.ts'
import { localDate } from '../core/local-date.ts'
import { isForArchive, type Ripeness, ripeness } from '../core/ripeness.ts'
import { type Score, score } from '../core/score.ts'
import type { Seen } from './ports/records.ts'
import type { World } from './world.ts'

/** A candidate with its score of this day. */
export interface Scored extends Seen {
  readonly score: Score
  readonly ripeness: Ripeness
  /** It has been of too little score for too long. */
  readonly forArchive: boolean
}

/** Scores a candidate as of now, in whole days of the service's zone. */
export function scored(world: Pick<World, 'now' | 'settings'>, seen: Seen): Scored {
  const { zone } = world.settings
  const today = localDate(world.now(), zone)
  const since = (at: number) => Math.max(0, daysBetween(localDate(at, zone), today))
  const { candidate, times, last, files } = seen
  const found = score({ count: times, days: since(last), text: candidate.text ?? '', files })
  return {
    ...seen,
    score: found,
    ripeness: ripeness(times, found),
    forArchive: isForArchive(since(candidate.createdAt), found),
  }
}

/** The best first; of equal ones in the order in which they came. */
export const ranked = (world: Pick<World, 'now' | 'settings'>, all: readonly Seen[]): readonly Scored[] =>
  all.map((seen) => scored(world, seen)).sort((a, b) => b.score.composite - a.score.composite)
