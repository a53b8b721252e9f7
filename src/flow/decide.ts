import { leadsToAWrite } from '../core/card/unseen.ts'
import type { Pressed } from '../core/interpret.ts'
import { interpret, withWords } from '../core/interpret.ts'
import { readingsOf } from '../core/readings.ts'
import type { Move, Request } from '../core/request/request.ts'
import { isAbove } from '../core/request/weight.ts'
import { act } from './act.ts'
import { asToolWords, keepsToolWords } from './from-tool.ts'
import { passGates } from './gates.ts'
import type { Answer } from './ports/channel.ts'
import type { Presser } from './presser.ts'
import { promptFor } from './prompt.ts'
import { refuse, refuseStale, refuseWords } from './refuse.ts'
import { knownElsewhere } from './repeats.ts'
import { isShownWhole } from './shown-whole.ts'
import { askedOf, placeDraft, unfitForSkill, withSafeCause } from './skill-press.ts'
import { askUndo } from './undo.ts'
import type { World } from './world.ts'
import { actorOf } from './world.ts'

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

  if (leadsToAWrite(pressed) && !(await isShownWhole(world, request, presser)))
    return refuse(world, request, pressed, presser, 'not-whole')

  const meaning = interpret(request, pressed, by, readingsOf(request))
  switch (meaning.meaning) {
    case 'refused':
      return refuse(world, request, pressed, presser, meaning.reason)
    case 'undo':
      return askUndo(world, workspace, request, by, presser)
    case 'prompt':
      // The inbox has no chat to ask in: its form brings the words along.
      if (presser.via === 'web') return refuse(world, request, pressed, presser, 'does-not-fit')
      return promptFor(world, request, meaning.verb, presser)
    case 'send':
      return act(world, workspace, request, { move: 'release' }, pressed, presser, by)
    case 'words': {
      const fromTool = keepsToolWords(world, request, meaning.words)
      const gates = await passGates(world, {
        workspace,
        text: meaning.words,
        askedTier: fromTool ? 'L1' : askedOf(request),
        wording: 'final',
        agent: request.origin.agent,
        anyLength: false,
        raised: request.raises?.entry ?? null,
      })
      if (gates.outcome === 'refuse') return refuseWords(world, request, gates.reasons, pressed, presser)
      const elsewhere = await knownElsewhere(world, request, gates)
      if (elsewhere) return refuseWords(world, request, [elsewhere], pressed, presser)
      const passed = fromTool ? asToolWords(gates.draft) : gates.draft
      const draft = await placeDraft(world, workspace, request, passed)
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
