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

/** The rule that says the same, in these words if there is one, else in others; or null. */
export function saysAlready<R extends StandingRule>(text: string, index: RuleIndex<R>): R | null {
  const same = findRelated(text, index).filter(({ relation }) => relation === 'duplicate')
  return (same.find(({ reasons }) => reasons[0]?.code === 'same-words') ?? same[0])?.rule ?? null
}

/** The rules that say more or less than a text, in the order they stand. */
export const findRefined = <R extends StandingRule>(text: string, index: RuleIndex<R>): Related<R>[] =>
  findRelated(text, index).filter(({ relation }) => relation === 'refinement')
