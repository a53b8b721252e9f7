import type { Urgency } from '../urgency.ts'
import { ofPapers, path, pointed } from './address.ts'
import { type Clause, has } from './clause.ts'
import type { CueClass } from './cue.ts'
import type { Findings } from './findings.ts'
import type { Reading } from './grammar/reading.ts'
import type { Mark } from './mark.ts'
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

/** What the tables say a clause is worth: scope × address − guards. */
export function told(f: Findings): 'none' | Urgency {
  if (f.guards.fatal) return 'none'
  if (asked(f)) return f.guards.mixed ? mixedLevel(f) : isUrgent(f) ? 'urgent' : 'standard'
  if (stated(f))
    return f.around.due === 'outlawed' && f.reading.form === 'prohibition' ? 'urgent' : 'standard'
  return pooled(f) || prefers(f) || tells(f) ? 'mild' : 'none'
}

/** A wish as strong as it can be said, or of something whose breach costs. */
export const isUrgent = ({ counted, costs, reading }: Findings): boolean =>
  has(counted, 'future', 'universal', 'must', 'ban') || (costs && reading.form === 'prohibition')

/** A passing wish beside a lasting one. */
export const mixedLevel = (f: Findings): Urgency =>
  isUrgent(f) || f.counted.has('norm') ? 'standard' : 'mild'

/** The two witnesses, and no guard that the words do not outweigh. */
function asked(f: Findings): boolean {
  const { counted, clause, reading, around, guards, costs } = f
  if (guards.hard.length > 0 || f.scope < CARD_SCOPE || f.address < CARD_ADDRESS || !f.lasting) return false
  if (around.brief && !isExplicit(f) && (around.listed || !strict(counted, clause, reading, costs)))
    return false
  const { soft } = guards
  if (soft.length === 0) return true
  const onlyPoints = soft.every((one) => one === 'specific')
  return (
    (isExplicit(f) &&
      !soft.includes('one-time') &&
      (!soft.includes('product') || f.it.remember !== undefined || counted.has('standing')) &&
      (!soft.includes('specific') || pointed(counted, clause))) ||
    ((costs || (around.complained && reading.form === 'prohibition')) &&
      counted.has('universal') &&
      onlyPoints) ||
    (ofPapers(clause) && onlyPoints) ||
    (reading.form === 'prohibition' && has(counted, 'ban', 'universal') && isBesideThePoint(f)) ||
    (counted.has('future') && counted.has('ban') && !soft.includes('one-time')) ||
    (counted.has('consult') &&
      has(counted, 'universal', 'must') &&
      soft.every(
        (one) =>
          one === 'world' ||
          one === 'specific' ||
          (one === 'product' && reading.form === 'order' && clause.cues.has('consult')),
      )) ||
    (costs && counted.has('ban') && soft.every((one) => one === 'world'))
  )
}

/** An outright ban of what costs, or of a place that it names: neither where it points nor what happens there makes it pass. */
const isBesideThePoint = ({ guards: { soft }, costs, clause, around, it, reading }: Findings): boolean =>
  (costs || path.test(clause.flat)) &&
  soft.every(
    (one) =>
      one === 'specific' ||
      (costs && one === 'world') ||
      (costs &&
        one === 'one-time' &&
        !around.tasked &&
        !it.readings.some((other) => other !== reading && other.form === 'order')),
  )

const isExplicit = ({ counted, guards }: Findings): boolean =>
  has(counted, 'remember', 'future', 'next', 'standing') || counted.has('place') || guards.written

/** A fact told to be known, or words with so much in all that nothing more is needed. */
const stated = (f: Findings): boolean =>
  isClean(f) &&
  !f.around.brief &&
  f.lasting &&
  (f.facts >= FACTS_FOR_CARD || (f.scope + f.address >= CARD_TOTAL && f.address > 0.5))

const isClean = ({ guards }: Findings): boolean => guards.hard.length === 0 && guards.soft.length === 0

function pooled({ counted, clause, reading, around, guards, scope, address }: Findings): boolean {
  if (guards.hard.length > 0) return false
  if (
    reading.form === 'order' &&
    scope < POOL_ORDER &&
    !(counted.has('emphasis') && !reading.building && !around.working && !gathers.test(clause.flat))
  )
    return false
  return scope + address - SOFT_GUARD * guards.soft.length >= POOL_TOTAL + (around.brief ? BRIEF_MORE : 0)
}

const prefers = ({ reading, guards, around }: Findings): boolean =>
  reading.form === 'preference' &&
  !around.brief &&
  guards.hard.length === 0 &&
  !guards.soft.some((one) => one === 'hedge' || one === 'world' || one === 'product' || one === 'specific')

function tells(f: Findings): boolean {
  const { it, clause, reading, counted } = f
  if (!isClean(f) || f.around.brief || (it.tongue === 'en' && clause.cues.has('ask'))) return false
  const general = counted.has('usage') || reading.general
  return (
    counted.has('being') ||
    (reading.form === 'statement' && toBeKnown.test(clause.flat) && !clause.cues.has('product')) ||
    (reading.form === 'statement' && general && !has(it.cues, 'product', 'build')) ||
    (general && (has(it.cues, 'work', 'tool', 'place', 'standing') || has(it.cues, 'manner', 'style')))
  )
}

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
const toBeKnown =
  /^\s*(?:fyi|heads up|just so you know|for the record|good to know|note that|参考一下|告诉你一下|참고로)\b.{12,}/

/** "list all the endpoints", 列一下所有…: all of something, looked at once. */
const gathers =
  /\b(?:all|any|every one) (?:of )?(?:the|my|our|your|these|those)\b|^\s*(?:please )?(?:list|find|show|check|run|get|print|read|look)\b|一下|^\s*(?:列|找|查|看|跑)|나열|찾아|보여|확인|돌려/
