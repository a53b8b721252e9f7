import type { Reason } from '../../reason.ts'

const UNSEEN_CLASS =
  '\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\p{Variation_Selector}\\p{Cf}\\p{Cc}\\p{Co}\\p{Cn}\\p{Cs}\\p{Zl}\\p{Zp}\\u2800\\ufffc'
/** Spaces other than U+0020; U+3000 is looked at apart. */
const ODD_SPACE = '\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f'
const UNSEEN = new RegExp(`[${UNSEEN_CLASS}${ODD_SPACE}\\u3000]`, 'gu')
// the v flag knows emoji sequences; as a literal it would ask for a newer language target than the project has
const EMOJI_FLAGS: string = 'gv'
const EMOJI = new RegExp('\\p{RGI_Emoji}', EMOJI_FLAGS)
const JOINER = /[\u200c\u200d]/
const NEEDS_JOINER =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u
const LETTER_OR_MARK = /[\p{L}\p{M}]/u
const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3001-\u303f\uff01-\uff60\u2018-\u201d]/u

/** How a person reads a code point that cannot be seen: `U+202E`. */
function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

function characterBefore(text: string, at: number): string {
  const low = text.charCodeAt(at - 1)
  return low >= 0xdc00 && low <= 0xdfff && at > 1 ? text.slice(at - 2, at) : (text[at - 1] ?? '')
}

function characterAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0x20)
}

function joins(text: string, at: number): boolean {
  const [before, after] = [characterBefore(text, at), characterAt(text, at + 1)]
  const fits = (character: string) => NEEDS_JOINER.test(character) && LETTER_OR_MARK.test(character)
  return fits(before) && fits(after)
}

function isLegal(text: string, at: number, character: string): boolean {
  if (character === '\u3000')
    return CJK.test(characterBefore(text, at)) && CJK.test(characterAt(text, at + 1))
  return JOINER.test(character) && joins(text, at)
}

function emojiSpans(text: string): (at: number) => boolean {
  let spans: readonly (readonly [number, number])[] | undefined
  let next = 0
  return (at) => {
    // Looked for when first asked: nearly every text has nothing unseen in it.
    spans ??= Array.from(
      text.matchAll(EMOJI),
      (match) => [match.index, match.index + match[0].length] as const,
    )
    while (next < spans.length && spans[next]![1] <= at) next++
    return next < spans.length && spans[next]![0] <= at
  }
}

/**
 * Characters that a reader of the card could not see, each with its place and code point. Emoji sequences, joiners in
 * scripts that need them and U+3000 between CJK characters are no such thing. Expects folded text.
 */
export function findHidden(text: string): Reason[] {
  const inEmoji = emojiSpans(text)
  const reasons: Reason[] = []
  for (const match of text.matchAll(UNSEEN)) {
    if (inEmoji(match.index) || isLegal(text, match.index, match[0])) continue
    const span = { start: match.index, end: match.index + match[0].length }
    reasons.push({ code: 'hidden-character', detail: codePointName(match[0]), span })
  }
  return reasons
}

/** The text as it may be shown to a person: every hidden character is drawn as `U+XXXX`, none is left out. */
export function showHidden(text: string): string {
  const pieces: string[] = []
  let at = 0
  for (const { span, detail } of findHidden(text)) {
    if (!span) continue
    pieces.push(text.slice(at, span.start), detail ?? '')
    at = span.end
  }
  pieces.push(text.slice(at))
  return pieces.join('')
}
