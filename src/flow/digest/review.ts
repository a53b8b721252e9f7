import { distill } from '../../core/distill.ts'
import { isPitfall } from '../../core/pitfall/lesson.ts'
import { isFromTool, type Reason } from '../../core/reason.ts'
import { dueAt } from '../../core/request/due.ts'
import type { Draft, Request } from '../../core/request/request.ts'
import { passGates } from '../gates.ts'
import { findIgnored, findOpen } from '../known.ts'
import type { Workspace } from '../ports/memory.ts'
import type { CandidateRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/store.ts'
import { beside, type Repeats, repeatsOf } from '../repeats.ts'
import { requestFrom } from '../request-from.ts'
import { ranked, type Scored } from '../score.ts'
import { lookAtTargets, seal } from '../seal.ts'
import { readTold } from '../told.ts'
import type { World } from '../world.ts'
import { workspacesAt } from './clock.ts'

/** Candidates that one review puts up. */
export const REVIEW_MAX = 3
/** Candidates that are looked at: some no longer pass the gates. */
const LOOK = 12
/** Those that were seen most often, of which the best by their score are looked at. */
const POOL = 500

interface Review {
  readonly workspaces: readonly string[]
  readonly best: readonly Passed[]
  /** What the gates now refuse, or what stands already, leaves the pool. */
  readonly gone: readonly { readonly candidate: CandidateRecord; readonly reasons: readonly Reason[] }[]
}

interface Passed {
  readonly found: Scored
  readonly workspace: Workspace
  readonly draft: Draft
  readonly targets: Request['targets']
}

/** Looks for the best candidates of the pool, once a date for each workspace, and puts them through every gate again. */
export async function prepareReview(world: World, address: string, date: string): Promise<Review> {
  const others = await world.store.read.digestsOn(date)
  const workspaces = workspacesAt(world, address).filter(
    (id) => !world.addressesOf(id).some((each) => others.includes(each)),
  )
  const best: Passed[] = []
  const gone: Review['gone'][number][] = []
  if (workspaces.length === 0) return { workspaces, best, gone }
  const pool = await world.store.read.seen({ workspaces, states: ['pool'], awake: true, limit: POOL })
  for (const found of ranked(world, pool).filter(isForReview).slice(0, LOOK)) {
    if (best.length === REVIEW_MAX) break
    const { candidate } = found
    const workspace = world.workspaces.get(candidate.workspace)
    if (!workspace || candidate.text === null) continue
    const gates = await passGates(world, {
      workspace,
      text: candidate.text,
      askedTier: isFromTool(candidate.reasons) ? 'L1' : null,
      wording: wordingOf(candidate, candidate.text),
      agent: found.agent ?? 'evogate',
      anyLength: true,
    })
    if (gates.outcome === 'refuse') gone.push({ candidate, reasons: gates.reasons })
    else if (gates.stands) gone.push({ candidate, reasons: [{ code: 'already-stands' }] })
    else
      best.push({
        found,
        workspace,
        draft: gates.draft,
        targets: await lookAtTargets(world, workspace, null),
      })
  }
  for (const workspace of workspaces) await readTold(world, workspace)
  return { workspaces, best, gone }
}

/** A pitfall waits until it is met again; the digest says that it was met. */
const isForReview = ({ candidate }: Scored): boolean => !isPitfall(candidate.reasons)

function wordingOf({ reasons }: CandidateRecord, text: string): Request['wording'] {
  if (reasons.some(({ code }) => code === 'unknown-fact' || code === 'searched-again')) return 'empty'
  return reasons.some(({ code }) => code === 'vague') ? 'vague' : distill(text).wording
}

/**
 * Makes requests of them, deferred from the beginning: they take no slot and no card of their own. Those that were left
 * sleep when they were passed over twice. Returns the numbers of the requests.
 */
export async function putUp(world: World, tx: Transaction, review: Review): Promise<readonly number[]> {
  const numbers: number[] = []
  for (const { candidate, reasons } of review.gone)
    await tx.setCandidate(candidate.id, { state: 'muted', reasons: reasons.map(({ code }) => ({ code })) })
  for (const passed of review.best) {
    const { candidate } = passed.found
    if ((await tx.candidate(candidate.id))?.state !== 'pool') continue
    await tx.setCandidate(candidate.id, { state: 'requested' })
    const repeats = await repeatsOf(world, tx, candidate.workspace, passed.draft)
    if (isKnown(world, repeats)) continue
    const draft = beside(passed.draft, repeats)
    const request = await tx.addRequest(requestOf(world, { ...passed, draft }))
    await tx.addAudit({
      chain: candidate.workspace,
      kind: 'listed',
      at: world.now(),
      body: {
        request: request.number,
        trigger: request.trigger,
        textHash: request.textHash,
        block: request.block?.hash ?? null,
      },
    })
    numbers.push(request.number)
  }
  if (review.workspaces.length > 0) await tx.passOver(review.workspaces, world.now())
  return numbers
}

/** Asked, written or ignored in the meantime, under another candidate or in other words. */
const isKnown = (world: World, { entry, requests }: Repeats): boolean =>
  entry !== null || (findOpen(requests) ?? findIgnored(world, requests)) !== undefined

function requestOf(world: World, { found, workspace, draft, targets }: Passed): Request {
  const { candidate, agent } = found
  const tainted = isFromTool(candidate.reasons)
  const origin = {
    fired: '',
    evidence: '',
    agent: agent ?? 'evogate',
    host: world.settings.host,
    session: '',
    via: 'review',
    by: null,
  }
  const lesson = {
    workspace,
    urgency: candidate.urgency,
    kind: candidate.kind,
    byPerson: false,
    trigger: 'C',
    claimed: candidate.reasons.some(({ code }) => code === 'claimed'),
    askedTier: null,
    tainted,
    fields: {},
    flags: tainted ? [{ code: 'tool-output' } as const] : [],
    origin,
  } as const
  const drawn: Request = { ...requestFrom(world, lesson, draft, found, targets, []), state: 'deferred' }
  const sealed = seal(world, workspace, drawn, null)
  return { ...sealed, dueAt: dueAt(sealed, world.now(), { twoPerson: world.settings.twoPerson }) }
}
