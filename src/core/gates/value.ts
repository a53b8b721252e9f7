import type { Reason } from '../reason.ts'

export type ValueVerdict =
  | { readonly outcome: 'pass' }
  | { readonly outcome: 'refuse'; readonly reason: Reason }

/**
 * Whether a text is worth having in the next conversation too. Detection has dropped what is passing already, so
 * everything passes here until there is a judgement that is right more often than it is wrong.
 */
export function judgeValue(_text: string): ValueVerdict {
  return { outcome: 'pass' }
}
