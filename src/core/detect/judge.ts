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
  TOPIC,
  TWO_TOPICS,
  TWO_WORKS,
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
  if (reading.form !== 'order' && works(clause) > 1) scope += TWO_WORKS
  const topic = topicOf(it, clause)
  if (topic) scope += TOPIC + (manners(it) > 1 ? TWO_TOPICS : 0)
  let address = addressOf(reading, clause, counted, topic)
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
    (guards.soft.length === 0 ||
      (explicit && (!guards.soft.includes('specific') || pointed(counted, clause)))) &&
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
  const prefers = reading.form === 'preference' && open && !guards.soft.includes('world')
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
      if (clause === own && (cls === 'future' || cls === 'next') && !leads(it, clause, reading, mark))
        continue
      if (clause === own && (cls === 'future' || cls === 'next') && !leads(it, clause, reading, mark))
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

/** "… to something else in the future" tells a possibility: only at the head, or closing a plain order, is it a scope. */
function leads(it: Read, clause: Clause, reading: Reading, mark: Mark): boolean {
  if (it.tongue !== 'en') return true
  if (purpose.test(clause.flat)) return false
  if (mark.start <= reading.at || mark.start - clause.start <= HEAD) return true
  return (reading.form === 'order' && !reading.building) || reading.form === 'prohibition'
}

const purpose = /^\s*(?:so that|so we|so i|so it|in case|in order|that|which|if)\b/

/** Whether a cue of another clause governs this one too. */
function reaches(clause: Clause, cls: CueClass, mark: Mark): boolean {
  if (cls === 'complaint') return true
  if (cls === 'universal') return clause.cues.has('event') && !has(clause.cues, 'product', 'world', 'self')
  return sentenceWide.has(cls) && mark.start - clause.start <= HEAD
}

/** "a commit message", "the summary": one of them, not all. */
const oneOff = /(?:^|\s)(?:a|an|the|this|that|one) $/

function addressOf(
  reading: Reading,
  clause: Clause,
  counted: ReadonlyMap<CueClass, Mark>,
  topic: boolean,
): number {
  switch (reading.form) {
    case 'order':
      return reading.building && !heads(counted, reading) ? 0.3 : 1
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
      if (topic || (reading.subject !== 'self' && stated(clause, counted))) return 0.8
      return clause.cues.has('usage') ? 0.7 : 0
  }
}

/** A lasting scope before the verb makes a rule even of "add" and "update". */
function heads(counted: ReadonlyMap<CueClass, Mark>, reading: Reading): boolean {
  for (const cls of ['future', 'next', 'universal', 'event'] as const) {
    const mark = counted.get(cls)
    if (mark !== undefined && mark.start <= reading.at) return true
  }
  return false
}

/** A bare statement that is headed by a lasting scope or by a complaint is meant as an order. */
function stated(clause: Clause, counted: ReadonlyMap<CueClass, Mark>): boolean {
  if (has(clause.cues, 'world', 'self', 'question')) return false
  if (has(counted, 'future', 'place')) return true
  return counted.has('complaint') && has(clause.cues, 'work', 'tool', 'manner', 'standing')
}

/** "from now on don't use that": the scope stands at the head and says outright what it governs. */
function pointed(counted: ReadonlyMap<CueClass, Mark>, clause: Clause): boolean {
  if (counted.has('remember')) return !clause.cues.has('specific')
  const ahead = counted.get('future') ?? counted.get('next')
  return ahead !== undefined && ahead.start - clause.start <= HEAD
}

function works(clause: Clause): number {
  let count = 0
  for (const mark of clause.marks) if (mark.cls === 'work') count++
  return count
}

function manners(it: Read): number {
  let count = 0
  for (const mark of it.marks) if (mark.cls === 'manner') count++
  return count
}

const topicParticle = new Set(['은', '는'])

/** "commit messages in lowercase", 注释用英文: the thing spoken of comes first and needs no verb. */
function topicOf(it: Read, clause: Clause): boolean {
  const topic = clause.cues.get('manner')
  if (topic === undefined || topic.start - clause.start > 2 || it.sentence.close === '?') return false
  return (
    it.tongue !== 'ko' ||
    topicParticle.has(it.sentence.flat.charAt(topic.end)) ||
    topicParticle.has(it.sentence.flat.charAt(topic.end - 1))
  )
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
  near: 'work-object',
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

function kindOf(reading: Reading, counted: ReadonlyMap<CueClass, Mark>, it: Read): Kind {
  if (it.swap !== undefined || counted.has('complaint') || it.cues.has('wrong')) return 'correction'
  if (reading.form === 'preference') return it.cues.has('praise') ? 'best_practice' : 'preference'
  if (it.cues.has('praise')) return 'best_practice'
  if (reading.form === 'statement') return 'gap'
  if (counted.has('manner') && !counted.has('must') && !counted.has('ban')) return 'preference'
  return 'rule'
}
