import { TOPIC_PATH } from '../core/agent-memory.ts'
import type { BlockParts } from '../core/block.ts'
import { blockHash, renderBlock } from '../core/block.ts'
import { localDate } from '../core/local-date.ts'
import { rulesFileOf } from '../core/profile.ts'
import { isSkillChange, type Request, type RequestTarget } from '../core/request/request.ts'
import { renderSkill } from '../core/skill/new-skill.ts'
import type { Tier } from '../core/tier.ts'
import type { Workspace } from './ports/memory.ts'
import type { World } from './world.ts'

const nominal: Record<'L1' | 'L3', (workspace: Workspace) => RequestTarget> = {
  L1: ({ profile }) => ({ path: profile === 'claude-code' ? TOPIC_PATH : 'MEMORY.md', weight: 'L1' }),
  L3: ({ profile }) => ({ path: rulesFileOf(profile), weight: 'L3' }),
}

/**
 * The files that the tiers stand for at this moment. A target that may not be written keeps its name here, so that the
 * card can be shown; the write itself refuses it with the reason.
 */
export async function lookAtTargets(
  world: World,
  workspace: Workspace,
  skill: string | null,
): Promise<Request['targets']> {
  const found = await world.memory.targets(workspace)
  const targets: Partial<Record<Tier, RequestTarget>> = {}
  for (const tier of ['L1', 'L3'] as const) {
    const outcome = found[tier]
    targets[tier] = outcome.outcome === 'target' ? outcome.target : nominal[tier](workspace)
  }
  if (skill !== null) {
    const outcome = await world.memory.skillTarget(workspace, skill)
    targets.L2 =
      outcome.outcome === 'target'
        ? outcome.target
        : { path: `.claude/skills/${skill}/SKILL.md`, weight: 'L2' }
  }
  return targets
}

/**
 * Gives a request the bytes that its words, tier, skill and target make. What is sealed already stays while none of
 * those changes, whatever else does (a date, a name, a language): what was shown is what was approved and is written.
 */
export function seal(world: World, workspace: Workspace, request: Request, before: Request | null): Request {
  if (request.kind === 'remove' || request.wording !== 'final') return request
  const path = request.targets[request.tier]?.path
  if (path === undefined) return { ...request, block: null }
  if (before?.block && request.block === before.block && !differ(before, request, path)) return request
  const date = localDate(world.now(), world.settings.zone)
  const text = blockOf(request, workspace, date)
  const hash = blockHash({ path, tier: request.tier, block: text })
  return { ...request, block: { text, path, tier: request.tier, date, hash } }
}

/** The words as they are written: a block of our section, or a whole file where the request makes a skill. */
function blockOf(request: Request, workspace: Workspace, date: string): string {
  const { newSkill, skill, text } = request
  if (!newSkill || skill === null) return renderBlock(partsOf(request, workspace, date))
  return renderSkill({ name: skill, when: text, ...newSkill }, workspace.locale)
}

/**
 * The block of an L2 whose skill is still to be asked: it has no file and so no hash, but its words must be on the card
 * before anybody decides (R2). Null for every other request.
 */
export function unsealedBlock(world: World, workspace: Workspace, request: Request): string | null {
  if (request.block !== null || request.tier !== 'L2' || request.kind === 'remove') return null
  if (request.wording !== 'final') return null
  return renderBlock(partsOf(request, workspace, localDate(world.now(), world.settings.zone)))
}

function differ(before: Request, after: Request, path: string): boolean {
  const { block, text, skill, fields } = before
  return (
    block?.path !== path ||
    block.tier !== after.tier ||
    text !== after.text ||
    skill !== after.skill ||
    JSON.stringify(fields) !== JSON.stringify(after.fields)
  )
}

/** What a block is made of. `date` is local, `YYYY-MM-DD`. */
export function partsOf(
  request: Pick<Request, 'tier' | 'text' | 'fields' | 'origin'>,
  workspace: Workspace,
  date: string,
): BlockParts {
  const { section, symptom, cause, expires } = request.fields
  return {
    tier: request.tier,
    locale: workspace.locale,
    agent: request.origin.agent,
    date,
    text: request.text,
    scope: workspace.name,
    ...(request.tier === 'L2' && {
      fields: isSkillChange(request)
        ? {
            change: request.text,
            ...(section !== undefined && { section }),
            ...(cause !== undefined && { reason: cause }),
          }
        : {
            fix: request.text,
            ...(section !== undefined && { section }),
            ...(symptom !== undefined && { symptom }),
            ...(cause !== undefined && { cause }),
            ...(expires !== undefined && { expires }),
          },
    }),
  }
}
