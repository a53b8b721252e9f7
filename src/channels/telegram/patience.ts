/** How long things may take. */
export interface Patience {
  /** How long one getUpdates stays open, seconds. */
  readonly pollSeconds: number
  /** When any other call is taken for lost, seconds. */
  readonly callSeconds: number
  /** How long the start waits for the first answer before it goes on in the background, ms. */
  readonly firstContactMs: number
  /** First pause after a failed poll, ms; it doubles up to 30 times itself. */
  readonly backOffMs: number
  /** The pauses before an update that could not be stored is tried again, ms; the last one is repeated. */
  readonly storePausesMs: readonly number[]
  /** After this a press is answered with ⏳, and the outcome comes on the card, ms. */
  readonly workingMs: number
  /** The same for a press that was only found while another one kept us busy. */
  readonly lateMs: number
  /** How long the stop waits for a running handler, and for the confirmation, ms. */
  readonly stopMs: number
}

export const PATIENCE: Patience = {
  pollSeconds: 30,
  callSeconds: 15,
  firstContactMs: 5_000,
  backOffMs: 1_000,
  storePausesMs: [250, 1_000, 4_000, 15_000],
  workingMs: 800,
  lateMs: 400,
  stopMs: 2_000,
}
