import type { CueClass, Lexicon } from './cue.ts'
import { flatten } from './flatten.ts'

/** One cue found in a flattened text, with its place there. */
export interface Mark {
  readonly cls: CueClass
  readonly start: number
  readonly end: number
  /** The category of a tool. */
  readonly cat: string | undefined
}

interface Ending {
  readonly cls: CueClass
  readonly cat: string | undefined
  readonly open: boolean
  readonly last: boolean
}

/** Most nodes have one child, kept in two fields: a map for each would be slower to walk and far larger. */
interface Node {
  code: number
  child: Node | undefined
  more: Map<number, Node> | undefined
  ends: Ending[] | undefined
}

const node = (): Node => ({ code: -1, child: undefined, more: undefined, ends: undefined })

function follow(from: Node, code: number): Node | undefined {
  return from.code === code ? from.child : from.more?.get(code)
}

function grow(from: Node, code: number): Node {
  const known = follow(from, code)
  if (known !== undefined) return known
  const fresh = node()
  if (from.child === undefined) {
    from.code = code
    from.child = fresh
  } else {
    from.more ??= new Map()
    from.more.set(code, fresh)
  }
  return fresh
}

export interface Marker {
  /** By the first character: ASCII in an array, the rest in a map. */
  readonly ascii: readonly (Node | undefined)[]
  readonly wide: ReadonlyMap<number, Node>
  /** The few entries that may begin inside a word: most beginnings are inside one, and end here at once. */
  readonly inner: { readonly ascii: readonly (Node | undefined)[]; readonly wide: ReadonlyMap<number, Node> }
}

const SPACE = 32

/** Compiles word lists into one tree; every language is looked for in one walk over the text. */
export function compile(
  lexicons: readonly Lexicon[],
  tools: Readonly<Record<string, readonly string[]>> = {},
): Marker {
  const root = node()
  const inner = node()
  for (const lexicon of lexicons) {
    for (const [cls, entries] of Object.entries(lexicon)) {
      for (const entry of entries) {
        add(root, entry, cls as CueClass)
        if (entry.startsWith('*')) add(inner, entry, cls as CueClass)
      }
    }
  }
  for (const [cat, names] of Object.entries(tools)) for (const name of names) add(root, name, 'tool', cat)
  return { ...dispatch(root), inner: dispatch(inner) }
}

function dispatch(root: Node) {
  const ascii: (Node | undefined)[] = Array.from({ length: 128 }, (_, code) => follow(root, code))
  const wide = new Map(root.more ?? [])
  if (root.child !== undefined) wide.set(root.code, root.child)
  return { ascii, wide }
}

function add(root: Node, entry: string, cls: CueClass, cat?: string): void {
  const optional = entry.indexOf('_')
  if (optional >= 0) {
    add(root, `${entry.slice(0, optional)}${entry.slice(optional + 1)}`, cls, cat)
    add(root, `${entry.slice(0, optional)} ${entry.slice(optional + 1)}`, cls, cat)
    return
  }
  const open = entry.length > 1 && entry.endsWith('*')
  const last = entry.endsWith('$')
  // Texts are flattened before words are looked for in them.
  const word = flatten(entry.slice(entry.startsWith('*') ? 1 : 0, open || last ? -1 : undefined))
  let at = root
  for (let i = 0; i < word.length; i++) at = grow(at, word.charCodeAt(i))
  at.ends ??= []
  at.ends.push({ cls, cat, open, last })
}

const isLatin = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 48 && code <= 57) ||
  code === 95 ||
  (code >= 0xdf && code <= 0x24f) ||
  (code >= 0x400 && code <= 0x4ff)
const isHangul = (code: number): boolean => code >= 0xac00 && code <= 0xd7a3
const isGlue = (code: number): boolean =>
  code === 45 || code === 46 || code === 47 || code === 64 || code === 35

/** Whether a Latin word goes on over `at - 1 | at`, looking through the hyphens and dots of names and paths. */
function joinedBefore(text: string, at: number): boolean {
  if (at === 0) return false
  const code = text.charCodeAt(at - 1)
  if (isLatin(code)) return true
  if (!isGlue(code)) return false
  return code !== 45 || (at > 1 && isLatin(text.charCodeAt(at - 2)))
}

function joinedAfter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (Number.isNaN(code)) return false
  if (isLatin(code)) return true
  return isGlue(code) && isLatin(text.charCodeAt(at + 1))
}

