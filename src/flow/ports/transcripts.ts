import type { Happening } from '../../core/pitfall/step.ts'

/** The agents' own records of their conversations: undocumented and moving, so that "nothing found" is an answer. */
export interface Transcripts {
  /**
   * What a record tells, oldest first; of a long one the end. Empty when it is none that may be read: it must be a plain
   * file inside the agent's own folder or one of `roots`. What happened before `since` is left out. Never throws.
   */
  read(agent: string, path: string, roots: readonly string[], since: number): Promise<readonly Happening[]>
}
