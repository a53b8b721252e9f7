import type { Match, Meeting } from './compare.ts'
import type { Item } from './item.ts'
import type { ReadRule } from './rule.ts'

/** Whether what they share comes in the same order in both; "never X without Y" is also "every X needs Y". */
export function sameOrder(a: ReadRule, b: ReadRule, { meetings }: Match): boolean {
  const [own, other] = [placesOf(a), placesOf(b)]
  return meetings.every(({ a: item, b: its, clash }) => {
    if (clash !== null) return true
    const [x, y] = [own.get(item), other.get(its)]
    if (x === undefined) return y === undefined || isLoose(b, a, meetings.some(isPlaceOf('a')))
    if (y === undefined) return isLoose(a, b, meetings.some(isPlaceOf('b')))
    return x === y || item.weight < 0.5
  })
}

/** "After an edit" is "on every edit". */
const EACH = /\b(?:every|each)\b|每|마다/iu
const NEEDED =
  /\b(?:every|each|all|needs?|requires?|must have|has to have)\b|每|都要|都得|都有|需要|꼭|반드시|모든|필요|마다|있어야/u
/** What one rule orders by "without", or by asking first, the other may order by telling that it is needed. */
const isLoose = (ordered: ReadRule, plain: ReadRule, saysWhere: boolean): boolean =>
  (ordered.clauses.every(({ order, loose }) => order === 0 || loose) || EACH.test(plain.text)) &&
  (saysWhere ||
    NEEDED.test(plain.text.toLowerCase()) ||
    plain.items.some(({ key, sign }) => key === 'approval' && sign > 0))

/** "In database calls set a timeout": what the plain rule names as the place, the other has behind its "without". */
const isPlaceOf =
  (plain: 'a' | 'b') =>
  ({ a, b }: Meeting): boolean =>
    (plain === 'a' ? a : b).role === 'in' && (plain === 'a' ? b : a).role === 'if'

/** Of each item whether it comes first or second, where its clause says so. */
function placesOf({ clauses }: ReadRule): ReadonlyMap<Item, boolean> {
  const out = new Map<Item, boolean>()
  for (const { items, order } of clauses)
    if (order !== 0) for (const item of items) out.set(item, (item.role === 'core') === order > 0)
  return out
}
