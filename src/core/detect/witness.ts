import { asks, type Clause, has } from './clause.ts'
import type { CueClass } from './cue.ts'
import { isGiven } from './given.ts'
import { isConvention } from './grammar/english-form.ts'
import type { Reading } from './grammar/reading.ts'
import type { Mark } from './mark.ts'
import type { Read } from './read.ts'
import type { Surroundings } from './surroundings.ts'
import { FACTS_FOR_CARD } from './weights.ts'

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
    if (asks(clause) || has(clause.cues, 'passing', 'limit', 'specific')) return false
    if (form === 'prohibition' && clause.cues.has('self') && !clause.cues.has('being')) return false
    if (ofThis.test(clause.flat)) return false
    return !has(clause.cues, 'product', 'quote', 'hedge', 'plan')
  })
}

/** "check the config first", 先看下配置: a thing that is pointed at, or done once, whatever the reason. */
const thisOne =
  /^\s*(?:please |pls |just |ok |so )?[a-z-]+ (?:the|this|that|these|those|it|them|a|an|his|her|its) |\bhere\b|^\s*先|看下|一下|下$|这里|那里|여기/

export const pointsAt = ({ flat }: Clause): boolean => thisOne.test(flat)

/** Whether the reason beside what is asked holds for good: "numbers shifted every report last year". */
export function lastingReason(it: Read, at: number): boolean {
  if (!it.cues.has('why') || it.clauses.length === 1) return false
  const { form: asked } = it.readings[at] as Reading
  if (it.clauses.length > 5 || (asked === 'order' && thisOne.test((it.clauses[at] as Clause).flat)))
    return false
  return it.clauses.some((clause, other) => {
    if (other === at || !clause.cues.has('why') || !says(clause) || sinceWhen(clause)) return false
    const { form } = it.readings[other] as Reading
    if (form !== 'statement' && form !== 'preference') return false
    return !has(clause.cues, 'specific', 'product', 'quote', 'hedge') && !asks(clause)
  })
}

/** "since the last release": from when on, and not why. */
const sinceWhen = ({ flat }: Clause): boolean =>
  /^\s*since\b/.test(flat) &&
  !/\b(?:is|are|isn't|aren't|do|does|don't|doesn't|has|have|can|can't|cannot|will|won't|keeps?|breaks?|uses?|needs?|requires?|was|were)\b/.test(
    flat,
  )

