import type { Acceptance } from '../core/acceptance.ts'
import { isAgentPath } from '../core/agent-memory.ts'
import type { Card } from '../core/card/card.ts'
import { fileOf } from '../core/card/fields.ts'
import type { CardView } from '../core/card/view.ts'
import { drawCard } from '../core/card/view.ts'
import { localTime } from '../core/local-date.ts'
import type { Translate } from '../core/locale-code.ts'
import { readingsOf } from '../core/readings.ts'
import type { Reason } from '../core/reason.ts'
import { SECOND_THOUGHTS } from '../core/request/due.ts'
import type { Request } from '../core/request/request.ts'
import { rivalsTakenOut } from '../core/request/weight.ts'
import { similarTo } from './acceptance.ts'
import { adviceOn } from './advice.ts'
import { placeAsApproved } from './in-place.ts'
import { leftBy } from './left.ts'
import { orderOf } from './order.ts'
import type { GitState, Workspace } from './ports/memory.ts'
import type { AddressRecord, DecisionRecord, DeliveryRecord } from './ports/records.ts'
import { unsealedBlock } from './seal.ts'
import { gateSkill } from './skill-gate.ts'
import type { World } from './world.ts'
import { translateFor } from './world.ts'

/** Draws the card of a delivery from the request as it stands now. */
export const drawDelivery = (
  world: World,
  request: Request,
  { superseded }: Pick<DeliveryRecord, 'superseded'>,
  address: AddressRecord,
): Promise<Card> =>
  drawSeen(
    world,
    request,
    { superseded, alone: isOneReader(address), zone: world.rulesAt(address.id).zone },
    translateFor(world, address),
  )

/** Draws the card as it is seen at one place: `alone` by one reader, with the times of the place's `zone`. */
export async function drawSeen(
  world: World,
  request: Request,
  {
    superseded,
    alone,
    zone,
  }: { readonly superseded: boolean; readonly alone: boolean; readonly zone: string },
  t: Translate,
): Promise<Card> {
  const { read } = world.store
  const workspace = world.workspaces.get(request.workspace)
  const git = workspace ? await world.memory.git(workspace) : null
  const entry = request.state === 'written' ? await read.entry(request.ulid) : null
  const left = await leftBy(read, entry)
  const last = settlingDecision(request, await read.decisionsOf(request.number))
  const seen = request.candidate ? await read.sightings(request.candidate) : null
  const fresh = request.settledAt !== null && world.now() - request.settledAt < SECOND_THOUGHTS
  const waits = ['queued', 'asked', 'questioned', 'deferred'].includes(request.state)
  const ahead = workspace ? await lookAhead(world, workspace, request) : nothingAhead
  const view: CardView = {
    request,
    workspace: { name: workspace?.name ?? '?' },
    branch: git === null || isAgentPath(fileOf(request) ?? '') ? null : branchOf(git),
    git: remarkOn(world, request, git),
    seen: seen ?? { times: 1, sessions: 1 },
    advice: waits ? await adviceOn(world, request) : [],
    similar: await decidedLike(world, request),
    showEvidence: world.settings.showEvidence || alone,
    ...ahead,
    settled: last && settledBy(last, zone),
    undo: entry !== null && entry.removedBy === null && fresh,
    reopen: (request.state === 'ignored' || request.state === 'expired') && fresh,
    left,
    raised: workspace ? await fateOf(world, workspace, request) : null,
    superseded,
    readings: readingsOf(request),
    unsealed: workspace ? unsealedBlock(world, workspace, request) : null,
    skill: workspace && waits ? await scoreOf(world, workspace, request) : null,
  }
  return drawCard(view, t)
}

/** What becomes of the entry that a request raises, by the files as they stand. */
async function fateOf(
  world: World,
  workspace: Workspace,
  { raises, state, ulid }: Request,
): Promise<NonNullable<CardView['raised']> | null> {
  const entry = raises ? await world.store.read.entry(raises.entry) : null
  if (!entry || state === 'ignored' || state === 'expired') return null
  const { path, text } = entry
  if (entry.removedBy === ulid) return { fate: 'went', place: path, text }
  const place = state === 'written' ? null : await placeAsApproved(world, workspace, entry)
  return place === null ? { fate: 'stays', place: path, text } : { fate: 'goes', place, text }
}

