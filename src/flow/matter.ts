import type { Reason } from '../core/reason.ts'
import type { Draft, Request } from '../core/request/request.ts'
import type { CandidateRecord, EntryRecord } from './ports/records.ts'
import type { Reads, Transaction } from './ports/store.ts'

// What has a key is one matter, in whatever words it comes.

/** The requests that repeat the words, and those for the same matter. */
export async function requestsLike(
  tx: Transaction,
  same: readonly Request[],
  { id, key }: CandidateRecord,
): Promise<readonly Request[]> {
  if (key === undefined) return same
  const matter = await tx.requestsOf(id)
  return [...matter, ...same.filter(({ number }) => matter.every((each) => each.number !== number))]
}

/** The entry of the same matter, in words that a person approved and nobody took out again. */
export async function standsWritten(reads: Reads, requests: readonly Request[]): Promise<EntryRecord | null> {
  for (const request of requests) {
    const entry = request.state === 'written' ? await reads.entry(request.ulid) : null
    if (entry?.removedBy === null) return entry
  }
  return null
}

/** A reason as it is kept with a candidate: a count may stay with it, words may not. */
export const kept = ({ code, detail }: Reason): Reason =>
  detail !== undefined && /^\d{1,6}$/.test(detail) ? { code, detail } : { code }

/** What one more sighting of a matter adds: why it was noticed, and words where there were none, or newer ones. */
export function learned(
  known: CandidateRecord,
  lesson: {
    readonly wording: Request['wording']
    readonly fields: Request['fields']
    readonly heard: readonly Reason[]
  },
  draft: Draft,
): Pick<CandidateRecord, 'reasons' | 'text' | 'textHash' | 'fields'> {
  const isOpen = ({ code }: Reason) => code === 'fix-unknown'
  const reasons = [...known.reasons, ...lesson.heard.map(kept)].filter(
    ({ code }, at, all) => all.findIndex((each) => each.code === code) === at,
  )
  const { text, textHash, fields } = known
  if (lesson.wording !== 'final') return { reasons, text, textHash, fields: fields ?? {} }
  return {
    reasons: reasons.filter((reason) => !isOpen(reason)),
    text: draft.text,
    textHash: draft.textHash,
    fields: lesson.fields,
  }
}
