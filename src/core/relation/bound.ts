import { type Item, isDone, itemOf, numberItem } from './item.ts'
import type { Mark } from './mark.ts'
import { numeralOf, type Quantity, readQuantity } from './number.ts'
import type { Reading } from './reading.ts'

/**
 * Takes a number with its bound and unit, wherever these stand; gives the place behind it, or the same place when no number
 * stands there. "Python 3.12" is a version of it; of "3 levels" the level is the unit.
 */
export function readNumber(marks: readonly Mark[], at: number, reading: Reading): number {
  const mark = marks[at] as Mark
  const next = marks[at + 1]
  const unit = /%$/.test(mark.text) ? { name: 'percent', factor: 1 } : next?.entry.unit
  let quantity = quantityOf(mark, next?.entry.unit !== undefined)
  if (quantity === null) return at
  if (unit) quantity = { ...quantity, low: quantity.low * unit.factor, high: quantity.high * unit.factor }
  let to = next?.entry.unit ? at + 2 : at + 1
  const behind = boundOf(marks[to])
  const bound =
    behind ??
    boundOf(marks[at - 1]) ??
    boundOf(marks[at - 2]) ??
    plainBound(marks[at - 3]) ??
    plainBound(marks[at - 4])
  if (bound !== null && quantity.bound === 'exact') quantity = { ...quantity, bound }
  if (behind !== null) to++
  // "100 characters long"
  if (marks[to]?.entry.pole?.axis === 'length') to++
  // Two spaces, one reviewer: the unit is something of its own too.
  const own =
    next &&
    (unit?.name === 'space' ||
      unit?.name === 'person' ||
      (unit?.name === 'time' && next.entry.thing !== undefined))
      ? itemOf(next, reading.sign, reading.role)
      : null
  if (own) reading.items.push(own)
  const name = unit?.name ?? unitless(reading.items.at(-1), next)
  reading.items.push(
    numberItem(
      mark.kind === 'number' ? mark.text : String(quantity.low),
      name,
      quantity,
      reading.sign,
      reading.role,
    ),
  )
  return to
}

function quantityOf(mark: Mark, unitFollows: boolean): Quantity | null {
  if (mark.kind === 'break') return null
  if (mark.kind === 'number') return readQuantity(mark.text)
  if (mark.text === '一个' && unitFollows) return { low: 1, high: 1, bound: 'exact' }
  const spelled = unitFollows ? numeralOf(mark.text, unitFollows) : null
  return spelled === null ? null : { low: spelled, high: spelled, bound: 'exact' }
}

function unitless(last: Item | undefined, next: Mark | undefined): string {
  if (last?.values[0]?.tool) return `version of ${last.key}`
  const key = (next && itemOf(next, 1, 'core')?.key) ?? last?.key ?? ''
  return key === 'line-length' ? 'char' : key
}

/** From further away only words that mean nothing else. */
const plainBound = (mark: Mark | undefined): 'most' | 'least' | null =>
  mark?.entry.cues?.length === 1 ? boundOf(mark) : null

function boundOf(mark: Mark | undefined): 'most' | 'least' | null {
  const cues = mark?.entry.cues ?? []
  if (cues.includes('at-most')) return 'most'
  return cues.includes('at-least') ? 'least' : null
}

/** "No files over 300 lines" becomes "files up to 300 lines". */
export function turnBounds(items: readonly Item[]): readonly Item[] {
  const turns = ({ sign, quantity }: Item): boolean =>
    sign < 0 && quantity !== null && quantity.bound !== 'exact'
  // "Do not split files that exceed 300 lines" bounds nothing.
  const forbids = (item: Item): boolean =>
    item.sign < 0 &&
    item.role === 'core' &&
    (isDone(item) || item.kind === 'pole') &&
    item.pole?.axis !== 'length'
  if (!items.some(turns) || items.some(forbids)) return items
  return items.map((item) => {
    const { sign, quantity } = item
    if (sign > 0) return item
    const bound = quantity && opposite[quantity.bound]
    const isSmall = bound === 'most' && item.key === '#line'
    return {
      ...item,
      sign: 1,
      quantity: quantity && bound && { ...quantity, bound },
      pole: isSmall ? { axis: 'size', sign: -1 } : item.pole,
    }
  })
}

const opposite = { most: 'least', least: 'most', exact: 'exact' } as const
