import { type Clause, first, has } from '../clause.ts'
import type { CueClass } from '../cue.ts'
import type { Mark } from '../mark.ts'
import type { Reading } from './reading.ts'

/** What may stand before the verb of an order. */
const before: readonly CueClass[] = [
  'ask',
  'universal',
  'future',
  'next',
  'opener',
  'politeness',
  'place',
  'wrong',
  'hedge',
  'passing',
  'blanket',
  'fact',
  'mood',
  'event',
  'joint',
  'repetition',
]
/** `no` that forbids is followed by a noun, not by a new sentence. */
const noNoun =
  /^no\s+(?!i\b|i'|it\b|it'|that\b|that's|this\b|you\b|we\b|we'|they\b|the\b|wait|man\b|not\b|don't|do\b|need\b|let|use\b|no\b|one\b|idea|longer|matter|worr|problem|rush|just|changes? yet|way\b|luck|more\b)[a-z]/
const gerund = /^\s+(?:[a-z]+ly\s+)?[a-z]{2,20}ing\b/
const article = /^\s+(?:a|an|the|this|that|these|those)\b/

/**
 * Reads an English clause. English orders begin with a bare verb: everything a person puts before it is stepped over,
 * and what then stands at the head decides.
 */
export function readEnglish(clause: Clause): Reading {
  const { flat, marks } = clause
  let at = clause.start
  let universal: Mark | undefined
  let asked = false
  let agent = false
  let remember: Mark | undefined
  const done = (form: Reading['form'], more: Partial<Reading> = {}): Reading => ({
    form,
    at,
    universal,
    asked,
    remember,
    subject: agent || form === 'order' || form === 'prohibition' ? 'agent' : 'none',
    building: false,
    ...more,
  })
  for (let step = 0; step < 12; step++) {
    while (/[\s,:("'-]/.test(flat.charAt(at - clause.start))) at++
    const here = marks.filter((mark) => mark.start === at)
    const rest = flat.slice(at - clause.start)
    const kept = here.find((mark) => mark.cls === 'remember')
    if (kept !== undefined && remember === undefined && !/^remember(?:ed|s|ing)/.test(rest)) {
      remember = kept
      at = kept.end
      continue
    }
    const no = here.find((mark) => mark.cls === 'prohibition')
    if (no !== undefined) {
      const word = flat.slice(no.start - clause.start, no.end - clause.start)
      const after = flat.slice(no.end - clause.start)
      if (word === 'stop' || word === 'quit' || word === 'cease') {
        if (!gerund.test(after)) return done('order', { building: true })
        return done('prohibition', { universal: universal ?? no })
      }
      if (word === 'skip') return done(article.test(after) ? 'order' : 'prohibition')
      universal ??=
        here.find((mark) => mark.cls === 'universal') ??
        first(
          marks.filter((mark) => mark.start >= no.end && mark.start - no.end < 3),
          'universal',
        )
      return done('prohibition')
    }
    if (noNoun.test(rest)) return done('prohibition')
    const verb = here.find((mark) => mark.cls === 'verb' || mark.cls === 'record')
    const build = here.find((mark) => mark.cls === 'build')
    const step_ = longest(here.filter((mark) => before.includes(mark.cls)))
    const order = longest([verb, build].filter((mark) => mark !== undefined))
    if (order !== undefined && (step_ === undefined || order.end > step_.end)) {
      if (build !== undefined && verb === undefined) return done('order', { building: true })
      return done('order', { building: build !== undefined && build.end > (verb as Mark).end })
    }
    if (step_ === undefined) break
    if (here.some((mark) => mark.cls === 'universal' && mark.end === step_.end)) universal ??= step_
    if (here.some((mark) => mark.cls === 'ask' && mark.end === step_.end)) {
      asked = true
      agent = true
    }
    at = step_.end
  }
  if (has(marks, 'order')) {
    return done('order', { universal: universal ?? first(marks, 'universal') })
  }
  if (has(marks, 'prefer', 'dislike')) return done('preference', { subject: 'self' })
  const duty = first(
    marks.filter((mark) => mark.start >= at),
    'obligation',
    'must',
    'ban',
  )
  const bar = first(
    marks.filter((mark) => mark.start >= at),
    'prohibition',
  )
  const say = bar !== undefined && (duty === undefined || bar.start <= duty.start) ? bar : duty
  if (say !== undefined) {
    const subject = subjectOf(marks, at, say.start, flat.slice(at - clause.start, say.start - clause.start))
    const word = flat.slice(say.start - clause.start, say.end - clause.start)
    if (word === 'better') return done('statement')
    return done(say === bar || say.cls === 'ban' ? 'prohibition' : 'obligation', {
      at: say.start,
      subject,
      universal: first(marks, 'universal'),
    })
  }
  return done(remember === undefined ? 'statement' : 'order', { subject: 'none' })
}

function longest(marks: readonly (Mark | undefined)[]): Mark | undefined {
  let top: Mark | undefined
  for (const mark of marks) if (mark !== undefined && (top === undefined || mark.end > top.end)) top = mark
  return top
}

function subjectOf(marks: readonly Mark[], from: number, to: number, words: string): Reading['subject'] {
  const own = marks.filter((mark) => mark.start >= from && mark.end <= to)
  if (/\b(?:you|u)\b/.test(words)) return 'agent'
  if (has(own, 'product')) return has(own, 'manner') ? 'work' : 'product'
  if (has(own, 'team')) return 'agent'
  if (has(own, 'self')) return 'self'
  if (has(own, 'manner', 'work', 'tool')) return 'work'
  return words.trim() === '' ? 'none' : 'other'
}
