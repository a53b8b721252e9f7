/** Text as a reader counts it: grapheme clusters (what one press of an arrow key passes) and terminal columns. */

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const WIDE =
  /^(?:\p{Emoji_Presentation}|.\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}])/u
const NO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u

/** The grapheme clusters of a text, in order. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment)
}

/** How many grapheme clusters a text has. */
export function graphemeLength(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}

/** Whether a text has more than `max` grapheme clusters; stops counting there, however long the text is. */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false
  let count = 0
  for (const _ of segmenter.segment(text)) if (++count > max) return true
  return false
}

/** The text with at most `max` grapheme clusters, the last of which is … when something was cut. */
export function cutAtGrapheme(text: string, max: number): string {
  if (text.length <= max) return text
  let count = 0
  let keepUntil = 0
  for (const part of segmenter.segment(text)) {
    count++
    if (count > max) return max > 0 ? `${text.slice(0, keepUntil)}…` : ''
    if (count === max) keepUntil = part.index
  }
  return text
}

/** Longer than any grapheme that matters, so that the last one is never judged by a half of it. */
const LOOK_AHEAD = 64

/** `text` in at most `max` UTF-16 units, cut between graphemes and marked by `…`. Empty when not even the mark fits. */
export function cutUnits(text: string, max: number): string {
  if (text.length <= max) return text
  if (max < 1) return ''
  let end = 0
  for (const cluster of graphemes(text.slice(0, max + LOOK_AHEAD))) {
    if (end + cluster.length > max - 1) break
    end += cluster.length
  }
  return `${text.slice(0, end).trimEnd()}…`
}

/** Terminal columns: wide characters and emoji take two, marks that combine take none. */
export function columns(text: string): number {
  let total = 0
  for (const { segment } of segmenter.segment(text)) {
    if (WIDE.test(segment)) total += 2
    else if (!NO_WIDTH.test(segment)) total += 1
  }
  return total
}
