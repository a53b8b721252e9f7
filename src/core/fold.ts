import { createHash } from 'node:crypto'
import { codeSpans, isInside } from './code-span.ts'

const EDGE = ' \t\n\r\u00a0\u202f\u3000'
const FOLDED_SPACE = /[ \t\n\r\u00a0\u202f]+/g
/** The alias of a source folder and no path: `@/` with nothing behind it, or the end of its word in CJK letters. */
const ALIAS =
  '(?<![A-Za-z0-9._%+@/`-])@/(?=$|\\s|[.,;:!?)\'"]{1,3}(?:\\s|$)|[，。、；：）」]|(?:(?:\\p{Script=Han}|\\p{Script=Hangul}|\\p{Script=Hiragana}|\\p{Script=Katakana}){1,12})(?![\\p{L}\\p{N}._/\\\\~-]))'
const MENTION = new RegExp(`@(?:[A-Za-z0-9][A-Za-z0-9_./-]*(?:\\(\\))?|[\\p{L}\\p{N}_]+)|${ALIAS}`, 'gu')
const BEFORE_MENTION = /[A-Za-z0-9._%+\-@/]/
const TRAILING = './-'

const ALIASES = new RegExp(ALIAS, 'gu')

/** Where a text in one line names the alias `@/` and nothing behind it: offsets, in order. */
export function aliasesIn(text: string): number[] {
  return text.includes('@/') ? Array.from(text.matchAll(ALIASES), (match) => match.index) : []
}

/**
 * White space as it will stand in one line of a memory file: tabs, line ends, U+00A0 and U+202F become a space, runs
 * become one, the edges are trimmed (of U+3000 too; between two CJK characters it stays), and the whole is NFC.
 * Nothing else is taken away: a character that cannot be seen has to be refused, not stripped.
 */
export function fold(text: string): string {
  const folded = text.normalize('NFC').replace(FOLDED_SPACE, ' ')
  let start = 0
  let end = folded.length
  while (start < end && EDGE.includes(folded[start]!)) start++
  while (end > start && EDGE.includes(folded[end - 1]!)) end--
  return folded.slice(start, end)
}

/** Puts `@words` into inline code, since agents import what follows an @; e-mail addresses and code stay as they are. */
export function backtickMentions(text: string): string {
  if (!text.includes('@')) return text
  const code = codeSpans(text)
  return text.replace(MENTION, (found: string, at: number) => {
    const before = text[at - 1]
    if ((before && BEFORE_MENTION.test(before)) || isInside(code, at)) return found
    let end = found.length
    while (found !== '@/' && TRAILING.includes(found[end - 1]!)) end--
    return `\`${found.slice(0, end)}\`${found.slice(end)}`
  })
}

/** The form in which two texts count as the same sighting: NFKC, lower case, white space folded. */
export function normaliseForRepeat(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** SHA-256 (hex) of the normalised text. */
export function textHash(text: string): string {
  return createHash('sha256').update(normaliseForRepeat(text), 'utf8').digest('hex')
}
