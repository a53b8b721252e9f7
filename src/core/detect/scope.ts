import { type Clause, has } from './clause.ts'
import type { CueClass } from './cue.ts'
import type { Reading } from './grammar/reading.ts'
import type { Mark } from './mark.ts'
import type { Read } from './read.ts'
import { scopeOf, sentenceWide } from './weights.ts'

/** One mark a class: those of the clause, and those beside it that hold for the whole sentence. */
export function countCues(it: Read, at: number): Map<CueClass, Mark> {
  const own = it.clauses[at] as Clause
  const reading = it.readings[at] as Reading
  const found = new Map<CueClass, Mark>()
  for (const clause of it.clauses) {
    for (const [cls, mark] of clause.cues) {
      if (scopeOf[cls] === undefined || found.has(cls)) continue
      if (clause === own ? holds(it, clause, reading, cls, mark) : reaches(clause, cls, mark))
        found.set(cls, mark)
    }
  }
  if (it.remember !== undefined) found.set('remember', it.remember)
  return found
}

/** Whether a cue says of its own clause what its class promises. */
function holds(it: Read, clause: Clause, reading: Reading, cls: CueClass, mark: Mark): boolean {
  const english = it.tongue === 'en'
  switch (cls) {
    case 'universal':
      if (english) return reading.universal !== undefined && reading.form !== 'statement'
      return governs(clause, reading, mark)
    case 'future':
    case 'next':
      return leads(it, clause, reading, mark)
    case 'again':
      return !english || reading.form === 'prohibition'
    case 'remember':
      return reading.remember !== undefined
    case 'manner':
      return !english || !oneOff.test(it.sentence.flat.slice(Math.max(0, mark.start - 6), mark.start))
    default:
      return true
  }
}

/** Whether a cue of another clause governs this one too. */
function reaches(clause: Clause, cls: CueClass, mark: Mark): boolean {
  if (cls === 'complaint') return true
  if (cls === 'universal') return clause.cues.has('event') && !has(clause.cues, 'product', 'world', 'self')
  return sentenceWide.has(cls) && mark.start - clause.start <= HEAD
}

/** A cue before the clause governs it only from the head of its own ("from now on, …"; not "… in the future we could"). */
export const HEAD = 10

/** "a commit message", "the summary": one of them, not all. */
const oneOff = /(?:^|\s)(?:a|an|the|this|that|one) $/

/** "… to something else in the future" tells a possibility: only at the head, or closing a plain order, is it a scope. */
function leads(it: Read, clause: Clause, reading: Reading, mark: Mark): boolean {
  if (it.tongue !== 'en') return true
  if (purpose.test(clause.flat)) return false
  if (mark.start <= reading.at || mark.start - clause.start <= HEAD) return true
  return (reading.form === 'order' && !reading.building) || reading.form === 'prohibition'
}

const purpose = /^\s*(?:so that|so we|so i|so it|in case|in order|that|which|if)\b/

/** "check that it never …": a universal behind the verb belongs to what is checked, unless a verb of its own follows. */
function governs(clause: Clause, reading: Reading, universal: Mark): boolean {
  if (embedded.test(clause.flat)) return false
  if (universal.start <= reading.at) return true
  return clause.marks.some(
    (mark) => acting.has(mark.cls) && mark.start >= universal.start && mark.start - universal.end <= 2,
  )
}

const acting: ReadonlySet<CueClass> = new Set<CueClass>([
  'verb',
  'prohibition',
  'obligation',
  'must',
  'blanket',
  'order',
])

/** A Korean clause that is asked about within another. */
const embedded = /는지\s/
