import { checkSafety } from '../core/gates/safety/index.ts'
import { type Pitfall, pitfallsIn } from '../core/pitfall/judge.ts'
import { isPitfall, type PitfallWords, sayPitfall } from '../core/pitfall/lesson.ts'
import { observePrompt, observeTool } from '../core/pitfall/observe.ts'
import type { Happening, Step } from '../core/pitfall/step.ts'
import { STEPS_MAX } from '../core/pitfall/threshold.ts'
import { consider } from './consider.ts'
import { rulesIn } from './intake.ts'
import type { Lesson } from './lesson.ts'
import { lessonOf } from './noticed.ts'
import type { Workspace } from './ports/memory.ts'
import type { CandidateRecord, SessionRecord } from './ports/records.ts'
import { inWorkspace, signalsIn } from './signals.ts'
import { REPEAT_LIFE } from './told.ts'
import { within } from './touched.ts'
import { keptSteps } from './trail.ts'
import type { World } from './world.ts'

/**
 * Looks back on a conversation that came to a natural end: what went wrong in it, and what could be learned. Done again,
 * or after more was heard, it counts nothing twice.
 */
export async function lookBack(world: World, session: SessionRecord): Promise<void> {
  const workspace = session.workspace === null ? undefined : world.workspaces.get(session.workspace)
  if (!workspace) return
  const told = await recordOf(world, workspace, session)
  const steps = await stepsOf(world, workspace, session, told)
  for (const pitfall of pitfallsIn(steps))
    await take(world, await lessonFrom(world, workspace, session, pitfall))
  const inside = inWorkspace(told, workspace.path)
  for (const lesson of signalsIn(world, workspace, session, { steps, told: inside }))
    await take(world, lesson)
}

async function take(world: World, lesson: Lesson): Promise<void> {
  const result = await consider(world, lesson)
  const kind = lesson.trigger === 'B' ? 'pitfall' : lesson.kind
  world.log({ msg: 'Looked back', kind, event: lesson.event.id, outcome: result.outcome })
  if (result.outcome === 'request') world.wake()
}

/** The agent writes a line a little before or after its hook is run. */
const CLOCK_MS = 5_000

/** Of what the agent wrote down itself, the last steps. */
async function recordOf(
  world: World,
  workspace: Workspace,
  { agent, transcript, startedAt }: SessionRecord,
): Promise<readonly Happening[]> {
  if (transcript === null) return []
  const trees = await world.memory.linkedTrees(workspace)
  const roots = [workspace.path, ...trees.map(({ path }) => path)]
  const told = await world.transcripts.read(agent, transcript, roots, startedAt - CLOCK_MS)
  return told.filter(({ kind }) => kind !== 'answer').slice(-STEPS_MAX)
}

/** From whichever source tells most: the agent's record, what was heard since the service began, what the store kept. */
async function stepsOf(
  world: World,
  workspace: Workspace,
  { id }: SessionRecord,
  told: readonly Happening[],
): Promise<readonly Step[]> {
  const recorded = await observed(workspace, told)
  const heard = [...(world.trails.get(id)?.values() ?? [])]
  const kept = await keptSteps(world.store.read, id)
  return [recorded, heard, kept].reduce((most, each) => (toolsIn(each) > toolsIn(most) ? each : most))
}

/** Looked at between two breaths: each is searched for secrets, and presses must not wait for thousands. */
const AT_ONCE = 50

async function observed(workspace: Workspace, told: readonly Happening[]): Promise<readonly Step[]> {
  const steps: Step[] = []
  for (const [at, each] of told.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve))
    if (each.kind === 'tool') steps.push(observeTool(each, (file) => within(file, workspace.path, null)))
    if (each.kind === 'prompt') steps.push(observePrompt(each.prompt, rulesIn(each.prompt).length > 0))
  }
  return steps
}

const toolsIn = (steps: readonly Step[]): number => steps.filter(({ kind }) => kind === 'tool').length

async function lessonFrom(
  world: World,
  workspace: Workspace,
  session: SessionRecord,
  pitfall: Pitfall,
): Promise<Lesson> {
  const { key, reasons, corrected, fix } = pitfall
  const known = await world.store.read.candidateByKey(workspace.id, key, world.now() - REPEAT_LIFE)
  const words = withKnown(sayPitfall(pitfall, world.t(workspace.locale)), known)
  const isOne = reasons.length > 0 || isPitfall(known?.reasons ?? [])
  return lessonOf(world, workspace, session, {
    text: words.text,
    wording: words.wording,
    kind: 'error',
    key,
    fields: safeFields(world, workspace, words.fields),
    heard: [
      ...reasons,
      ...(fix ? [{ code: 'repaired' } as const] : []),
      ...(words.wording === 'empty' ? [{ code: 'fix-unknown' } as const] : []),
    ],
    evidence: words.fields.symptom ?? words.text,
    ...(isOne && { pitfall: { corrected } }),
  })
}

/** Another session may have shown what repairs it. */
function withKnown(words: PitfallWords, known: CandidateRecord | null): PitfallWords {
  const knows =
    known !== null && known.text !== null && !known.reasons.some(({ code }) => code === 'fix-unknown')
  return words.wording === 'empty' && knows
    ? { text: known.text ?? '', wording: 'final', fields: known.fields ?? {} }
    : words
}

/** What does not pass the safety gate is left out: then it is for a person to say. */
function safeFields(
  world: World,
  workspace: Workspace,
  fields: PitfallWords['fields'],
): PitfallWords['fields'] {
  const existingFiles = (path: string) => world.memory.hasFile(workspace, path)
  const safe = Object.entries(fields).flatMap(([name, text]) => {
    const verdict = checkSafety({ text, where: 'L2', field: name, existingFiles })
    return verdict.outcome === 'pass' ? [[name, verdict.text] as const] : []
  })
  return Object.fromEntries(safe)
}
