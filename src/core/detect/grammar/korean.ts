import { type Clause, earliest, has } from '../clause.ts'
import type { CueClass } from '../cue.ts'
import type { Mark } from '../mark.ts'
import { generalInKorean } from './general.ts'
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
  const duty = late('obligation', 'must')
  const order = late('order', 'ask', 'record')
  const to = (bar ?? duty ?? order ?? remember)?.start ?? clause.end
  const base = {
    at: to,
    universal: cues.get('universal'),
    asked: cues.has('ask'),
    subject: subjectOf(clause, to, bar === undefined && duty !== undefined),
    building: bar === undefined && duty === undefined && late('build', 'build') !== undefined,
    stopping: false,
    general: false,
    remember,
  }
  if (bar === undefined && late('prefer', 'dislike', 'praise') !== undefined)
    return { ...base, form: 'preference' }
  if (bar !== undefined) return { ...base, form: 'prohibition' }
  if (cues.has('exempt')) return { ...base, form: 'exemption' }
  if (duty !== undefined) return { ...base, form: 'obligation' }
  if (order !== undefined || remember !== undefined) return { ...base, form: 'order' }
  return {
    ...base,
    form: has(cues, 'prefer', 'dislike') ? 'preference' : 'statement',
    general: generalInKorean(clause),
  }
}

/**
 * Who or what the clause speaks of. A thing of the product counts only with a particle of topic or subject; before an
 * obligation any other noun with such a particle is a subject too (합계는 … 보여줘야 해).
 */
function subjectOf(clause: Clause, to: number, obliged: boolean): Reading['subject'] {
  let found: Reading['subject'] = 'none'
  let manner = false
  const spoken: Mark[] = []
  for (const mark of clause.marks) {
    if (mark.end > to) continue
    const after = clause.flat.charAt(mark.end - clause.start)
    const last = clause.flat.charAt(mark.end - 1 - clause.start)
    if (mark.cls === 'product') {
      if (particle.has(after) || particle.has(last)) found = 'product'
    } else if (mark.cls === 'manner') manner = true
    else if (found === 'none' && mark.cls === 'self') found = 'self'
    else if (found === 'none' && mark.cls === 'team') found = 'agent'
    else if (found === 'none' && (mark.cls === 'work' || mark.cls === 'tool')) found = 'work'
    spoken.push(mark)
  }
  if (manner && (found === 'product' || found === 'none')) return 'work'
  if (found === 'none' && obliged && strangerIn(clause, to, spoken)) return 'other'
  return found
}

const particle = new Set(['은', '는', '이', '가'])

function strangerIn(clause: Clause, to: number, spoken: readonly Mark[]): boolean {
  for (const word of clause.flat.slice(0, to - clause.start).matchAll(/[\uac00-\ud7a3]{2,}/gu)) {
    if (!particle.has(word[0].charAt(word[0].length - 1))) continue
    const start = clause.start + word.index
    if (!spoken.some((mark) => mark.start >= start && mark.start < start + word[0].length)) return true
  }
  return false
}
