import { renderBlock } from '../core/block.ts'
import { type BarVerdict, heldAgainstBar, passesBar, reasonBelow } from '../core/darwin/bar.ts'
import { type ScoreMode, scoreStatically } from '../core/darwin/static.ts'
import type { Reason } from '../core/reason.ts'
import type { Request } from '../core/request/request.ts'
import { addEntry, countMarkers, dominantEol } from '../core/section.ts'
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
  readonly before: number
  readonly after: number
  /** There is a judge, and it has been asked or gave no answer. */
  readonly judge: 'asked' | 'no-answer' | null
}

/** The words of an L2, whether or not it is sealed yet. */
export type Pitfall = Pick<Request, 'text' | 'fields' | 'origin'> & { readonly ulid?: string }

const none = '0'

/** Scores the skill without and with the block: both with the same scorer, or the two would not compare. */
export async function gateSkill(
  world: World,
  workspace: Workspace,
  skill: string,
  pitfall: Pitfall,
  whenJudged?: () => void,
): Promise<SkillGate> {
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

/** The text as it would be; as it is, if the block stands there already (a write that was cut off). */
function withBlock(text: string, workspace: Workspace, pitfall: Pitfall): string {
  const id = pitfall.ulid ?? none.repeat(26)
  if (countMarkers(text, id) > 0) return text
  const block = renderBlock({ ...partsOf({ ...pitfall, tier: 'L2' }, workspace, '2000-01-01') })
  const entry = { id, hash: none.repeat(64), block, decay: { type: 'schema', confirmed: '2000-01-01' } }
  return addEntry(text, entry, { eol: dominantEol(text) })
}
