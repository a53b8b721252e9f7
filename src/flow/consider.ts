import type { DecayType } from '../core/decay.ts'
import { classify, shortLived } from '../core/gates/freshness.ts'
import { importance } from '../core/importance.ts'
import type { Reason } from '../core/reason.ts'
import { newborn } from '../core/request/newborn.ts'
import type { Draft, Origin, Request, Trigger } from '../core/request/request.ts'
import type { Tier } from '../core/tier.ts'
import type { Urgency } from '../core/urgency.ts'
import { newCards } from './cards.ts'
import { passGates } from './gates.ts'
import { findIgnored, findOpen, rememberIgnored } from './known.ts'
import { kept, learned, requestsLike, standsWritten } from './matter.ts'
import type { Workspace } from './ports/memory.ts'
import type { CandidateRecord, EventRecord } from './ports/records.ts'
import type { Transaction } from './ports/store.ts'
import { putAt, riskOf } from './put-at.ts'
import { queue } from './queue.ts'
import { type Offer, offerRaise, readRetoldEntry } from './raise.ts'
import { beside, type Repeats, repeatsOf } from './repeats.ts'
import { type Scored, scored } from './score.ts'
import { lookAtTargets, seal } from './seal.ts'
import { fitSkill, noSkill, type SkillFit } from './skill-of.ts'
import { addTold, REPEAT_LIFE, readTold } from './told.ts'
import { filesOf } from './touched.ts'
import { moveWithin } from './transition.ts'
import type { World } from './world.ts'

/** Words that may be worth remembering, from whichever door they came. */
export interface Lesson {
  readonly workspace: Workspace
  readonly text: string
  readonly wording: Request['wording']
  readonly kind: string
  readonly urgency: Urgency
  readonly trigger: Extract<Trigger, 'A' | 'B' | 'P' | 'C'>
  readonly askedTier: Tier | null
  /** How fast the words lose their truth, if somebody said so. */
  readonly decay?: DecayType
  /** The skill that whoever proposes says it belongs to. */
  readonly skill?: string | null
  readonly fields: Request['fields']
  readonly flags: readonly Reason[]
  /** What made it worth looking at; kept with the candidate, for `why`. */
  readonly heard: readonly Reason[]
  /** Words of a person and not of a machine: they are never muted. */
  readonly byPerson: boolean
  /** A program's own word for it: it counts for no more however often it is said. Without it, proposals are. */
  readonly claimed?: boolean
  /** They stand in lines of a memory file that a request takes out. */
  readonly leaving?: boolean
  /** Cap on the tier for words that came back from a tool's output. */
  readonly tainted: boolean
  /** An approver asked for it: its card is put at once, without a slot. */
  readonly atOnce?: boolean
  /** `area.symptom`: what has the same key is one matter in whatever words. */
  readonly key?: string
  /** Trigger B: a person had to correct the agent again and again, so it is put at once and weighs more. */
  readonly corrected?: boolean
  readonly origin: Origin
  /** What the sighting is counted by. */
  readonly session: string
  readonly event: EventRecord
}

export type Considered =
  | { readonly outcome: 'request'; readonly number: number }
  | { readonly outcome: 'seen'; readonly number: number | null; readonly times: number; readonly at?: string }
  | { readonly outcome: 'pooled'; readonly times: number }
  | { readonly outcome: 'refused'; readonly reasons: readonly Reason[] }
  /** The event was handled before: nothing was done. */
  | { readonly outcome: 'known' }

/**
 * Puts words through the gates and files them: a refusal, one more sighting of something known, a candidate in the
 * pool, or a request in the queue. Idempotent by the event's id.
 */