/** "we are on node 18, so don't use …": what is forbidden or asked rests on what is always so here. */
export function rests(it: Read, at: number): boolean {
  const { form } = it.readings[at] as Reading
  const led = form === 'order' && has(it.cues, 'event', 'condition', 'instead')
  if (form !== 'prohibition' && form !== 'obligation' && form !== 'exemption' && !led) return false
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

const ofThis = /^\s*(?:this|that|it|these|those|here|there)(?:'s|s)?\s/

/** Whether a clause has words enough to be a reason: more than "great". */
function says(clause: Clause): boolean {
  const text = clause.flat.trim()
  if (clause.cues.has('politeness')) return false
  return text.length >= (text.charCodeAt(0) < 128 ? 14 : 5)
}

/** "if the flag is set, we use …" tells how a program goes. */
const supposed = /^(?:if|when|in case|unless)\b|如果|^当|면,? /

/** "the issue is we are using redis in docker": what is so is told for the trouble at hand. */
const trouble =
  /^(?:(?:also|and|but|so|well|ok|hmm|i think|i guess|i believe|maybe)[\s,]+)*(?:the|my|our|one|another) (?:\w+ )?(?:issue|problem|error|bug|question|trouble|reason|thing is|catch|cause)\b|^(?:问题|原因|报错)|^(?:문제|원인|이유)/

/** How many things say that a statement tells what holds for good, and is told to be known. */
export function factsOf(
  it: Read,
  own: Clause,
  reading: Reading,
  counted: ReadonlyMap<CueClass, Mark>,
  around: Surroundings,
): number {
  if (isBound(it, reading, around)) return BOUND
  if (isOfPerson(it, own, reading)) return FACTS_FOR_CARD
  if (reading.form !== 'statement' || (!own.cues.has('usage') && !reading.general)) return 0
  const ofTrade = has(it.cues, 'work', 'tool', 'manner', 'danger')
  if (
    (!ofTrade && !reading.general) ||
    it.cues.has('hedge') ||
    it.cues.has('plan') ||
    supposed.test(it.sentence.flat) ||
    trouble.test(it.sentence.flat)
  )
    return 0
  if (own.cues.has('product') && !reading.general && !has(it.cues, 'near', 'place', 'team', 'tool')) return 0
  if (it.readings.some((one) => one.form === 'order')) return 0
  let count = ofTrade || own.cues.has('team') ? 1 : 0
  if (counted.has('fact')) count++
  if (it.tongue === 'en' && isConvention(own, reading.at)) count++
  if (has(counted, 'near', 'place', 'habit', 'complaint')) count++
  if (around.lent) count++
  if (it.swap !== undefined || around.denied) count++
  if (counted.has('usage') && reading.general) count++
  if (it.clauses.filter((clause, at) => clause.cues.has('usage') || it.readings[at]?.general).length > 1)
    count++
  if (has(it.cues, 'blanket')) count++
  return count
}

/** "I'm a nurse", "my name's Ada": a sentence of nothing but who the person is. */
const isOfPerson = (it: Read, { cues }: Clause, { form }: Reading): boolean =>
  it.tongue === 'en' &&
  form === 'statement' &&
  cues.has('being') &&
  it.clauses.length <= 3 &&
  !has(it.cues, 'world', 'product', 'hedge', 'specific') &&
  !has(it.cues, 'passing', 'limit', 'plan', 'quote') &&
  !it.readings.some((one) => one.form === 'order' && one.building)

/** What the work is bound by needs no other sign, unless it is how something is built that is told. */
const isBound = (
  it: Read,
  { form, subject }: Reading,
  { specified, described, brief, due }: Surroundings,
): boolean =>
  (due !== undefined && form !== 'none' && !brief && !specified && !described) ||
  ((form === 'statement' || (form === 'obligation' && subject === 'other')) &&
    it.sentence.close !== '?' &&
    !specified &&
    !described &&
    !brief &&
    !supposed.test(it.sentence.flat) &&
    isGiven(it))
const BOUND = 3

/** A bare word to get going, after what is wanted was said: "implement it", 实现一下. */
export const BARE_ORDER = 16

/** "the api moved to v2, update the client": what is told, or demanded, is told for the task that follows. */
export function forTask(
  it: Read,
  at: number,
  counted: ReadonlyMap<CueClass, Mark>,
  around: Surroundings,
): boolean {
  const { form } = it.readings[at] as Reading
  if (it.remember !== undefined || has(counted, 'standing', 'consult', 'habit')) return false
  const told = form === 'statement'
  if (isBound(it, it.readings[at] as Reading, around)) return false
  // "no, in this project amounts are cents. redo it": told of the project, whatever is to be redone.
  if (told && counted.has('place') && (around.denied || counted.has('usage'))) return false
  if (told && around.complained && around.denied && has(counted, 'usage')) return false
  if (!told && (has(counted, 'future', 'near', 'place', 'event') || has(counted, 'complaint', 'next')))
    return false
  if (form === 'order' && !counted.has('universal')) return false
  if (form === 'none' || form === 'preference' || form === 'exemption') return false
  if (around.tasks === 'bare' || (told && around.tasks === 'own' && !has(counted, 'near', 'place')))
    return true
  if (
    it.clauses
      .slice(Math.max(0, at - 6), at)
      .some((clause, one) => begins(clause, it.readings[Math.max(0, at - 6) + one] as Reading)) &&
    !clause(it, at).cues.has('danger')
  )
    return true
  if (form === 'prohibition' && counted.has('universal')) return false
  for (let other = at + 1; other < it.clauses.length && other < at + 6; other++) {
    const reading = it.readings[other] as Reading
    const clause = it.clauses[other] as Clause
    if (reading.form !== 'order') continue
    const task =
      reading.building ||
      has(clause.cues, 'pronoun', 'specific') ||
      bounds.test((it.clauses[at] as Clause).flat)
    if (task && (told || form === 'prohibition' || clause.flat.trim().length <= bareLength(clause.flat)))
      return true
  }
  return false
}

/** 실서버 호출은 금지하고 … 추가해 주세요: a bound of the very request that goes on. */
const bounds = /금지하(?:고|되|며) /

const clause = (it: Read, at: number): Clause => it.clauses[at] as Clause

/** "write a hook, …", "parse these files, …": a task is given, and what follows in the sentence is how to do it. */
const begins = ({ flat }: Clause, { form, building }: Reading): boolean =>
  (form === 'order' && building && made.test(flat)) || (form !== 'prohibition' && pointing.test(flat))

const made = /\b(?:a|an|some|one|the|this|that|these|those)\b|[个份篇段条张]|한|하나/
const pointing =
  /^\s*(?:please )?[a-z]{3,12} (?:these|those|this|that)\b|^\s*(?:修|修复|修下|修改|改造|优化|重构|实现|新增|开发|排查|更新)(?!了|过|完|好)[^前后时]{1,24}[,，]?$|^\s*(?:请|麻烦你?)?帮我(?!记)/

/** How long a bare order is at most, by script. */
export const bareLength = (flat: string): number =>
  /[\u3400-\u9fff\uac00-\ud7a3]/.test(flat) ? BARE_ORDER / 2 : BARE_ORDER
