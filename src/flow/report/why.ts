import type { Acceptance } from '../../core/acceptance.ts'
import { placeOf } from '../../core/card/fields.ts'
import { reasonOfRaise, reasonToRaise } from '../../core/raise.ts'
import type { Reason, ReasonCode } from '../../core/reason.ts'
import type { Request } from '../../core/request/request.ts'
import { whyTier } from '../../core/why-tier.ts'
import { isForDigest, similarTo } from '../acceptance.ts'
import type { Verdict, Why } from '../ports/read-models.ts'
import type { CandidateRecord } from '../ports/records.ts'
import { slotsFor } from '../slots.ts'
import type { World } from '../world.ts'
import { decisionRow } from './log.ts'
import { rowOf } from './pending.ts'

/** What each gate, limit or step found about a request, in the order in which they came. */
export async function verdictsOn(world: World, request: Request): Promise<Verdict[]> {
  const candidate = request.candidate ? await world.store.read.candidate(request.candidate) : null
  const verdicts: Verdict[] = []
  const add = (gate: string, outcome: Verdict['outcome'], reasons: readonly Reason[]) => {
    if (reasons.length > 0) verdicts.push({ gate, outcome, reasons })
  }
  add('request', 'pass', request.kind === 'remove' ? [whoAsked(request)] : [])
  const marked = byGate(request)
  add('detect', 'pass', heard(candidate, marked.get('detect') ?? []))
  add(
    'detect',
    'ask',
    request.state === 'questioned' && request.wording === 'long' ? [{ code: 'too-long' }] : [],
  )
  for (const [gate, reasons] of marked) add(gate, 'flag', reasons)
  const placed = whyTier(request)
  add('placement', 'pass', placed ? [placed] : [])
  add('recurrence', 'pass', await recurrenceOf(world, request, candidate))
  const { raises } = request
  add('alignment', 'flag', raises ? [reasonOfRaise(raises, request.tier), raises.why] : [])
  for (const { why, ...rule } of request.related ?? [])
    add('redundancy', 'flag', [{ code: 'refines', detail: placeOf(rule) }, ...(why ? [why] : [])])
  for (const { why, file, line } of request.rivals)
    add('alignment', request.answers.conflict ? 'pass' : 'ask', [
      { code: 'conflict', detail: `${file}:${line}` },
      ...(why ? [why] : []),
    ])
  await addSimilar(world, request, add)
  add('limits', 'wait', await heldBy(world, request))
  const waits = world.waits.get(request.number)
  add('writing', 'wait', request.state === 'approved' && waits ? [waits] : [])
  add('writing', 'refuse', request.failure ? [request.failure] : [])
  const { ended, standing } = request
  add(
    'outside',
    'ask',
    standing ? [{ code: 'already-stands', detail: `${standing.file}:${standing.line}` }] : [],
  )
  add('outside', 'pass', ended ? [ended] : [])
  add('branch', 'flag', await whereabouts(world, request))
  add('commit', 'wait', request.commit?.reason ? [request.commit.reason] : [])
  return verdicts
}

/** Nothing fired for a removal: somebody wanted it, in a chat or from a shell. */
const whoAsked = ({ origin: { by } }: Request): Reason =>
  by === null ? { code: 'removal-shell' } : { code: 'removal-asked', detail: by }

/** What spoke for the words, each once; what the card warns of stands among the marks. */
function heard(candidate: CandidateRecord | null, marks: readonly Reason[]): readonly Reason[] {
  const elsewhere = new Set<ReasonCode>(['said-otherwise', ...marks.map(({ code }) => code)])
  return (candidate?.reasons ?? []).filter(({ code, detail }, at, all) => {
    const first = all.findIndex((each) => each.code === code && each.detail === detail)
    return first === at && !elsewhere.has(code)
  })
}

/** Which gate raised a mark that a card carries; all others are those of the safety gate. */
const gates: Readonly<Partial<Record<ReasonCode, string>>> = {
  mixed: 'detect',
  vague: 'detect',
  'ignored-before': 'recurrence',
  'stays-out': 'alignment',
  'short-lived': 'freshness',
  'also-fits-l2': 'placement',
  'also-fits-l3': 'placement',
  'no-skill': 'placement',
  'unknown-skill': 'placement',
  'skill-below': 'placement',
  'skill-worse': 'placement',
  'skill-grown': 'placement',
  claimed: 'placement',
  'claimed-shell': 'placement',
}

