import { type WordClass, words } from './words.ts'

/** Where a word of a class stands in a text. */
export interface Cue {
  readonly start: number
  readonly end: number
}

const SPACED = /^[a-zßà-ɏа-яё'@.]/i
const LETTER = 'a-z0-9_ßà-ɏа-яё'

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s')
}

function alternative(word: string): string {
  const open = word.endsWith('+')
  const body = open ? word.slice(0, -1) : word
  if (!SPACED.test(body)) return escaped(body)
  return `(?<![${LETTER}])${escaped(body)}${open ? `[${LETTER}]*` : `(?![${LETTER}])`}`
}

/** One pattern for a list of words, as the tables spell them. */
export function wordPattern(lists: readonly string[]): RegExp {
  const all = lists.flatMap((list) => list.split('|')).filter(Boolean)
  // the longest first: "git hooks" must win over "git" so that the cue covers what was meant
  all.sort((a, b) => b.length - a.length)
  return new RegExp(all.map(alternative).join('|'), 'g')
}

const patterns = new Map<WordClass, RegExp>()

/** The cues of a class in a text in lower case, in order. */
export function cuesOf(name: WordClass, text: string): Cue[] {
  let pattern = patterns.get(name)
  if (!pattern) {
    pattern = wordPattern(words[name])
    patterns.set(name, pattern)
  }
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}
