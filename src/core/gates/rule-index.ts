import type { Reason } from '../reason.ts'
import { findRelations, indexRelations, type RelationIndex } from '../relation/search.ts'
import type { StandingRule } from './standing-rule.ts'

/** Rules prepared for many questions; reading them costs, so keep it for as long as the files stand. */
export interface RuleIndex<R extends StandingRule = StandingRule> {
  readonly rules: readonly R[]
  readonly relations: RelationIndex
}

export const indexRules = <R extends StandingRule>(rules: readonly R[]): RuleIndex<R> => ({
  rules,
  relations: indexRelations(rules.map(({ text }) => text)),
})

/** A standing rule that says the same as a text, the opposite, or more or less than it, and on what it turns. */
export interface Related<R extends StandingRule = StandingRule> {
  readonly rule: R
  readonly relation: 'duplicate' | 'contradiction' | 'refinement'
  readonly reasons: readonly Reason[]
}

/** The standing rules that have to do with a text, in the order they stand. */
export const findRelated = <R extends StandingRule>(text: string, index: RuleIndex<R>): Related<R>[] =>
  findRelations(text, index.relations).map(({ at, ...found }) => ({ ...found, rule: index.rules[at] as R }))
