import { type Clause, has } from './clause.ts'
import type { CueClass } from './cue.ts'
import type { Reading } from './grammar/reading.ts'
import type { Surroundings } from './judge.ts'
import type { Mark } from './mark.ts'
import type { Read } from './read.ts'

/** A universal about nothing of the trade ("always show the price") is as likely a wish for the product. */
export function grounded(counted: ReadonlyMap<CueClass, Mark>, clause: Clause): boolean {
  return (
    has(counted, 'manner', 'work', 'tool', 'event') ||
    has(counted, 'consult', 'place', 'near', 'future') ||
    has(counted, 'style', 'condition', 'done') ||
    has(clause.cues, 'self', 'tool', 'danger')
  )
}

/** Beside what is asked stands why: "stick with composition, inheritance bit us". */
export function reasoned(it: Read, at: number): boolean {
  const { form } = it.readings[at] as Reading
  if (form !== 'order' && form !== 'prohibition' && form !== 'obligation' && form !== 'exemption')
    return false
  if (it.clauses.length > 4) return false
  return it.clauses.some((clause, other) => {
    const reading = it.readings[other] as Reading
    if (other === at || reading.form !== 'statement' || !says(clause)) return false
    if (has(clause.cues, 'passing', 'limit', 'question', 'specific')) return false
    return !has(clause.cues, 'product', 'quote', 'hedge', 'plan')
  })
}

/** "we are on node 18, so don't use …": what is forbidden or asked rests on what is always so here. */
export function rests(it: Read, at: number): boolean {
  const { form } = it.readings[at] as Reading
  if (form !== 'prohibition' && form !== 'obligation' && form !== 'exemption') return false
  return it.clauses.some((clause, other) => {
    const reading = it.readings[other] as Reading
    if (
      other === at ||
      reading.form !== 'statement' ||
      has(clause.cues, 'world', 'passing', 'product', 'hedge')
    )
      return false
    return reading.general || (clause.cues.has('usage') && !clause.cues.has('specific'))
  })
}

/** Whether a clause has words enough to be a reason: more than "great". */
function says(clause: Clause): boolean {
  const text = clause.flat.trim()
  if (clause.cues.has('politeness')) return false
  return text.length >= (text.charCodeAt(0) < 128 ? 14 : 5)
}

/** How many things say that a statement tells what holds for good, and is told to be known. */
export function factsOf(
  it: Read,
  reading: Reading,
  counted: ReadonlyMap<CueClass, Mark>,
  around: Surroundings,
): number {
  if (reading.form !== 'statement' || (!counted.has('usage') && !reading.general)) return 0
  if (!has(it.cues, 'work', 'tool', 'manner', 'danger')) return 0
  let count = 1
  if (counted.has('fact')) count++
  if (has(counted, 'near', 'place', 'habit', 'complaint')) count++
  if (around.lent) count++
  if (it.swap !== undefined || around.denied) count++
  if (counted.has('usage') && reading.general) count++
  if (has(it.cues, 'blanket')) count++
  return count
}
