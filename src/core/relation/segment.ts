import { readNumber, turnNegated } from './bound.ts'
import { type Item, itemOf, type Sign } from './item.ts'
import type { CueClass } from './lexicon/index.ts'
import type { Mark } from './mark.ts'
import { reach } from './reach.ts'
import { endLeadingCondition, focus, negateBack, newReading, type Reading } from './reading.ts'

/** A part of a rule between two marks, read: its items with sign and role. */
export interface Segment {
  readonly items: readonly Item[]
  /** It has a verb or a negation of its own; else it only carries on, or opens, what stands beside it. */
  readonly states: boolean
  readonly order: 1 | -1 | 0
  readonly only: boolean
  readonly may: boolean
  /** The sign in force at its end. */
  readonly sign: Sign
}

/**
 * Reads one part: a negation reaches to the end of the part or to a word that begins the wanted anew; in Korean it reaches
 * back. "Never X without Y" becomes: do Y before X.
 */
export function readSegment(marks: readonly Mark[], carried: Sign): Segment {
  const reading = newReading(carried)
  for (let at = 0; at < marks.length; ) {
    const behind = readNumber(marks, at, reading)
    if (behind === at) readMark(marks, at, reading)
    at = Math.max(behind, at + 1)
  }
  const { negations, negatedFrom } = reading
  if (negations > 0 && reading.sign < 0 && reading.items.length === negatedFrom) negateBack(reading)
  focus(reading.items.filter(({ role, sign }) => role === 'core' && sign < 0))
  const { items, states, order, only, may, sign } = reading
  return { items: turnNegated(items), states, order, only, may, sign }
}

/** Where a word is a thing and one of these too, it is one of these. */
const leading: ReadonlySet<CueClass> = new Set([
  'no',
  'no-back',
  'instead',
  'swap',
  'lack',
  'lack-back',
  'except',
  'except-back',
])

function readMark(marks: readonly Mark[], at: number, reading: Reading): void {
  const { entry } = marks[at] as Mark
  const item = itemOf(marks[at] as Mark, reading.sign, reading.role)
  const cue = entry.cues?.find((one) => fits(one, marks[at + 1], reading))
  if (cue !== undefined && (item === null || leading.has(cue))) {
    reach[cue]?.(reading)
    return
  }
  if (entry.act?.startsWith('~')) {
    reading.states = true
    reading.prefers = true
    endLeadingCondition(reading)
  }
  if (item === null) return
  if (item.kind === 'act' || (item.kind === 'pole' && item.weight > 0.5)) {
    reading.states = true
    if (endLeadingCondition(reading)) item.role = reading.role
  }
  // "In English", "in camelCase": the place of a condition, the meaning of a choice.
  if (reading.role === 'if' && item.kind === 'value' && item.values.some(({ tool }) => !tool))
    item.role = 'core'
  reading.items.push(item)
}

function fits(cue: CueClass, next: Mark | undefined, reading: Reading): boolean {
  if (cue === 'at-most' || cue === 'at-least') return false
  if (cue === 'over') return reading.items.length > 0 && reading.prefers
  return (cue !== 'before' && cue !== 'after') || next !== undefined
}
