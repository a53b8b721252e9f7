import { pieces } from '../piece.ts'
import { foldScript } from '../script.ts'
import { acts } from './acts.ts'
import { agent } from './agent.ts'
import { choices } from './choices.ts'
import { code } from './code.ts'
import { compounds } from './compounds.ts'
import { craftDeeds, craftThings } from './craft.ts'
import { cues } from './cues.ts'
import { deeds } from './deeds.ts'
import { deliveryDeeds, deliveryThings } from './delivery.ts'
import { ends } from './ends.ts'
import type { CueClass, Entry } from './entry.ts'
import { interfaceDeeds, interfaceThings } from './interface.ts'
import { keywords } from './keywords.ts'
import { learningDeeds, learningThings } from './learning.ts'
import { mannerDeeds, mannerThings } from './manner.ts'
import { plainDeeds, plainThings } from './plain.ts'
import { poles } from './poles.ts'
import { program } from './program.ts'
import { quantities } from './quantities.ts'
import { repository } from './repository.ts'
import { speech } from './speech.ts'
import { system } from './system.ts'
import { tools } from './tools.ts'
import { WordTree } from './tree.ts'
import { values } from './values.ts'
import { work } from './work.ts'

export type { CueClass, Entry } from './entry.ts'

export interface Lexicon {
  readonly tree: WordTree
  readonly joined: ReadonlySet<string>
  readonly compounds: ReadonlyMap<string, string>
  readonly keywords: ReadonlyMap<string, Entry>
}

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

const listOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

const things = [
  ...[work, code, speech, agent, repository, system, program, plainThings],
  ...[mannerThings, deliveryThings, interfaceThings, learningThings, craftThings],
]
const done = [acts, deeds, plainDeeds, mannerDeeds, deliveryDeeds, interfaceDeeds, learningDeeds, craftDeeds]

function* entries(): Generator<readonly [string, Entry]> {
  for (const table of things) {
    for (const [id = '', ...cells] of rowsOf(table)) {
      const entry = { thing: id.replace('?', ''), ...(id.endsWith('?') && { faint: true }) }
      for (const word of cells.flatMap(listOf)) yield [word, entry]
    }
  }
  for (const table of done) {
    for (const [id = '', ...cells] of rowsOf(table)) {
      const entry = { act: id.replace('?', ''), ...(id.endsWith('?') && { faint: true }) }
      for (const word of cells.flatMap(listOf)) yield [word, entry]
    }
  }
  for (const [axis = '', ...cells] of [...rowsOf(poles), ...rowsOf(ends)]) {
    for (const [at, cell] of cells.entries()) {
      const entry: Entry = { pole: { axis, sign: at % 2 === 0 ? 1 : -1 } }
      for (const word of listOf(cell)) yield [word, entry]
    }
  }
  for (const [category = '', name = '', cell] of [...rowsOf(values), ...rowsOf(choices)]) {
    const entry: Entry = { values: [{ category, name, tool: false }] }
    for (const word of listOf(cell)) yield [word, entry]
  }
  for (const [category = '', cell = ''] of rowsOf(tools)) {
    for (const one of cell.split(';')) {
      const [name = '', aliases] = one.split('=').map((part) => part.trim())
      for (const word of [name, ...listOf(aliases)])
        yield [word, { values: [{ category, name, tool: true }] }]
    }
  }
  for (const [name, cell] of rowsOf(cues)) {
    const entry: Entry = { cues: [name as CueClass] }
    for (const word of listOf(cell)) yield [word, entry]
  }
  for (const [head = '', cell] of rowsOf(quantities)) {
    const [name = '', factor = '1'] = head.split('×').map((part) => part.trim())
    for (const word of listOf(cell)) yield [word, { unit: { name, factor: Number(factor) } }]
  }
}

/** Most words are plain Latin ones, and folding costs more than all else here. */
const folded = (word: string): string => (/^[ -~]*$/.test(word) ? word.toLowerCase() : foldScript(word))

function grow(): Lexicon {
  const all = [...entries()].map(([word, entry]) => [folded(word), entry] as const)
  const joined = new Set(
    all.flatMap(([word]) => word.split(' ')).filter((word) => /[a-z0-9_.][-/.'+:]/.test(word)),
  )
  const tree = new WordTree()
  for (const [word, entry] of all) {
    const parts = pieces(word, (one) => joined.has(one))
    const size = parts.reduce((sum, { kind, ends }) => sum + (kind === 'hangul' ? ends.length : 1), 0)
    tree.add(
      parts.flatMap(({ keys }) => keys),
      entry,
      size,
      word.includes(' '),
    )
  }
  return {
    tree,
    joined,
    keywords: new Map(
      rowsOf(keywords).flatMap(([thing = '', cell]) =>
        listOf(cell).map((word) => [word, { thing }] as const),
      ),
    ),
    compounds: new Map(
      rowsOf(compounds.replaceAll('=', '|')).map(([pair = '', whole = '']) => [pair, whole]),
    ),
  }
}

let grown: Lexicon | undefined

/** All tables in one tree; made at the first question, since most commands ask none. */
export function lexicon(): Lexicon {
  grown ??= grow()
  return grown
}
