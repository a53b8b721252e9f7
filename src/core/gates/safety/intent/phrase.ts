import type { ReasonCode } from '../../../reason.ts'

/** Orders that are known by their form: flags, commands, files. Ordered unless forbidden, like the deeds. */
export interface Phrase {
  readonly code: ReasonCode
  readonly detail: string
  readonly pattern: RegExp
  /** A subordinate clause ("after editing package.json …") is no order to do it. */
  readonly harmlessInSubordinate?: boolean
  /** The match itself says that it is forbidden or not: its surroundings do not matter. */
  readonly always?: boolean
  /** To leave out of a report what is small is no deed: "do not list formatting changes". */
  readonly unlessSmall?: boolean
  /** Words of the sentence that make it harmless. */
  readonly unless?: RegExp
}
