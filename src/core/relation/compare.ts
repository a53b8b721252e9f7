import type { Item } from './item.ts'
import { areComplements } from './lexicon/complements.ts'
import { areKin } from './lexicon/kin.ts'
import { unitNames as units } from './lexicon/quantities.ts'
import { sameQuantity } from './number.ts'
import type { ReadRule } from './rule.ts'

/** Two items that mean the same thing, or two ends or values of it. */
export interface Meeting {
  readonly a: Item
  readonly b: Item
  /** 1 for the same, less for a kind of it. */
  readonly strength: number
  /** How they are opposed, if they are; `apart` are two values of two occasions. */
  readonly clash: 'sign' | 'pole' | 'value' | 'number' | 'apart' | null
}

export interface Match {
  readonly meetings: readonly Meeting[]
  readonly onlyA: readonly Item[]
  readonly onlyB: readonly Item[]
}

/** Whether two items are one, or one of them a kind of the other, whatever is wanted of it. */
export const meets = (a: Item, b: Item): boolean =>
  a.kind === 'number' || b.kind === 'number'
    ? a.key === b.key && a.quantity !== null && b.quantity !== null && sameQuantity(a.quantity, b.quantity)
    : a.pole && b.pole
      ? a.pole.axis === b.pole.axis && a.pole.sign === b.pole.sign
      : (a.key === b.key && shared(a, b) !== 'category') ||
        shared(a, b) === 'same' ||
        isKind(a, b) ||
        areAlike(a, b)

/** Pairs the items of two rules, each with the nearest of the other; a pair may be opposed. */
export function match(one: readonly Item[], other: readonly Item[]): Match {
  const near = one.map((a) => Float32Array.from(other, (b) => nearness(a, b)))
  const meetings: Meeting[] = []
  const takenA = new Uint8Array(one.length)
  const takenB = new Uint8Array(other.length)
  for (const least of [1, 0.5]) {
    for (const [at, a] of one.entries()) {
      if (takenA[at]) continue
      const to = nearest(a, near[at] as Float32Array, other, takenB)
      const strength = near[at]?.[to] ?? 0
      if (strength < least) continue
      takenA[at] = 1
      takenB[to] = 1
      const b = other[to] as Item
      meetings.push({ a, b, strength, clash: clashOf(a, b) })
    }
  }
  // A word said twice counts once: what is left over is covered by what its twin met.
  const isTwin = (a: number, b: number): boolean =>
    (near[a]?.[b] ?? 0) >= KIND &&
    // "Do not change it unless …": what an exception says is told nowhere else.
    (one[a]?.role === 'except') === (other[b]?.role === 'except') &&
    !isKind(one[a] as Item, other[b] as Item) &&
    clashOf(one[a] as Item, other[b] as Item) === null
  return {
    meetings,
    onlyA: one.filter(
      (item, a) => !takenA[a] && !other.some((__, b) => isTwin(a, b)) && !isTold(item, one, takenA),
    ),
    onlyB: other.filter(
      (item, b) => !takenB[b] && !one.some((__, a) => isTwin(a, b)) && !isTold(item, other, takenB),
    ),
  }
}

/** "The main branch": the branch is told with the main one. */
const isTold = (item: Item, own: readonly Item[], taken: Uint8Array): boolean =>
  own.some(({ family }, at) => family === item.key && taken[at] === 1)

/** The place of the nearest that is free, of equally near ones the first in the same role; -1 when none is near. */
function nearest(a: Item, near: Float32Array, other: readonly Item[], taken: Uint8Array): number {
  let found = -1
  for (let at = 0; at < near.length; at++) {
    const strength = near[at] as number
    if (strength === 0 || taken[at]) continue
    const most = near[found] ?? 0
    const fits = strength === most && other[found]?.role !== a.role && other[at]?.role === a.role
    if (strength > most || fits) found = at
  }
  return found
}

/** How near a kind of a thing is to the thing, and an unknown word to one that begins alike. */
const KIND = 0.75

const shared = (a: Item, b: Item): 'same' | 'category' | null => {
  let found: 'same' | 'category' | null = null
  for (const own of a.values) {
    for (const its of b.values) {
      if (own.category !== its.category) continue
      if (own.name === its.name) return 'same'
      found = 'category'
    }
  }
  return found
}

