import type { Reason } from '../core/reason.ts'
import type { Request, State } from '../core/request/request.ts'
import type { StandingRule } from './ports/memory.ts'
import type { Reads, Transaction } from './ports/store.ts'
import type { World } from './world.ts'

/** Neither ended nor written. */
export const LIVE: readonly State[] = ['queued', 'asked', 'questioned', 'deferred', 'approved', 'failed']

/** Newest first, as the store gives them. */
export const findOpen = (requests: readonly Request[]): Request | undefined =>
  requests.find((request) => LIVE.includes(request.state))

/**
 * Why a request may not get these words (or its own back, when `gates` is null): two requests for one text would write it
 * twice. Null when nothing else has them.
 */
export async function knownElsewhere(
  world: World,
  request: Request,
  gates: { readonly draft: { readonly textHash: string }; readonly stands: StandingRule | null } | null,
): Promise<Reason | null> {
  if (request.kind === 'remove') return null
  const read: Reads = world.store.read
  const hash = gates?.draft.textHash ?? request.textHash
  if (gates?.stands) return { code: 'already-stands', detail: `${gates.stands.file}:${gates.stands.line}` }
  const [entry] = await read.entriesByText(request.workspace, hash)
  if (entry) return { code: 'already-written', detail: `#${entry.request}` }
  const others = await read.requestsByText(request.workspace, hash)
  const open = findOpen(others.filter(({ number }) => number !== request.number))
  return open ? { code: 'already-open', detail: `#${open.number}` } : null
}

/** Said on the card of a person's own words that were ignored before: when, and by whom. */
export async function rememberIgnored(tx: Transaction, ignored: Request): Promise<Reason> {
  const decisions = await tx.decisionsOf(ignored.number)
  const last = decisions.filter((decision) => decision.outcome === 'ignored').at(-1)
  const day = new Date(last?.at ?? ignored.settledAt ?? 0).toISOString().slice(0, 10)
  return { code: 'ignored-before', detail: last ? `${day}, ${last.byName}` : day }
}
