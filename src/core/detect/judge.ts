import type { Reason, ReasonCode } from '../reason.ts'
import type { Urgency } from '../urgency.ts'
import { ofPapers, pointed, vagueIn } from './address.ts'
import { type Clause, has } from './clause.ts'
import type { CueClass } from './cue.ts'
import { firedOf, kindOf, reasonOf } from './explain.ts'
import type { Reading } from './grammar/reading.ts'
import { stands } from './ground.ts'
import { type Guards, guardsOf } from './guard.ts'
import type { Mark } from './mark.ts'
import type { Read } from './read.ts'
import { countCues } from './scope.ts'
import type { Surroundings } from './surroundings.ts'

import { weight } from './weight.ts'
import {
  BRIEF_MORE,
  CARD_ADDRESS,
  CARD_SCOPE,
  CARD_TOTAL,
  FACTS_FOR_CARD,
  POOL_ORDER,
  POOL_TOTAL,
  SOFT_GUARD,
} from './weights.ts'
import { factsOf, forTask } from './witness.ts'

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

export const silent: Verdict = {
  remember: 'none',
  kind: 'none',
  flags: [],
  reasons: [{ code: 'no-trigger' }],
  fired: [],
  strength: 0,
}

/** No person writes more clauses into one sentence; a paste that does would cost their square. */
const MOST_CLAUSES = 40

