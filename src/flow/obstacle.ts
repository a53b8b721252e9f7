import { standsAlready } from '../core/gates/redundancy.ts'
import { checkSafety } from '../core/gates/safety/index.ts'
import type { Reason } from '../core/reason.ts'
import type { Request } from '../core/request/request.ts'
import { weight } from '../core/request/weight.ts'
import { highest, rank } from '../core/tier.ts'
import { rivalsOf } from './gates.ts'
import { raisedHere } from './order.ts'
import type { StandingRule, Workspace } from './ports/memory.ts'
import type { EntryRecord } from './ports/records.ts'
import { lookAtTargets } from './seal.ts'
import { gateSkill } from './skill-gate.ts'
import { stillOwners } from './still-owners.ts'
import type { World } from './world.ts'
import { takeOutOf } from './written-outside.ts'

/** What keeps an approved request from being written as it was approved. */
export type Obstacle =
  | { readonly obstacle: 'reason'; readonly reason: Reason; readonly final: boolean }
  | { readonly obstacle: 'wait'; readonly reason: Reason }
  | { readonly obstacle: 'rivals'; readonly rivals: Request['rivals'] }

/** The gates once more, on the files and the people as they are at the moment of the write. */
export async function findObstacle(
  world: World,
  workspace: Workspace,
  request: Request,
): Promise<Obstacle | null> {
  const stop = (reason: Reason, final = true): Obstacle => ({ obstacle: 'reason', reason, final })
  if (await weighsMore(world, workspace, request)) return stop({ code: 'file-changed' })
  if (weight(request) === 'L3' && !(await stillOwners(world, request)))
    return stop({ code: 'approver-removed' })
  if (request.kind === 'remove')
    return (await stillThere(world, workspace, request)) ? null : stop({ code: 'file-changed' })
  // The fields of an L2 are words like any other.
  const lines =
    request.tier === 'L2'
      ? [request.text, ...Object.values(request.fields), ...linesOf(request.newSkill)]
      : [request.text]
  for (const text of lines) {
    const safety = checkSafety({
      text,
      where: request.tier,
      ownAgent: request.origin.agent,
      existingFiles: (path) => world.memory.hasFile(workspace, path),
    })
    if (safety.outcome === 'refuse') return stop(safety.reasons[0] ?? { code: 'integrity' })
    if (safety.text !== text) return stop({ code: 'integrity' })
  }
  if (request.tier === 'L2' && request.skill !== null) {
    const gate = await gateSkill(world, workspace, request.skill, request)
    if (gate.outcome === 'below') return stop(gate.reason)
  }
  const rules = await world.memory.rules(workspace)
  // What goes with this write stands in nobody's way.
  const raised = await raisedHere(world, workspace, request)
  const others = rules.filter(({ marker }) => marker?.id !== request.ulid && !isOf(marker, raised))
  // The description of a skill is no rule.
  const twin = request.newSkill ? null : standsAlready(request.text, others)
  const leaving = twin && (await takeOutOf(world, workspace, twin))
  if (leaving) return { obstacle: 'wait', reason: { code: 'take-out-open', detail: `#${leaving.number}` } }
  if (twin) return stop({ code: 'already-stands', detail: `${twin.file}:${twin.line}` })
  const found = await rivalsOf(world, workspace, request, rules)
  const rivals = raised ? found.filter(({ entry }) => entry !== raised.id) : found
  const known = new Set(request.rivals.map(nameOf))
  const fresh = rivals.filter((rival) => !known.has(nameOf(rival)))
  return fresh.length > 0 ? { obstacle: 'rivals', rivals } : null
}

const isOf = (marker: StandingRule['marker'], entry: EntryRecord | null): boolean =>
  entry !== null && marker?.id === entry.id

const linesOf = (made: Request['newSkill']): readonly string[] => (made ? [...made.steps, ...made.done] : [])

/**
 * Was the file made to stand for another one since it was approved? A MEMORY.md that now links to CLAUDE.md needs the
 * answers of an L3 (R126), and the approved hash names the old path.
 */
async function weighsMore(world: World, workspace: Workspace, request: Request): Promise<boolean> {
  if (request.kind === 'remove') {
    const file = world.memory.weightOf(workspace, request.takesOut?.path ?? '')
    return highest(request.tier, file) !== weight(request)
  }
  const { raises } = request
  if (raises && rank(world.memory.weightOf(workspace, raises.path)) > rank(raises.weight)) return true
  const targets = await lookAtTargets(world, workspace, request.skill)
  const moved = targets[request.tier]?.path !== request.block?.path
  return moved || weight({ ...request, targets }) !== weight(request)
}

/**
 * Lines of somebody else are taken out only as they were shown: nobody has changed or committed them since, and their
 * file asks for no more than it did.
 */
async function stillThere(world: World, workspace: Workspace, { takesOut, tier }: Request): Promise<boolean> {
  if (!takesOut?.hunk) return true
  const files = await world.memory.drift(workspace)
  // In the middle of a merge or the like the write itself waits.
  if (!files) return true
  const file = files.find(({ path }) => path === takesOut.path)
  if (!file || file.tier !== tier) return false
  return file.hunks.some(({ hash, removable }) => removable && hash === takesOut.hash)
}

const nameOf = (rival: Request['rivals'][number]) => `${rival.file}\n${rival.entry ?? ''}\n${rival.text}`
