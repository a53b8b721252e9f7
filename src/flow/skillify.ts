import { textHash } from '../core/fold.ts'
import { checkSafety } from '../core/gates/safety/index.ts'
import { reusability } from '../core/importance.ts'
import type { Reason } from '../core/reason.ts'
import { newborn } from '../core/request/newborn.ts'
import type { Request } from '../core/request/request.ts'
import { DONE_MAX, type NewSkill, STEPS_MAX } from '../core/skill/new-skill.ts'
import { type Risk, risks } from '../core/urgency.ts'
import { rivalsOf } from './gates.ts'
import { findWorkspace } from './intake.ts'
import { LIVE } from './known.ts'
import type { Workspace } from './ports/memory.ts'
import { queue } from './queue.ts'
import { lookAtTargets, seal } from './seal.ts'
import type { World } from './world.ts'

/** The four answers, as they were given; the workspace is that of a path, or of `cwd`. */
export interface SkillAnswers extends NewSkill {
  readonly workspace?: string | undefined
  readonly cwd?: string | undefined
}

export type Skillified =
  | { readonly request: number }
  /** A request for a skill of this name is open. */
  | { readonly seen: { readonly id: number } }
  | { readonly refused: true; readonly reasons: readonly Reason[] }

const refused = (...reasons: readonly Reason[]): Skillified => ({ refused: true, reasons })

/**
 * Makes the request for a new SKILL.md of four answers. Every line passes the safety gate by itself, and all of them
 * together; a reason names the answer that it is about. It is asked about and written like any L2.
 */
export async function skillify(world: World, answers: SkillAnswers): Promise<Skillified> {
  const { workspace } = await findWorkspace(world, answers.workspace ?? answers.cwd ?? null)
  if (!workspace) return refused({ code: 'workspace-missing' })
  const name = answers.name.trim()
  const target = await world.memory.newSkillTarget(workspace, name)
  if (target.outcome === 'refused') return refused(target.reason)
  const checked = checkAnswers(world, workspace, answers)
  if ('reasons' in checked) return refused(...checked.reasons)
  const request = await drawSkill(world, workspace, { ...checked.skill, name }, checked)
  const made = await world.store.write(async (tx): Promise<Skillified> => {
    const open = (await tx.requests({ workspace: workspace.id, states: LIVE })).find(
      (each) => each.newSkill && each.skill === name,
    )
    if (open) return { seen: { id: open.number } }
    const { number } = await queue(world, tx, request)
    return { request: number }
  })
  world.wake()
  return made
}

interface Checked {
  readonly skill: Omit<NewSkill, 'name'>
  readonly risk: Risk
  readonly flags: readonly Reason[]
}

/** `$ARGUMENTS`, `$1`, `${CLAUDE_SKILL_DIR}`: the agent fills them in when the skill is called. */
const PLACEHOLDER = /\$(?:\{|\(|ARGUMENTS|\d)/u

function checkAnswers(
  world: World,
  workspace: Workspace,
  { when, steps, done }: NewSkill,
): Checked | { readonly reasons: readonly Reason[] } {
  const given = (lines: readonly string[]) => lines.filter((text) => text.trim() !== '')
  const [ways, ends] = [given(steps), given(done)]
  if (when.trim() === '' || ways.length < 2 || ends.length === 0)
    return { reasons: [{ code: 'skill-incomplete' }] }
  if (ways.length > STEPS_MAX || ends.length > DONE_MAX)
    return { reasons: [{ code: 'too-long', detail: ways.length > STEPS_MAX ? 'steps' : 'done' }] }
  const reasons: Reason[] = []
  const flags: Reason[] = []
  let risk: Risk = 'none'
  const check = (field: string) => (text: string, at: number) => {
    const answer = field === 'when' ? field : `${field} ${at + 1}`
    if (PLACEHOLDER.test(text)) reasons.push({ code: 'skill-arguments', detail: answer })
    const verdict = checkSafety({
      text,
      where: 'L2',
      field,
      existingFiles: (path) => world.memory.hasFile(workspace, path),
    })
    if (verdict.outcome === 'refuse') {
      reasons.push(...verdict.reasons.map(({ code }) => ({ code, detail: answer })))
      return text
    }
    flags.push(...verdict.flags)
    if (risks.indexOf(verdict.risk) > risks.indexOf(risk)) risk = verdict.risk
    return verdict.text
  }
  const skill = {
    when: check('when')(when, 0),
    steps: ways.map(check('steps')),
    done: ends.map(check('done')),
  }
  // What is cut in two over two lines is read as one by the agent.
  const together = checkSafety({
    text: [skill.when, ...skill.steps, ...skill.done].join(' '),
    where: 'L2',
    maxGraphemes: null,
  })
  if (reasons.length === 0 && together.outcome === 'refuse')
    reasons.push(...together.reasons.map(({ code }) => ({ code })))
  return reasons.length > 0 ? { reasons } : { skill, risk, flags }
}

async function drawSkill(
  world: World,
  workspace: Workspace,
  skill: NewSkill,
  { risk, flags }: Pick<Checked, 'risk' | 'flags'>,
): Promise<Request> {
  const { name, when, steps, done } = skill
  const hash = textHash(when)
  const rules = await world.memory.rules(workspace)
  const newSkill = { steps, done }
  const rivals = await rivalsOf(world, workspace, { text: when, textHash: hash, newSkill }, rules)
  const request = newborn(
    {
      ulid: world.ulid(),
      workspace: workspace.id,
      candidate: null,
      kind: 'add',
      trigger: 'P',
      signal: 'pattern',
      text: when,
      textHash: hash,
      wording: 'final',
      tier: 'L2',
      askedTier: 'L2',
      skill: name,
      newSkill,
      fields: {},
      urgency: 'standard',
      importance: 'M',
      reusability: reusability([when, ...steps, ...done].join(' ')),
      risk,
      flags,
      rivals,
      targets: await lookAtTargets(world, workspace, name),
      block: null,
      takesOut: null,
      origin: {
        fired: '',
        evidence: '',
        agent: 'evogate',
        host: world.settings.host,
        session: '',
        via: 'skillify',
        by: null,
      },
    },
    world.now(),
  )
  return seal(world, workspace, request, null)
}
