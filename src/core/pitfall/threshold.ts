/** From where on a conversation had a pitfall: each is met by more than the number says. */
export interface Thresholds {
  readonly retries: number
  readonly corrections: number
  readonly rollbacks: number
  readonly timeouts: number
  /** Null: off. */
  readonly toolCalls: number | null
  readonly searches: number
}

export const thresholds: Thresholds = {
  /** Failing runs of the same operation with nothing edited between them. */
  retries: 3,
  /** Times that the person said that the work is wrong. */
  corrections: 2,
  /** Times that git threw away what had been made. */
  rollbacks: 0,
  /** Times that something took too long. */
  timeouts: 0,
  /** Uses of tools. Off: an agent that codes needs dozens for the smallest thing. */
  toolCalls: null,
  /** Searches for the same thing: a gap of knowledge. */
  searches: 3,
}

/** Sessions of more steps are judged by their last ones. */
export const STEPS_MAX = 2_000
/** Pitfalls of one session: more of them are one bad day, and no lesson each. */
export const PITFALLS_MAX = 2
