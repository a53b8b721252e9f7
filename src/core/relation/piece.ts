import { jamo } from './hangul.ts'
import { stem } from './stem.ts'

/** The smallest parts of a rule: a Latin word, a Chinese character, a run of Korean syllables, a number, a mark. */
export interface Piece {
  readonly kind: 'latin' | 'han' | 'hangul' | 'number' | 'mark'
  /** As it stands, folded. */
  readonly text: string
  /** What it is looked up by: the stem of a word, the letters of Korean syllables. */
  readonly keys: readonly string[]
  /** Of Korean, how many keys each syllable has taken by its end. */
  readonly ends: readonly number[]
  /** White space stands before it. */
  readonly gap: boolean
  /** It stands in a code span. */
  readonly code?: boolean
}

const token =
  /`([^`\w\s\u3400-\uffff]{1,8})`|(?<=^|\s)([?!])(?=\s)|(\s+)|([~^<>=≤≥]*\s?\d+(?:[.,]\d+)*(?:\s?[-–~]\s?\d+(?:\.\d+)*)?(?=[^a-z]|$|[a-z]{1,2}(?![a-z]))[+%]?)|(\.{0,2}(?:--?)?[a-z0-9_$\u00c0-\u024f][a-z0-9_$@#+./'\u00c0-\u024f-]{0,80}(?::[a-z][a-z0-9_./-]{0,40})?)|([\u3400-\u9fff])|([\uac00-\ud7a3]{1,40})|([\s\S])/gu

/** Longest rule that is read whole; the rest of a longer one is not compared. */
const PIECES_MAX = 400
/** Of one word with marks in it. */
const PARTS_MAX = 8

/**
 * Cuts a folded text. `isJoined` knows the words that hold a mark of their own ("force-push", "async/await"); others
 * fall apart at it. Linear in the length.
 */
export function pieces(text: string, isJoined: (word: string) => boolean): Piece[] {
  const out: Piece[] = []
  let gap = false
  let code = false
  for (const hit of text.matchAll(token)) {
    const [, quoted, lone, blank, number, latin, han, hangul, other] = hit
    const symbol = quoted ?? lone
    if (other === '`') code = !code
    if (out.length >= PIECES_MAX) break
    if (blank !== undefined) {
      if (blank.includes('\n')) out.push({ kind: 'mark', text: '.', keys: ['.'], ends: [], gap })
      gap = true
      continue
    }
    if (symbol !== undefined) out.push(latinPiece(symbol, true))
    else if (number !== undefined) out.push({ kind: 'number', text: number, keys: [number], ends: [], gap })
    else if (latin !== undefined) words(latin, isJoined, gap, code, out)
    else if (han !== undefined) out.push({ kind: 'han', text: han, keys: [han], ends: [], gap })
    else if (hangul !== undefined) out.push({ kind: 'hangul', text: hangul, ...letters(hangul), gap })
    else if (other !== undefined && !/[`*_"]/.test(other))
      out.push({ kind: 'mark', text: other, keys: [other], ends: [], gap })
    gap = false
  }
  return out
}

function letters(run: string): { keys: string[]; ends: number[] } {
  const keys: string[] = []
  const ends: number[] = []
  for (const syllable of run) {
    for (const letter of jamo(syllable)) keys.push(letter)
    ends.push(keys.length)
  }
  return { keys, ends }
}

function words(
  found: string,
  isJoined: (word: string) => boolean,
  gap: boolean,
  code: boolean,
  into: Piece[],
): void {
  let own = found.replace(/(?:\(\))?[.'/:-]+$/, '').replace(/'s$/, '')
  const sentenceEnd = /[.]$/.test(found) && found.length > 2
  if (own === '') own = found
  // The method of something: `.unwrap()`.
  if (/^\.[a-z]+$/.test(own) && !isJoined(own)) own = own.slice(1)
  const whole = !/[-/.'+:]/.test(own.slice(1)) || isJoined(own)
  const isPath = /[/.]/.test(own) && (/\.[a-z]{1,5}$/.test(own) || /^[.~]/.test(own))
  if (whole || isPath) into.push({ ...latinPiece(own, gap), code })
  else {
    let first = true
    for (const part of own.split(/[-/+:]/, PARTS_MAX)) {
      if (part === '') continue
      into.push({ ...latinPiece(part, first ? gap : true), code })
      first = false
    }
  }
  if (sentenceEnd) into.push({ kind: 'mark', text: '.', keys: ['.'], ends: [], gap: false })
}

const latinPiece = (word: string, gap: boolean): Piece => ({
  kind: 'latin',
  text: word,
  keys: [stem(word)],
  ends: [],
  gap,
})
