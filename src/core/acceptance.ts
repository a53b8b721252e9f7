/** What people said to requests of one class. */
export interface Acceptance {
  readonly approved: number
  readonly ignored: number
}

/**
 * Mean of the Beta posterior over a uniform prior, (approved + 1) / (approved + ignored + 2): how likely the next one of
 * the class is approved. 0.5 without a decision.
 */
export const acceptanceMean = ({ approved, ignored }: Acceptance): number =>
  (approved + 1) / (approved + ignored + 2)

const DECISIONS_MIN = 10
const MEAN_MIN = 0.2

/** People have said often enough that they do not want such cards: the digest is enough. */
export const isUnwanted = (acceptance: Acceptance): boolean =>
  acceptance.approved + acceptance.ignored >= DECISIONS_MIN && acceptanceMean(acceptance) < MEAN_MIN
