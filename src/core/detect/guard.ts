import type { ReasonCode } from '../reason.ts'
import { type Clause, first, has } from './clause.ts'
import type { Reading } from './grammar/reading.ts'
import type { Read } from './read.ts'

export interface Guards {
  /** Each of these alone keeps a card away. */
  readonly hard: ReadonlySet<ReasonCode>
  /** These keep a card away unless the words say outright that they are meant to last. */
  readonly soft: ReadonlySet<ReasonCode>
  /** Not even for the pool. */
  readonly fatal: boolean
  /** A passing wish beside a lasting one. */
  readonly mixed: boolean
}

/** What speaks against the clause at `at`. */
export function guardsOf(it: Read, at: number, swapped: boolean): Guards {
  const clause = it.clauses[at] as Clause
  const reading = it.readings[at] as Reading
  const { marks } = it
  const hard = new Set<ReasonCode>()
  const soft = new Set<ReasonCode>()
  if (isQuestion(it, at)) hard.add('question')
  if (has(clause.marks, 'negator')) hard.add('negated')
  if (has(clause.marks, 'passing', 'limit')) hard.add('passing')
  if (has(marks, 'role')) hard.add('machine-prompt')
  if (has(marks, 'mood')) {
    if (reading.subject === 'self' || has(clause.marks, 'mood')) hard.add('mood')
  }
  if (
    reading.form === 'statement' &&
    !swapped &&
    has(clause.marks, 'world') &&
    !has(marks, 'usage', 'remember')
  )
    hard.add('world')
  if (reading.subject === 'product') hard.add('product')
  else if (has(clause.marks, 'product') && !has(clause.marks, 'manner', 'work', 'tool')) soft.add('product')
  if (has(clause.marks, 'specific')) soft.add('specific')
  if (has(clause.marks, 'hedge')) soft.add('hedge')
  if (has(clause.marks, 'world') && reading.form !== 'statement') soft.add('world')
  const mixed =
    hard.size === 0 &&
    (has(marks, 'mood') || it.clauses.some((other) => other !== clause && has(other.marks, 'passing')))
  const fatal =
    hard.has('question') ||
    hard.has('negated') ||
    hard.has('machine-prompt') ||
    hard.has('product') ||
    hard.has('world') ||
    hard.has('passing')
  return { hard, soft, fatal, mixed }
}

function isQuestion(it: Read, at: number): boolean {
  const { marks, sentence, tongue } = it
  const reading = it.readings[at] as Reading
  if (has(marks, 'complaint')) return false
  if (sentence.close === '?') return !(reading.asked && reading.form !== 'statement')
  const ask = first(marks, 'question')
  if (ask === undefined) return false
  if (tongue === 'en') return ask.start <= 1 && !(reading.form === 'order' || reading.form === 'prohibition')
  if (tongue === 'zh') {
    if (reading.asked) return false
    const word = sentence.flat.slice(ask.start, ask.end)
    return strongQuestion.has(word) || sentence.flat.length - ask.end <= 1
  }
  return false
}

const strongQuestion = new Set([
  '是不是',
  '要不要',
  '为什么',
  '为啥',
  '有没有',
  '是否',
  '会不会',
  '需不需要',
  '该不该',
  '怎么',
  '多少',
  '哪个',
  '哪些',
])
