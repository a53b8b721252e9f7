import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type Findings, findingsOf } from '../src/core/detect/findings.ts'
import { levelOf, MOST_CLAUSES } from '../src/core/detect/judge.ts'
import { table, traitsOf } from '../src/core/detect/lean.ts'
import { readMessage } from '../src/core/detect/message.ts'
import { told } from '../src/core/detect/told.ts'
import type { Urgency } from '../src/core/urgency.ts'
import { leaningsOf } from './fit/leanings.ts'

/**
 * `node bench/run.mjs fit-detection [--fresh] DIR[=weight]…`: fits `src/core/detect/leanings.ts` anew to the messages.jsonl of each
 * directory, prints the table, and how well the messages of each are judged when it is left out of the fit.
 */

/** What a message weighs in the fit whose label could as well be none. */
const MILD = 0.3
const DOUBTFUL = 0.5
/** A message is its best clause; which that is depends on the leanings, so they are fitted so often. */
const ROUNDS = 3
/** A trait of fewer messages teaches nothing. */
const FEWEST = 12
/** No line may decide alone. */
const MOST = 3
/** A leaning below this is not worth its line. */
const LEAST = 0.1

const message = z.object({
  text: z.string(),
  note: z.string().default(''),
  label: z.object({ remember: z.enum(['none', 'mild', 'standard', 'urgent']) }),
})

interface Clause {
  readonly findings: Findings
  readonly level: 'none' | Urgency
  readonly traits: ReadonlyMap<string, number>
}

interface Row {
  readonly want: 'none' | Urgency
  readonly weight: number
  readonly clauses: readonly Clause[]
}

function rowOf({ text, note, label }: z.output<typeof message>, weight: number): Row {
  const { reads, around } = readMessage(text)
  const clauses: Clause[] = []
  for (const [place, it] of reads.entries()) {
    const beside = around[place]
    if (beside === null || beside === undefined) continue
    for (let at = 0; at < it.readings.length && at < MOST_CLAUSES; at++) {
      const findings = findingsOf(it, at, beside)
      if (findings.guards.fatal) continue
      const level = told(findings)
      const traits = new Map<string, number>()
      traitsOf(findings, level, (name, amount) => traits.set(name, amount))
      clauses.push({ findings, level, traits })
    }
  }
  const want = label.remember
  const sure = (want === 'mild' ? MILD : 1) * (note.includes('(doubt') ? DOUBTFUL : 1)
  return { want, weight: weight * sure, clauses }
}

const sumOf = (traits: ReadonlyMap<string, number>, table: ReadonlyMap<string, number>): number => {
  let sum = table.get('always') ?? 0
  for (const [name, amount] of traits) sum += amount * (table.get(name) ?? 0)
  return sum
}

const bestOf = ({ clauses }: Row, table: ReadonlyMap<string, number>): [Clause, number] | undefined => {
  let best: [Clause, number] | undefined
  for (const clause of clauses) {
    const sum = sumOf(clause.traits, table)
    if (best === undefined || sum > best[1]) best = [clause, sum]
  }
  return best
}

/** With `--fresh`, what is fitted begins from nothing and is held there loosely; else from the leanings that stand, and firmly. */
const fresh = process.argv.includes('--fresh')
const hold = fresh ? { ridge: 0.01, loosely: 0 } : undefined
const before: ReadonlyMap<string, number> = fresh ? new Map() : table

/** Where the first round begins from nothing: what the tables say. */
const start: ReadonlyMap<string, number> = new Map([
  ['scope', 1],
  ['address', 1],
  ['told mild', 1],
  ['told standard', 3],
  ['told urgent', 4],
])

function fitted(rows: readonly Row[]): ReadonlyMap<string, number> {
  const some = rows.filter(({ clauses }) => clauses.length > 0)
  const seen = new Map<string, number>()
  for (const { clauses } of some)
    for (const name of new Set(clauses.flatMap(({ traits }) => [...traits.keys()])))
      seen.set(name, (seen.get(name) ?? 0) + 1)
  const names = [...seen]
    .filter(([, count]) => count >= FEWEST)
    .map(([name]) => name)
    .sort()
  let leans: ReadonlyMap<string, number> = fresh ? start : before
  for (let round = 0; round < ROUNDS; round++) {
    const weighed = some.map((row) => {
      const traits = (bestOf(row, leans) as [Clause, number])[0].traits
      return {
        facts: [...names.map((name) => traits.get(name) ?? 0), 1],
        want: row.want === 'none' ? ('none' as const) : ('kept' as const),
        weight: row.weight,
      }
    })
    const from = [...names, 'always'].map((name) => [0, before.get(name) ?? 0])
    const found = leaningsOf(weighed, ['none', 'kept'], from, hold).map(([none = 0, kept = 0]) => kept - none)
    leans = new Map(
      [...names, 'always'].map((name, at) => [name, Math.max(-MOST, Math.min(MOST, found[at] ?? 0))]),
    )
  }
  return leans
}

function judged(row: Row, table: ReadonlyMap<string, number>): 'none' | Urgency {
  const best = bestOf(row, table)
  return best === undefined ? 'none' : levelOf(best[0].findings, best[0].level, best[1])
}

const two = (hits: number, all: number): string =>
  all === 0 ? '–' : (hits / all).toFixed(2).replace(/^0/, '')

function tell(rows: readonly Row[], table: ReadonlyMap<string, number>): string {
  const pairs = rows.map((row) => [row.want, judged(row, table)] as const)
  const are = pairs.filter(([want]) => want !== 'none').length
  const found = pairs.filter(([, got]) => got !== 'none')
  const cards = pairs.filter(([, got]) => got === 'urgent' || got === 'standard')
  const right = (some: readonly (readonly [string, string])[]) =>
    some.filter(([want]) => want !== 'none').length
  const wrong = cards.length - right(cards)
  const urgent = pairs.filter(([want]) => want === 'urgent').length
  const asked = cards.filter(([want]) => want === 'urgent').length
  return `candidates P ${two(right(found), found.length)} R ${two(right(found), are)} · cards ${cards.length} P ${two(right(cards), cards.length)} R ${two(right(cards), are)} · wrong ${wrong}, ${((1000 * wrong) / Math.max(1, rows.length - are)).toFixed(1)} of 1,000 · urgent ${asked}/${urgent}`
}

const sets = process.argv
  .slice(2)
  .filter((named) => named !== '--fresh')
  .map((named) => {
    const [directory = '', weight = '1'] = named.split('=')
    const lines = readFileSync(path.join(directory, 'messages.jsonl'), 'utf8').split('\n')
    const rows = lines
      .filter((line) => line.trim() !== '')
      .map((line) => rowOf(message.parse(JSON.parse(line)), Number(weight)))
    return { directory, rows }
  })
const whole = fitted(sets.flatMap(({ rows }) => rows))
for (const [name, lean] of whole)
  if (Math.abs(lean) >= LEAST || name === 'always') console.log(`${name} | ${lean.toFixed(2)}`)
for (const { directory, rows } of sets) {
  const others = fitted(sets.filter((one) => one.directory !== directory).flatMap((one) => one.rows))
  console.log(`\n${directory}: ${rows.length} messages`)
  console.log('left out of the fit', tell(rows, others))
  console.log('in the fit         ', tell(rows, whole))
}
