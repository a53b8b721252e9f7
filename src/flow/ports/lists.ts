import type { DigestFacts } from '../../core/card/digest.ts'
import type { VerifyAnswer } from '../../core/card/verify.ts'

/**
 * A message that is drawn anew when the requests that it lists have moved. `until`: it is not worth sending after this
 * time.
 */
export type ListRecord =
  | {
      readonly kind: 'digest'
      readonly facts: DigestFacts
      /** Numbers of the requests in each part, in their order. */
      readonly promised: readonly number[]
      readonly fresh: readonly number[]
      readonly waiting: readonly number[]
      readonly until: number
    }
  | {
      readonly kind: 'batch'
      /** Raised by every tick: a press on *go* counts only for the ticks that its button was drawn with. */
      readonly revision: number
      readonly rows: readonly BatchRow[]
      /** Requests that fit as well and for which there was no room. */
      readonly more: number
      readonly done: boolean
      readonly until: number
    }
  | {
      readonly kind: 'verify'
      readonly rows: readonly VerifyRow[]
      /** Entries that fit as well and for which there was no room. */
      readonly more: number
      readonly until: number
    }

/** One entry of a list to verify, and what a person said of it. */
interface VerifyRow {
  readonly number: number
  /** Confidence when the list was made, in whole percent. */
  readonly percent: number
  /** `YYYY-MM-DD` */
  readonly confirmed: string
  readonly said: VerifyAnswer | null
  /** Whose word it is; empty without one. */
  readonly by: string
  /** The request that takes it out. */
  readonly asked: number | null
}

/** One block of a list to tick, as it was listed. */
interface BatchRow {
  readonly number: number
  readonly revision: number
  readonly ticked: boolean
}
