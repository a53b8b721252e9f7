import type { Score } from './score.ts'

export type Ripeness = 'unripe' | 'ripe' | 'strong'

const RIPE_SIGHTINGS = 3
/** Days after which a candidate of little score is put away. */
const ARCHIVE_DAYS = 30

/** Seen often enough, and recent, concrete or far-reaching enough, to be put to a person. */
export function ripeness(count: number, { composite }: Pick<Score, 'composite'>): Ripeness {
  if (count < RIPE_SIGHTINGS || composite < 0.6) return 'unripe'
  return composite >= 0.7 ? 'strong' : 'ripe'
}

/** `age`: whole local days since the candidate was first seen. */
export const isForArchive = (age: number, { composite }: Pick<Score, 'composite'>): boolean =>
  age > ARCHIVE_DAYS && composite < 0.3
