import { sayReason, sayReasonAlone } from '../core/card/say-reason.ts'
import type { Pressed } from '../core/interpret.ts'
import { interpret, withWords } from '../core/interpret.ts'
import type { Translate } from '../core/locale-code.ts'
import type { Principal } from '../core/principal.ts'
import { readingsOf } from '../core/readings.ts'
import type { Reason, ReasonCode } from '../core/reason.ts'
import type { Actor, Move, Request } from '../core/request/request.ts'
import { isAbove } from '../core/request/weight.ts'
import { highest } from '../core/tier.ts'
import { newCards } from './cards.ts'
import { settlingDecision } from './draw.ts'
import { passGates } from './gates.ts'
import type { Answer } from './ports/channel.ts'
import type { Workspace } from './ports/memory.ts'
import type { UpdateRecord } from './ports/records.ts'
import type { Transaction } from './ports/store.ts'
import { promptFor } from './prompt.ts'
import { knownElsewhere } from './repeats.ts'
import { lookAtTargets } from './seal.ts'
import { askedOf, placeDraft, skillAfter, unfitForSkill, withSafeCause } from './skill-press.ts'
import { openTakeOut } from './take-out.ts'
import type { Transition } from './transition.ts'
import { moveWithin } from './transition.ts'
import { askUndo } from './undo.ts'
import type { World } from './world.ts'
import { actorOf } from './world.ts'

/** Where a press came from and to whom the answer goes. */
export interface Presser {
  readonly principal: Principal
  readonly chat: string
  readonly topic: string | null
  readonly t: Translate
  /** The update is settled in the same transaction as what it caused. */
  readonly update: UpdateRecord
}

/**
 * One press on one request. `revision` is the one that was pressed on (null for typed words, which mean the request as
 * it stands). The answer is one short sentence for the presser; the card follows by itself.
 */
export async function decide(
  world: World,
  request: Request,
  revision: number | null,
  pressed: Pressed,
  presser: Presser,
): Promise<Answer> {
  const by = actorOf(world, presser.principal, request.workspace)
  const workspace = world.workspaces.get(request.workspace)
  if (!by.rights.approver) return refuse(world, request, pressed, presser, 'not-an-approver')
  if (!workspace) return refuse(world, request, pressed, presser, 'workspace-missing')
  if (revision !== null && revision !== request.revision) return refuseStale(world, request, pressed, presser)

  const meaning = interpret(request, pressed, by, readingsOf(request))
  switch (meaning.meaning) {
    case 'refused':
      return refuse(world, request, pressed, presser, meaning.reason)
    case 'undo':
      return askUndo(world, workspace, request, by, presser)
    case 'prompt':
      return promptFor(world, request, meaning.verb, presser)
    case 'send':
      return act(world, workspace, request, { move: 'release' }, pressed, presser, by)
    case 'words': {
      const gates = await passGates(world, {
        workspace,
        text: meaning.words,
        askedTier: askedOf(request),
        wording: 'final',
        agent: request.origin.agent,
        anyLength: false,
        raised: request.raises?.entry ?? null,
      })
      if (gates.outcome === 'refuse') return refuseWords(world, request, gates.reasons, pressed, presser)
      const elsewhere = await knownElsewhere(world, request, gates)
      if (elsewhere) return refuseWords(world, request, [elsewhere], pressed, presser)
      const draft = await placeDraft(world, workspace, request, gates.draft)
      // Put lower, these words would raise nothing.
      const low = isAbove(request, draft.tier) ? undefined : draft.flags.at(-1)
      if (low) return refuseWords(world, request, [low], pressed, presser)
      return act(world, workspace, request, withWords(request, draft, by), pressed, presser, by)
    }
    case 'move': {
      // Another write took the block out meanwhile: approved, this one could only fail.
      if (writes(meaning.move) && (await isGone(world, request)))
        return refuse(world, request, pressed, presser, 'already-undone')
      const known = meaning.move.move === 'reopen' ? await knownElsewhere(world, request, null) : null
      if (known) return refuse(world, request, pressed, presser, known.code, known.detail)
      const checked = withSafeCause(world, workspace, request, meaning.move)
      if ('refused' in checked) return refuseWords(world, request, checked.refused, pressed, presser)
      const unfit = await unfitForSkill(world, workspace, request, checked.move)
      if (unfit) return refuse(world, request, pressed, presser, unfit.code, unfit.detail)
      return act(world, workspace, request, checked.move, pressed, presser, by)
    }
  }
}

