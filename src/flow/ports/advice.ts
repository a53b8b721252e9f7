import type { Advice, Question } from '../../core/advice.ts'

/** One question about a text, asked once. */
export interface AdviceRecord {
  readonly workspace: string
  readonly textHash: string
  readonly ask: Question['ask']
  /** Hash of the other text of a pair; empty when there is none. */
  readonly about: string
  /** Null while there is none, and for good when there was none that can be used. */
  readonly answer: Advice | null
  readonly at: number
}

export type AdviceKey = Omit<AdviceRecord, 'answer' | 'at'>

export interface AdviceReads {
  /** What was asked about any of these texts. */
  advice(workspace: string, textHashes: readonly string[]): Promise<readonly AdviceRecord[]>
  /** Questions that were asked in or after this moment. */
  adviceCount(since: number): Promise<number>
}

export interface AdviceWrites {
  /** False when it was asked before. */
  addAdvice(advice: AdviceKey & { readonly at: number }): Promise<boolean>
  /** Nothing happens when the question was forgotten meanwhile. */
  setAdvice(of: AdviceKey, answer: Advice): Promise<void>
}
