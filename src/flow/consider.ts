import { classify, shortLived } from '../core/gates/freshness.ts'
import type { Reason } from '../core/reason.ts'
import type { Request } from '../core/request/request.ts'
import { newCards } from './cards.ts'
import { passGates } from './gates.ts'
import { findIgnored, findOpen, rememberIgnored } from './known.ts'
import type { Lesson } from './lesson.ts'
import { requestsLike, standsWritten } from './matter.ts'
import type { Workspace } from './ports/memory.ts'
import type { Transaction } from './ports/store.ts'
import { queue } from './queue.ts'
import { offerRaise, readRetoldEntry } from './raise.ts'
import { beside, repeatsOf } from './repeats.ts'
import { requestFrom } from './request-from.ts'
import type { Scored } from './score.ts'
import { lookAtTargets, seal } from './seal.ts'
import { sight } from './sight.ts'
import { fitSkill, noSkill } from './skill-of.ts'
import { readTold } from './told.ts'
import { moveWithin } from './transition.ts'
import type { World } from './world.ts'

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
        return file(world, tx, lesson, requestFrom(world, words, again.draft, seen, targets, [], fit, offer))
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
    return file(
      world,
      tx,
      lesson,
      requestFrom(world, lesson, beside(draft, repeats), seen, targets, again, fit),
    )
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
