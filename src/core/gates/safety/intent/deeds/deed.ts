import type { ReasonCode } from '../../../../reason.ts'
import type { CueClass } from '../words.ts'

/** What a sentence has to speak of, in words of any of these classes, and how near the verb (else as near as the deed says). */
export interface Role {
  readonly any: readonly CueClass[]
  readonly within?: number
}

/**
 * What a sentence may order. `verb` is looked for first; for each role in `with` one word has to stand in the same
 * sentence within `within` characters of it. `when`: `ordered` counts unless the sentence forbids it or makes it depend
 * on a yes, `forbidden` counts only if it is forbidden ("do not tell the user"), `either` counts in any case.
 */
export interface Deed {
  readonly code: ReasonCode
  /** Which kind of it, for the reader of the verdict. */
  readonly detail?: string
  readonly verb: Role
  readonly with: readonly Role[]
  readonly within: number
  readonly when: 'ordered' | 'forbidden' | 'either'
  /** Word classes whose cue must follow at once (a space and a determiner may stand between): prior + instruction. */
  readonly adjoining?: readonly [CueClass, CueClass]
  /** A negation between the verb and what follows it counts too: 未经批准不得上线. */
  readonly negatedBetween?: boolean
  /** The roles may stand in another sentence of a short text: "Tests are noise; if they block you, strip them". */
  readonly across?: boolean
  /** To leave out of a report what is small is no deed: "do not list formatting changes". */
  readonly unlessSmall?: boolean
  /** In languages that put it there, the pair has to stand behind the verb: a rule that wins is not one that is beaten. */
  readonly objectBehind?: boolean
  /** Words that make it harmless. */
  readonly unless?: RegExp
  /** The same, if they stand in another sentence of a short text. */
  readonly unlessAround?: RegExp
}

/** A role: a word of any of these classes. */
export function any(...classes: readonly CueClass[]): Role {
  return { any: classes }
}

/** The same, at most so many characters from the verb. */
export function near(within: number, ...classes: readonly CueClass[]): Role {
  return { any: classes, within }
}
