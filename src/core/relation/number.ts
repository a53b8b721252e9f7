import { hanNumerals, koreanNumerals, numerals } from './lexicon/quantities.ts'
import { stem } from './stem.ts'

/** A number as a rule bounds it: both ends, and whether it is the most, the least or the very one. */
export interface Quantity {
  readonly low: number
  readonly high: number
  readonly bound: 'most' | 'least' | 'exact'
}

/** Reads "200-300", "3.12+", ">= 18", "1,000". Null when it is none. */
export function readQuantity(text: string): Quantity | null {
  const found = /^([~^<>=≤≥]*)\s?(\d[\d,]*(?:\.\d+)*)(?:\s?[-–~]\s?(\d[\d,]*(?:\.\d+)?))?([+%]?)$/.exec(text)
  if (!found) return null
  const [, before = '', first = '', last, after] = found
  const low = sizeOf(first)
  const high = last === undefined ? low : sizeOf(last)
  const bound = after === '+' || /[>≥]/.test(before) ? 'least' : /[<≤]/.test(before) ? 'most' : 'exact'
  return { low, high, bound }
}

/** Versions count by their first two parts, so that 3.12 is above 3.9. */
function sizeOf(text: string): number {
  const parts = text.replaceAll(',', '').split('.')
  if (parts.length === 1) return Number(parts[0])
  return Number(parts[0]) + Number((parts[1] ?? '0').padStart(4, '0')) / 10_000
}

/** English words reach us as stems. */
const spelled = new Map([...numerals].map(([word, size]) => [stem(word), size]))

/** The number that a word is, if it is one; Chinese and Korean words only where a unit follows. */
export function numeralOf(word: string, unitFollows: boolean): number | null {
  const english = spelled.get(word)
  if (english !== undefined) return english
  if (!unitFollows) return null
  const korean = koreanNumerals.get(word)
  if (korean !== undefined) return korean
  if (word === '两') return 2
  return word.length === 1 && hanNumerals.includes(word) ? hanNumerals.indexOf(word) : null
}

/** Whether two bounds ask for the same: their ranges meet and they bound the same side. */
export const sameQuantity = (one: Quantity, other: Quantity): boolean =>
  one.low <= other.high &&
  other.low <= one.high &&
  (one.bound === other.bound || one.bound === 'exact' || other.bound === 'exact')
