import type { Advice, Question } from '../../core/advice.ts'
import type { SkillScore } from '../../core/darwin/static.ts'

/** One edit of a skill: whole texts. */
export interface SkillTexts {
  readonly skill: string
  readonly before: string
  readonly after: string
}

export type Judged =
  | { readonly outcome: 'judged'; readonly before: SkillScore; readonly after: SkillScore }
  /** It has been asked and not answered yet. */
  | { readonly outcome: 'asked' }
  /** It is not there, was too slow, or said nothing that can be used. */
  | { readonly outcome: 'no-answer' }

/** A program of the user's that uses skills, or goes through them, and says how good they are. Advice: nobody waits for it. */
export interface Judge {
  /** What it said of this edit. Asks it if it was not asked yet; `then` is called once when it is through. */
  look(edit: SkillTexts, then?: () => void): Judged
  /** Something waits for its answer; a second opinion is not worth waiting for. */
  isBusy(): boolean
  /** Asks for a second opinion; null when there was no answer that can be used. Not called when the service ends before. */
  advise(question: Question, then: (advice: Advice | null) => void): void
  close(): Promise<void>
}
