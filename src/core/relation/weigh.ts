import { weightOf } from './compare.ts'
import type { Item } from './item.ts'

/** What items weigh that stand on one side only; what is given as a reason does not count. */
export function leftover(items: readonly Item[], foreign: boolean): number {
  let sum = 0
  for (const item of items) if (item.role !== 'why') sum += weightOf(item, foreign)
  return sum
}

/** The same without occasions. */
export const asked = (items: readonly Item[], foreign: boolean): number =>
  leftover(
    items.filter(({ role }) => role !== 'if'),
    foreign,
  )

/** What items add to what is asked. Reasons add nothing. */
export function substance(items: readonly Item[]): number {
  let sum = 0
  for (const { weight, role } of items) if (role !== 'why') sum += weight
  return sum
}

/** A word that no table knows may be another way to say the same, and may be the very thing that differs. */
export const isUnknown = ({ kind }: Item): boolean => kind === 'name' || kind === 'word' || kind === 'char'

/** Words that a table knows and numbers can be shown; what nobody knows may be a secret. */
export const canShow = ({ kind, text }: Item): boolean =>
  kind !== 'name' && kind !== 'word' && kind !== 'char' && text.length <= 40
