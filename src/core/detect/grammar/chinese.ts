import { type Clause, first, has } from '../clause.ts'
import type { Mark } from '../mark.ts'
import type { Reading } from './reading.ts'

/**
 * Reads a Chinese clause. Chinese has no form of the verb for orders: a prohibition, an obligation or a verb counts
 * as one unless a thing of the product, or I, stands before it.
 */
export function readChinese(clause: Clause): Reading {
  const { flat, marks } = clause
  const remember = first(marks, 'remember')
  const asked = has(marks, 'ask')
  const bar = first(marks, 'prohibition', 'ban', 'again')
  const duty = first(marks, 'obligation', 'must', 'blanket')
  const verb = first(marks, 'verb')
  const build = first(marks, 'build')
  const say = bar ?? duty ?? verb ?? build
  const lead = say ?? remember
  const to = lead?.start ?? clause.end
  const subject = subjectOf(marks, clause.start, to, flat.slice(0, to - clause.start))
  const universal = first(marks, 'universal')
  const building = build !== undefined && (verb === undefined || build.start <= verb.start)
  const base = { at: to, universal, asked, subject, building, remember }
  if (has(marks, 'prefer', 'dislike') && bar === undefined) return { ...base, form: 'preference' }
  if (bar !== undefined) return { ...base, form: 'prohibition', building: false }
  if (duty !== undefined) return { ...base, form: 'obligation' }
  if (verb !== undefined && (atHead(clause, marks, verb) || has(marks, 'manner', 'work', 'tool'))) {
    return { ...base, form: subject === 'self' || subject === 'other' ? 'statement' : 'order' }
  }
  if (build !== undefined) return { ...base, form: 'order', building: true }
  if (remember !== undefined) return { ...base, form: 'order' }
  return { ...base, form: 'statement' }
}

const pronoun = /(?:^|[^他她它])(?:他们|她们|它们|他|她|它|这|那)(?![个些里边样次])/

function subjectOf(marks: readonly Mark[], from: number, to: number, words: string): Reading['subject'] {
  const own = marks.filter((mark) => mark.start >= from && mark.end <= to)
  const product = own.some((mark) => mark.cls === 'product')
  if (product && !has(own, 'manner', 'event', 'place')) return 'product'
  if (/你/.test(words) || has(own, 'team')) return 'agent'
  if (has(own, 'self')) return 'self'
  if (has(own, 'manner', 'work', 'tool')) return 'work'
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