export async function consider(world: World, lesson: Lesson): Promise<Considered> {
  const { workspace } = lesson
  const gates = await passGates(world, {
    workspace,
    text: lesson.text,
    askedTier: lesson.tainted ? 'L1' : lesson.trigger === 'B' ? 'L2' : lesson.askedTier,
    wording: lesson.wording,
    agent: lesson.origin.agent,
    anyLength: lesson.trigger === 'A' && lesson.wording !== 'final',
  })
  if (gates.outcome === 'refuse') return refuse(world, lesson, gates.reasons)
  const short = shortLived(lesson.decay ?? classify(gates.draft.text))
  // A person's own words are asked about all the same, with a warning.
  if (short && (!lesson.byPerson || lesson.urgency === 'mild')) return refuse(world, lesson, [short])
  const draft = short ? { ...gates.draft, flags: [...gates.draft.flags, short] } : gates.draft
  const stands = gates.stands ? `${gates.stands.file}:${gates.stands.line}` : null
  const fit =
    lesson.tainted || (lesson.wording !== 'final' && lesson.trigger !== 'B')
      ? noSkill
      : await fitSkill(world, workspace, {
          asked: lesson.skill ?? null,
          session: lesson.origin.session,
          pitfall: { text: draft.text, fields: lesson.fields, origin: lesson.origin },
        })
  const targets = await lookAtTargets(world, workspace, fit.skill)
  const retold = await readRetoldEntry(world, lesson, { ...gates, draft })
  await readTold(world, workspace.id)

  return world.store.write(async (tx) => {
    if (!(await tx.addEvent(lesson.event))) return { outcome: 'known' }
    const repeats = await repeatsOf(world, tx, workspace.id, draft)
    const seen = await sight(world, tx, lesson, draft, repeats)
    const { candidate, times } = seen
    const before = await requestsLike(tx, repeats.requests, candidate)
    const written = repeats.entry ?? (await standsWritten(tx, before))
    if (written) {
      const again = retold?.entry.id === written.id && !staysInPool(lesson, seen) ? retold : null
      const offer = again && (await offerRaise(world, tx, lesson, again, { ...seen, skill: fit.skill }))
      if (again && offer?.offer === 'raise') {
        const words = { ...lesson, fields: again.fields }
        return file(world, tx, lesson, draw(world, words, again.draft, seen, targets, [], fit, offer))
      }
      const asks = offer?.offer === 'open' ? offer.number : null
      if (asks !== null) await tx.touchDeliveries(asks)
      return { outcome: 'seen', number: asks ?? written.request, times }
    }
    const open = findOpen(before)
    if (open) {
      await tx.touchDeliveries(open.number)
      return { outcome: 'seen', number: open.number, times }
    }
    if (stands && !lesson.leaving) return { outcome: 'seen', number: null, times, at: stands }
    // Who ignored a raise left its entry where it stood, and said nothing against the words.
    const ignored = findIgnored(
      world,
      before.filter(({ raises }) => !raises),
    )
    if (ignored && !lesson.byPerson) return { outcome: 'seen', number: ignored.number, times }
    if (staysInPool(lesson, seen)) {
      await tx.setCandidate(candidate.id, { state: 'pool' })
      return { outcome: 'pooled', times }
    }
    const again = ignored ? [await rememberIgnored(tx, ignored)] : []
    return file(world, tx, lesson, draw(world, lesson, beside(draft, repeats), seen, targets, again, fit))
  })
}

/** Seals a request and puts it into the queue, or straight to a person who asked for it. */
async function file(
  world: World,
  tx: Transaction,
  { workspace, atOnce }: Lesson,
  drawn: Request,
): Promise<Considered> {
  const added = await queue(world, tx, seal(world, workspace, drawn, null))
  if (added.candidate) await tx.setCandidate(added.candidate, { state: 'requested' })
  if (atOnce) await putAtOnce(world, tx, workspace, added)
  return { outcome: 'request', number: added.number }
}

async function putAtOnce(
  world: World,
  tx: Transaction,
  workspace: Workspace,
  request: Request,
): Promise<void> {
  const moved = await moveWithin(world, tx, workspace, request, { move: 'release' }, { via: null })
  if (moved.outcome === 'moved') await newCards(world, tx, moved.request, null)
}

/** Only kind and hash of refused words are kept. */
async function refuse(world: World, lesson: Lesson, reasons: readonly Reason[]): Promise<Considered> {
  return world.store.write(async (tx) => {
    if (!(await tx.addEvent(lesson.event))) return { outcome: 'known' }
    const codes = reasons.map(({ code, detail }) => ({ code, ...(detail !== undefined && { detail }) }))
    await tx.addAudit({
      chain: lesson.workspace.id,
      kind: 'gate-refused',
      at: world.now(),
      body: { door: lesson.origin.via, reasons: codes.map(({ code }) => code) },
    })
    return { outcome: 'refused', reasons: codes }
  })
}

/** Sessions in which a pitfall must have been met before a person is asked about it. */
const PITFALL_SESSIONS = 2

/**
 * A pitfall waits until it is met again, unless a person had to correct it again and again. What a person prefers, and
 * what a program would like remembered, waits for the review; what was only noticed waits until it was noticed often
 * enough.
 */