/** What stands inside one of these is part of it: the `now` of "from now on" is no "now". */
const swallowing: ReadonlySet<CueClass> = new Set<CueClass>([
  'idiom',
  'future',
  'next',
  'again',
  'universal',
  'habit',
  'usage',
  'complaint',
  'ask',
  'plan',
  'negator',
  'prohibition',
  'event',
  'remember',
  'remind',
  'prefer',
  'dislike',
  'fact',
  'blanket',
  'must',
  'ban',
  'passing',
  'politeness',
  'place',
  'exempt',
  'done',
  'near',
])
/** Words that lose themselves in a longer cue that begins where they begin. */
const small: ReadonlySet<CueClass> = new Set<CueClass>([
  'passing',
  'specific',
  'pronoun',
  'negator',
  'remember',
])
/** Things keep their own meaning inside a longer cue ("before each commit"), though not inside an idiom. */
const things: ReadonlySet<CueClass> = new Set<CueClass>([
  'tool',
  'work',
  'manner',
  'style',
  'danger',
  'standing',
  'product',
])

/**
 * All cues of a flattened text, in order: the longest of each class at each place, none inside an idiom, and no small
 * word inside a longer cue. One bounded walk from each beginning of a word: linear in the length of the text.
 */
export function mark(text: string, marker: Marker): Mark[] {
  const found: Mark[] = []
  let idiomEnd = -1
  let coverEnd = -1
  for (let start = 0; start < text.length; start++) {
    const first = text.charCodeAt(start)
    if (first <= SPACE) continue
    const inside = isLatin(first)
      ? joinedBefore(text, start)
      : isHangul(first) && start > 0 && isHangul(text.charCodeAt(start - 1))
    const tree = inside ? marker.inner : marker
    const top = first < 128 ? tree.ascii[first] : tree.wide.get(first)
    if (top === undefined) continue
    const from = found.length
    const reach = walk(text, start, top, found)
    if (reach > idiomEnd) idiomEnd = reach
    if (found.length === from) continue
    let kept = from
    let cover = coverEnd
    for (let at = from; at < found.length; at++) {
      const one = found[at] as Mark
      if (one.end <= idiomEnd && one.cls !== 'idiom' && !(one.end === reach && things.has(one.cls))) continue
      // The 지금 of 지금부터 does not say that it passes.
      if (
        small.has(one.cls) &&
        found.some((other, i) => i >= from && other.end > one.end && swallowing.has(other.cls))
      )
        continue
      // The messages of "messages de commit" are none of a product.
      if (
        one.cls === 'product' &&
        found.some((other, i) => i >= from && other.end > one.end && other.cls === 'manner')
      )
        continue
      // The 안 써 of 안 써도 돼 forbids nothing.
      if (
        one.cls === 'prohibition' &&
        found.some((other, i) => i >= from && other.end > one.end && other.cls === 'exempt')
      )
        continue
      if (one.end <= coverEnd && !things.has(one.cls)) continue
      found[kept++] = one
      if (one.end > cover && swallowing.has(one.cls)) cover = one.end
    }
    found.length = kept
    coverEnd = cover
  }
  return found
}

/** Adds the cues that begin at `start`; returns the end of the longest idiom there, or -1. */
function walk(text: string, start: number, top: Node, found: Mark[]): number {
  const from = found.length
  let idiom = -1
  let here: Node | undefined = top
  let at = start + 1
  while (here !== undefined) {
    const { ends }: Node = here
    if (ends !== undefined) {
      for (const ending of ends) {
        if (ending.last && isHangul(text.charCodeAt(at))) continue
        if (!ending.open && isLatin(text.charCodeAt(at - 1)) && joinedAfter(text, at)) continue
        if (ending.cls === 'idiom') idiom = at
        put(found, from, { cls: ending.cls, start, end: at, cat: ending.cat })
      }
    }
    if (here.child === undefined) break
    const code = text.charCodeAt(at)
    here = follow(here, code)
    if (code === SPACE && here !== undefined) while (text.charCodeAt(at + 1) === SPACE) at++
    at++
  }
  return idiom
}

/** A longer cue of the same class takes the place of the shorter. */
function put(found: Mark[], from: number, mark: Mark): void {
  for (let at = from; at < found.length; at++) {
    if ((found[at] as Mark).cls === mark.cls) {
      found[at] = mark
      return
    }
  }
  found.push(mark)
}
