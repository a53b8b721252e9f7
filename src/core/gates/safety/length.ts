import { isLongerThan } from '../../grapheme.ts'
import type { Reason } from '../../reason.ts'

export const MAX_GRAPHEMES = 100
const MAX_BYTES = 400
const MAX_MARKS = 4
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MAX_MARKS + 1},}`, 'gu')

/** Length of folded text. `max` in grapheme clusters; null leaves length and bytes to the wording question. */
export function findLength(text: string, max: number | null): Reason[] {
  const reasons: Reason[] = []
  if (text === '') reasons.push({ code: 'empty' })
  if (max !== null && isLongerThan(text, max)) reasons.push({ code: 'too-long', detail: String(max) })
  if (max !== null && (text.length > MAX_BYTES || Buffer.byteLength(text, 'utf8') > MAX_BYTES)) {
    reasons.push({ code: 'too-many-bytes', detail: String(MAX_BYTES) })
  }
  for (const match of text.normalize('NFD').matchAll(TOO_MANY_MARKS)) {
    reasons.push({ code: 'too-many-marks', detail: String(Array.from(match[0]).length) })
  }
  return reasons
}
