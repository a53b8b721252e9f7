/** How long things may take. */
export interface Patience {
  /** When a call is taken for lost, ms. */
  readonly callMs: number
  /** The same for the first answer to an interaction, which is worthless after three seconds. */
  readonly answerMs: number
  /** How long a form waits for the words that it begins with, ms. */
  readonly presentMs: number
  /** How long the start waits for the first answer before it goes on in the background, ms. */
  readonly firstContactMs: number
  /** First pause after a failed connection, ms; it doubles up to 60 times itself. */
  readonly backOffMs: number
  /** A line that held so long was a good one, and is taken up again at once when it breaks, ms. */
  readonly steadyMs: number
  /** The least time between two identifies, ms: Discord takes one in five seconds. */
  readonly identifyMs: number
  /** The least time between two heartbeats, ms, however often the gateway asks for them. */
  readonly beatMs: number
  /** Pauses between the tries to hand on an interaction that could not be stored, ms. */
  readonly handlingMs: readonly number[]
  /** How long the stop waits for running handlers, and for the gateway, ms. */
  readonly stopMs: number
}

export const PATIENCE: Patience = {
  callMs: 15_000,
  answerMs: 2_500,
  presentMs: 500,
  firstContactMs: 5_000,
  backOffMs: 1_000,
  steadyMs: 5_000,
  identifyMs: 5_100,
  beatMs: 1_000,
  handlingMs: [250, 1_000, 4_000],
  stopMs: 2_000,
}
