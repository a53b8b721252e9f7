import { confidenceOn } from '../../core/decay.ts'
import { localDate } from '../../core/local-date.ts'
import type { Translate } from '../../core/locale-code.ts'
import type { Request } from '../../core/request/request.ts'
import type { StandingRule, Workspace } from '../ports/memory.ts'
import type { EntryRecord } from '../ports/records.ts'
import type { World } from '../world.ts'

const TEXT_MAX_BYTES = 2_048
/** So many numbers are named; the rest is counted. */
const NAMED_MAX = 12

/** What the store has to say of a workspace, kept while its audit chain does not grow. */
interface Known {
  readonly seq: number
  readonly waiting: readonly Request[]
  readonly queued: number
  readonly updated: Updated | null
  /** Entries by their id, for how much each is trusted on the day that it is told. */
  readonly entries: ReadonlyMap<string, EntryRecord>
}

interface Updated {
  readonly path: string
  readonly number: number
  readonly at: number
}

const known = new WeakMap<World, Map<string, Known>>()

/** Prepares what sessions of the agent are told when they start: facts and numbers, no words of any request. */
export async function sessionFile(world: World): Promise<void> {
  const texts = new Map<string, string>()
  for (const workspace of world.workspaces.values()) {
    const text = await textFor(world, workspace)
    const trees = await world.memory.linkedTrees(workspace)
    for (const folder of [workspace.path, ...trees.map(({ path }) => path)]) texts.set(folder, text)
  }
  await world.sessions.tell(texts)
  await world.sessions.beat()
}

async function textFor(world: World, workspace: Workspace): Promise<string> {
  const { waiting, queued, updated, entries } = await knownOf(world, workspace.id)
  const rules = (await world.memory.rules(workspace)).filter((rule) => rule.marker !== null)
  const t = world.t(workspace.locale)
  const named = waiting.slice(0, NAMED_MAX).map(({ number, tier }) => `#${number} (${tier})`)
  const more = waiting.length - named.length
  const lines = [
    t('session-running', { workspace: workspace.name }),
    t('session-gate'),
    ...(updated
      ? [
          t('session-updated', {
            file: updated.path,
            number: updated.number,
            date: localDate(updated.at, world.settings.zone),
          }),
        ]
      : []),
    t('session-entries', { count: rules.length }),
    ...doubts(world, rules, entries, t),
    waiting.length > 0
      ? t(more > 0 ? 'session-waiting-more' : 'session-waiting', { numbers: named.join(', '), more })
      : t('session-nothing-waits'),
    ...(queued > 0 ? [t('session-queued', { count: queued })] : []),
  ]
  return fitting(lines)
}

async function knownOf(world: World, workspace: string): Promise<Known> {
  const { read } = world.store
  const [head] = await read.audit({ chain: workspace, limit: 1 })
  const seq = head?.seq ?? 0
  const all = known.get(world) ?? new Map<string, Known>()
  known.set(world, all)
  const before = all.get(workspace)
  if (before?.seq === seq) return before
  const open = await read.requests({
    workspace,
    states: ['queued', 'asked', 'questioned', 'deferred', 'approved', 'failed'],
  })
  const entries = await read.entries(workspace)
  const now: Known = {
    seq,
    waiting: open.filter(({ state }) => state !== 'queued'),
    queued: open.filter(({ state }) => state === 'queued').length,
    updated: await lastOfRules(world, entries),
    entries: new Map(entries.map((entry) => [entry.id, entry])),
  }
  all.set(workspace, now)
  return now
}

/** Where the entries stand that have lost their trust, the first ones first. */
function doubts(
  world: World,
  rules: readonly StandingRule[],
  entries: ReadonlyMap<string, EntryRecord>,
  t: Translate,
): readonly string[] {
  const today = localDate(world.now(), world.settings.zone)
  const places = rules.flatMap(({ file, line, marker }) => {
    const entry = marker && entries.get(marker.id)
    if (!entry || entry.hash !== marker.hash) return []
    const { level } = confidenceOn(entry.confidence, today)
    return level === 'TRUST' ? [] : [`${file}:${line} (${level})`]
  })
  if (places.length === 0) return []
  return [t('session-doubts', { places: places.slice(0, NAMED_MAX).join(', '), count: places.length })]
}

/** The last change of a file of standing rules through us, be it an entry more or one less. */
async function lastOfRules(world: World, entries: readonly EntryRecord[]): Promise<Updated | null> {
  const own = entries.filter(
    ({ tier, path }) => tier === 'L3' || /(^|\/)(CLAUDE|AGENTS)[^/]*\.md$/.test(path),
  )
  const written = own.reduce<EntryRecord | null>(
    (last, entry) => (last && last.writtenAt > entry.writtenAt ? last : entry),
    null,
  )
  // A ULID begins with its time.
  const removal = own.flatMap(({ removedBy, path }) => (removedBy ? [{ removedBy, path }] : []))
  const taken = removal.sort((a, b) => (a.removedBy < b.removedBy ? -1 : 1)).at(-1)
  const by = taken ? await world.store.read.requestByUlid(taken.removedBy) : null
  const took = taken && by ? { path: taken.path, number: by.number, at: by.settledAt ?? by.createdAt } : null
  const put = written ? { path: written.path, number: written.request, at: written.writtenAt } : null
  if (!took || !put) return took ?? put
  return took.at >= put.at ? took : put
}

/** Whole lines only, as many as fit. */
function fitting(lines: readonly string[]): string {
  let text = ''
  for (const line of lines) {
    const next = `${text}${line}\n`
    if (new TextEncoder().encode(next).length > TEXT_MAX_BYTES) break
    text = next
  }
  return text
}
