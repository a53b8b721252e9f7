import { type Clause, earliest, has } from '../clause.ts'
import type { Mark } from '../mark.ts'
import { generalInChinese } from './general.ts'
import type { Reading } from './reading.ts'

/**
 * Reads a Chinese clause. Chinese has no form of the verb for orders: a prohibition, an obligation or a verb counts
 * as one unless a thing of the product, or I, stands before it.
 */
export function readChinese(clause: Clause): Reading {
  const { flat, marks, cues } = clause
  const wish = cues.get('remember')
  const remember =
    wish !== undefined && (able.test(flat.slice(0, wish.start - clause.start)) || kept(clause, wish))
      ? undefined
      : wish
  const bar = earliest(cues, 'prohibition', 'ban', 'again')
  const duty = earliest(cues, 'obligation', 'must', 'blanket')
  const verb = cues.get('verb')
  const build = cues.get('build')
  const to = (bar ?? duty ?? verb ?? build ?? remember)?.start ?? clause.end
  const subject = subjectOf(
    marks,
    clause.start,
    to,
    flat.slice(0, to - clause.start),
    bar === undefined && duty !== undefined,
  )
  const building = build !== undefined && (verb === undefined || build.start <= verb.start)
  const base = {
    at: to,
    universal: cues.get('universal'),
    asked: cues.has('ask'),
    subject,
    building: building && bar === undefined,
    stopping: false,
    general: false,
    remember,
  }
  if (bar !== undefined) return { ...base, form: 'prohibition' }
  if (has(cues, 'prefer', 'dislike')) return { ...base, form: 'preference' }
  if (cues.has('exempt') && duty === undefined) return { ...base, form: 'exemption' }
  if (duty !== undefined) return { ...base, form: 'obligation' }
  if (verb !== undefined && (atHead(clause, marks, verb) || has(cues, 'manner', 'work', 'tool'))) {
    return {
      ...base,
      form: subject === 'self' || subject === 'other' ? 'statement' : 'order',
      general: generalInChinese(clause),
    }
  }
  // 能不能每次改完都先编译: asked for every time, it is no question.
  if (cues.has('ask') && has(cues, 'universal', 'event', 'future', 'done')) return { ...base, form: 'order' }
  if (build !== undefined) return { ...base, form: 'order', building: true }
  return { ...base, form: remember === undefined ? 'statement' : 'order', general: generalInChinese(clause) }
}

/** 播放器要记住进度: something stands before the wish that is neither you nor a word that tells when. */
function kept(clause: Clause, wish: Mark): boolean {
  const words = clause.flat.slice(0, wish.start - clause.start)
  if (words.includes('你')) return false
  const thing = clause.marks.some((mark) => mark.cls === 'product' && mark.end <= wish.start)
  return thing || strangerIn(clause.start, wish.start, words, clause.marks)
}

/** 系统要能记住…: what is built remembers, not the agent. */
const able = /(?:能|会|应|应该|可以|自动|需要|系统|用户|它)\s?$/

/** Before an obligation, two or more characters that no cue covers are a subject (校验器应该…), unless they tell when. */
function strangerIn(from: number, to: number, words: string, marks: readonly Mark[]): boolean {
  if (/[前后时候话]\s*$/u.test(words)) return false
  let bare = 0
  for (let at = from; at < to; at++) {
    const code = words.charCodeAt(at - from)
    if (code < 0x3400 || code > 0x9fff || small.has(words.charAt(at - from))) continue
    if (!marks.some((mark) => mark.start <= at && at < mark.end)) bare++
  }
  return bare >= 2
}

const small = new Set('的了都也就在里中上下是把被和与对所有')

const pronoun = /(?:^|[^他她它])(?:他们|她们|它们|他|她|它|这|那)(?![个些里边样次])/

function subjectOf(
  marks: readonly Mark[],
  from: number,
  to: number,
  words: string,
  obliged: boolean,
): Reading['subject'] {
  let product = false
  let work = false
  let self = false
  let team = false
  let other = false
  for (const mark of marks) {
    if (mark.start < from || mark.end > to) continue
    if (mark.cls === 'product') product = true
    else if (mark.cls === 'work' || mark.cls === 'tool') work = true
    else if (mark.cls === 'manner' || mark.cls === 'event' || mark.cls === 'place' || mark.cls === 'danger')
      other = true
    else if (mark.cls === 'self') self = true
    else if (mark.cls === 'team') team = true
  }
  if (product && !other && !self) return 'product'
  if (team || words.includes('你')) return 'agent'
  if (self) return 'self'
  if (work || other) return 'work'
  if (obliged && strangerIn(from, to, words, marks)) return 'other'
  return pronoun.test(words) ? 'other' : 'none'
}

/** Whether only words that carry nothing stand before the verb. */
function atHead(clause: Clause, marks: readonly Mark[], verb: Mark): boolean {
  let at = clause.start
  for (let step = 0; step < 8 && at < verb.start; step++) {
    while (at < verb.start && /[\s,，、:：]/.test(clause.flat.charAt(at - clause.start))) at++
    const skip = marks.find(
      (mark) => mark.start === at && mark.end <= verb.start && mark.cls !== 'product' && mark.cls !== 'self',
    )
    if (skip === undefined) break
    at = skip.end
  }
  return at >= verb.start
}
