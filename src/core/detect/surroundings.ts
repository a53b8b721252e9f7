import type { Mark } from './mark.ts'
import type { Due } from './owed.ts'

/** What the rest of the message says about a sentence. */
export interface Surroundings {
  /** How many sentences the message has, at which of them this one stands, and how many characters were typed. */
  readonly sentences: number
  readonly place: number
  readonly typed: number
  /** Words of others were pasted or quoted in it. */
  readonly quoted: boolean
  readonly brief: boolean
  /** A list, a document or the argument of a command: not even a strict rule in it is surely the person's own. */
  readonly listed: boolean
  readonly complained: boolean
  /** What is built is told how to behave, more than once: its rules are no rules for the agent. */
  readonly specified: boolean
  /** This sentence, or one before, says what is to be built: what follows is what that does. */
  readonly envisaged: boolean
  /** A later sentence orders that it be built so ("write it like that"). */
  readonly described: boolean
  /** The sentence before is meant for now only, against which the usual stands. */
  readonly excepted: boolean
  /** A text is ordered whose words follow. */
  readonly drafting: boolean
  /** Another sentence orders this task's work; `bare` when it names none of its own ("build it"). */
  readonly tasks: 'none' | 'own' | 'bare'
  /** The sentence stands after a plain no. */
  readonly denied: boolean
  /** The sentence before or after tells what is always so here. */
  readonly lent: boolean
  /** The sentence before or after gives a reason that lasts. */
  readonly because: boolean
  /** The sentence after tells what is wrong with another tool for the same job. */
  readonly rivals: boolean
  /** The sentence before tells what the person knows or has. */
  readonly able: boolean
  /** It tells what is due each time, or what a contract forbids, with the harm beside it. */
  readonly due: Due
  /** The message gives a task: it names files, is long, or another sentence orders a piece of work. */
  readonly tasked: boolean
  /** Another sentence says what exactly is to be answered, as prompts for a machine do. */
  readonly delivered: boolean
  /** Another sentence orders a piece of this task. */
  readonly working: boolean
  /**
   * The sentence after is nothing but "always", "no exceptions", or it or a later clause says that all others of its kind
   * are to be like it: its mark, by offsets of this one.
   */
  readonly sealed: Mark | undefined
  /** It stands in a list under "remember:", "from now on:": its mark, by offsets of this one. */
  readonly under: Mark | undefined
}
