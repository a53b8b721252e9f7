import type { Reason, ReasonCode } from '../reason.ts'
import type { CueClass } from './cue.ts'
import type { Reading } from './grammar/reading.ts'
import type { Kind } from './judge.ts'
import type { Mark } from './mark.ts'
import type { Read } from './read.ts'
import type { Sentence } from './segment.ts'
import { scopeOf } from './weights.ts'

export function reasonOf(cue: Mark, sentence: Sentence): Reason {
  const span = { start: sentence.start + cue.start, end: sentence.start + cue.end }
  return { code: codes[cue.cls] ?? 'work-object', span }
}

const codes: Readonly<Partial<Record<CueClass, ReasonCode>>> = {
  remember: 'remember',
  remind: 'remember',
  future: 'future',
  next: 'future',
  again: 'repetition',
  universal: 'universal',
  blanket: 'universal',
  emphasis: 'universal',
  habit: 'habit',
  place: 'work-object',
  event: 'work-object',
  near: 'work-object',
  done: 'work-object',
  condition: 'work-object',
  style: 'work-object',
  danger: 'work-object',
  conduct: 'work-object',
  mine: 'fact',
  being: 'fact',
  consult: 'order',
  standing: 'standing-file',
  complaint: 'complaint',
  ban: 'prohibition',
  must: 'order',
  manner: 'work-object',
  work: 'work-object',
  tool: 'work-object',
  team: 'fact',
  fact: 'fact',
  usage: 'fact',
}

export function kindOf(reading: Reading, counted: ReadonlyMap<CueClass, Mark>, it: Read): Kind {
  if (it.swap !== undefined || counted.has('complaint') || it.cues.has('wrong')) return 'correction'
  if (reading.form === 'preference') return it.cues.has('praise') ? 'best_practice' : 'preference'
  if (it.cues.has('praise')) return 'best_practice'
  if (reading.form === 'statement') return 'gap'
  if (counted.has('manner') && !counted.has('must') && !counted.has('ban')) return 'preference'
  return 'rule'
}

const groups: readonly (readonly CueClass[])[] = [
  [
    'remember',
    'remind',
    'future',
    'next',
    'again',
    'universal',
    'must',
    'ban',
    'blanket',
    'habit',
    'place',
    'complaint',
    'standing',
    'event',
  ],
  ['prefer', 'dislike', 'praise', 'being', 'usage', 'fact', 'near'],
  ['instead', 'wrong', 'prohibition', 'exempt', 'obligation', 'condition', 'done'],
  ['danger', 'conduct', 'manner', 'style', 'work', 'tool', 'verb', 'order', 'talk'],
]

/** The words to show as the trigger: the strongest kind there is, at most three, in order. */
export function firedOf(it: Read, counted: ReadonlyMap<CueClass, Mark>): readonly Mark[] {
  for (const group of groups) {
    const marks = group.map(
      (cls) => counted.get(cls) ?? (scopeOf[cls] === undefined ? it.cues.get(cls) : undefined),
    )
    const found = marks.filter((mark) => mark !== undefined).sort((a, b) => a.start - b.start)
    if (found.length > 0) return found.slice(0, 3)
  }
  return []
}
