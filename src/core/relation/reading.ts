import { type Item, isDone, type Role, type Sign } from './item.ts'

/** How far a part of a rule has been read. Cues change it; what is read next takes sign and role from it. */
export interface Reading {
  items: Item[]
  sign: Sign
  role: Role
  /** Where what a cue reaching back covers begins. */
  anchor: number
  /** Where the reach of the last negation begins, and how many there were. */
  negatedFrom: number
  negations: number
  /** Where "without …" began, until it is known what must not be done without it. */
  lackFrom: number | null
  /** Where what must come first began, said before what follows ("리뷰 전에 …"). */
  firstFrom: number | null
  ifFrom: number
  /** A condition opened the part; it ends at the verb. */
  ifLeads: boolean
  /** Work that is to be done before (1) or after (-1) what the condition names. */
  order: 1 | -1 | 0
  only: boolean
  may: boolean
  /** It has a verb or a negation of its own. */
  states: boolean
  prefers: boolean
  /** The negation has become something else: an order of work, or nothing where there were two. */
  resolved: boolean
  /** The order is that of "never X without Y". */
  loose: boolean
}

export const newReading = (sign: Sign): Reading => ({
  items: [],
  sign,
  role: 'core',
  anchor: 0,
  negatedFrom: 0,
  negations: 0,
  lackFrom: null,
  firstFrom: null,
  ifFrom: 0,
  ifLeads: false,
  order: 0,
  only: false,
  may: false,
  states: false,
  prefers: false,
  resolved: false,
  loose: false,
})

/** From here on nothing is wanted. */
export function negateAhead(reading: Reading): void {
  reading.states = true
  reading.sign = -1
  reading.negations++
  reading.negatedFrom = reading.items.length
}

/** Of what a negation reaches back to: in English what is done stands first, elsewhere last. */
const headOf = (negated: readonly Item[]): Item | undefined =>
  negated.some(({ text }) => /[\u3400-\u9fff\uac00-\ud7a3]/.test(text))
    ? negated.find(isDone)
    : negated.findLast(isDone)

/** Of these a negation takes away the end, not the thing that has it. */
const gradable: ReadonlySet<string> = new Set(['length', 'formality', 'simplicity', 'size'])

const spokenOf: ReadonlySet<Item['kind']> = new Set(['thing', 'act', 'name', 'word', 'char'])

/**
 * What is negated is what is done, or how it is: of "never log passwords" the passwords, of "no long functions" the
 * functions are only spoken of. The items stand in the order in which a negation reaches them.
 */
export function focus(negated: readonly Item[], back = false): void {
  speakOfTools(negated)
  const [first, second] = negated
  const does = (item: Item | undefined): boolean => item !== undefined && isDone(item)
  // "No long answers": it is the length that is not wanted.
  const graded = negated.some(({ pole }) => pole !== undefined && gradable.has(pole.axis))
  const done = back
    ? headOf(negated)
    : does(first)
      ? first
      : first?.kind === 'pole' && does(second)
        ? second
        : undefined
  const said = graded ? undefined : done
  if (said === undefined && !negated.some(({ kind }) => kind === 'pole')) return
  for (const item of negated) if (item !== said && spokenOf.has(item.kind)) item.sign = 0
}

/** "No AWS root keys": of AWS is only spoken, since what is not wanted follows it. */
function speakOfTools(negated: readonly Item[]): void {
  for (const [at, item] of negated.entries()) {
    const next = negated[at + 1]
    if (
      item.kind === 'value' &&
      item.values[0]?.tool === true &&
      (next?.kind === 'thing' || next?.kind === 'name')
    )
      item.sign = 0
  }
}

/** What was read since the anchor is not wanted; "never skip" is wanted. */
export function negateBack(reading: Reading): void {
  const { lackFrom, firstFrom, anchor } = reading
  reading.states = true
  const first = lackFrom !== null && anchor > lackFrom ? lackFrom : firstFrom
  if (first !== null && anchor > first) {
    reading.firstFrom = null
    doFirst(reading, first, anchor)
    return
  }
  const negated = reading.items.slice(anchor)
  for (const item of negated) {
    if (item.role === 'core') item.sign = item.sign < 0 ? 1 : -1
    // "Matching on the text is forbidden": the text is only spoken of.
    else if (item.role === 'in' && item.kind !== 'value') item.sign = 0
  }
  focus(negated.filter(({ role, sign }) => role === 'core' && sign < 0).reverse(), true)
  reading.negations++
  reading.sign = 1
  reading.negatedFrom = reading.items.length
}

/** "Never X without Y": what stands between two places is wanted, before what follows it. */
export function doFirst(reading: Reading, from: number, to: number): void {
  for (const [at, item] of reading.items.entries()) {
    if (at < from) continue
    item.sign = 1
    item.role = at < to ? 'core' : 'if'
  }
  reading.order = 1
  reading.loose = reading.lackFrom !== null
  reading.resolved = true
  reading.lackFrom = null
  reading.sign = 1
  reading.role = 'if'
  reading.negations++
  reading.negatedFrom = reading.items.length
}

export function openCondition(reading: Reading, role: 'if' | 'in'): void {
  if (reading.role === 'except') return
  reading.ifLeads = !reading.states && reading.items.length === 0
  reading.role = role
  reading.ifFrom = reading.items.length
}

/** "When committing run the tests": the order begins at the verb. Gives whether it began here. */
export function endLeadingCondition(reading: Reading): boolean {
  if (
    !reading.ifLeads ||
    (reading.role !== 'if' && reading.role !== 'in') ||
    reading.items.length === reading.ifFrom
  )
    return false
  reading.role = 'core'
  reading.ifLeads = false
  return true
}

/** A negation that reached nothing that is asked reaches all there is: "not in the shared folder". */
export function reachAll({ items, negations, resolved }: Reading): void {
  if (negations === 0 || resolved || items.some(({ sign, quantity }) => sign < 0 || quantity !== null)) return
  for (const item of items) {
    if (item.role === 'except' || item.role === 'why') continue
    item.sign = -1
    if (item.role === 'if') item.role = 'in'
  }
}

/** What is to be removed is not wanted either. */
export function removeObjects({ items, order }: Reading): void {
  // "Delete the services before you destroy the cluster" tells when.
  if (order !== 0) return
  const removes = items.some(
    ({ pole, sign, role }) => pole?.axis === 'presence' && pole.sign < 0 && sign > 0 && role === 'core',
  )
  if (!removes) return
  for (const item of items)
    if (
      item.role === 'core' &&
      item.sign > 0 &&
      item.kind !== 'pole' &&
      item.kind !== 'number' &&
      item.values[0]?.category !== 'delete-by'
    )
      item.sign = -1
}

/** Gives a role to what was read since a place and sets the anchor behind it. */
export function closeAs(reading: Reading, role: Role, from = reading.anchor): void {
  for (const item of reading.items.slice(from))
    if ((role !== 'if' && role !== 'in') || item.role === 'core') item.role = role
  reading.anchor = reading.items.length
}
