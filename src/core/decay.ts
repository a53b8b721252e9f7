/** How fast a text loses its truth; each kind has a rate of its own. */
export const decayTypes = [
  'schema',
  'business_rule',
  'tool_experience',
  'query_pattern',
  'data_range',
  'data_snapshot',
] as const
export type DecayType = (typeof decayTypes)[number]

/** λ per day. */
const rates: Readonly<Record<DecayType, number>> = {
  schema: 0.003,
  tool_experience: 0.005,
  business_rule: 0.008,
  query_pattern: 0.015,
  data_range: 0.035,
  data_snapshot: 0.05,
}

/** Best first. */
export const levels = ['TRUST', 'VERIFY', 'REVALIDATE'] as const
export type Level = (typeof levels)[number]

/** The least confidence of each level; both bounds belong to the better one. */
export const levelFloor: Readonly<Record<Level, number>> = { TRUST: 0.8, VERIFY: 0.5, REVALIDATE: 0 }

/** Weight of what was seen to work or fail, and of a hint that it did. */
export const HARD = 1
export const SOFT = 0.3

/** What the confidence in a text is computed from. */
export interface Confidence {
  readonly type: DecayType
  /** `YYYY-MM-DD`, local: the day on which it was last known to be true. */
  readonly confirmed: string
  /** Confidence on that day, 0 to 1. */
  readonly C0: number
  /** Weighted successes and failures since the last reset. */
  readonly alpha: number
  readonly beta: number
}

/** C(t) = C0 · exp(−λ · (β+1)/(α+1) · days). */
export function confidenceAfter({ type, C0, alpha, beta }: Confidence, days: number): number {
  return C0 * Math.exp(-rates[type] * ((beta + 1) / (alpha + 1)) * days)
}

export const levelOf = (confidence: number): Level =>
  levels.find((level) => confidence >= levelFloor[level]) ?? 'REVALIDATE'

/** What is known of a text on a day that is not before the one on which it was confirmed. */
export function confidenceOn(of: Confidence, today: string): { days: number; C: number; level: Level } {
  const days = daysBetween(of.confirmed, today)
  const C = confidenceAfter(of, days)
  return { days, C, level: levelOf(C) }
}

const DAY = 24 * 3_600_000
const DATE = /^\d{4}-\d{2}-\d{2}$/

/** Is it a date of the calendar, `YYYY-MM-DD`? */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Whole calendar days from one date to another, however long those days were. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY)

/** It was used and held: known to be true today, and loses its truth more slowly. */
export const succeed = (of: Confidence, weight: number, today: string): Confidence => ({
  ...of,
  alpha: sum(of.alpha, weight),
  confirmed: today,
})

/** It was used and did not hold: it loses its truth faster, counted from the day on which it was last known to be true. */
export const failed = (of: Confidence, weight: number): Confidence => ({ ...of, beta: sum(of.beta, weight) })

/** Looked into anew and found true: as if it had been written today. */
export const reset = (of: Confidence, today: string): Confidence => ({
  ...of,
  confirmed: today,
  C0: 1,
  alpha: 0,
  beta: 0,
})

/** Known to be wrong; only a reset makes it trusted again. */
export const invalidate = (of: Confidence): Confidence => ({ ...of, C0: 0.1, alpha: 0, beta: 0 })

/** Three times 0.3 is 0.9 and not 0.8999…: what is stored would otherwise grow digits. */
const sum = (a: number, b: number): number => Number((a + b).toFixed(9))