/** Weighs one sentence by its best clause: scope × address − guards. */
export function judge(it: Read, around: Surroundings): Verdict {
  let best: Weighed | undefined
  for (let at = 0; at < it.readings.length && at < MOST_CLAUSES; at++) {
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
  const guards = guardsOf(it, at, around.drafting && !has(it.cues, 'future', 'remember', 'standing'))
  const counted = countCues(it, at)
  if (!guards.written && forTask(it, at, counted, around)) (guards.soft as ReasonCode[]).push('one-time')
  if (around.sealed !== undefined && sealable.has(reading.form) && !counted.has('universal'))
    counted.set('universal', around.sealed)
  if (around.specified && !ours(it, clause, reading) && !guards.soft.includes('product'))
    (guards.soft as ReasonCode[]).push('product')
  const weights = weight(it, at, counted, guards, around)
  const { scope, address, costs } = weights
  const lasting = () => stands(it, at, counted, weights, guards, around)
  const explicit =
    counted.has('remember') ||
    counted.has('future') ||
    counted.has('next') ||
    counted.has('standing') ||
    counted.has('place') ||
    guards.written
  const total = scope + address - SOFT_GUARD * guards.soft.length
  const vague = vagueIn(it, clause)
  const base = { at, counted, scope, address, guards, mixed: false, vague }
  if (guards.fatal) return { ...base, level: 'none', strength: -guards.hard.length }
  const open = guards.hard.length === 0
  if (
    open &&
    scope >= CARD_SCOPE &&
    address >= CARD_ADDRESS &&
    lasting() &&
    (guards.soft.length === 0 ||
      (explicit &&
        !guards.soft.includes('one-time') &&
        (!guards.soft.includes('product') || it.remember !== undefined || counted.has('standing')) &&
        (!guards.soft.includes('specific') || pointed(counted, clause))) ||
      ((costs || (around.complained && reading.form === 'prohibition')) &&
        counted.has('universal') &&
        guards.soft.every((one) => one === 'specific')) ||
      (ofPapers(clause) && guards.soft.every((one) => one === 'specific')) ||
      (costs && counted.has('ban') && guards.soft.every((one) => one === 'world'))) &&
    (!around.brief || explicit || (!around.listed && strict(counted, clause, reading, costs)))
  ) {
    const urgent =
      counted.has('future') ||
      counted.has('universal') ||
      counted.has('must') ||
      counted.has('ban') ||
      (costs && reading.form === 'prohibition')
    const level: Urgency = guards.mixed
      ? urgent || counted.has('norm')
        ? 'standard'
        : 'mild'
      : urgent
        ? 'urgent'
        : 'standard'
    return {
      ...base,
      level,
      mixed: guards.mixed,
      strength: total + (level === 'urgent' ? 2 : level === 'standard' ? 1.5 : 0),
    }
  }
  const clean = open && guards.soft.length === 0
  const facts = clean && !around.brief ? factsOf(it, clause, reading, counted, around) : 0
  if (
    (facts >= FACTS_FOR_CARD || (clean && !around.brief && total >= CARD_TOTAL && address > 0.5)) &&
    lasting()
  )
    return { ...base, level: 'standard', strength: total + 1.5 }
  const prefers =
    reading.form === 'preference' &&
    open &&
    !guards.soft.includes('hedge') &&
    !guards.soft.includes('world') &&
    !guards.soft.includes('product') &&
    !guards.soft.includes('specific')
  const tells =
    clean &&
    !(it.tongue === 'en' && clause.cues.has('ask')) &&
    (counted.has('being') ||
      (reading.form === 'statement' && told.test(clause.flat) && !clause.cues.has('product')) ||
      (reading.form === 'statement' &&
        (counted.has('usage') || reading.general) &&
        !has(it.cues, 'product', 'build')) ||
      ((counted.has('usage') || reading.general) &&
        (has(it.cues, 'work', 'tool', 'place', 'standing') || has(it.cues, 'manner', 'style'))))
  const pooled =
    open &&
    (reading.form !== 'order' ||
      scope >= POOL_ORDER ||
      (counted.has('emphasis') && !reading.building && !around.working && !gathers.test(clause.flat))) &&
    total >= POOL_TOTAL + (around.brief ? BRIEF_MORE : 0)
  const level = vague || pooled || ((prefers || tells) && !around.brief) ? 'mild' : 'none'
  return {
    ...base,
    level,
    vague: vague && level !== 'none',
    strength: level === 'none' ? Math.min(total / 100, 0.05) : Math.max(total, 0.1),
  }
}

/** Whether a rule among those of a product is plainly about how the agent works. */
const ours = (it: Read, { cues }: Clause, { subject }: Reading): boolean =>
  it.remember !== undefined ||
  has(cues, 'manner', 'tool', 'consult', 'standing') ||
  has(cues, 'near', 'place', 'event', 'habit') ||
  (has(cues, 'danger', 'work') && subject !== 'other' && subject !== 'product' && !cues.has('product'))

/** "you must never delete anything below …": said so outright that it holds even inside a long task. */
const strict = (
  counted: ReadonlyMap<CueClass, Mark>,
  clause: Clause,
  { form }: Reading,
  costs: boolean,
): boolean =>
  form === 'prohibition' && has(counted, 'universal', 'ban') && (costs || outright.test(clause.flat))

const outright =
  /\byou (?:must|may|should|are|shall) (?:never|not)\b|\bno matter what\b|\bunder no circumstances\b|任何时候|任何情况|无论如何|不管(?:什么|怎样)|(?:不准|不许)你|你(?:绝对|千万|都)?(?:不可以|不许|不准|不得)|绝对不(?:许|准)|일이 있어도|어떤 (?:경우|이유)|이유로든/

/** "fyi the probe on my desk is a J-Link": told to be known. */
const told =
  /^\s*(?:fyi|heads up|just so you know|for the record|good to know|note that|参考一下|告诉你一下|참고로)\b.{12,}/

/** What "…. Ever." can stand behind. */
const sealable: ReadonlySet<Reading['form']> = new Set(['order', 'prohibition', 'obligation'])

/** "list all the endpoints", 列一下所有…: all of something, looked at once. */
const gathers =
  /\b(?:all|any|every one) (?:of )?(?:the|my|our|your|these|those)\b|^\s*(?:please )?(?:list|find|show|check|run|get|print|read|look)\b|一下|^\s*(?:列|找|查|看|跑)|나열|찾아|보여|확인|돌려/

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
    fired: lost ? [] : firedOf(it, counted),
    strength: weighed.strength,
  }
}
