import type { CueClass } from './cue.ts'
import type { Mark } from './mark.ts'

/** A part of a sentence with one verb; offsets are into the sentence. */
export interface Clause {
  readonly start: number
  readonly end: number
  readonly flat: string
  readonly marks: readonly Mark[]
}

const stop = /[,，、:：()（）—–]|\s-\s/

/** Cuts a sentence at commas and at words that begin a new clause. */
export function clauses(flat: string, marks: readonly Mark[]): Clause[] {
  const cuts: number[] = []
  for (let at = 0; at < flat.length; at++) {
    const one = flat.charAt(at)
    if (
      one === '-' ? flat.startsWith(' - ', at - 1) : one !== ' ' && stop.test(one) && endsClause(flat, at)
    ) {
      cuts.push(at + 1)
    }
  }
  for (const mark of marks) {
    if (mark.cls !== 'joint' || mark.start === 0) continue
    // An ending closes its clause, a conjunction opens the next.
    const hangul = flat.charCodeAt(mark.start - 1)
    cuts.push(hangul >= 0xac00 && hangul <= 0xd7a3 ? mark.end : mark.start)
  }
  cuts.sort((a, b) => a - b)
  const out: Clause[] = []
  let from = 0
  let next = 0
  for (const to of [...cuts, flat.length]) {
    if (to <= from) continue
    const own: Mark[] = []
    while (next < marks.length && (marks[next] as Mark).start < to) own.push(marks[next++] as Mark)
    if (/[^\s,，、:：()（）—–-]/.test(flat.slice(from, to)))
      out.push({ start: from, end: to, flat: flat.slice(from, to), marks: own })
    from = to
  }
  return out
}

/** A colon or comma inside a number, a time, an object literal or a package name ends nothing. */
function endsClause(flat: string, at: number): boolean {
  const one = flat.charCodeAt(at)
  if (one > 127 || one === 40 || one === 41) return true
  const after = flat.charCodeAt(at + 1)
  return Number.isNaN(after) || after <= 32 || after > 127
}

export const has = (marks: readonly Mark[], ...classes: readonly CueClass[]): boolean =>
  marks.some((mark) => classes.includes(mark.cls))
export const first = (marks: readonly Mark[], ...classes: readonly CueClass[]): Mark | undefined =>
  marks.find((mark) => classes.includes(mark.cls))
