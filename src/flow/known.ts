import type { Reason } from '../core/reason.ts'
import type { Request, State } from '../core/request/request.ts'
import type { Transaction } from './ports/store.ts'
import { REPEAT_LIFE } from './told.ts'
import type { World } from './world.ts'

/** Neither ended nor written. */
export const LIVE: readonly State[] = ['queued', 'asked', 'questioned', 'deferred', 'approved', 'failed']

/** Newest first, as the store gives them. */
export const findOpen = (requests: readonly Request[]): Request | undefined =>
  requests.find((request) => LIVE.includes(request.state))

/** Ignored by a person within the last 30 days. What was kept in the file is no word against it. */
export const findIgnored = (world: World, requests: readonly Request[]): Request | undefined =>
  requests.find(
    ({ state, ended, settledAt }) =>
      state === 'ignored' && ended == null && (settledAt ?? 0) > world.now() - REPEAT_LIFE,
  )

/** Said on the card of a person's own words that were ignored before: when, and by whom. */
export async function rememberIgnored(tx: Transaction, ignored: Request): Promise<Reason> {
  const decisions = await tx.decisionsOf(ignored.number)
  const last = decisions.filter((decision) => decision.outcome === 'ignored').at(-1)
  const day = new Date(last?.at ?? ignored.settledAt ?? 0).toISOString().slice(0, 10)
  return { code: 'ignored-before', detail: last ? `${day}, ${last.byName}` : day }
}
