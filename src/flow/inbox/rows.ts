import type { Request, State } from '../../core/request/request.ts'
import { settlingDecision } from '../draw.ts'
import type { InboxRow, Shelf } from '../ports/inbox.ts'
import { rowOf, UNSETTLED } from '../report/pending.ts'
import type { World } from '../world.ts'
import type { Sight } from './sight.ts'

const SETTLED: readonly State[] = ['written', 'ignored', 'expired']
/** Of what is over, so many at a time. */
export const HISTORY_PAGE = 100
const FROM_THE_END = Number.MAX_SAFE_INTEGER

/** What lies on one shelf, as far as this person may see it: open ones oldest first, settled ones newest first. */
export async function inboxRows(
  world: World,
  sight: Sight,
  shelf: Shelf,
  before: number | null,
): Promise<readonly InboxRow[]> {
  const history = shelf === 'history' || SETTLED.includes(shelf as State)
  const states = shelf === 'open' ? UNSETTLED : shelf === 'history' ? SETTLED : [shelf]
  const found = history
    ? await newest(world, sight, states, before ?? FROM_THE_END)
    : (await world.store.read.requests({ states })).filter(({ workspace }) => sight.sees(workspace))
  return Promise.all(found.map((request) => inboxRow(world, request)))
}

/** Rows that are not shown must not make a page look like the last one. */
async function newest(
  world: World,
  sight: Sight,
  states: readonly State[],
  before: number,
): Promise<readonly Request[]> {
  const found: Request[] = []
  let below = before
  while (found.length < HISTORY_PAGE) {
    const some = await world.store.read.requests({ states, before: below, limit: HISTORY_PAGE })
    found.push(...[...some].reverse().filter(({ workspace }) => sight.sees(workspace)))
    below = some[0]?.number ?? 0
    if (some.length < HISTORY_PAGE) break
  }
  return found.slice(0, HISTORY_PAGE)
}

/** One request as the inbox lists it. */
export async function inboxRow(world: World, request: Request): Promise<InboxRow> {
  const last = settlingDecision(request, await world.store.read.decisionsOf(request.number))
  return {
    ...rowOf(world, request),
    workspaceName: world.workspaces.get(request.workspace)?.name ?? '?',
    settled: last && { by: last.byName, at: new Date(last.at).toISOString(), via: last.via },
    gone: await goneBy(world, request),
  }
}

async function goneBy(world: World, { state, ulid }: Request): Promise<InboxRow['gone']> {
  const { read } = world.store
  const entry = state === 'written' ? await read.entry(ulid) : null
  const by = entry?.removedBy ? await read.requestByUlid(entry.removedBy) : null
  return by && { by: by.number, raisedTo: by.raises?.entry === ulid ? by.tier : null }
}
