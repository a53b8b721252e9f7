import type { Item } from './item.ts'
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

/** Pairs the items of two rules, each with the nearest of the other; a pair may be opposed. */
export function match(one: readonly Item[], other: readonly Item[]): Match {
  const meetings: Meeting[] = []
  const takenA = new Set<Item>()
  const takenB = new Set<Item>()
  const best = (strongEnough: number): void => {
    for (const a of one) {
      if (takenA.has(a)) continue
      let found: Item | null = null
      let strength = 0
      for (const b of other) {
        if (takenB.has(b)) continue
        const near = nearness(a, b)
        if (
          near > strength ||
          (near === strength && near > 0 && found && found.role !== a.role && b.role === a.role)
        ) {
          found = b
          strength = near
        }
      }
      if (found === null || strength < strongEnough) continue
      takenA.add(a)
      takenB.add(found)
      meetings.push({ a, b: found, strength, clash: clashOf(a, found) })
    }
  }
  best(1)
  best(0.5)
  // A word said twice counts once: what is left over is covered by what its twin met.
  const rest = (all: readonly Item[], taken: ReadonlySet<Item>, against: readonly Item[]): Item[] =>
    all.filter(
      (item) =>
        !taken.has(item) &&
        !against.some((twin) => nearness(item, twin) >= 0.8 && clashOf(item, twin) === null),
    )
  return { meetings, onlyA: rest(one, takenA, other), onlyB: rest(other, takenB, one) }
}

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
  if (a.key === b.key) return 1
  const value = shared(a, b)
  if (value === 'same') return 1
  if (a.pole && b.pole) return a.pole.axis === b.pole.axis ? 1 : 0
  if (areAlike(a, b)) return 0.8
  if (isKind(a, b)) return 0.8
  if (defies(a, b) || defies(b, a)) return 0.5
  if (value === 'category' && a.sign > 0 && b.sign > 0) return 0.5
  return 0
}

/** Words that no table knows are alike when they begin alike for most of their length. */
function areAlike(a: Item, b: Item): boolean {
  if (a.kind !== 'word' || b.kind !== 'word') return false
  const short = Math.min(a.key.length, b.key.length)
  let same = 0
  while (same < short && a.key[same] === b.key[same]) same++
  return same >= 6 && same / Math.max(a.key.length, b.key.length) >= 0.6
}

function clashOf(a: Item, b: Item): Meeting['clash'] {
  if (a.kind === 'number' && b.kind === 'number' && a.quantity && b.quantity)
    return sameQuantity(a.quantity, b.quantity) ? null : 'number'
  const asked = isAsked(a) && isAsked(b)
  if (defies(a, b) || defies(b, a)) return asked ? 'pole' : 'apart'
  if (a.pole && b.pole && a.pole.axis === b.pole.axis) {
    if (a.pole.sign * (a.sign || 1) === b.pole.sign * (b.sign || 1)) return null
    return asked || a.role !== b.role ? 'pole' : 'apart'
  }
  const same = a.key === b.key || shared(a, b) === 'same' || isKind(a, b) || areAlike(a, b)
  if (!same) return asked ? 'value' : 'apart'
  return !asked || a.sign === b.sign || a.sign === 0 || b.sign === 0 ? null : 'sign'
}

/** It is what the rule asks, or the place that it asks for. */
const isAsked = ({ role }: Item): boolean => role === 'core' || role === 'in'

const isKind = (a: Item, b: Item): boolean => a.key.startsWith(`${b.key}/`) || b.key.startsWith(`${a.key}/`)

/** What is done of itself, or directly, is done without asking. */
const defies = (asking: Item, doing: Item): boolean =>
  asking.key === 'approval' &&
  asking.sign > 0 &&
  doing.pole !== undefined &&
  (doing.pole.axis === 'automation' || doing.pole.axis === 'directness') &&
  doing.pole.sign * doing.sign > 0

/** A word that no table knows counts less against a rule in another script, and a reason given counts little. */
export const weightOf = (item: Item, foreign: boolean): number =>
  item.weight *
  (item.role === 'why' ? 0.25 : 1) *
  (foreign && (item.kind === 'word' || item.kind === 'char') ? 0.35 : 1)

export const isForeign = (one: ReadRule, other: ReadRule): boolean => one.script !== other.script
