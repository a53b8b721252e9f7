import { type Clause, has } from './clause.ts'
import { ofCode } from './code.ts'
import type { CueClass } from './cue.ts'
import type { Reading } from './grammar/reading.ts'
import type { Mark } from './mark.ts'
import type { Read } from './read.ts'
import { HEAD } from './weights.ts'

export function addressOf(
  reading: Reading,
  clause: Clause,
  counted: ReadonlyMap<CueClass, Mark>,
  topic: boolean,
): number {
  switch (reading.form) {
    case 'order':
      return reading.building && !heads(counted, reading, clause) ? 0.3 : 1
    case 'prohibition':
    case 'obligation':
      return reading.subject === 'product'
        ? 0
        : reading.subject === 'other'
          ? 0.5
          : reading.subject === 'self' && !(counted.has('manner') && unwanted.test(clause.flat))
            ? 0.2
            : 1
    case 'exemption':
      return reading.subject === 'product' ? 0 : 1
    case 'preference':
      return 0.6
    default:
      if (topic || (reading.subject !== 'self' && stated(clause, counted))) return 0.8
      if (counted.has('norm') && reading.subject !== 'self' && !clause.cues.has('product')) return 0.8
      return clause.cues.has('usage') || reading.general ? 0.7 : clause.cues.has('being') ? 0.6 : 0
  }
}

/** "I don't want comments in my code": of what the agent writes it is said to the agent. */
const unwanted = /\bi (?:do not|don't|dont) (?:want|need|like) /

/** A lasting scope before the verb makes a rule even of "add" and "update". */
function heads(counted: ReadonlyMap<CueClass, Mark>, reading: Reading, clause: Clause): boolean {
  for (const cls of ['future', 'next', 'universal', 'event'] as const) {
    const mark = counted.get(cls)
    if (mark === undefined || mark.start > reading.at) continue
    // 실행하기 전에 설정되어야 하는 것들은 …: it belongs to what the thing is.
    if (
      cls === 'event' &&
      adnominal.test(clause.flat.slice(mark.end - clause.start, reading.at - clause.start))
    )
      continue
    // "from now on, add …" but not "from now on the button opens it, so update …".
    if (cls === 'event' || cls === 'universal' || mark.end >= clause.start - 3) return true
  }
  return false
}

const adnominal = /[가-힣] ?(?:하는|되는|한|된|할|될|있는|필요한) [가-힣]/

/** "move the jest tests to vitest, jest breaks" swaps tools as a task. */
export const swapStands = ({ swap, cues, readings }: Read): boolean =>
  swap === 'tools' && (cues.has('instead') || !readings.some((reading) => reading.building))

/** A swap of tools asks by itself ("pnpm, not npm"); a swap of things only within a request. */
export function replaces(it: Read, reading: Reading): boolean {
  if (it.swap === undefined || reading.subject === 'self') return false
  return swapStands(it) || reading.form === 'order' || reading.form === 'prohibition'
}

/** A bare statement that is headed by a lasting scope or by a complaint is meant as an order. */
function stated(clause: Clause, counted: ReadonlyMap<CueClass, Mark>): boolean {
  // "in this project amounts are always integers": what is always so in a place is how it has to be.
  const placed = clause.cues.has('place') && clause.cues.has('universal')
  if (!placed && has(clause.cues, 'world', 'self', 'question')) return false
  if (clause.cues.has('product') && !has(clause.cues, 'manner', 'work', 'tool') && !path.test(clause.flat))
    return false
  if (has(counted, 'future', 'place'))
    return (
      has(clause.cues, 'work', 'tool', 'manner', 'style') ||
      has(clause.cues, 'team', 'danger', 'conduct', 'place')
    )
  return (
    counted.has('complaint') &&
    (has(clause.cues, 'work', 'tool', 'manner', 'standing') || path.test(clause.flat))
  )
}

/** "tasks.md should always be …": how a document of the work itself has to look. */
export const ofPapers = ({ flat }: Clause): boolean =>
  /\.(?:md|mdc|rst|adoc)\b(?: files?)? (?:should|must|has to|have to) always\b|\.(?:md|rst).{0,6}(?:始终|永远|每次都)|\.(?:md|rst).{0,8}항상|\.(?:md|rst|txt)(?:에|도|을|를|는|은)? .{0,40}(?:자동으로 계속|계속 자동으로|매번)/.test(
    flat,
  )

/** 图片统一走 <AppImage>，别直接写标签: which piece of code all things of a kind of the product are made with. */
export const madeWith = ({ clauses, tongue }: Read, { form, building }: Reading): boolean =>
  tongue !== 'en' &&
  !building &&
  form !== 'statement' &&
  clauses.some(({ flat, cues }) => has(cues, 'blanket', 'universal', 'ban') && ofCode.test(flat))

/** Where something is: `apps/backoffice`. */
export const path = /[a-z0-9_.-]{2,}\/[a-z0-9_.-]{2,}/

/** "from now on don't use that": the scope stands at the head and says outright what it governs. */
export function pointed(counted: ReadonlyMap<CueClass, Mark>, clause: Clause): boolean {
  if (counted.has('standing') && clause.cues.has('record')) return true
  const specific = clause.cues.get('specific')
  const wish = counted.get('remember')
  if (wish !== undefined) return specific === undefined || Math.abs(specific.start - wish.end) <= 2
  const ahead = counted.get('future') ?? counted.get('next')
  return ahead !== undefined && ahead.start - clause.start <= HEAD
}

export function works(clause: Clause): number {
  let count = 0
  for (const mark of clause.marks) if (mark.cls === 'work') count++
  return count
}

export function manners(it: Read): number {
  let count = 0
  for (const mark of it.marks) if (mark.cls === 'manner') count++
  return count
}

const topicParticle = new Set(['은', '는'])

/** "commit messages in lowercase", 注释用英文: the thing spoken of comes first and needs no verb. */
export function topicOf(it: Read, clause: Clause): boolean {
  const topic = clause.cues.get('manner')
  if (topic !== undefined && it.tongue !== 'en' && once.test(clause.flat)) return false
  if (
    topic === undefined ||
    topic.start - clause.start > (it.tongue === 'other' ? 5 : 2) ||
    it.sentence.close === '?'
  )
    return false
  return (
    it.tongue !== 'ko' ||
    topicParticle.has(it.sentence.flat.charAt(topic.end)) ||
    topicParticle.has(it.sentence.flat.charAt(topic.end - 1))
  )
}

const once = /补|起个|翻|一下|지우고|남겨|바꿔|고쳐|삭제|번역/

export function vagueIn(it: Read, clause: Clause): boolean {
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
