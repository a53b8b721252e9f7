import { createHash } from 'node:crypto'
import { canonicalJson } from '../core/canonical-json.ts'
import type { AuditEntry } from '../flow/ports/records.ts'

export interface LinkContent extends Omit<AuditEntry, 'body'> {
  readonly seq: number
  /** Canonical JSON. */
  readonly body: string
}

/**
 * Hash of one link: SHA-256, in lower-case hex, of the previous link's hash (64 hex digits; 64 zeros before the first)
 * followed by the canonical JSON of `{at, body, chain, kind, seq}`. The body goes in as the text that is stored, so that
 * any other byte in it shows, and needs no parsing.
 */
export function linkHash(prev: string, { at, body, chain, kind, seq }: LinkContent): string {
  const rest = canonicalJson({ chain, kind, seq })
  return createHash('sha256')
    .update(`${prev}{"at":${at},"body":${body},${rest.slice(1)}`)
    .digest('hex')
}
