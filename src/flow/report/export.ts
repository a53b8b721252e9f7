import { isForgotten } from '../../core/request/forgotten.ts'
import type { Request } from '../../core/request/request.ts'
import { maskSecrets } from '../../core/secret.ts'
import { isoOf } from '../iso.ts'
import type { CandidateRecord, DecisionRecord, EntryRecord } from '../ports/records.ts'
import type { World } from '../world.ts'

/**
 * What `evogate export` writes, a line each: `record` says which. Times are ISO 8601 in UTC, `workspace` is a path. Words
 * that were forgotten are empty here as they are in the store.
 */
export type Exported = { readonly record: ExportedKind } & Readonly<Record<string, unknown>>
export const exportedKinds = ['workspace', 'request', 'decision', 'entry', 'candidate'] as const
export type ExportedKind = (typeof exportedKinds)[number]

/** Some of the records, and where to go on; `next` is null behind the last. */
export interface ExportPage {
  readonly records: readonly Exported[]
  readonly next: ExportCursor | null
}
export type ExportCursor =
  | { readonly of: 'requests'; readonly after: number }
  | { readonly of: 'candidates'; readonly after: string }

const PAGE = 1_000

/** The records behind a cursor in an order that stays the same: workspaces by path, requests by number, candidates by id. */
export async function exportPage(world: World, cursor: ExportCursor | null): Promise<ExportPage> {
  const workspaces = await world.store.read.workspaces()
  const paths = new Map(workspaces.map(({ id, path }) => [id, path]))
  const pathOf = (id: string) => paths.get(id) ?? id
  if (cursor === null) {
    const records = [...workspaces]
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .map(({ path, name, locale }): Exported => ({ record: 'workspace', path, name, locale }))
    return { records, next: { of: 'requests', after: 0 } }
  }
  return cursor.of === 'requests'
    ? requestsBehind(world, cursor.after, pathOf)
    : candidatesBehind(world, cursor.after, pathOf)
}

async function requestsBehind(
  world: World,
  after: number,
  pathOf: (id: string) => string,
): Promise<ExportPage> {
  const { read } = world.store
  const requests = await read.requests({ after, limit: PAGE })
  const records: Exported[] = []
  for (const request of requests) {
    const entry = await read.entry(request.ulid)
    const workspace = pathOf(request.workspace)
    records.push(requestRecord(request, workspace))
    for (const decision of await read.decisionsOf(request.number)) records.push(decisionRecord(decision))
    if (entry) records.push(entryRecord(entry, request, workspace))
  }
  const last = requests.at(-1)
  return {
    records,
    next:
      last && requests.length === PAGE
        ? { of: 'requests', after: last.number }
        : { of: 'candidates', after: '' },
  }
}

async function candidatesBehind(
  world: World,
  after: string,
  pathOf: (id: string) => string,
): Promise<ExportPage> {
  const { read } = world.store
  const candidates = await read.candidates({ after, limit: PAGE })
  const records: Exported[] = []
  for (const candidate of candidates) {
    const { times, last } = await read.sightings(candidate.id)
    records.push(candidateRecord(candidate, pathOf(candidate.workspace), times, last))
  }
  const end = candidates.at(-1)
  return { records, next: end && candidates.length === PAGE ? { of: 'candidates', after: end.id } : null }
}

/** Nothing that the gates let through holds a secret; what they learned to know since may. */
const masked = (text: string): string => maskSecrets(text).text
const maskedFields = (fields: Request['fields']): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, masked(text ?? '')]))

function requestRecord(request: Request, workspace: string): Exported {
  const { number, ulid, kind, trigger, signal, state, question, revision, tier, skill, origin } = request
  const { urgency, importance, reusability, risk, textHash, takesOut, raises, ended, commit, newSkill } =
    request
  return {
    record: 'request',
    ...{ number, ulid, workspace, kind, trigger, signal: signal ?? null, state, question, revision },
    text: masked(request.text),
    forgotten: isForgotten(request),
    ...{ tier, skill, fields: maskedFields(request.fields) },
    steps: newSkill ? newSkill.steps.map(masked) : null,
    done: newSkill ? newSkill.done.map(masked) : null,
    ...{ urgency, importance, reusability, risk, decay: request.decay ?? null, textHash },
    takesOut: takesOut?.number ?? null,
    raises: raises?.number ?? null,
    ended: ended?.code ?? null,
    source: { agent: origin.agent, host: origin.host, via: origin.via, by: origin.by },
    evidence: masked(origin.evidence),
    commit: commit?.id ?? null,
    createdAt: isoOf(request.createdAt),
    askedAt: isoOf(request.askedAt),
    settledAt: isoOf(request.settledAt),
  }
}

const decisionRecord = ({ id: _, at, value, text, ...decision }: DecisionRecord): Exported => ({
  record: 'decision',
  ...decision,
  value: value === null ? null : masked(value),
  text: text === null ? null : masked(text),
  at: isoOf(at),
})

function entryRecord(entry: EntryRecord, request: Request, workspace: string): Exported {
  const { id, tier, path: file, hash, textHash, removedBy, confidence, writtenAt } = entry
  return {
    record: 'entry',
    ...{ id, request: entry.request, workspace, tier, file, standing: removedBy === null, removedBy },
    text: masked(entry.text),
    block: masked(entry.block),
    ...{ skill: request.skill, fields: maskedFields(request.fields), wholeSkill: Boolean(request.newSkill) },
    ...{ hash, textHash, decay: confidence, writtenAt: isoOf(writtenAt) },
  }
}

function candidateRecord(
  { id, textHash, text, kind, urgency, tier, state, reasons, createdAt }: CandidateRecord,
  workspace: string,
  times: number,
  last: number,
): Exported {
  return {
    record: 'candidate',
    ...{ id, workspace, text: text === null ? '' : masked(text), kind, urgency, tier, state, textHash },
    ...{
      reasons: reasons.map(({ code }) => code),
      times,
      createdAt: isoOf(createdAt),
      lastSeenAt: isoOf(last),
    },
  }
}
