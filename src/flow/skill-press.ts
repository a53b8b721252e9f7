import { checkSafety } from '../core/gates/safety/index.ts'
import type { Reason } from '../core/reason.ts'
import type { Draft, Move, Request } from '../core/request/request.ts'
import type { Tier } from '../core/tier.ts'
import type { Workspace } from './ports/memory.ts'
import { gateSkill } from './skill-gate.ts'
import type { World } from './world.ts'

/** The skill that a request has once a move is made. */
export const skillAfter = ({ skill }: Request, move: Move): string | null =>
  move.move === 'answer' && move.question === 'skill' ? move.value : skill

/** Why a press cannot make an L2 of a request: there is no such skill, or it is not sound enough. Null if it can. */
export async function unfitForSkill(
  world: World,
  workspace: Workspace,
  request: Request,
  move: Move,
): Promise<Reason | null> {
  const skill = skillAfter(request, move)
  if (request.kind === 'remove' || skill === null || tierAfter(request, move) !== 'L2') return null
  const gate = await gateSkill(world, workspace, skill, request)
  return gate.outcome === 'below' ? gate.reason : null
}

/** A root cause that a person writes stands in the block like any other words: it passes the safety gate, or is not taken. */
export function withSafeCause(
  world: World,
  workspace: Workspace,
  request: Request,
  move: Move,
): { readonly move: Move } | { readonly refused: readonly Reason[] } {
  if (move.move !== 'answer' || move.question !== 'root' || move.value === 'yes') return { move }
  const safety = checkSafety({
    text: move.value,
    where: 'L2',
    field: 'cause',
    ownAgent: request.origin.agent,
    existingFiles: (path) => world.memory.hasFile(workspace, path),
  })
  return safety.outcome === 'refuse' ? { refused: safety.reasons } : { move: { ...move, value: safety.text } }
}

/** The tier of a write that the move leads to; null for moves that lead to none. */
function tierAfter(request: Request, move: Move): Tier | null {
  if (move.move === 'evolve') return move.tier ?? request.tier
  if (move.move !== 'answer') return null
  return move.question === 'tier' ? (move.value as Tier) : request.tier
}

/**
 * The tier to put other words at: one that was asked for, that of a skill that the request belongs to already, or of a
 * pitfall; what raises an entry stays where it raises it.
 */
export const askedOf = ({ askedTier, tier, skill, trigger, raises }: Request): Tier | null =>
  raises ? tier : (askedTier ?? (tier === 'L2' && (skill !== null || trigger === 'B') ? 'L2' : null))

/** Other words for an L2: they are scored anew, and what does not pass is put as L1. */
export async function placeDraft(
  world: World,
  workspace: Workspace,
  request: Request,
  draft: Draft,
): Promise<Draft> {
  if (draft.tier !== 'L2') return draft
  // Put lower before: other words do not make its skill sound.
  if (request.tier !== 'L2')
    return { ...draft, tier: 'L1', flags: [...draft.flags, { code: 'also-fits-l2' }] }
  if (request.skill === null) return draft
  const gate = await gateSkill(world, workspace, request.skill, { ...request, text: draft.text })
  return gate.outcome === 'pass' ? draft : { ...draft, tier: 'L1', flags: [...draft.flags, gate.reason] }
}
