import type { Reason, ReasonCode } from '../reason.ts'
import type { Urgency } from '../urgency.ts'
import { type Clause, has } from './clause.ts'
import type { CueClass } from './cue.ts'
import type { Reading } from './grammar/reading.ts'
import { type Guards, guardsOf } from './guard.ts'
import type { Mark } from './mark.ts'
import type { Read } from './read.ts'
import type { Sentence } from './segment.ts'
import {
  BRIEF_MORE,
  CARD_ADDRESS,
  CARD_SCOPE,
  ELSEWHERE_COMPLAINED,
  INTO_STANDING_FILE,
  POOL_TOTAL,
  SOFT_GUARD,
  STOPPING,
  scopeOf,
  sentenceWide,
  TOOLS_SWAPPED,
} from './weights.ts'

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

/** Weighs one sentence by its best clause: scope × address − guards. */
export function judge(it: Read, around: Surroundings): Verdict {
  let best: Weighed | undefined
  for (let at = 0; at < it.readings.length; at++) {
    const weighed = weigh(it, at, around)
    if (best === undefined || weighed.strength > best.strength) best = weighed
  }
  return best === undefined ? silent : explain(it, best)
}

interface Weighed {
  readonly at: number
  readonly counted: ReadonlyMap<CueClass, Mark>
  readonly scope: number
  readonly address: number
  readonly guards: Guards
  readonly level: 'none' | Urgency
  readonly mixed: boolean
  readonly vague: boolean
  readonly strength: number
}

function weigh(it: Read, at: number, around: Surroundings): Weighed {
  const clause = it.clauses[at] as Clause
  const reading = it.readings[at] as Reading
  const guards = guardsOf(it, at)
  const counted = countCues(it, at)
  let scope = 0
  for (const cls of counted.keys()) scope += scopeOf[cls] ?? 0
  if (around.complained && !counted.has('complaint')) scope += ELSEWHERE_COMPLAINED
  if (it.swap === 'tools') scope += TOOLS_SWAPPED
  if (reading.stopping) scope += STOPPING
  let address = addressOf(reading, clause, it)
  if (it.swap !== undefined && address < 1 && reading.subject !== 'self') address = 1
  if (it.remember !== undefined) address = 1
  if (counted.has('standing') && clause.cues.has('record')) {
    scope += INTO_STANDING_FILE
    address = 1
  }
  const explicit =
    it.remember !== undefined || counted.has('future') || counted.has('next') || counted.has('standing')
  const total = scope + address - SOFT_GUARD * guards.soft.length
  const vague = vagueIn(it, clause)
  const base = { at, counted, scope, address, guards, mixed: false, vague }
  if (guards.fatal) return { ...base, level: 'none', strength: -guards.hard.length }
  const open = guards.hard.length === 0
  if (
    open &&
    scope >= CARD_SCOPE &&
    address >= CARD_ADDRESS &&
    (guards.soft.length === 0 || (explicit && !guards.soft.includes('specific'))) &&
    (!around.brief || explicit)
  ) {
    const urgent =
      counted.has('future') || counted.has('universal') || counted.has('must') || counted.has('ban')
    const level: Urgency = guards.mixed ? (urgent ? 'standard' : 'mild') : urgent ? 'urgent' : 'standard'
    return {
      ...base,
      level,
      mixed: guards.mixed,
      strength: total + (level === 'urgent' ? 2 : level === 'standard' ? 1.5 : 0),
    }
  }
  const clean = open && guards.soft.length === 0
  const prefers = reading.form === 'preference' && clean
  const tells = counted.has('usage') && clean && has(it.cues, 'work', 'tool', 'place', 'standing')
  const pooled = open && total >= POOL_TOTAL + (around.brief ? BRIEF_MORE : 0)
  const level = vague || pooled || ((prefers || tells) && !around.brief) ? 'mild' : 'none'
  return {
    ...base,
    level,
    vague: vague && level !== 'none',
    strength: level === 'none' ? Math.min(total / 100, 0.05) : Math.max(total, 0.1),
  }
}