const writes = ({ move }: Move): boolean => move === 'evolve' || move === 'answer' || move === 'retry'

/** Has the entry that is to be taken out gone by another write of ours? */
async function isGone(world: World, { takesOut }: Request): Promise<boolean> {
  if (!takesOut || takesOut.hunk) return false
  return ((await world.store.read.entry(takesOut.entry))?.removedBy ?? null) !== null
}

async function act(
  world: World,
  workspace: Workspace,
  request: Request,
  move: Move,
  pressed: Pressed,
  presser: Presser,
  by: Actor,
): Promise<Answer> {
  const seen = await lookAtFiles(world, workspace, request, move)
  let taking: Request | null = null as Request | null
  const moved = await world.store.write(async (tx): Promise<Transition> => {
    const transition = await moveWithin(world, tx, workspace, seen, move, {
      via: presser.principal.channel,
      // "Take out" typed at a removal is its evolve word.
      verb: pressed.verb === 'takeout' && request.kind === 'remove' ? 'evolve' : pressed.verb,
    })
    if (transition.outcome === 'moved') {
      if (move.move === 'release') {
        await recordSend(world, tx, request, transition.request, by, presser)
        // What waited in the queue has no card yet, and what a person asks for takes no slot.
        if (request.state === 'queued') await newCards(world, tx, transition.request, null)
      }
      const { standing } = request
      if (move.move === 'takeout' && standing?.hunk) {
        const lines = { path: standing.file, tier: standing.tier, hunk: standing.hunk }
        taking = await openTakeOut(world, tx, workspace, lines, by)
      }
      await settle(world, tx, presser, by)
    }
    return transition
  })
  if (moved.outcome === 'refused') return refuse(world, request, pressed, presser, moved.reason)
  if (moved.outcome === 'lost') {
    const now = await world.store.read.request(request.number)
    return refuseStale(world, now ?? request, pressed, presser)
  }
  world.wake()
  if (taking)
    return {
      toast: presser.t('toast-takeout', { number: request.number, remove: taking.number }),
      alert: false,
    }
  return { toast: toastFor(moved.request, move, presser.t), alert: false }
}

/** The request with what its files ask for at this moment. */
async function lookAtFiles(
  world: World,
  workspace: Workspace,
  request: Request,
  move: Move,
): Promise<Request> {
  if (request.kind !== 'add') return request
  const { raises } = request
  return {
    ...request,
    targets: await lookAtTargets(world, workspace, skillAfter(request, move)),
    ...(raises && {
      raises: { ...raises, weight: highest(raises.tier, world.memory.weightOf(workspace, raises.path)) },
    }),
  }
}

/** "Send now" has no maker in the machine, but a person pressed it. */
async function recordSend(
  world: World,
  tx: Transaction,
  before: Request,
  after: Request,
  by: Actor,
  presser: Presser,
): Promise<void> {
  await tx.addDecision({
    id: world.ulid(),
    request: before.number,
    revision: before.revision,
    move: 'send',
    value: null,
    by: by.person,
    byName: by.principal.name,
    via: presser.principal.channel,
    at: world.now(),
    outcome: after.state,
    tier: after.tier,
    textHash: after.textHash,
    blockHash: after.block?.hash ?? null,
  })
}

export async function settle(
  world: World,
  tx: Transaction,
  presser: Presser,
  by: Pick<Actor, 'person' | 'principal'>,
): Promise<void> {
  const { name, roles } = by.principal
  await tx.seePerson({ key: by.person, name, locale: null, at: world.now() })
  if (roles) await tx.seeRoles(by.person, roles, world.now())
  await tx.settleUpdate(presser.update)
}

