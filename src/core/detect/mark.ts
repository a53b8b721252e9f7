import type { CueClass, Lexicon } from './cue.ts'

/** One cue found in a flattened text, with its place there. */
export interface Mark {
  readonly cls: CueClass
  readonly start: number
  readonly end: number
  /** The category of a tool. */
  readonly cat?: string
}

interface Ending {
  readonly cls: CueClass
  readonly cat?: string
  readonly anywhere: boolean
  readonly open: boolean
  readonly last: boolean
}

interface Node {
  next: Map<number, Node> | undefined
  ends: Ending[] | undefined
}

export interface Marker {
  readonly root: Map<number, Node>
}

const SPACE = 32

/** Compiles word lists into one tree; every language is looked for in one walk over the text. */
export function compile(
  lexicons: readonly Lexicon[],
  tools: Readonly<Record<string, readonly string[]>> = {},
): Marker {
  const root: Node = { next: new Map(), ends: undefined }
  for (const lexicon of lexicons) {
    for (const [cls, entries] of Object.entries(lexicon)) {
      for (const entry of entries) add(root, entry, cls as CueClass)
    }
  }
  for (const [cat, names] of Object.entries(tools)) for (const name of names) add(root, name, 'tool', cat)
  return { root: root.next as Map<number, Node> }
}

function add(root: Node, entry: string, cls: CueClass, cat?: string): void {
  const optional = entry.indexOf('_')
  if (optional >= 0) {
    add(root, `${entry.slice(0, optional)}${entry.slice(optional + 1)}`, cls, cat)
    add(root, `${entry.slice(0, optional)} ${entry.slice(optional + 1)}`, cls, cat)
    return
  }
  const anywhere = entry.startsWith('*')
  const open = entry.length > 1 && entry.endsWith('*')
  const last = entry.endsWith('$')
  const word = entry.slice(anywhere ? 1 : 0, open || last ? -1 : undefined)
  let node = root
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    node.next ??= new Map()
    let child = node.next.get(code)
    if (child === undefined) {
      child = { next: undefined, ends: undefined }
      node.next.set(code, child)
    }
    node = child
  }
  node.ends ??= []
  node.ends.push({ cls, ...(cat === undefined ? {} : { cat }), anywhere, open, last })
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

/**
 * All cues of a flattened text, in order; the longest of each class at each place, and none inside an idiom.
 * One bounded walk from each beginning of a word: linear in the length of the text.
 */
export function mark(text: string, marker: Marker): Mark[] {
  const found: Mark[] = []
  let idiomEnd = -1
  for (let start = 0; start < text.length; start++) {
    const first = text.charCodeAt(start)
    if (first <= SPACE) continue
    let node: Node | undefined = marker.root.get(first)
    if (node === undefined) continue
    const latin = isLatin(first)
    const inner = latin
      ? joinedBefore(text, start)
      : isHangul(first) && start > 0 && isHangul(text.charCodeAt(start - 1))
    let at = start + 1
    let from = -1
    while (node !== undefined) {
      const here: Node = node
      if (here.ends !== undefined) {
        for (const ending of here.ends) {
          if (inner && !ending.anywhere) continue
          if (ending.last && isHangul(text.charCodeAt(at))) continue
          if (!ending.open && isLatin(text.charCodeAt(at - 1)) && joinedAfter(text, at)) continue
          if (ending.cls === 'idiom') {
            if (at > idiomEnd) idiomEnd = at
            from = found.length
          }
          const before = found.at(-1)
          if (before !== undefined && before.start === start && before.cls === ending.cls) found.pop()
          found.push({
            cls: ending.cls,
            start,
            end: at,
            ...(ending.cat === undefined ? {} : { cat: ending.cat }),
          })
        }
      }
      if (here.next === undefined) break
      const code = text.charCodeAt(at)
      node = here.next.get(code)
      if (code === SPACE && node !== undefined) while (text.charCodeAt(at + 1) === SPACE) at++
      at++
    }
    if (from >= 0) {
      // Cues that began with the idiom are part of it.
      for (let i = found.length - 1; i >= 0; i--) {
        const one = found[i] as Mark
        if (one.start < start) break
        if (one.cls !== 'idiom' && one.end <= idiomEnd) found.splice(i, 1)
      }
    } else if (start < idiomEnd) {
      while (
        found.length > 0 &&
        (found.at(-1) as Mark).start === start &&
        (found.at(-1) as Mark).end <= idiomEnd
      )
        found.pop()
    }
  }
  return found
}
