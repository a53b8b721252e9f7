import type { Request, State } from '../../core/request/request.ts'
import { isoOf } from '../iso.ts'
import type { PendingRow } from '../ports/read-models.ts'
import type { World } from '../world.ts'

export const UNSETTLED: readonly State[] = ['queued', 'asked', 'questioned', 'deferred', 'approved', 'failed']

/** One request as `pending` and `why` print it. */
export function rowOf(world: World, request: Request): PendingRow {
  return {
    id: request.number,
    ulid: request.ulid,
    revision: request.revision,
    state: request.state,
    question: request.question,
    kind: request.kind,
    takesOut: request.takesOut?.number ?? null,
    tier: request.tier,
    urgency: request.urgency,
    text: request.text,
    workspace: world.workspaces.get(request.workspace)?.path ?? request.workspace,
    target: request.block?.path ?? request.takesOut?.path ?? request.targets[request.tier]?.path ?? null,
    askedAt: isoOf(request.askedAt),
    dueAt: isoOf(request.dueAt),
  }
}

/** Every request that is not settled, oldest first. */
export async function pendingRows(world: World): Promise<PendingRow[]> {
  const requests = await world.store.read.requests({ states: UNSETTLED })
  return requests.map((request) => rowOf(world, request))
}
