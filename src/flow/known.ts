import type { Reason } from '../core/reason.ts'
import type { Request, State } from '../core/request/request.ts'
import type { StandingRule } from './ports/memory.ts'
import type { Reads } from './ports/store.ts'
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
