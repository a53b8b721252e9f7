import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type Evidence, evidenceNames } from '../src/core/relation/evidence.ts'
import { relate } from '../src/core/relation/index.ts'
import { type Relation, weighed } from '../src/core/relation/judge.ts'
import { decide, relations, rows as rowsInForce } from '../src/core/relation/lean.ts'
import { readRule } from '../src/core/relation/rule.ts'
import { leaningsOf } from './fit/leanings.ts'
import { tally } from './fit/tally.ts'

/**
 * `node bench/run.mjs fit-relation DIR…`: fits `src/core/relation/leanings.ts` further to the pairs.jsonl of each directory
 * and to the pairs of the tests, prints the table, and how well pairs are judged whose first rule was left out of the fit.
 */

const FOLDS = 10
/** What a pair of rules picked at random weighs in the fit. */
const RANDOM = 0.02
/** What a pair of the tests weighs. */
const TESTED = 1
/** The same of one that only must stay apart: there are many, and all speak against a duplicate. */
const APART = 0.4
/** How far from a pair others stand whose second rules are strangers to its first. */
const STEPS = [31]

const pair = z.object({ a: z.string(), b: z.string(), relation: z.enum(relations) })
type Pair = z.output<typeof pair>

interface Row {
  readonly want: Relation
  readonly group: string
  readonly weight: number
  readonly evidence: Evidence | null
  readonly told: Relation
  readonly maySame: boolean
  readonly facts: readonly number[]
}

const labelled = (directory: string): Pair[] =>
  readFileSync(path.join(directory, 'pairs.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => pair.parse(JSON.parse(line)))

/** The pairs of the tests, one a line; of those that must stay apart no relation is told. */
const tested = (): Pair[] =>
  readFileSync(path.join('test', 'core', 'relation', 'pairs.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [relation = '', a = '', b = ''] = line.split(' | ')
      return pair.parse({ a, b, relation })
    })

/** Pairs of the tests of which is told only that they are no duplicates: what else they are is left to the table in force. */
const apart = (): Pair[] =>
  readFileSync(path.join('test', 'core', 'relation', 'apart.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [a = '', b = ''] = line.split(' | ')
      return { a, b, relation: likeliestOther(rowOf({ a, b, relation: 'unrelated' })) }
    })

const likeliestOther = ({ facts, told }: Row): Relation => {
  if (facts.length === 0) return told
  const [, ...others] = sumsOf(facts, inForce)
  return relations[1 + others.indexOf(Math.max(...others))] as Relation
}

const toldNames = relations.filter((name) => name !== 'duplicate')
const names = [...evidenceNames, ...toldNames.map((name) => `told ${name}`), 'always']

function rowOf({ a, b, relation }: Pair, weight = 1): Row {
  const [own, other] = [readRule(a), readRule(b)]
  const read = weighed(own, other)
  if (read === null) {
    const told = relate(a, b).relation
    return { want: relation, group: a, weight, evidence: null, told, maySame: false, facts: [] }
  }
  const facts = [
    ...evidenceNames.map((name) => read.evidence[name]),
    ...toldNames.map((name) => (read.told === name ? 1 : 0)),
    1,
  ]
  return { want: relation, group: a, weight, ...read, facts }
}

const inForce = names.map((name) => rowsInForce.get(name) ?? relations.map(() => 0))

const sumsOf = (facts: readonly number[], table: readonly (readonly number[])[]): number[] =>
  relations.map((_, at) => facts.reduce((all, fact, name) => all + fact * (table[name]?.[at] ?? 0), 0))

const judged = ({ evidence, told, maySame, facts }: Row, table: readonly (readonly number[])[]): Relation => {
  if (evidence === null) return told
  return decide(sumsOf(facts, table), evidence, told, () => maySame)
}

/** Rules of different pairs, which have nothing to do with each other. */
function strangers(all: readonly Pair[]): Pair[] {
  return all.flatMap(({ a }, at) =>
    STEPS.flatMap((step) => {
      const other = all[(at + step) % all.length] as Pair
      return other.a === a ? [] : [{ a, b: other.b, relation: 'unrelated' as const }]
    }),
  )
}

const fitted = (rows: readonly Row[]): number[][] =>
  leaningsOf(
    rows.filter(({ evidence }) => evidence !== null),
    relations,
    inForce,
  )

const foldOf = (text: string): number => {
  let hash = 7
  for (const sign of text) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return hash % FOLDS
}

const directories = process.argv.slice(2)
const sets = directories.map(
  (directory) => [directory, labelled(directory).map((one) => rowOf(one))] as const,
)
const own = sets.flatMap(([, rows]) => rows)
const kept = tested()
const always = [
  ...kept.map((one) => rowOf(one, TESTED)),
  ...apart().map((one) => rowOf(one, APART)),
  ...strangers([...directories.flatMap(labelled), ...kept]).map((one) => rowOf(one, RANDOM)),
]
const table = fitted([...own, ...always])
const verdicts = new Map<Row, Relation>()
for (let fold = 0; fold < FOLDS; fold++) {
  const learned = fitted([
    ...own.filter(({ group }) => foldOf(group) !== fold),
    ...always.filter(({ group }) => foldOf(group) !== fold),
  ])
  for (const row of own) if (foldOf(row.group) === fold) verdicts.set(row, judged(row, learned))
}
for (const [at, name] of names.entries())
  console.log(`${name} | ${(table[at] ?? []).map((lean) => lean.toFixed(2)).join(' | ')}`)
for (const [name, rows] of [...sets, ['all', own] as const]) {
  console.log(`\n${name}: ${rows.length} pairs`)
  console.log('left out of the fit', tally(rows.map((row) => [row.want, verdicts.get(row) as Relation])))
  console.log('in the fit         ', tally(rows.map((row) => [row.want, judged(row, table)])))
}