function nearness(a: Item, b: Item): number {
  const value = a.values.length > 0 && b.values.length > 0 ? shared(a, b) : null
  if (a.kind === 'number' && b.kind === 'number') return nearnessOfNumbers(a, b)
  if (a.key === b.key) return value === 'category' ? 0.5 : 1
  if (value === 'same') return 1
  if (a.pole && b.pole) {
    const measured = a.kind === 'number' || b.kind === 'number'
    if (!isSameAxis(a, b)) return 0
    return measured && (a.pole.axis === 'size' || b.pole.axis === 'size') ? 0.5 : 1
  }
  if (areAlike(a, b)) return KIND
  if (isKind(a, b)) return KIND
  if (isOtherwise(a, b)) return KIND
  if (defies(a, b) || defies(b, a)) return 0.5
  if (value === 'category' && a.sign > 0 && b.sign > 0) return 0.5
  return 0
}

/** "At most 30 lines" is small, and short. */
const isSameAxis = (a: Item, b: Item): boolean =>
  a.pole?.axis === b.pole?.axis ||
  ((a.kind === 'number' || b.kind === 'number') && isExtent(a) && isExtent(b))
const isExtent = ({ pole }: Item): boolean => pole?.axis === 'size' || pole?.axis === 'length'

/** Of several numbers of one thing the very same meet first. */
const ANOTHER = 0.95
const nearnessOfNumbers = (a: Item, b: Item): number => {
  if (a.key === b.key) return a.quantity && b.quantity && sameQuantity(a.quantity, b.quantity) ? 1 : ANOTHER
  return isSameAmount(a, b) ? KIND : 0
}

/** "80 for prose" leaves out of what; the very same number is likely the same amount. */
const isSameAmount = (a: Item, b: Item): boolean =>
  (isBare(a) || isBare(b)) && a.quantity?.low === b.quantity?.low && a.quantity?.high === b.quantity?.high
const isBare = ({ key }: Item): boolean => !units.has(key.slice(1))

/** Words that no table knows are alike when they begin alike for most of their length. */
function areAlike(a: Item, b: Item): boolean {
  if (a.kind !== 'word' || b.kind !== 'word') return false
  const short = Math.min(a.key.length, b.key.length)
  let same = 0
  while (same < short && a.key[same] === b.key[same]) same++
  return same >= 6 && same / Math.max(a.key.length, b.key.length) >= 0.65
}

function clashOf(a: Item, b: Item): Meeting['clash'] {
  if (a.kind === 'number' && b.kind === 'number' && a.quantity && b.quantity)
    return sameQuantity(a.quantity, b.quantity) ? null : 'number'
  const asked = isAsked(a) && isAsked(b)
  if (defies(a, b) || defies(b, a)) return asked ? 'pole' : 'apart'
  if (a.pole && b.pole && isSameAxis(a, b)) {
    if (a.pole.sign * (a.sign || 1) === b.pole.sign * (b.sign || 1)) return null
    return asked || a.role !== b.role ? 'pole' : 'apart'
  }
  if (isOtherwise(a, b)) return a.sign !== b.sign ? null : asked ? 'pole' : 'apart'
  const value = shared(a, b)
  const same = (a.key === b.key && value !== 'category') || value === 'same' || isKind(a, b) || areAlike(a, b)
  if (!same) return asked ? 'value' : 'apart'
  return !asked || a.sign === b.sign || a.sign === 0 || b.sign === 0 ? null : 'sign'
}

/** It is what the rule asks, or the place that it asks for. */
export const isAsked = ({ role }: Pick<Item, 'role'>): boolean => role === 'core' || role === 'in'

const isKind = (a: Item, b: Item): boolean => a.family === b.key || b.family === a.key || areKin(a.key, b.key)

/** Not in plain text is encrypted. What neither wants says nothing. */
const isOtherwise = (a: Item, b: Item): boolean =>
  a.sign !== 0 && b.sign !== 0 && (a.sign > 0 || b.sign > 0) && areComplements(endOf(a), endOf(b))
const endOf = ({ key, pole, kind }: Item): string =>
  kind === 'pole' && pole ? `${key}${pole.sign > 0 ? '+' : '-'}` : key

/** What is done of itself, or directly, is done without asking. */
const defies = (asking: Item, doing: Item): boolean =>
  asking.key === 'approval' &&
  asking.sign > 0 &&
  (doing.key === 'assumption' ? doing.sign > 0 : isUnasked(doing))

const isUnasked = (doing: Item): boolean =>
  doing.pole !== undefined &&
  (doing.pole.axis === 'automation' || doing.pole.axis === 'directness') &&
  doing.pole.sign * doing.sign > 0

/** A word that no table knows counts less against a rule in another script, and a reason given counts little. */
export const weightOf = (item: Item, foreign: boolean): number =>
  item.weight *
  (item.role === 'why' ? 0.25 : 1) *
  (foreign && (item.kind === 'word' || item.kind === 'char') ? 0.35 : 1)

export const isForeign = (one: ReadRule, other: ReadRule): boolean => one.script !== other.script
