import { type Clause, first, has } from '../clause.ts'
import type { CueClass } from '../cue.ts'
import type { Mark } from '../mark.ts'
import type { Reading } from './reading.ts'

/** An ending may be followed by a particle of politeness or laughter, no more. */
const TAIL = 5

/** Reads a Korean clause: what it asks stands in its last word. */
export function readKorean(clause: Clause): Reading {
  const { flat, marks } = clause
  const remember = first(marks, 'remember')
  const end = clause.start + flat.trimEnd().length
  const late = (...classes: readonly CueClass[]): Mark | undefined =>
    marks.findLast((mark) => classes.includes(mark.cls) && end - mark.end <= TAIL)
  const asked = has(marks, 'ask')
  const bar = first(marks, 'prohibition', 'ban')
  const duty = late('obligation', 'must') ?? first(marks, 'obligation')
  const order = late('order', 'ask', 'record')
  const say = bar ?? duty ?? order
  const to = say?.start ?? remember?.start ?? clause.end
  const base = {
    at: to,
    universal: first(marks, 'universal'),
    asked,
    subject: subjectOf(marks, to),
    building: false,
    remember,
  }
  if (late('prefer', 'dislike', 'praise') !== undefined && bar === undefined)
    return { ...base, form: 'preference' }
  if (bar !== undefined) return { ...base, form: 'prohibition' }
  if (duty !== undefined) return { ...base, form: 'obligation' }
  if (order !== undefined) return { ...base, form: 'order' }
  if (remember !== undefined) return { ...base, form: 'order' }
  if (has(marks, 'prefer', 'dislike')) return { ...base, form: 'preference' }
  return { ...base, form: 'statement' }
}

function subjectOf(marks: readonly Mark[], to: number): Reading['subject'] {
  const own = marks.filter((mark) => mark.end <= to)
  if (has(own, 'product')) return has(own, 'manner') ? 'work' : 'product'
  if (has(own, 'self')) return 'self'
  if (has(own, 'team')) return 'agent'
  if (has(own, 'manner', 'work', 'tool')) return 'work'
  return 'none'
}
