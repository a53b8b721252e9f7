import type { Reason, ReasonCode } from '../reason.ts'
import type { Urgency } from '../urgency.ts'
import { type Clause, first, has } from './clause.ts'
import type { CueClass } from './cue.ts'
import type { Reading } from './grammar/reading.ts'
import { guardsOf } from './guard.ts'
import type { Mark } from './mark.ts'
import type { Read } from './read.ts'
import type { Sentence } from './segment.ts'
import { swapOf } from './swap.ts'
import { CARD_ADDRESS, CARD_SCOPE, POOL_TOTAL, scopeOf, sentenceWide } from './weights.ts'

export type Kind =
  | 'correction'
  | 'rule'
  | 'preference'
  | 'best_practice'
  | 'gap'
  | 'error'
  | 'pattern'
  | 'none'
export type Flag = 'quoted' | 'negated' | 'question' | 'mixed' | 'vague' | 'long' | 'document'

/** What one sentence is worth, before its words are distilled. */
export interface Verdict {
  readonly remember: 'none' | Urgency
  readonly kind: Kind
  readonly flags: readonly Flag[]
  readonly reasons: readonly Reason[]
  /** The marks that fired, in order, for the trigger line. */
  readonly fired: readonly Mark[]
  /** Orders candidates of one message. */
  readonly strength: number
}

/** What the rest of the message says about a sentence. */
export interface Surroundings {
  readonly brief: boolean
  readonly complained: boolean
}

export const silent: Verdict = {
  remember: 'none',
  kind: 'none',
  flags: [],
  reasons: [{ code: 'no-trigger' }],
  fired: [],
  strength: 0,
}

/** Weighs one sentence: scope × address − guards. */
export function judge(it: Read, around: Surroundings): Verdict {
  if (it.readings.length === 0) return silent
  let best = silent
  for (let at = 0; at < it.readings.length; at++) {
    const verdict = judgeClause(it, at, around)
    if (verdict.strength > best.strength || (best === silent && verdict.reasons.length > 0)) best = verdict
  }
  return best
}

function judgeClause(it: Read, at: number, around: Surroundings): Verdict {
  const clause = it.clauses[at] as Clause
  const reading = it.readings[at] as Reading
  const swap = swapOf(it.marks, it.tongue)
  const guards = guardsOf(it, at, swap !== undefined)
  const counted = cuesOf(it, clause, reading)
  const remembered = it.readings.some((other) => other.remember !== undefined)
  let scope = 0
  for (const cue of counted.values()) scope += scopeOf[cue.cls] ?? 0
  if (around.complained && !counted.has('complaint')) scope += 0.4
  if (swap === 'tools') scope += 0.8
  let address = addressOf(reading, it, clause)
  if (swap !== undefined && address < 1 && reading.subject !== 'self') address = 1
  if (remembered) address = 1
  if (counted.has('standing') && has(clause.marks, 'record')) {
    scope += 0.6
    address = 1
  }
  const flags = new Set<Flag>()
  const reasons: Reason[] = [...counted.values()].map((cue) => reasonOf(cue, it.sentence))
  if (swap !== undefined) reasons.push({ code: 'correction' })
  if (address >= CARD_ADDRESS)
    reasons.push({ code: reading.form === 'prohibition' ? 'prohibition' : 'order' })
  for (const guard of guards.hard) reasons.push({ code: guard })
  for (const guard of guards.soft) reasons.push({ code: guard })
  if (guards.hard.has('question')) flags.add('question')
  if (guards.hard.has('negated')) flags.add('negated')
  const explicit = remembered || counted.has('future') || counted.has('next') || counted.has('standing')
  const total = scope + address - 0.5 * guards.soft.size
  const fired = [...counted.values()].sort((a, b) => a.start - b.start)
  const kind = kindOf(reading, counted, swap, it)
  const base = { kind, reasons, fired, strength: 0 }
  if (guards.fatal) return { ...base, remember: 'none', kind: 'none', flags: [...flags] }
  const card =
    scope >= CARD_SCOPE &&
    address >= CARD_ADDRESS &&
    guards.hard.size === 0 &&
    (guards.soft.size === 0 || explicit) &&
    (!around.brief || explicit)
  if (card) {
    const urgent =
      counted.has('future') || counted.has('universal') || counted.has('must') || counted.has('ban')
    let level: Urgency = urgent ? 'urgent' : 'standard'
    if (guards.mixed) {
      flags.add('mixed')
      reasons.push({ code: 'mixed' })
      level = level === 'urgent' ? 'standard' : 'mild'
    }
    return {
      ...base,
      remember: level,
      flags: [...flags],
      strength: total + (level === 'urgent' ? 2 : level === 'standard' ? 1.5 : 0),
    }
  }
  const prefers = reading.form === 'preference' && guards.hard.size === 0 && guards.soft.size === 0
  const tells =
    counted.has('usage') &&
    guards.hard.size === 0 &&
    has(it.marks, 'work', 'tool', 'place', 'team', 'standing')
  if (prefers || tells || vagueIn(it, clause) || (total >= POOL_TOTAL && guards.hard.size === 0)) {
    if (vagueIn(it, clause)) {
      flags.add('vague')
      reasons.push({ code: 'vague' })
    }
    if (address < CARD_ADDRESS || scope < CARD_SCOPE) reasons.push({ code: 'one-witness' })
    return { ...base, remember: 'mild', flags: [...flags], strength: Math.max(total, 0.1) }
  }
  return { ...base, remember: 'none', kind: swap === undefined ? 'none' : 'correction', flags: [...flags] }
}

