import { swapStands } from './address.ts'
import { isDoneOnce } from './around.ts'
import { type Clause, has } from './clause.ts'
import type { CueClass } from './cue.ts'
import type { Reading } from './grammar/reading.ts'
import type { Guards } from './guard.ts'
import type { Mark } from './mark.ts'
import type { Read } from './read.ts'
import type { Surroundings } from './surroundings.ts'
import type { Weight } from './weight.ts'
import { HEAD } from './weights.ts'

/**
 * Whether what makes a clause weigh enough for a card is also of a kind that lasts. In the middle of a task ("list the
 * plan, I confirm, then go on") the small words of conditions, places and things of the trade are those of the task:
 * there only words that say by themselves that they are meant to last stand, and a few pairs that no task has.
 */
export function stands(
  it: Read,
  at: number,
  counted: ReadonlyMap<CueClass, Mark>,
  { costs, grounds }: Weight,
  { written }: Guards,
  around: Surroundings,
): boolean {
  const clause = it.clauses[at] as Clause
  const reading = it.readings[at] as Reading
  const tasked = around.tasked || begun(it, at)
  if (written || outspoken(it, at, counted, tasked, costs)) return true
  if (tasked && it.remember !== undefined) return false
  if (swapStands(it)) return true
  if (counted.has('manner') && (counted.has('style') || reading.form === 'prohibition'))
    return !reading.building && !around.delivered && !handsIn.test(clause.flat)
  if (reading.form === 'prohibition' && costs && !around.listed) return true
  // "no, in this project amounts are cents. redo it": told of the project, whatever is to be done now.
  if (
    has(counted, 'place', 'near') &&
    !reading.building &&
    !around.brief &&
    (around.denied ||
      (reading.form === 'statement' && (reading.general || has(clause.cues, 'usage', 'tool'))))
  )
    return true
  if (tasked || wishes.test(it.sentence.flat)) return false
  switch (reading.form) {
    case 'prohibition':
    case 'exemption':
    case 'preference':
      return true
    case 'statement':
      return (
        (reading.general ||
          has(clause.cues, 'usage', 'fact', 'being', 'team') ||
          has(counted, 'near', 'place')) &&
        !reasons.test(it.sentence.flat)
      )
    default:
      return (
        grounds ||
        leads(clause, reading) ||
        has(counted, 'companion', 'event') ||
        (all.test(clause.flat) && has(counted, 'work', 'tool', 'manner', 'style') && !reading.building) ||
        (each.test(clause.flat) && has(counted, 'work', 'manner') && !clause.cues.has('product')) ||
        (counted.has('must') && has(counted, 'event', 'condition', 'work', 'tool')) ||
        (counted.has('consult') &&
          has(it.cues, 'event', 'condition', 'conduct') &&
          !open.test(clause.flat)) ||
        ((counted.has('being') || around.able) &&
          (has(it.cues, 'style', 'manner', 'condition', 'event') || it.cues.has('universal'))) ||
        (costs && !reading.building)
      )
  }
}

/** "return a concise summary": what this task is to bring. */
const handsIn =
  /^\s*(?:(?:please|then|and|finally|just)\s+)*(?:return|output|provide|print|produce|generate|give(?: me| us)?|send(?: me)?) (?:only |just )?(?:a |an |the |one |me )?(?:[a-z-]+ ){0,3}(?:summary|explanation|recap|table|overview|answer|reply|response|list|report)\b/

/** Whether the clause has a word of its own that says that it lasts. */
function outspoken(
  it: Read,
  at: number,
  counted: ReadonlyMap<CueClass, Mark>,
  tasked: boolean,
  costs: boolean,
): boolean {
  const clause = it.clauses[at] as Clause
  const reading = it.readings[at] as Reading
  if (has(counted, 'future', 'next', 'universal', 'habit') || has(counted, 'complaint', 'norm')) return true
  if (counted.has('ban')) return !tasked || costs
  if (it.remember !== undefined) return !tasked || !(step(it) || begun(it, at))
  return counted.has('again') && reading.form === 'prohibition' && !(tasked && taken.test(clause.flat))
}

/** "do not create them again": what was spoken of just now. */
const taken = /\b(?:them|it|this|that|these|those)\b|[它这那]/

/** 记住不要改接口, "remember, do not touch the rest": a wish to remember what to do, and no fact, is a step of its task. */
const step = (it: Read): boolean =>
  it.readings.some(({ remember }, at) => {
    if (remember === undefined) return false
    const own = it.clauses[at] as Clause
    const bare = own.flat.trim().length - (remember.end - remember.start) <= 3
    const said = bare && at + 1 < it.clauses.length ? at + 1 : at
    const { form, building } = it.readings[said] as Reading
    return (
      (building || form === 'prohibition' || form === 'obligation') &&
      !has((it.clauses[said] as Clause).cues, 'event', 'condition', 'style')
    )
  })

/** Whether the sentence orders something of a task before the clause. */
const begun = (it: Read, at: number): boolean =>
  it.readings.slice(Math.max(0, at - 6), at).some((reading, one) => {
    const clause = it.clauses[Math.max(0, at - 6) + one] as Clause
    return (
      isDoneOnce(clause, reading) ||
      (reading.building && reading.form === 'order' && !has(clause.cues, 'future'))
    )
  })

/** "in this project use …": the place stands before what is asked, and is not what it is asked of. */
function leads({ cues, start }: Clause, { at }: Reading): boolean {
  const place = cues.get('place') ?? cues.get('near')
  return place !== undefined && place.start <= at && place.start - start <= HEAD
}

/** Words that say of all alike how they are; "all" and "everything" are in every task. */
const all = /一律|一概|统一用|统一使用|统一走|by default|across the board|기본적으로|기본은/

/** 每个函数都必须加注释, "every function must …": a bar for all of a kind. */
const each =
  /(?:每个|每一个|所有的?|凡是?)[^,，]{1,12}都?必须|\bevery (?:[a-z]+ ){1,3}(?:must|has to)\b|모든 .{1,12}반드시/

/** "if anything is unclear, ask me": about the task at hand. */
const open = /\banything\b|\bsomething\b|不清楚|不明白|불명확|불분명/

/** "so in the end it is …": thinks aloud. */
const reasons =
  /^(?:so|ah|oh|hmm|i see|i think|i guess|그니까|그러니까|결국|그럼|아 |所以|那么|也就是说|看来)/

/** 我希望…: a wish for what is built. */
const wishes =
  /我希望|我想|建议|i (?:want|wish|would like|think|suggest)|希望(?:能|可以|越|也)|(?:如何|怎么|怎样)[弄做办搞]?$|했으면|하고 ?싶/