function explain(it: Read, weighed: Weighed): Verdict {
  const { counted, guards, level } = weighed
  const reading = it.readings[weighed.at] as Reading
  const flags: Flag[] = []
  const reasons: Reason[] = []
  for (const cue of counted.values()) reasons.push(reasonOf(cue, it.sentence))
  if (it.swap !== undefined) reasons.push({ code: 'correction' })
  if (weighed.address >= CARD_ADDRESS)
    reasons.push({ code: reading.form === 'prohibition' ? 'prohibition' : 'order' })
  for (const guard of guards.hard) reasons.push({ code: guard })
  for (const guard of guards.soft) reasons.push({ code: guard })
  if (guards.hard.includes('question')) flags.push('question')
  if (guards.hard.includes('negated')) flags.push('negated')
  if (weighed.mixed) {
    flags.push('mixed')
    reasons.push({ code: 'mixed' })
  }
  if (weighed.vague) {
    flags.push('vague')
    reasons.push({ code: 'vague' })
  }
  if (level === 'mild' && !weighed.mixed && (weighed.address < CARD_ADDRESS || weighed.scope < CARD_SCOPE)) {
    reasons.push({ code: 'one-witness' })
  }
  if (reasons.length === 0) reasons.push({ code: 'no-trigger' })
  const lost = level === 'none'
  return {
    remember: level,
    kind: lost ? (it.swap === undefined ? 'none' : 'correction') : kindOf(reading, counted, it),
    flags,
    reasons,
    fired: lost ? [] : [...counted.values()].sort((a, b) => a.start - b.start),
    strength: weighed.strength,
  }
}

/** A cue before the clause governs it only from the head of its own ("from now on, …"; not "… in the future we could"). */
const HEAD = 10

/** One mark a class: those of the clause, and those beside it that hold for the whole sentence. */
function countCues(it: Read, at: number): Map<CueClass, Mark> {
  const own = it.clauses[at] as Clause
  const reading = it.readings[at] as Reading
  const found = new Map<CueClass, Mark>()
  for (let i = 0; i < it.clauses.length; i++) {
    const clause = it.clauses[i] as Clause
    for (const [cls, mark] of clause.cues) {
      if (scopeOf[cls] === undefined || found.has(cls)) continue
      if (
        clause !== own &&
        !(sentenceWide.has(cls) && (mark.start - clause.start <= HEAD || cls === 'complaint'))
      )
        continue
      if (
        cls === 'universal' &&
        it.tongue === 'en' &&
        (reading.universal === undefined || reading.form === 'statement')
      )
        continue
      if (cls === 'remember' && reading.remember === undefined) continue
      if (
        cls === 'manner' &&
        it.tongue === 'en' &&
        oneOff.test(it.sentence.flat.slice(Math.max(0, mark.start - 6), mark.start))
      )
        continue
      found.set(cls, mark)
    }
  }
  if (it.remember !== undefined) found.set('remember', it.remember)
  return found
}

/** "a commit message", "the summary": one of them, not all. */
const oneOff = /(?:^|\s)(?:a|an|the|this|that|one) $/

function addressOf(reading: Reading, clause: Clause, it: Read): number {
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
      return clause.cues.has('usage') ? 0.7 : topicOf(it, clause) ? 0.8 : 0
  }
}

/** "commit messages in lowercase", 注释用英文: the thing spoken of comes first and needs no verb. */
function topicOf(it: Read, clause: Clause): boolean {
  const topic = clause.cues.get('manner')
  return topic !== undefined && topic.start - clause.start <= 2 && it.sentence.close !== '?'
}

function vagueIn(it: Read, clause: Clause): boolean {
  const { cues } = clause
  return (
    clause.flat.length <= 24 &&
    it.clauses.length === 1 &&
    cues.has('degree') &&
    cues.has('talk') &&
    !has(cues, 'manner', 'work', 'product', 'world') &&
    !has(cues, 'tool', 'self')
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

function kindOf(reading: Reading, counted: ReadonlyMap<CueClass, Mark>, it: Read): Kind {
  if (it.swap !== undefined || counted.has('complaint') || it.cues.has('wrong')) return 'correction'
  if (reading.form === 'preference') return it.cues.has('praise') ? 'best_practice' : 'preference'
  if (it.cues.has('praise')) return 'best_practice'
  if (reading.form === 'statement') return 'gap'
  if (counted.has('manner') && !counted.has('must') && !counted.has('ban')) return 'preference'
  return 'rule'
}
