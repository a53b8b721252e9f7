import type { Match, Meeting } from './compare.ts'
import type { Item } from './item.ts'
import type { ReadRule } from './rule.ts'

/** Whether what they share comes in the same order in both; "never X without Y" is also "every X needs Y". */
export const sameOrder = (a: ReadRule, b: ReadRule, found: Match): boolean => ordersApart(a, b, found) === 0

/** 0 where what they share comes in the same order, 2 where it is turned round, 1 where only one rule has an order. */
export function ordersApart(a: ReadRule, b: ReadRule, { meetings }: Match): 0 | 1 | 2 {
  const [own, other] = [placesOf(a), placesOf(b)]
  let out: 0 | 1 | 2 = 0
  for (const { a: item, b: its, clash } of meetings) {
    if (clash !== null) continue
    const [x, y] = [own.get(item), other.get(its)]
    if (x === y) continue
    if (x !== undefined && y !== undefined) {
      if (item.weight >= 0.5) return 2
    } else if (x === undefined) {
      if (!isLoose(b, a, meetings.some(isPlaceOf('a')))) out = 1
    } else if (!isLoose(a, b, meetings.some(isPlaceOf('b')))) out = 1
  }
  return out
}
/** "After an edit" is "on every edit". */
const EACH = /\b(?:every|each)\b|每|마다/iu
const NEEDED =
  /\b(?:every|each|all|needs?|requires?|must have|has to have)\b|每|都要|都得|都有|需要|꼭|반드시|모든|필요|마다|있어야/u
/** What one rule orders by "without", or by asking first, the other may order by telling that it is needed. */
const isLoose = (ordered: ReadRule, plain: ReadRule, saysWhere: boolean): boolean =>
  (ordered.clauses.every(({ order, loose }) => order === 0 || loose) ||
    (EACH.test(plain.text) && ordered.clauses.every(({ order }) => order <= 0))) &&
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
