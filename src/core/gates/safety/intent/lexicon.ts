import { simplify } from '../../../simplified.ts'
import { type WordClass, words } from './words.ts'

/** Where a word of a class stands in a text. */
export interface Cue {
  readonly start: number
  readonly end: number
}

interface Ending {
  readonly name: string
  readonly open: boolean
  readonly spaced: boolean
}

/**
 * A node of the tree of all words: one walk a position finds every class, however many words there are. Most nodes have
 * one child, and a map for each of those would be most of the tree's size.
 */
class Node {
  only: Node | undefined
  more: Map<number, Node> | undefined
  endings: Ending[] | undefined
  /** Where to go on behind the rest of a word, if only its beginning is spelled. */
  rest: Node | undefined
  readonly code: number

  constructor(code: number) {
    this.code = code
  }
}

function childOf(node: Node, code: number): Node | undefined {
  return node.more ? node.more.get(code) : node.only?.code === code ? node.only : undefined
}

function adopted(node: Node, code: number): Node {
  const child = new Node(code)
  if (node.more) node.more.set(code, child)
  else if (!node.only) node.only = child
  else {
    node.more = new Map([
      [node.only.code, node.only],
      [code, child],
    ])
    node.only = undefined
  }
  return child
}

const SPACED = /^[a-zßà-ɏа-яё'@.]/i
const LETTER = /[a-z0-9_ßà-ɏа-яё]/
const OPEN = '+'.charCodeAt(0)
const NEEDS_NO_EDGE = /^[@.']/

function isLetterCode(code: number): boolean {
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95
  return LETTER.test(String.fromCharCode(code))
}

const NOTHING: readonly Ending[] = []

/** The four ways in which a word of a class can end, one object each. */
class Endings {
  readonly #all: readonly Ending[]

  constructor(name: string) {
    this.#all = [0, 1, 2, 3].map((way) => ({ name, open: way > 1, spaced: way % 2 === 1 }))
  }

  of(open: boolean, spaced: boolean): Ending {
    return this.#all[(open ? 2 : 0) + (spaced ? 1 : 0)]!
  }
}

function plant(root: Node, word: string, endings: Endings): void {
  const open = word.endsWith('+')
  const length = open ? word.length - 1 : word.length
  let node = root
  for (let i = 0; i < length; i++) {
    const code = word.charCodeAt(i)
    if (code === OPEN) {
      node.rest ??= new Node(code)
      node = node.rest
    } else node = childOf(node, code) ?? adopted(node, code)
  }
  node.endings ??= []
  node.endings.push(endings.of(open, SPACED.test(word)))
}

/** How a word begins: its first two characters, or the one that alone is spelled. */
function beginningOf(word: string): number {
  const second = word.charCodeAt(1)
  return word.charCodeAt(0) * WIDE + (word.length < 2 || second === OPEN ? 0 : second)
}
const WIDE = 0x10000

const NO_LATIN_OR_CYRILLIC = /[^\u0000-\u024f\u0400-\u04ff]/
const ASCII = /^[\0-\x7f]*$/
const ACCENTS = /\p{M}/gu

/** A word as people write it: CJK without its spaces too, European letters without their accents. */
function waysToWrite(word: string): Iterable<string> {
  if (word === '') return []
  if (ASCII.test(word)) return [word]
  if (NO_LATIN_OR_CYRILLIC.test(word)) return new Set([word, word.replaceAll(' ', ''), simplify(word)])
  return new Set([
    word,
    word.normalize('NFD').replace(ACCENTS, '').normalize('NFC'),
    word.replaceAll('ё', 'е'),
  ])
}

/**
 * Words by class, as the tables spell them: split by `|`, `+` behind the beginning of a word. A word stands in the tree
 * from the first text on that has its beginning: most of some 40,000 are never asked for.
 */
export class Lexicon {
  readonly #root = new Node(0)
  readonly #waiting = new Map<number, (string | Endings)[]>()

  constructor(classes: Readonly<Record<string, readonly string[]>>) {
    for (const [name, lists] of Object.entries(classes)) {
      const endings = new Endings(name)
      for (const list of lists)
        for (const word of list.split('|')) for (const way of waysToWrite(word)) this.#keep(way, endings)
    }
  }

  #keep(word: string, endings: Endings): void {
    const beginning = beginningOf(word)
    const others = this.#waiting.get(beginning)
    if (others) others.push(word, endings)
    else this.#waiting.set(beginning, [word, endings])
  }

  #plantAll(beginning: number): void {
    const waiting = this.#waiting.get(beginning)
    if (!waiting) return
    this.#waiting.delete(beginning)
    for (let i = 0; i < waiting.length; i += 2)
      plant(this.#root, waiting[i] as string, waiting[i + 1] as Endings)
  }

  /** The cues of every class in a text in lower case, in order; of two at one place the longer, none overlapping. */
  find(text: string): Map<string, Cue[]> {
    const found = new Map<string, Cue[]>()
    for (let start = 0; start < text.length; start++) {
      for (const [name, end] of this.#endsAt(text, start)) {
        const cues = found.get(name)
        if (!cues) found.set(name, [{ start, end }])
        else if (cues.at(-1)!.end <= start) cues.push({ start, end })
      }
    }
    return found
  }

  #endsAt(text: string, start: number): Map<string, number> {
    const first = text.charCodeAt(start) * WIDE
    this.#plantAll(first)
    if (start + 1 < text.length) this.#plantAll(first + text.charCodeAt(start + 1))
    const ends = new Map<string, number>()
    const freeBefore = start === 0 || !isLetterCode(text.charCodeAt(start - 1))
    const paths: (readonly [Node, number])[] = [[this.#root, start]]
    for (let path = paths.pop(); path; path = paths.pop()) {
      let node: Node | undefined = path[0]
      for (let at = path[1]; node && at <= text.length; at++) {
        for (const { name, open, spaced } of node.endings ?? NOTHING) {
          if (spaced && !freeBefore && !NEEDS_NO_EDGE.test(text[start]!)) continue
          if (spaced && !open && at < text.length && isLetterCode(text.charCodeAt(at))) continue
          const end = spaced && open ? endOfWord(text, at) : at
          if (end > (ends.get(name) ?? 0)) ends.set(name, end)
        }
        if (node.rest) paths.push([node.rest, endOfWord(text, at)])
        node = at < text.length ? childOf(node, text.charCodeAt(at)) : undefined
      }
    }
    return ends
  }
}

function endOfWord(text: string, from: number): number {
  let end = from
  while (end < text.length && end - from < 64 && isLetterCode(text.charCodeAt(end))) end++
  return end
}

/** Planted at the first text: a start of the service waits for no table. */
let lexicon: Lexicon | undefined

/** The cues of all classes of words.ts. */
export function findCues(text: string): ReadonlyMap<WordClass, readonly Cue[]> {
  lexicon ??= new Lexicon(words)
  return lexicon.find(text) as Map<WordClass, Cue[]>
}