function byGate({ flags }: Request): ReadonlyMap<string, readonly Reason[]> {
  const out = new Map<string, Reason[]>()
  for (const flag of flags) {
    const gate = gates[flag.code] ?? 'safety'
    out.set(gate, [...(out.get(gate) ?? []), flag])
  }
  return out
}

/** How often it was seen, whether in other words, and what that speaks for. */
async function recurrenceOf(
  world: World,
  request: Request,
  candidate: CandidateRecord | null,
): Promise<Reason[]> {
  if (candidate === null) return []
  const seen = await world.store.read.sightings(candidate.id)
  const raise = reasonToRaise(request, seen)
  return [
    { code: 'sighted', detail: String(seen.times) },
    ...candidate.reasons.filter(({ code }) => code === 'said-otherwise'),
    ...(raise ? [raise] : []),
  ]
}

/** What people said to requests like it, and whether the digest is enough for it therefore. */
async function addSimilar(
  world: World,
  request: Request,
  add: (gate: string, outcome: Verdict['outcome'], reasons: readonly Reason[]) => void,
): Promise<void> {
  if (request.kind === 'remove') return
  const similar = others(await similarTo(world.store.read, request), request)
  const { approved, ignored } = similar
  const known = approved + ignored > 0
  add('acceptance', 'pass', known ? [{ code: 'similar', detail: `${approved} : ${ignored}` }] : [])
  const waits = request.state === 'queued' && isForDigest(request, similar)
  add('acceptance', 'wait', waits ? [{ code: 'unwanted' }] : [])
}

/** Without the decision on the request itself. */
function others({ approved, ignored }: Acceptance, { promised, state, ended }: Request): Acceptance {
  const isIgnored = !promised && state === 'ignored' && !ended
  return {
    approved: Math.max(0, approved - (promised ? 1 : 0)),
    ignored: Math.max(0, ignored - (isIgnored ? 1 : 0)),
  }
}

/** Of an entry that does not stand here as it was approved: which branches have it, or that nobody has. */
async function whereabouts(world: World, request: Request): Promise<Reason[]> {
  const workspace = world.workspaces.get(request.workspace)
  if (request.state !== 'written' || request.kind !== 'add' || !workspace) return []
  const entry = await world.store.read.entry(request.ulid)
  if (!entry || entry.removedBy !== null) return []
  const place = await world.memory.place(workspace, entry)
  switch (place.place) {
    case 'elsewhere':
      return [{ code: 'other-branch', detail: place.branches.join(', ') }]
    case 'changed':
      return [{ code: 'drifted', detail: `${place.file}:${place.line}` }]
    case 'gone':
      return [{ code: 'entry-gone' }]
    case 'here':
      return []
  }
}

/** Why a queued request has no card yet. */
export async function heldBy(world: World, request: Request): Promise<Reason[]> {
  if (request.state !== 'queued') return []
  const slots = await slotsFor(world, world.store.read, request)
  if (slots.length === 0) return [{ code: 'no-address' }]
  const reasons = slots.flatMap(({ slot }) => (slot.outcome === 'held' ? [slot.reason] : []))
  return reasons.filter((reason, at) => reasons.findIndex((each) => each.code === reason.code) === at)
}

const weight: Record<Verdict['outcome'], number> = { refuse: 0, wait: 1, ask: 2, flag: 3, pass: 4 }
/** All reasons that hold now, those that keep the request waiting first. */
const weightiestFirst = (verdicts: readonly Verdict[]): Reason[] =>
  [...verdicts].sort((a, b) => weight[a.outcome] - weight[b.outcome]).flatMap((verdict) => verdict.reasons)

/** `evogate why 42`; null when there is no such request. */
export async function why(world: World, number: number): Promise<Why | null> {
  const request = await world.store.read.request(number)
  if (!request) return null
  const verdicts = await verdictsOn(world, request)
  return {
    request: rowOf(world, request),
    verdicts,
    reasons: weightiestFirst(verdicts),
    ...(await historyOf(world, request)),
  }
}

/** Who decided what of a request, and which request took its entry out again. */
export async function historyOf(
  world: World,
  { number, ulid, kind }: Request,
): Promise<Pick<Why, 'decisions' | 'removedBy'>> {
  const { read } = world.store
  const decisions = await read.decisionsOf(number)
  const entry = await read.entry(ulid)
  const remover = entry?.removedBy ? await read.requestByUlid(entry.removedBy) : null
  return {
    decisions: decisions.map((decision) => ({
      ...decisionRow(world, decision, kind === 'remove'),
      value: decision.value,
    })),
    removedBy: remover?.number ?? null,
  }
}
