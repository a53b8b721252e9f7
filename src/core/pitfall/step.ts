import type { Area } from './operation.ts'
import type { Symptom } from './symptom.ts'

/** What one use of a tool was, in the words of no agent. */
export type Deed =
  | { readonly deed: 'command'; readonly command: string }
  /** `changes`: what stood there and what stands there now; left out where the agent does not say. */
  | { readonly deed: 'edit'; readonly file: string; readonly changes?: readonly Change[] }
  | { readonly deed: 'search'; readonly query: string }
  | { readonly deed: 'look' }
  /** A tool of a server or of the agent itself; `name` is its own name. */
  | { readonly deed: 'call'; readonly name: string }

export interface Change {
  readonly before: string
  readonly after: string
}

/** One thing that was said or done in a conversation, as its agent told it. Nothing is masked yet. */
export type Happening =
  | {
      readonly kind: 'tool'
      readonly deed: Deed
      readonly ok: boolean
      /** The person stopped it, or did not allow it. */
      readonly stopped: boolean
      /** What it put out; of a failure, the error. */
      readonly output: string
    }
  | { readonly kind: 'prompt'; readonly prompt: string }
  | { readonly kind: 'answer'; readonly text: string }

/** What an operation is done for. Failing is the ordinary course of `test` and `check`, and of `look` no failure. */
export type Act = 'look' | 'test' | 'check' | 'network' | 'git' | 'run'

/** A use of a tool, reduced to what a pitfall can be told by. It holds no text of a prompt or of an output. */
export interface Done {
  readonly kind: 'tool'
  readonly deed: Deed['deed']
  readonly ok: boolean
  /** First folder, tool or command: the first half of a pitfall's key. */
  readonly area: Area
  /** The same for every variant of one operation; a short hash. Likewise the topic of a search. */
  readonly operation: string
  readonly act: Act
  /** Null when nothing failed. */
  readonly symptom: Symptom | null
  readonly rollback: boolean
  /** It changes nothing that a later step could depend on. */
  readonly idle: boolean
  /** The command on one line, masked; null where it is not known any more. */
  readonly command: string | null
  /** The file that was edited, from the root of the workspace as far as that is known. */
  readonly file: string | null
}

/** A prompt, reduced to what it says about the work before it. */
export interface Spoken {
  readonly kind: 'prompt'
  /** It says that the work is wrong. */
  readonly corrects: boolean
  /** It was taken as a rule of its own, so that a person is asked about it already. */
  readonly heard: boolean
  /** It praises how the work before it was done, so that it is done so again. */
  readonly praises: boolean
}

export type Step = Done | Spoken
