import { findRelated, type Related, type RuleIndex } from './rule-index.ts'
import type { StandingRule } from './standing-rule.ts'

/** The standing rules that contradict a text, in the order they stand, and on what it turns. */
export const findRivals = <R extends StandingRule>(text: string, index: RuleIndex<R>): Related<R>[] =>
  findRelated(text, index).filter(({ relation }) => relation === 'contradiction')
