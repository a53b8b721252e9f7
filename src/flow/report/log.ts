import type { LogRow } from '../ports/read-models.ts'
import type { DecisionRecord } from '../ports/records.ts'
import type { World } from '../world.ts'

const idOf = (principal: string): string => principal.slice(principal.indexOf(':') + 1)

/** Every press that counted, oldest first. */
export async function decisionRows(world: World): Promise<LogRow[]> {
  const decisions = await world.store.read.decisions({})
  return decisions.map(rowOf)
}

const rowOf = ({ request, revision, move, by, via, at, outcome }: DecisionRecord): LogRow => ({
  request,
  revision,
  move,
  by: idOf(by),
  via,
  at: new Date(at).toISOString(),
  outcome,
})

/** Everything in the chains, refused presses and moves of time included. */
export async function auditRows(world: World): Promise<LogRow[]> {
  const rows = await world.store.read.audit({})
  return rows.map(({ kind, at, body }) => ({
    request: typeof body.request === 'number' ? body.request : null,
    revision: typeof body.revision === 'number' ? body.revision : null,
    move: kind === 'refused' && typeof body.verb === 'string' ? body.verb : kind,
    by: typeof body.by === 'string' ? idOf(body.by) : null,
    via: typeof body.via === 'string' ? body.via : null,
    at: new Date(at).toISOString(),
    outcome:
      kind === 'refused'
        ? `refused: ${String(body.reason)}`
        : typeof body.state === 'string'
          ? body.state
          : kind,
  }))
}
