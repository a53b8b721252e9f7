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

/** Words that a table knows weigh whole; what no table knows may be another way to say the same. */
export function substance(items: readonly Item[]): number {
  let sum = 0
  for (const { kind, weight, role } of items)
    if (role !== 'why') sum += kind === 'word' || kind === 'char' ? weight * 0.6 : weight
  return sum
}

/** Words that a table knows and numbers can be shown; what nobody knows may be a secret. */
export const canShow = ({ kind, text }: Item): boolean =>
  kind !== 'word' && kind !== 'char' && text.length <= 40
