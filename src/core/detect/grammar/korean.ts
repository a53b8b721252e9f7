import { type Clause, earliest, has } from '../clause.ts'
import type { CueClass } from '../cue.ts'
import type { Mark } from '../mark.ts'
import type { Reading } from './reading.ts'

/** An ending may be followed by a particle of politeness or laughter, no more. */
const TAIL = 5

/** Reads a Korean clause: what it asks stands in its last word. */
export function readKorean(clause: Clause): Reading {
  const { flat, marks, cues } = clause
  const remember = cues.get('remember')
  const end = clause.start + flat.trimEnd().length
  const late = (one: CueClass, two: CueClass, three: CueClass = two): Mark | undefined => {
    for (let at = marks.length - 1; at >= 0; at--) {
      const mark = marks[at] as Mark
      if ((mark.cls === one || mark.cls === two || mark.cls === three) && end - mark.end <= TAIL) return mark
    }
    return undefined
  }
  const bar = earliest(cues, 'prohibition', 'ban')
  const duty = late('obligation', 'must') ?? cues.get('obligation')
  const order = late('order', 'ask', 'record')
  const to = (bar ?? duty ?? order ?? remember)?.start ?? clause.end
  const base = {
    at: to,
    universal: cues.get('universal'),
    asked: cues.has('ask'),
    subject: subjectOf(marks, to),
    building: bar === undefined && duty === undefined && late('build', 'build') !== undefined,
    stopping: false,
    remember,
  }
  if (bar === undefined && late('prefer', 'dislike', 'praise') !== undefined)
    return { ...base, form: 'preference' }
  if (bar !== undefined) return { ...base, form: 'prohibition' }
  if (duty !== undefined) return { ...base, form: 'obligation' }
  if (order !== undefined || remember !== undefined) return { ...base, form: 'order' }
  return { ...base, form: has(cues, 'prefer', 'dislike') ? 'preference' : 'statement' }
}

function subjectOf(marks: readonly Mark[], to: number): Reading['subject'] {
  let found: Reading['subject'] = 'none'
  let manner = false
  for (const mark of marks) {
    if (mark.end > to) continue
    if (mark.cls === 'product') found = 'product'
    else if (mark.cls === 'manner') manner = true
    else if (found === 'none' && mark.cls === 'self') found = 'self'
    else if (found === 'none' && mark.cls === 'team') found = 'agent'
    else if (found === 'none' && (mark.cls === 'work' || mark.cls === 'tool')) found = 'work'
  }
  return manner && (found === 'product' || found === 'none') ? 'work' : found
}
