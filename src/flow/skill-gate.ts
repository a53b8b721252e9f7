import { renderBlock } from '../core/block.ts'
import { type BarVerdict, bars, heldAgainstBar, passesBar, reasonBelow } from '../core/darwin/bar.ts'
import { type ScoreMode, scoreStatically } from '../core/darwin/static.ts'
import type { Reason } from '../core/reason.ts'
import type { Request } from '../core/request/request.ts'
import { addEntry, countMarkers, dominantEol } from '../core/section.ts'
import { renderSkill } from '../core/skill/new-skill.ts'
import { SKILL_LINES_MAX } from '../core/skill/properties.ts'
import type { Workspace } from './ports/memory.ts'
import { partsOf } from './seal.ts'
import type { World } from './world.ts'

/** What an L2 would do to the quality of its skill, on the file as it stands now. */
export type SkillGate =
  | {
      readonly outcome: 'pass'
      readonly score: SkillEdit
      /** More lines than an agent follows. */
      readonly warning: Reason | null
    }
  | { readonly outcome: 'below'; readonly reason: Reason; readonly score: SkillEdit | null }

export interface SkillEdit {
  readonly mode: ScoreMode
  /** Null for a skill that is still to be made. */
  readonly before: number | null
  readonly after: number
  /** There is a judge, and it has been asked or gave no answer. */
  readonly judge: 'asked' | 'no-answer' | null
}

/** The words of an L2, whether or not it is sealed yet. */
export type Pitfall = Pick<Request, 'text' | 'fields' | 'origin' | 'newSkill'> & { readonly ulid?: string }

const none = '0'

/** Scores the skill without and with the block: both with the same scorer, or the two would not compare. */
export async function gateSkill(
  world: World,
  workspace: Workspace,
  skill: string,
  pitfall: Pitfall,
  whenJudged?: () => void,
): Promise<SkillGate> {
  if (pitfall.newSkill) return gateNewSkill(world, workspace, skill, pitfall.text, pitfall.newSkill)
  const target = await world.memory.skillTarget(workspace, skill)
  if (target.outcome === 'refused') return { outcome: 'below', reason: target.reason, score: null }
  const before = world.memory.textOf(workspace, target.target.path)
  if (before === null) return { outcome: 'below', reason: { code: 'not-utf8' }, score: null }
  const after = withBlock(before, workspace, pitfall)
  const judged = world.judge?.look({ skill, before, after }, whenJudged) ?? null
  const scores =
    judged?.outcome === 'judged'
      ? judged
      : { before: scoreStatically(before, skill), after: scoreStatically(after, skill) }
  const verdict: BarVerdict = passesBar(scores, { before, after })
  const score = {
    mode: scores.after.mode,
    before: scores.before.total,
    after: scores.after.total,
    judge: judged === null || judged.outcome === 'judged' ? null : judged.outcome,
  }
  if (verdict.outcome === 'below')
    return { outcome: 'below', reason: reasonBelow(skill, verdict.why, heldAgainstBar(scores)), score }
  const isLong = after.split('\n').length > SKILL_LINES_MAX
  return {
    outcome: 'pass',
    score,
    warning: isLong ? { code: 'file-limit', detail: target.target.path } : null,
  }
}

/**
 * A skill that is still to be made: its place must be free. Nobody's sound skill is lowered by it, so a low score is
 * said and keeps nothing back.
 */
async function gateNewSkill(
  world: World,
  workspace: Workspace,
  skill: string,
  when: string,
  parts: NonNullable<Request['newSkill']>,
): Promise<SkillGate> {
  const target = await world.memory.newSkillTarget(workspace, skill)
  if (target.outcome === 'refused') return { outcome: 'below', reason: target.reason, score: null }
  const own = scoreStatically(renderSkill({ name: skill, when, ...parts }, workspace.locale), skill)
  return {
    outcome: 'pass',
    score: { mode: own.mode, before: null, after: own.total, judge: null },
    warning: own.total < bars[own.mode] ? reasonBelow(skill, 'low', own) : null,
  }
}

/** The text as it would be; as it is, if the block stands there already (a write that was cut off). */
function withBlock(text: string, workspace: Workspace, pitfall: Pitfall): string {
  const id = pitfall.ulid ?? none.repeat(26)
  if (countMarkers(text, id) > 0) return text
  const block = renderBlock({ ...partsOf({ ...pitfall, tier: 'L2' }, workspace, '2000-01-01') })
  const entry = { id, hash: none.repeat(64), block, decay: { type: 'schema', confirmed: '2000-01-01' } }
  return addEntry(text, entry, { eol: dominantEol(text) })
}
