import type { Item } from './item.ts'
import type { ReadRule } from './rule.ts'

/** "Docs in Chinese, comments in English" and the other way round: the same words, each value with another thing. */
export function bindsElse(a: ReadRule, b: ReadRule): boolean {
  const [own, other] = [bindings(a), bindings(b)]
  if (own.size < 2 || other.size < 2) return false
  const things = new Set(other.values())
  for (const [value, thing] of own) {
    const its = other.get(value)
    if (its !== undefined && its !== thing && things.has(thing)) return true
  }
  return false
}

/** Of each value and number the thing that stands nearest, of two the one before it. */
function bindings({ clauses }: ReadRule): ReadonlyMap<string, string> {
  const out = new Map<string, string>()
  for (const { items } of clauses)
    for (const [at, item] of items.entries()) {
      if (!isValue(item)) continue
      const thing = nearest(items, at)
      if (thing !== null) out.set(keyOf(item), thing)
    }
  return out
}

const isValue = ({ kind, values, quantity }: Item): boolean =>
  kind === 'number' ? quantity !== null : kind === 'value' && values.length > 0

const keyOf = ({ key, quantity }: Item): string => (quantity ? `${quantity.low}-${quantity.high}` : key)

function nearest(items: readonly Item[], at: number): string | null {
  for (let step = 1; step < items.length; step++)
    for (const to of [at - step, at + step]) {
      const item = items[to]
      if (item && !isValue(item) && item.role !== 'why') return item.key
    }
  return null
}
