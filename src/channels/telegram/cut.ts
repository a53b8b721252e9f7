import { graphemes } from '../../core/grapheme.ts'

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