/** Null while nobody has decided anything like it. */
async function decidedLike(world: World, request: Request): Promise<Acceptance | null> {
  if (request.kind === 'remove') return null
  const similar = await similarTo(world.store.read, request)
  return similar.approved + similar.ignored > 0 ? similar : null
}

/** Looked at anew each time: the skill may have been edited since. */
async function scoreOf(
  world: World,
  workspace: Workspace,
  request: Request,
): Promise<NonNullable<CardView['skill']> | null> {
  const { kind, tier, skill } = request
  if (kind === 'remove' || tier !== 'L2' || skill === null) return null
  const showAgain = () => {
    world.store
      .write((tx) => tx.touchDeliveries(request.number))
      .then(world.wake, (error: unknown) =>
        world.log({ level: 'warn', msg: 'A card could not be drawn again', error: String(error) }),
      )
  }
  const gate = await gateSkill(world, workspace, skill, request, showAgain)
  return { score: gate.score, warning: gate.outcome === 'pass' ? gate.warning : gate.reason }
}

/** A private chat has one reader, and so has the terminal. Ids of Telegram's groups are negative. */
export const isOneReader = (address: Pick<AddressRecord, 'channel' | 'chat'>): boolean =>
  address.channel === 'terminal' || (address.channel === 'telegram' && !address.chat.startsWith('-'))

export const branchOf = (git: GitState): string | null =>
  git.state === 'ready' || git.state === 'unborn' || git.state === 'busy' ? git.branch : null

/** What the card must say of git: what a write waits for, or why it will not be committed. */
function remarkOn(world: World, request: Request, git: GitState | null): Reason | null {
  const waits = world.waits.get(request.number)
  if (waits && request.state === 'approved') return waits
  if (request.state === 'written' || git === null || isOutOfGit(request)) return null
  switch (git.state) {
    case 'busy':
    case 'none':
      return git.reason
    case 'detached':
      return { code: 'detached-head' }
    case 'unborn':
      return { code: 'unborn-branch' }
    default:
      return null
  }
}

/** All that the write touches is in the agent's memory. */
const isOutOfGit = (request: Request): boolean =>
  [
    fileOf(request) ?? '',
    ...rivalsTakenOut(request).map(({ file }) => file),
    ...(request.raises ? [request.raises.path] : []),
  ].every(isAgentPath)

type Ahead = Required<Pick<CardView, 'diff' | 'ahead'>>
const nothingAhead: Ahead = { diff: null, ahead: [] }

/**
 * What the write would do: its diff where that is what is asked about, or where more than the block is written (R2); and
 * what a person should know before an approval (R97).
 */
async function lookAhead(world: World, workspace: Workspace, request: Request): Promise<Ahead> {
  const shown = request.state === 'questioned' || request.state === 'asked' || request.state === 'deferred'
  const order = shown ? await orderOf(world, workspace, request) : null
  if (!order) return nothingAhead
  if (request.question === 'content') {
    const preview = await world.memory.preview(order)
    if (preview.outcome === 'refused') return nothingAhead
    return { diff: preview.diff, ahead: request.kind === 'remove' ? [] : preview.warnings }
  }
  const seen = world.memory.foresee(order)
  if (seen.outcome === 'refused') return nothingAhead
  if (request.kind === 'remove') return { diff: seen.diff, ahead: [] }
  return { diff: seen.beside && request.question === null ? seen.diff : null, ahead: seen.warnings }
}

/** The press that brought the request where it is; null when time did. */
export function settlingDecision(
  { state }: Pick<Request, 'state'>,
  decisions: readonly DecisionRecord[],
): DecisionRecord | null {
  const outcome = state === 'written' || state === 'failed' ? 'approved' : state
  // A press that only asked for an undo settled nothing of this request.
  const settling = decisions
    .filter((decision) => decision.outcome === outcome && decision.move !== 'undo')
    .at(-1)
  return settling ?? null
}

const settledBy = ({ byName, at, via }: DecisionRecord, zone: string) => ({
  by: byName,
  at: localTime(at, zone),
  via,
})
