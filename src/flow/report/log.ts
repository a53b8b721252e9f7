import { localTime } from '../../core/local-date.ts'
import type { LogLine } from '../ports/read-models.ts'
import type { AuditRecord, DecisionRecord } from '../ports/records.ts'
import type { World } from '../world.ts'

const idOf = (principal: string): string => principal.slice(principal.indexOf(':') + 1)

/** Every press that counted, oldest first. */
export async function decisionRows(world: World): Promise<LogLine[]> {
  const decisions = await world.store.read.decisions({})
  const removals = await removalsOf(world)
  return decisions.map((decision) => decisionRow(world, decision, removals.has(decision.request)))
}

/** One press that counted, as the log tells it. */
export function decisionRow(
  world: World,
  { request, revision, move, by, byName, via, at, outcome }: DecisionRecord,
  removes: boolean,
): LogLine {
  return { request, revision, move, by: idOf(by), byName, via, ...timesOf(world, at), outcome, removes }
}

/** Everything in the chains, refused presses and moves of time included. */
export async function auditRows(world: World): Promise<LogLine[]> {
  const { read } = world.store
  const names = new Map((await read.decisions({})).map(({ by, byName }) => [by, byName]))
  const removals = await removalsOf(world)
  return (await read.audit({})).map((row) => auditRow(world, row, names, removals))
}

function auditRow(
  world: World,
  { kind, at, body }: AuditRecord,
  names: ReadonlyMap<string, string>,
  removals: ReadonlySet<number>,
): LogLine {
  const by = typeof body.by === 'string' ? body.by : null
  const request = typeof body.request === 'number' ? body.request : null
  return {
    request,
    revision: typeof body.revision === 'number' ? body.revision : null,
    move: kind === 'refused' && typeof body.verb === 'string' ? body.verb : kind,
    by: by === null ? null : idOf(by),
    byName: by === null ? null : (names.get(by) ?? idOf(by)),
    via: typeof body.via === 'string' ? body.via : null,
    ...timesOf(world, at),
    outcome:
      kind === 'refused'
        ? `refused: ${String(body.reason)}`
        : typeof body.state === 'string'
          ? body.state
          : kind,
    removes: request !== null && removals.has(request),
  }
}

async function removalsOf(world: World): Promise<ReadonlySet<number>> {
  return new Set((await world.store.read.requests({ kind: 'remove' })).map(({ number }) => number))
}

const timesOf = (world: World, at: number) => ({
  at: new Date(at).toISOString(),
  atLocal: localTime(at, world.settings.zone),
})
