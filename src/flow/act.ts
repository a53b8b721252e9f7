import type { Pressed } from '../core/interpret.ts'
import type { Actor, Move, Request } from '../core/request/request.ts'
import { highest } from '../core/tier.ts'
import { asDecided } from './as-decided.ts'
import { newCards } from './cards.ts'
import type { Answer } from './ports/channel.ts'
import type { Workspace } from './ports/memory.ts'
import type { Transaction } from './ports/store.ts'
import { type Presser, settle } from './presser.ts'
import { refuse, refuseStale } from './refuse.ts'
import { lookAtTargets } from './seal.ts'
import { skillAfter } from './skill-press.ts'
import { openTakeOut } from './take-out.ts'
import { moveWithin, type Transition } from './transition.ts'
import type { World } from './world.ts'

/** Makes the move that a press asks for; who comes second is told what became of the request. */
export async function act(
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
      via: presser.via,
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
  return { toast: toastFor(moved.request, move, presser), alert: false }
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
    via: presser.via,
    at: world.now(),
    outcome: after.state,
    ...asDecided(after),
  })
}

/** In the inbox the card stands right there, whatever became of it. */
function toastFor(after: Request, move: Move, { via, t }: Presser): string {
  const { number, state } = after
  if (move.move === 'release') return t('toast-sent', { number })
  if (move.move === 'keep') return t('toast-kept', { number })
  if (move.move === 'reopen') return t('toast-reopened', { number })
  if (move.move === 'retry') return t('toast-retrying', { number })
  if (state === 'approved') return t('toast-approved', { number })
  if (state === 'ignored') return t('toast-ignored', { number })
  if (state === 'deferred') return t('toast-deferred', { number })
  if (move.move === 'modify' || (move.move === 'answer' && move.question === 'wording'))
    return t(via === 'web' ? 'toast-here-modified' : 'toast-modified', { number })
  if (move.move === 'answer' && move.question === 'root') return t('toast-cause', { number })
  if (state === 'questioned')
    return t(via === 'web' ? 'toast-here-question' : 'toast-evolved-question', { number })
  return t('toast-answered', { number })
}
