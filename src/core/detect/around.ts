import { asks, has } from './clause.ts'
import type { Read } from './read.ts'
import { bareLength } from './witness.ts'

/** "write a guide that says …", 写一份规范，要求包含…: what it asks to be written is no rule for the agent. */
export const drafts = (one: Read): boolean =>
  one.cues.has('draft') &&
  (has(one.cues, 'order', 'build') ||
    one.readings.some((reading) => reading.form === 'order' && has(one.cues, 'verb', 'record')))

/** Whether a neighbour of the sentence tells what is always so: its reason, or the rule it follows. */
export function lends(reads: readonly Read[], at: number): boolean {
  for (const next of [reads[at - 1], reads[at + 1]]) {
    if (next === undefined || next.sentence.close === '?') continue
    const { cues } = next
    if (has(cues, 'product', 'world') || has(cues, 'passing', 'specific') || next.clauses.some(asks)) continue
    if (has(cues, 'near', 'place', 'habit', 'usage') || has(cues, 'being', 'standing', 'future')) return true
    if (next.readings.some((reading) => reading.general)) return true
  }
  return false
}

/** What the sentences after this one order of the task, if the message is short. */
export function tasksAfter(reads: readonly Read[], at: number): 'none' | 'own' | 'bare' {
  for (let other = at + 1; other < reads.length && other <= at + 3; other++) {
    const next = reads[other] as Read
    if (!next.readings.some((reading) => reading.form === 'order' && reading.building)) continue
    return next.sentence.flat.length <= bareLength(next.sentence.flat) ? 'bare' : 'own'
  }
  return 'none'
}
