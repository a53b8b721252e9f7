import { normaliseForRepeat } from './fold.ts'

/** The trigrams of a text, counted once each; a text shorter than three characters is one gram. */
export function trigrams(text: string): ReadonlySet<string> {
  const own = [...normaliseForRepeat(text)]
  if (own.length < 3) return new Set(own.length === 0 ? [] : [own.join('')])
  const grams = new Set<string>()
  for (let at = 0; at + 3 <= own.length; at++) grams.add(own.slice(at, at + 3).join(''))
  return grams
}

/**
 * Sørensen–Dice of the trigrams: 0 nothing shared, 1 the same. It only finds pairs worth relating: two rules that say
 * the opposite of each other are as alike as two that say the same.
 */
export function likeness(one: string, other: string): number {
  const a = trigrams(one)
  const b = trigrams(other)
  if (a.size === 0 || b.size === 0) return a.size === b.size ? 1 : 0
  let shared = 0
  for (const gram of a) if (b.has(gram)) shared++
  return (2 * shared) / (a.size + b.size)
}
