export type CueClass =
  | 'no'
  | 'no-back'
  | 'no-short'
  | 'over'
  | 'instead'
  | 'swap'
  | 'lack'
  | 'lack-back'
  | 'turn'
  | 'except'
  | 'except-back'
  | 'if'
  | 'if-back'
  | 'until'
  | 'unasked'
  | 'out-of'
  | 'in'
  | 'in-back'
  | 'why'
  | 'why-back'
  | 'before'
  | 'before-back'
  | 'after'
  | 'after-back'
  | 'may'
  | 'only'
  | 'and'
  | 'filler'
  | 'at-most'
  | 'at-least'

/** All that one word can mean. The reader takes what fits the place. */
export interface Entry {
  readonly thing?: string
  readonly act?: string
  /** A thing or an act that is often named in passing. */
  readonly faint?: boolean
  readonly pole?: { readonly axis: string; readonly sign: 1 | -1 }
  readonly values?: readonly { readonly category: string; readonly name: string; readonly tool: boolean }[]
  readonly cues?: readonly CueClass[]
  readonly unit?: { readonly name: string; readonly factor: number }
}
