import { readNumber, turnBounds } from './bound.ts'
import { isAsked } from './compare.ts'
import { type Item, isDone, itemOf, type Sign } from './item.ts'
import type { CueClass } from './lexicon/index.ts'
import type { Mark } from './mark.ts'
import { reach } from './reach.ts'
import {
  endLeadingCondition,
  focus,
  negateBack,
  newReading,
  type Reading,
  reachAll,
  removeObjects,
} from './reading.ts'

/** A part of a rule between two marks, read: its items with sign and role. */
export interface Segment {
  readonly items: readonly Item[]
  /** It has a verb or a negation of its own; else it only carries on, or opens, what stands beside it. */
  readonly states: boolean
  readonly order: 1 | -1 | 0
  readonly only: boolean
  readonly may: boolean
  /** It holds a negation. */
  readonly denies: boolean
  /** It holds a negation of which it is not clear what it rules out. */
  readonly unclear: boolean
  /** Its order comes of "without", or of asking first. */
  readonly loose: boolean
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
  if (negations > 0 && reading.sign < 0 && reading.items.length === negatedFrom) closeNegation(reading)
  focus(reading.items.filter(({ role, sign }) => role === 'core' && sign < 0))
  removeObjects(reading)
  reachAll(reading)
  const { items, states, order, only, may, sign } = reading
  const denies = reading.negations > 0
  const turned = turnBounds(items)
  const unclear =
    denies && !reading.resolved && turned === items && !items.some((item) => item.sign < 0 && isAsked(item))
  const loose = reading.loose || (order >= 0 && isAsking(items))
  return { items: turned, states, order, only, may, sign, denies, unclear, loose }
}

/** "Passwords in logs: never" negates all that stands before, "when Docker is absent" the condition alone. */
function closeNegation(reading: Reading): void {
  const condition = reading.items.slice(reading.ifFrom)
  if ((reading.role !== 'if' && reading.role !== 'in') || condition.length === 0) negateBack(reading)
  else for (const item of condition) item.sign = -1
}

/** Asking is always done before what is asked about. */
const isAsking = (items: readonly Item[]): boolean => {
  const core = items.filter(({ role, weight }) => role === 'core' && weight >= 0.5)
  return core.length > 0 && core.every(({ key, sign }) => key === 'approval' && sign > 0)
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
  'unasked',
])

function readMark(marks: readonly Mark[], at: number, reading: Reading): void {
  const { entry } = marks[at] as Mark
  // "Let me know": a verb, and no way to declare.
  const verb =
    at === 0 && entry.act?.startsWith('~') && marks.length > 1 && !marks[1]?.entry.act?.startsWith('~')
  const item = verb ? null : itemOf(marks[at] as Mark, signOf(reading), reading.role)
  const cue = entry.cues?.find((one) => fits(one, (marks[at] as Mark).text, marks[at + 1], reading))
  const passing =
    cue === 'filler' && marks[at + 1] !== undefined && itemOf(marks[at + 1] as Mark, 1, 'core') !== null
  if (cue !== undefined && (item === null || passing || leading.has(cue))) {
    // "… so that no query runs twice" forbids nothing.
    if (reading.role !== 'why' || !leading.has(cue)) reach[cue]?.(reading)
    return
  }
  if (entry.act?.startsWith('~')) {
    reading.states = true
    reading.prefers = true
    endLeadingCondition(reading)
  }
  if (item === null) return
  if (isDone(item) || (item.kind === 'pole' && item.weight > 0.5)) {
    reading.states = true
    if (endLeadingCondition(reading)) item.role = reading.role
  }
  if (reading.role === 'in' && isDone(item) && reading.items.length > reading.ifFrom && isHan(item.text)) {
    reading.role = 'core'
    item.role = 'core'
    item.sign = reading.sign
  }
  // "In English", "in camelCase": the place of a condition, the meaning of a choice.
  if (
    (reading.role === 'if' || reading.role === 'in') &&
    item.kind === 'value' &&
    item.values.some(({ tool }) => !tool)
  ) {
    item.role = 'core'
    item.sign = reading.sign
  }
  reading.items.push(item)
}

/** Place and occasion of what is forbidden are only spoken of. */
const signOf = ({ role, sign }: Reading): Sign => (role !== 'core' && sign < 0 ? 0 : sign)

/** In Chinese the place stands before what is done there. */
const isHan = (text: string): boolean => /[\u3400-\u9fff]/.test(text)

/** In Chinese these also open words that negate nothing: 不稳定, 未读, 无头. */
const opening = /^[不未无没]$/

function fits(cue: CueClass, text: string, next: Mark | undefined, reading: Reading): boolean {
  if (opening.test(text) && next?.kind === 'char') return false
  if (cue === 'at-most' || cue === 'at-least') return false
  if (cue === 'over') return reading.items.length > 0 && reading.prefers && next?.kind !== 'number'
  return (cue !== 'before' && cue !== 'after') || next !== undefined
}
