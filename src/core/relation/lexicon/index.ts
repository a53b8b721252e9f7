import { pieces } from '../piece.ts'
import { foldScript } from '../script.ts'
import { acts } from './acts.ts'
import { code } from './code.ts'
import { compounds } from './compounds.ts'
import { cues } from './cues.ts'
import { poles } from './poles.ts'
import { quantities } from './quantities.ts'
import { speech } from './speech.ts'
import { tools } from './tools.ts'
import { values } from './values.ts'
import { work } from './work.ts'

export type CueClass =
  | 'no'
  | 'no-back'
  | 'no-short'
  | 'over'
  | 'instead'
  | 'swap'
  | 'lack'
  | 'lack-back'
  | 'turn'
  | 'except'
  | 'except-back'
  | 'if'
  | 'if-back'
  | 'until'
  | 'unasked'
  | 'out-of'
  | 'in'
  | 'in-back'
  | 'why'
  | 'why-back'
  | 'before'
  | 'before-back'
  | 'after'
  | 'after-back'
  | 'may'
  | 'only'
  | 'and'
  | 'filler'
  | 'at-most'
  | 'at-least'

/** All that one word can mean. The reader takes what fits the place. */
export interface Entry {
  readonly thing?: string
  readonly act?: string
  readonly pole?: { readonly axis: string; readonly sign: 1 | -1 }
  readonly values?: readonly { readonly category: string; readonly name: string; readonly tool: boolean }[]
  readonly cues?: readonly CueClass[]
  readonly unit?: { readonly name: string; readonly factor: number }
}

/** A tree of the keys of pieces; `size` counts the syllables or characters of an entry in Korean or Chinese. */
export interface Branch {
  readonly next: Map<string, Branch>
  entry?: Entry
  size?: number
  /** One of its spellings holds a space. */
  spaced?: boolean
}

export interface Lexicon {
  readonly root: Branch
  readonly joined: ReadonlySet<string>
  readonly compounds: ReadonlyMap<string, string>
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

function* entries(): Generator<readonly [string, Entry]> {
  for (const table of [work, code, speech]) {
    for (const [id = '', ...cells] of rowsOf(table))
      for (const word of cells.flatMap(listOf)) yield [word, { thing: id }]
  }
  for (const [id = '', ...cells] of rowsOf(acts))
    for (const word of cells.flatMap(listOf)) yield [word, { act: id }]
  for (const [axis = '', ...cells] of rowsOf(poles)) {
    for (const [at, cell] of cells.entries()) {
      for (const word of listOf(cell)) yield [word, { pole: { axis, sign: at % 2 === 0 ? 1 : -1 } }]
    }
  }
  for (const [category = '', name = '', cell] of rowsOf(values)) {
    for (const word of listOf(cell)) yield [word, { values: [{ category, name, tool: false }] }]
  }
  for (const [category = '', cell = ''] of rowsOf(tools)) {
    for (const one of cell.split(';')) {
      const [name = '', aliases] = one.split('=').map((part) => part.trim())
      for (const word of [name, ...listOf(aliases)])
        yield [word, { values: [{ category, name, tool: true }] }]
    }
  }
  for (const [name, cell] of rowsOf(cues))
    for (const word of listOf(cell)) yield [word, { cues: [name as CueClass] }]
  for (const [head = '', cell] of rowsOf(quantities)) {
    const [name = '', factor = '1'] = head.split('×').map((part) => part.trim())
    for (const word of listOf(cell)) yield [word, { unit: { name, factor: Number(factor) } }]
  }
}

function grow(): Lexicon {
  const all = [...entries()].map(([word, entry]) => [foldScript(word), entry] as const)
  const joined = new Set(
    all.flatMap(([word]) => word.split(' ')).filter((word) => /[a-z0-9_.][-/.'+:]/.test(word)),
  )
  const root: Branch = { next: new Map() }
  for (const [word, entry] of all) {
    let at = root
    let size = 0
    for (const piece of pieces(word, (one) => joined.has(one))) {
      size += piece.kind === 'hangul' ? piece.ends.length : 1
      for (const key of piece.keys) {
        let next = at.next.get(key)
        if (!next) {
          next = { next: new Map() }
          at.next.set(key, next)
        }
        at = next
      }
    }
    if (at === root) continue
    at.entry = merged(at.entry, entry)
    at.size = size
    at.spaced = at.spaced === true || word.includes(' ')
  }
  return {
    root,
    joined,
    compounds: new Map(
      rowsOf(compounds.replaceAll('=', '|')).map(([pair = '', whole = '']) => [pair, whole]),
    ),
  }
}

const merged = (one: Entry | undefined, other: Entry): Entry => ({
  ...other,
  ...one,
  values: [...(one?.values ?? []), ...(other.values ?? [])],
  cues: [...(one?.cues ?? []), ...(other.cues ?? [])],
})

let grown: Lexicon | undefined

/** All tables in one tree; made at the first question, since most commands ask none. */
export function lexicon(): Lexicon {
  grown ??= grow()
  return grown
}