/** One mark a class: those of the clause, and those that hold for the whole sentence. */
function cuesOf(it: Read, clause: Clause, reading: Reading): Map<CueClass, Mark> {
  const found = new Map<CueClass, Mark>()
  for (const one of it.marks) {
    if (scopeOf[one.cls] === undefined || found.has(one.cls)) continue
    const inside = one.start >= clause.start && one.start < clause.end
    if (!inside && !sentenceWide.has(one.cls)) continue
    if (
      one.cls === 'universal' &&
      it.tongue === 'en' &&
      (reading.universal === undefined || reading.form === 'statement')
    )
      continue
    if (one.cls === 'remember' && reading.remember === undefined) continue
    found.set(one.cls, one)
  }
  for (const other of it.readings) if (other.remember !== undefined) found.set('remember', other.remember)
  return found
}

function addressOf(reading: Reading, it: Read, clause: Clause): number {
  switch (reading.form) {
    case 'order':
      return reading.building ? 0.3 : 1
    case 'prohibition':
    case 'obligation':
      return reading.subject === 'product'
        ? 0
        : reading.subject === 'other'
          ? 0.5
          : reading.subject === 'self'
            ? 0.2
            : 1
    case 'preference':
      return 0.6
    default:
      return has(clause.marks, 'usage') ? 0.7 : topicOf(it, clause) ? 0.8 : 0
  }
}

/** "commit messages in lowercase", 注释用英文: the thing spoken of comes first and needs no verb. */
function topicOf(it: Read, clause: Clause): boolean {
  const topic = first(clause.marks, 'manner')
  return topic !== undefined && topic.start - clause.start <= 2 && it.sentence.close !== '?'
}

function vagueIn(it: Read, clause: Clause): boolean {
  return (
    clause.flat.length <= 24 &&
    it.clauses.length === 1 &&
    has(clause.marks, 'degree') &&
    has(clause.marks, 'talk') &&
    !has(clause.marks, 'manner', 'work', 'product', 'world', 'tool', 'self')
  )
}

function reasonOf(cue: Mark, sentence: Sentence): Reason {
  const span = { start: sentence.start + cue.start, end: sentence.start + cue.end }
  return { code: codes[cue.cls] ?? 'work-object', span }
}

const codes: Readonly<Partial<Record<CueClass, ReasonCode>>> = {
  remember: 'remember',
  future: 'future',
  next: 'future',
  again: 'repetition',
  universal: 'universal',
  blanket: 'universal',
  emphasis: 'universal',
  habit: 'habit',
  place: 'work-object',
  event: 'work-object',
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

function kindOf(
  reading: Reading,
  counted: ReadonlyMap<CueClass, Mark>,
  swap: string | undefined,
  it: Read,
): Kind {
  if (swap !== undefined || counted.has('complaint') || has(it.marks, 'wrong')) return 'correction'
  if (reading.form === 'preference') return has(it.marks, 'praise') ? 'best_practice' : 'preference'
  if (has(it.marks, 'praise')) return 'best_practice'
  if (reading.form === 'statement') return 'gap'
  if (counted.has('manner') && !counted.has('must') && !counted.has('ban')) return 'preference'
  return 'rule'
}
