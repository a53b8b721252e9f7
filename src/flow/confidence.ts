import { type Confidence, failed, invalidate, reset, succeed } from '../core/decay.ts'
import { localDate } from '../core/local-date.ts'
import type { EntryRecord } from './ports/records.ts'
import type { Transaction } from './ports/store.ts'
import type { World } from './world.ts'

/** What can be said of an entry: it was used and held or did not, was looked into anew, or is known to be wrong. */
export const changes = ['success', 'failure', 'reset', 'invalidate'] as const
export type Change = (typeof changes)[number]

/** `weight` counts for success and failure: 1 for what was seen, 0.3 for a hint. */
export function changed(of: Confidence, change: Change, weight: number, today: string): Confidence {
  switch (change) {
    case 'success':
      return succeed(of, weight, today)
    case 'failure':
      return failed(of, weight)
    case 'reset':
      return reset(of, today)
    case 'invalidate':
      return invalidate(of)
  }
}

/** A block of ours and how much it is trusted now. `id` is the ULID of its request. */
export interface EntryConfidence {
  readonly id: string
  readonly request: number
  readonly hash: string
  readonly confidence: Confidence
}

/** Those of these ids that are entries of this store and were not taken out. */
export async function confidenceOf(
  world: World,
  ids: readonly string[],
): Promise<readonly EntryConfidence[]> {
  const found = await Promise.all(ids.map((id) => world.store.read.entry(id)))
  return found.flatMap((entry) => (entry?.removedBy === null ? [rowOf(entry)] : []))
}

const rowOf = ({ id, request, hash, confidence }: EntryRecord): EntryConfidence => ({
  id,
  request,
  hash,
  confidence,
})

export type ConfidenceChanged =
  | { readonly outcome: 'changed'; readonly before: Confidence; readonly after: Confidence }
  /** No entry of this store has that id and hash, or it was taken out. */
  | { readonly outcome: 'unknown' }

/**
 * A command's word on an entry. It changes what is known of the entry and never its file: the tag there changes only
 * with a press of a person.
 */
export async function tellConfidence(
  world: World,
  said: {
    readonly id: string
    readonly hash: string
    readonly change: Change
    readonly weight: number
    readonly via?: 'mcp' | undefined
  },
): Promise<ConfidenceChanged> {
  return world.store.write(async (tx): Promise<ConfidenceChanged> => {
    const entry = await tx.entry(said.id)
    if (entry?.removedBy !== null || entry.hash !== said.hash) return { outcome: 'unknown' }
    const after = await changeEntry(world, tx, entry, said.change, said.weight, {
      via: said.via ?? 'cli',
      by: null,
    })
    return { outcome: 'changed', before: entry.confidence, after }
  })
}

/** Changes what is known of an entry, and says so in its workspace's chain. */
export async function changeEntry(
  world: World,
  tx: Transaction,
  entry: EntryRecord,
  change: Change,
  weight: number,
  { via, by }: { readonly via: string; readonly by: string | null },
): Promise<Confidence> {
  const now = world.now()
  const after = changed(entry.confidence, change, weight, localDate(now, world.settings.zone))
  await tx.setEntry(entry.id, { confidence: after, askAfter: null })
  await tx.addAudit({
    chain: entry.workspace,
    kind: `confidence-${change}`,
    at: now,
    body: { request: entry.request, block: entry.hash, weight, via, by },
  })
  return after
}
