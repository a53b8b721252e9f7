import { meant } from './item.ts'
import type { CueClass } from './lexicon/index.ts'
import {
  closeAs,
  doFirst,
  endLeadingCondition,
  negateAhead,
  negateBack,
  openCondition,
  type Reading,
} from './reading.ts'

/** What each class of cue does to what stands before it and behind it. */
export const reach: Readonly<Partial<Record<CueClass, (reading: Reading) => void>>> = {
  no(reading) {
    endLeadingCondition(reading)
    const { lackFrom, items, negations, sign, negatedFrom } = reading
    if (lackFrom !== null && items.length > lackFrom) {
      doFirst(reading, lackFrom, items.length)
      return
    }
    // "Passwords must never be logged": they are only spoken of.
    if (!reading.states)
      for (const item of items) if (item.role === 'core' || item.role === 'in') item.sign = 0
    const twice = negations > 0 && sign < 0 && items.length === negatedFrom
    negateAhead(reading)
    if (twice) {
      reading.sign = 1
      reading.resolved = true
      // "Tests are never skipped": they are wanted.
      for (const item of items) if (item.role === 'core' && item.sign === 0) item.sign = 1
    }
  },
  'no-back': backOrAhead,
  'no-short'(reading) {
    for (const item of reading.items.slice(reading.anchor)) if (item.role === 'core') item.sign = 0
    negateAhead(reading)
  },
  instead: reject,
  over: reject,
  swap(reading) {
    for (const item of reading.items.slice(reading.anchor)) item.sign = -1
    reading.states = true
    reading.anchor = reading.items.length
  },
  lack(reading) {
    if (asksFirst(reading)) {
      reading.loose = true
      return
    }
    negateAhead(reading)
    reading.lackFrom = reading.items.length
  },
  'out-of'(reading) {
    if (reading.items.length > 0) negateBack(reading)
    openCondition(reading, 'in')
  },
  unasked(reading) {
    if (asksFirst(reading)) {
      reading.loose = true
      reading.items.push(meant('approval', 1, 'core'))
      return
    }
    const { items, negations, sign } = reading
    if (negations > 0 && sign < 0) {
      items.push(meant('approval', 1, 'core'))
      reading.sign = 1
      reading.role = 'if'
      reading.order = 1
      reading.resolved = true
      return
    }
    reading.lackFrom = items.length
    items.push(meant('approval', -1, 'core'))
    reading.anchor = items.length
  },
  'lack-back'(reading) {
    reading.lackFrom = reading.anchor
    for (const item of reading.items.slice(reading.anchor)) item.sign = -1
    reading.anchor = reading.items.length
  },
  until(reading) {
    if (!asksFirst(reading)) openCondition(reading, 'if')
  },
  before(reading) {
    if (asksFirst(reading)) return
    reading.order = 1
    openCondition(reading, 'if')
  },
  after(reading) {
    reading.order = -1
    openCondition(reading, 'if')
  },
  'before-back'(reading) {
    if (reading.items.length === reading.anchor) return
    reading.firstFrom = reading.anchor
    occasion(reading, 1)
  },
  'after-back'(reading) {
    if (reading.items.length > reading.anchor) occasion(reading, -1)
  },
  turn(reading) {
    if (reading.sign < 0 && reading.items.length > reading.negatedFrom) reading.sign = 1
    reading.states = true
  },
  why(reading) {
    if (reading.items.length === 0) return
    reading.role = 'why'
    reading.sign = 1
  },
  'why-back': (reading) => closeAs(reading, 'why'),
  except(reading) {
    reading.role = 'except'
    reading.sign = 1
  },
  'except-back': (reading) => closeAs(reading, 'except'),
  if: (reading) => reading.role === 'why' || openCondition(reading, 'if'),
  in: (reading) => reading.role === 'why' || openCondition(reading, 'in'),
  'if-back': (reading) => closeCondition(reading, 'if'),
  'in-back': (reading) => closeCondition(reading, 'in'),
  may(reading) {
    // "… so that clients can report it" allows nothing.
    if (reading.role !== 'why') reading.may = true
  },
  only(reading) {
    reading.only = true
  },
}

function closeCondition(reading: Reading, role: 'if' | 'in'): void {
  closeAs(reading, role, reading.role === 'if' || reading.role === 'in' ? reading.ifFrom : reading.anchor)
  reading.role = 'core'
}

/** Forbidding words close a part, or open it: "force pushes are banned", "banned: force pushes". */
function backOrAhead(reading: Reading): void {
  if (reading.items.length === 0) negateAhead(reading)
  else negateBack(reading)
}

function reject(reading: Reading): void {
  const { negations, sign, items, negatedFrom } = reading
  // "Don't use x instead of y": it is y that is wanted.
  const turns = negations > 0 && sign < 0 && items.length > negatedFrom
  negateAhead(reading)
  if (turns) reading.sign = 1
  reading.role = 'core'
}

/** "Never X without Y", "not X until Y", "not X before Y": do Y before X. Gives whether it is that. */
function asksFirst(reading: Reading): boolean {
  const { items, negations, sign, negatedFrom } = reading
  if (negations === 0 || sign > 0 || items.length === negatedFrom) return false
  for (const item of items.slice(negatedFrom)) {
    item.role = 'if'
    item.sign = 1
  }
  reading.sign = 1
  reading.order = 1
  reading.role = 'core'
  reading.resolved = true
  return true
}

function occasion(reading: Reading, order: 1 | -1): void {
  reading.order = order
  closeAs(reading, 'if')
  reading.role = 'core'
}
