import type { ReasonCode } from '../reason.ts'
import type { Urgency } from '../urgency.ts'
import type { CueClass } from './cue.ts'
import type { Findings } from './findings.ts'
import type { Reading } from './grammar/reading.ts'
import type { Tongue } from './language.ts'
import { leanings } from './leanings.ts'
import type { Surroundings } from './surroundings.ts'

const beside = [
  'brief',
  'listed',
  'complained',
  'specified',
  'drafting',
  'denied',
  'lent',
  'because',
  'rivals',
  'able',
  'tasked',
  'delivered',
  'working',
  'quoted',
] as const

/** `kind value` for each value, put together once: strings made anew for each clause would cost more than all else. */
function names<Value extends string | number>(kind: string): (value: Value) => string {
  const all = new Map<Value, string>()
  return (value) => {
    const known = all.get(value)
    if (known !== undefined) return known
    const made = `${kind} ${value}`
    all.set(value, made)
    return made
  }
}
const counts = names<CueClass>('counted')
const inClause = names<CueClass>('clause')
const inSentence = names<CueClass>('elsewhere')
const form = names<Reading['form']>('form')
const subject = names<Reading['subject']>('of')
const guard = names<ReasonCode>('guard')
const doubt = names<ReasonCode>('doubt')
const facts = names<number>('facts')
const near = names<(typeof beside)[number]>('beside')
const tasks = names<Surroundings['tasks']>('tasks')
const tongue = names<Tongue>('tongue')
const clauses = names<number>('clauses')
const sentences = names<number>('sentences')
const clauseOf = names<number>('clause of')
const messageOf = names<number>('message of')
const proposed = names<'none' | Urgency>('told')

/**
 * Names all that speaks for or against a clause, each with its amount; `level` is what the tables say of it. The names are
 * those of the lines of `leanings`.
 */
export function traitsOf(
  f: Findings,
  level: 'none' | Urgency,
  tell: (name: string, amount: number) => void,
): void {
  const { it, clause, reading, counted, guards, around } = f
  const say = (name: string) => tell(name, 1)
  for (const cls of counted.keys()) say(counts(cls))
  for (const cls of clause.cues.keys()) if (!counted.has(cls)) say(inClause(cls))
  for (const cls of it.cues.keys()) if (!counted.has(cls) && !clause.cues.has(cls)) say(inSentence(cls))
  say(form(reading.form))
  say(subject(reading.subject))
  if (reading.building) say('building')
  if (reading.general) say('general')
  if (reading.stopping) say('stopping')
  if (reading.asked) say('asked')
  for (const one of guards.hard) say(guard(one))
  for (const one of guards.soft) say(doubt(one))
  if (guards.written) say('written')
  if (guards.mixed) say('mixed')
  if (it.swap !== undefined) say(it.swap === 'tools' ? 'swap of tools' : 'swap of things')
  if (it.remember !== undefined) say('wish to remember')
  if (f.costs) say('costs')
  if (f.grounds) say('grounds')
  if (f.passing) say('passing')
  if (f.lasting) say('lasting')
  if (f.facts > 0) say(facts(Math.min(f.facts, 3)))
  for (const name of beside) if (around[name]) say(near(name))
  if (around.sealed !== undefined && counted.get(around.sealed.cls) === around.sealed) say('beside sealed')
  if (around.tasks !== 'none') say(tasks(around.tasks))
  say(tongue(it.tongue))
  if (it.sentence.close === '?') say('question mark')
  if (it.sentence.item) say('item')
  say(clauses(Math.min(it.clauses.length, 4)))
  say(sentences(Math.min(around.sentences, 4)))
  say(around.place === 0 ? 'first' : around.place === around.sentences - 1 ? 'last' : 'between')
  say(clauseOf(sizeOf(clause.flat.length, 6)))
  say(messageOf(sizeOf(around.typed, 8)))
  say(proposed(level))
  tell('scope', Math.min(f.scope, 4))
  tell('address', f.address)
}

/** Sizes in characters by their power of two, at most `most`: all longer ones are alike. */
const sizeOf = (length: number, most: number): number =>
  2 ** Math.min(most, Math.floor(Math.log2(1 + length)))

/** The lines of `leanings`, by name. */
export const table: ReadonlyMap<string, number> = new Map(
  leanings
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([name = '', lean = '']) => [name, Number(lean)]),
)
const always = table.get('always') ?? 0

/** How far all that was found leans to words that are worth keeping: the logarithm of the odds. */
export function lean(f: Findings, level: 'none' | Urgency): number {
  let sum = always
  traitsOf(f, level, (name, amount) => {
    sum += amount * (table.get(name) ?? 0)
  })
  return sum
}