function toastFor(after: Request, move: Move, t: Translate): string {
  const { number, state } = after
  if (move.move === 'release') return t('toast-sent', { number })
  if (move.move === 'keep') return t('toast-kept', { number })
  if (move.move === 'reopen') return t('toast-reopened', { number })
  if (move.move === 'retry') return t('toast-retrying', { number })
  if (state === 'approved') return t('toast-approved', { number })
  if (state === 'ignored') return t('toast-ignored', { number })
  if (state === 'deferred') return t('toast-deferred', { number })
  if (move.move === 'modify' || (move.move === 'answer' && move.question === 'wording'))
    return t('toast-modified', { number })
  if (move.move === 'answer' && move.question === 'root') return t('toast-cause', { number })
  if (state === 'questioned') return t('toast-evolved-question', { number })
  return t('toast-answered', { number })
}

const toasts: Partial<Record<ReasonCode, string>> = {
  'not-an-approver': 'toast-not-approver',
  'not-an-owner': 'toast-not-owner',
  'same-person': 'toast-same-person',
  'too-fast': 'toast-read-first',
  'which-tier': 'toast-which-tier',
  'no-skill': 'toast-no-skill',
  'does-not-fit': 'toast-refused',
  malformed: 'toast-refused',
  'not-our-message': 'toast-refused',
  'not-in-a-chat': 'toast-refused',
}

/** A press that does not count: the request stays, the presser learns why, the chain keeps it. */
export async function refuse(
  world: World,
  request: Request | null,
  pressed: Pick<Pressed, 'verb'> | null,
  presser: Presser,
  reason: ReasonCode,
  detail?: string,
): Promise<Answer> {
  if (request && (reason === 'moved-on' || reason === 'already-decided'))
    return refuseStale(world, request, pressed, presser)
  await auditRefusal(world, request, pressed, presser, reason)
  const key = toasts[reason]
  const number = request?.number ?? 0
  return {
    toast: key
      ? presser.t(key, { number })
      : sayReasonAlone({ code: reason, ...(detail && { detail }) }, presser.t),
    alert: reason !== 'too-fast',
  }
}

/** Too late: says what became of the request, and by whom. */
async function refuseStale(
  world: World,
  request: Request,
  pressed: Pick<Pressed, 'verb'> | null,
  presser: Presser,
): Promise<Answer> {
  const { t } = presser
  const { number, state } = request
  const over = state === 'approved' || state === 'written' || state === 'ignored' || state === 'expired'
  await auditRefusal(world, request, pressed, presser, over ? 'already-decided' : 'moved-on')
  if (state === 'expired') return { toast: t('toast-already-expired', { number }), alert: false }
  const decisions = await world.store.read.decisionsOf(number)
  const last = over ? settlingDecision(request, decisions) : null
  if (!last) return { toast: t('toast-moved-on', { number }), alert: false }
  const outcome = state === 'ignored' ? 'ignore' : 'evolve'
  const self = last.by === `${presser.principal.channel}:${presser.principal.id}`
  return {
    toast: t(`toast-already-${outcome}`, { number, by: self ? t('toast-you') : last.byName }),
    alert: false,
  }
}

/** Words that are not taken: their writer learns the reasons, the chain keeps them. */
export async function refuseWords(
  world: World,
  request: Request | null,
  reasons: readonly Reason[],
  pressed: Pick<Pressed, 'verb'> | null,
  presser: Presser,
): Promise<Answer> {
  await auditRefusal(world, request, pressed, presser, reasons[0]?.code ?? 'malformed')
  const said = [...new Set(reasons.map((reason) => sayReason(reason, presser.t)))].slice(0, 3)
  return { toast: presser.t('toast-refused-words', { reasons: said.join(' · ') }), alert: true }
}

export async function auditRefusal(
  world: World,
  request: Pick<Request, 'number' | 'revision' | 'workspace'> | null,
  pressed: Pick<Pressed, 'verb'> | null,
  presser: Presser,
  reason: ReasonCode,
): Promise<void> {
  const { principal } = presser
  await world.store.write(async (tx) => {
    await tx.addAudit({
      chain: request?.workspace ?? 'service',
      kind: 'refused',
      at: world.now(),
      body: {
        request: request?.number ?? null,
        revision: request?.revision ?? null,
        verb: pressed?.verb ?? null,
        by: `${principal.channel}:${principal.id}`,
        via: principal.channel,
        reason,
      },
    })
    await tx.settleUpdate(presser.update)
  })
}
