import { graphemeLength } from './grapheme.ts'
import type { Request } from './request/request.ts'

const FIELD_MAX_GRAPHEMES = 100

/** What the wording question offers to tap: the sentence itself, if it fits into a field. */
export function readingsOf(request: Request): readonly string[] {
  // What happened is no advice: nobody should be offered to keep it as one.
  if (request.wording === 'empty' && (request.trigger === 'B' || request.signal === 'gap')) return []
  const fits = request.text !== '' && graphemeLength(request.text) <= FIELD_MAX_GRAPHEMES
  return request.question === 'wording' && fits ? [request.text] : []
}