const staysInPool = (
  { urgency, byPerson, trigger, corrected }: Lesson,
  { ripeness, times }: Scored,
): boolean =>
  trigger === 'B'
    ? !corrected && times < PITFALL_SESSIONS
    : urgency === 'mild' && (byPerson || trigger === 'P' || ripeness === 'unripe')

/** One more sighting of these words, of a candidate that is made, or taken out of the archive, if there is none. */
async function sight(
  world: World,
  tx: Transaction,
  lesson: Lesson,
  draft: Draft,
  repeats: Repeats,
): Promise<Scored & { readonly anew: boolean }> {
  const now = world.now()
  const { id: workspace } = lesson.workspace
  const { key } = lesson
  const known = key ? await tx.candidateByKey(workspace, key, now - REPEAT_LIFE) : repeats.candidate
  const id = known?.id ?? world.ulid()
  if (known && key) await tx.setCandidate(id, learned(known, lesson, draft))
  else if (known && repeats.otherwise) await tx.setCandidate(id, { reasons: saidOtherwise(known) })
  if (!known) {
    await tx.addCandidate({
      id,
      workspace: lesson.workspace.id,
      textHash: draft.textHash,
      text: draft.text,
      kind: lesson.kind,
      urgency: lesson.urgency,
      tier: draft.tier,
      state: 'pool',
      // What waits in the pool is put from its candidate alone, and stays no higher than L1 there, too.
      reasons: [...lesson.heard.map(kept), ...(lesson.tainted ? [{ code: 'tool-output' } as const] : [])],
      createdAt: now,
      ...(key && { key, fields: lesson.fields }),
    })
  }
  if (!known || key) addTold(world, workspace, draft)
  const anew = await tx.addSighting({
    candidate: id,
    session: lesson.session,
    event: lesson.event.id,
    at: lesson.event.at,
    files: filesOf(world, lesson.session),
  })
  const [seen] = await tx.seen({ workspaces: [workspace], id })
  if (!seen) throw new Error(`Candidate ${id} was not seen`)
  return { ...scored(world, seen), anew }
}

/** For `why`. The other words themselves are not kept. */
const saidOtherwise = ({ reasons }: CandidateRecord): readonly Reason[] =>
  reasons.some(({ code }) => code === 'said-otherwise') ? reasons : [...reasons, { code: 'said-otherwise' }]

/** The request that words make once they have passed the gates, in the queue and not sealed yet. */
export function draw(
  world: World,
  lesson: Pick<
    Lesson,
    | 'workspace'
    | 'urgency'
    | 'kind'
    | 'byPerson'
    | 'claimed'
    | 'trigger'
    | 'askedTier'
    | 'decay'
    | 'tainted'
    | 'fields'
    | 'flags'
    | 'corrected'
    | 'origin'
  >,
  draft: Draft,
  { candidate, ripeness }: Scored,
  targets: Request['targets'],
  extra: readonly Reason[],
  fit: SkillFit = noSkill,
  raise: Extract<Offer, { offer: 'raise' }> | null = null,
): Request {
  const now = world.now()
  const claimed = lesson.claimed ?? lesson.trigger === 'P'
  const weighs = lesson.trigger === 'B' && !lesson.corrected ? 'mild' : lesson.urgency
  const weighty = importance(weighs, { byPerson: lesson.byPerson, claimed }, ripeness)
  const put = raise ? { tier: raise.tier, flags: [] } : putAt(lesson, draft.tier, weighty, fit)
  return newborn(
    {
      ulid: world.ulid(),
      workspace: lesson.workspace.id,
      candidate: candidate.id,
      kind: 'add',
      trigger: lesson.trigger,
      signal: candidate.kind,
      ...draft,
      tier: put.tier,
      askedTier: lesson.askedTier,
      skill: fit.skill,
      // What is raised goes to a skill that is known, or to none.
      skills: raise ? [] : fit.choices,
      ...(lesson.decay && { decay: lesson.decay }),
      fields: lesson.fields,
      urgency: lesson.urgency,
      importance: weighty,
      risk: riskOf(lesson, draft, put.tier),
      flags: [...lesson.flags, ...draft.flags, ...put.flags, ...extra],
      targets,
      block: null,
      takesOut: null,
      raises: raise?.raises ?? null,
      origin: lesson.origin,
    },
    now,
  )
}
