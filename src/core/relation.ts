import { type Demand, demandsOf } from './demand.ts'
import { tools } from './detect/lexicon/tools.ts'
import { bare } from './gates/redundancy.ts'

export type Relation = 'duplicate' | 'contradiction' | 'refinement' | 'unrelated'

const categories = new Map<string, string>()
for (const [category, names] of Object.entries(tools)) {
  for (const name of names) if (!categories.has(name)) categories.set(name, category)
}

/** What a tool is for, if the term names one; terms have lost their plural. */
export const categoryOf = (term: string): string | undefined =>
  categories.get(term) ?? categories.get(`${term}s`)

/**
 * How two rules stand to each other. A duplicate says the same in the same words; a contradiction wants what the other
 * forbids, swaps what it chooses, or sets another value in the same place; anything less sure is unrelated.
 */
export function relate(a: string, b: string): { relation: Relation; reasons: string[] } {
  if (bare(a) === bare(b)) return { relation: 'duplicate', reasons: ['same-words'] }
  const why = opposes(demandsOf(a), demandsOf(b))
  return why === null ? { relation: 'unrelated', reasons: [] } : { relation: 'contradiction', reasons: [why] }
}

/** Why two rules cannot both be followed, or null. */
export function opposes(a: readonly Demand[], b: readonly Demand[]): 'negation' | 'swap' | 'value' | null {
  for (const one of a) {
    for (const other of b) if (one.wanted !== other.wanted && same(one.terms, other.terms)) return 'negation'
  }
  if (crosses(a, b)) return 'swap'
  for (const one of a) {
    for (const other of b)
      if (one.wanted && other.wanted && anotherValue(one.terms, other.terms)) return 'value'
  }
  return null
}

function crosses(a: readonly Demand[], b: readonly Demand[]): boolean {
  const meets = (wanted: boolean): boolean =>
    a.some(
      (one) =>
        one.wanted === wanted && b.some((other) => other.wanted !== wanted && within(one.terms, other.terms)),
    )
  return meets(true) && meets(false)
}

const same = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && covers(one, other)
const within = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size <= other.size ? covers(other, one) : covers(one, other)
function covers(big: ReadonlySet<string>, small: ReadonlySet<string>): boolean {
  for (const term of small) if (!big.has(term)) return false
  return true
}

/** The same sentence with another number, or with another tool for the same job. */
function anotherValue(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size !== other.size) return false
  let mine: string | undefined
  for (const term of one) {
    if (other.has(term)) continue
    if (mine !== undefined) return false
    mine = term
  }
  let theirs: string | undefined
  for (const term of other) if (!one.has(term)) theirs = term
  if (mine === undefined || theirs === undefined) return false
  if (/^\d+(?:\.\d+)*$/.test(mine) && /^\d+(?:\.\d+)*$/.test(theirs)) return one.size > 1
  const category = categoryOf(mine)
  return category !== undefined && category === categoryOf(theirs)
}
