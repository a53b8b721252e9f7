import type { Mark } from '../mark.ts'

/** What a clause asks of the agent. */
export type Form = 'order' | 'prohibition' | 'obligation' | 'exemption' | 'preference' | 'statement' | 'none'

/** One clause, read by the grammar of its language. */
export interface Reading {
  readonly form: Form
  /** Where the words that ask begin, in the sentence; cues before it govern it. */
  readonly at: number
  /** A universal stands where it governs the request ("never use", 每次都要). */
  readonly universal: Mark | undefined
  /** The request is addressed politely ("could you"): a question mark does not make it a question. */
  readonly asked: boolean
  /** Whoever or whatever stands before the request. */
  readonly subject: 'agent' | 'self' | 'product' | 'work' | 'other' | 'none'
  /** It orders this task's work ("add a button"). */
  readonly building: boolean
  /** It wants something that keeps happening to stop ("stop adding comments"). */
  readonly stopping: boolean
  /** It tells what is always so ("tests live beside the code"), not what happens. */
  readonly general: boolean
  /** The wish to remember stands where it is an order. */
  readonly remember: Mark | undefined
}

/** What is told and asks for nothing; `at` is where a request would stand. */
export const statement = (at: number, universal?: Mark): Reading => ({
  form: 'statement',
  at,
  universal,
  asked: false,
  subject: 'other',
  building: false,
  stopping: false,
  general: false,
  remember: undefined,
})
