import { type Demand, demandsOf } from '../demand.ts'
import { categoryOf, opposes } from '../relation.ts'
import { bare } from './redundancy.ts'
import type { StandingRule } from './standing-rule.ts'

/** Rules prepared for many questions: what each demands, and which speak of what. */
export interface RuleIndex<R extends StandingRule = StandingRule> {
  readonly rules: readonly R[]
  readonly demands: readonly (readonly Demand[])[]
  readonly byTerm: ReadonlyMap<string, readonly number[]>
}

/** Reads all rules once; cost grows with their number, so keep it for as long as the files stand. */
export function indexRules<R extends StandingRule>(rules: readonly R[]): RuleIndex<R> {
  const byTerm = new Map<string, number[]>()
  const demands = rules.map((rule) => demandsOf(rule.text))
  for (let at = 0; at < demands.length; at++) {
    const own = new Set<string>()
    for (const demand of demands[at] as readonly Demand[]) for (const key of keysOf(demand)) own.add(key)
    for (const term of own) {
      const list = byTerm.get(term)
      if (list === undefined) byTerm.set(term, [at])
      else list.push(at)
    }
  }
  return { rules, demands, byTerm }
}

/**
 * The standing rules that contradict a text, in the order they stand. Takes the rules, or better an index of them;
 * only rules that share a word with the text are compared.
 */
export function findRivals<R extends StandingRule>(text: string, rules: readonly R[] | RuleIndex<R>): R[] {
  const index = 'byTerm' in rules ? rules : indexRules(rules)
  const own = demandsOf(text)
  const rivals: number[] = []
  for (const at of candidates(own, index)) {
    const theirs = index.demands[at]
    if (theirs !== undefined && opposes(own, theirs) !== null) rivals.push(at)
  }
  const words = bare(text)
  return rivals
    .sort((a, b) => a - b)
    .map((at) => index.rules[at] as R)
    .filter((rule) => bare(rule.text) !== words)
}

/** A demand of one tool alone shares no word with that of another tool for the same job. */
function keysOf(demand: Demand): readonly string[] {
  const keys = [...demand.terms]
  const category = keys.length === 1 ? categoryOf(keys[0] as string) : undefined
  return category === undefined ? keys : [...keys, `§${category}`]
}

/** Two demands that oppose share all their keys, or all but one: so the rarest two of each find every rival. */
function candidates(own: readonly Demand[], index: RuleIndex): ReadonlySet<number> {
  const found = new Set<number>()
  for (const demand of own) {
    const lists = keysOf(demand)
      .map((key) => index.byTerm.get(key) ?? [])
      .sort((a, b) => a.length - b.length)
    for (const list of lists.slice(0, 2)) for (const at of list) found.add(at)
  }
  return found
}
