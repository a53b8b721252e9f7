import { bare } from '../relation/bare.ts'
import { differsInCase } from '../relation/letter-case.ts'
import { findRelated, type Related, type RuleIndex } from './rule-index.ts'
import type { StandingRule } from './standing-rule.ts'

/** The rule that stands in these very words already, or null. Linear in the number of rules. */
export function standsAlready<R extends StandingRule>(text: string, rules: readonly R[]): R | null {
  const own = bare(text)
  if (own === '') return null
  for (const rule of rules) {
    // Most rules differ in length by more than markers and a label can add.
    if (rule.text.length + 8 < own.length || rule.text.length > own.length * 2 + 40) continue
    if (bare(rule.text) === own && !differsInCase(text, rule.text)) return rule
  }
  return null
}

/** The rules that say the same: those in these words first. */
export function sayAlready<R extends StandingRule>(text: string, index: RuleIndex<R>): readonly R[] {
  const same = findRelated(text, index).filter(({ relation }) => relation === 'duplicate')
  const isVerbatim = ({ reasons }: Related<R>) => reasons[0]?.code === 'same-words'
  return [...same.filter(isVerbatim), ...same.filter((one) => !isVerbatim(one))].map(({ rule }) => rule)
}

/** The rules that say more or less than a text, in the order they stand. */
export const findRefined = <R extends StandingRule>(text: string, index: RuleIndex<R>): Related<R>[] =>
  findRelated(text, index).filter(({ relation }) => relation === 'refinement')
