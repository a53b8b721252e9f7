import type { Request, Trigger } from './request/request.ts'
import type { Tier } from './tier.ts'
import type { Urgency } from './urgency.ts'

/** What requests are alike by; `signal` is empty where nothing was noticed. */
export interface RequestClass {
  readonly trigger: Trigger
  readonly signal: string
  readonly urgency: Urgency
  readonly tier: Tier
}

export const classOf = ({ trigger, signal = '', urgency, tier }: Request): RequestClass => ({
  trigger,
  signal,
  urgency,
  tier,
})

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
