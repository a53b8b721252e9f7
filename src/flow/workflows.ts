import { notice } from '../core/card/notice.ts'
import { stepOfFacts } from '../core/pitfall/facts.ts'
import type { Step } from '../core/pitfall/step.ts'
import { type Occasion, repeatedWorkflows, type WorkStep, workSteps } from '../core/skill/workflow.ts'
import { findWorkspace } from './intake.ts'
import { tellEverywhere } from './outbox.ts'
import type { Workspace } from './ports/memory.ts'
import type { EventRecord } from './ports/records.ts'
import type { Reads, Transaction } from './ports/store.ts'
import type { World } from './world.ts'
import { translateFor } from './world.ts'

const LOOK_BACK_MS = 30 * 24 * 3_600_000
const WISH_LIFE_MS = 7 * 24 * 3_600_000
const EVENTS_MAX = 10_000
const FOUND_MAX = 5
const SHOWN_MAX = 8

/** Commands that could become the steps of a skill. */
export interface SeenWorkflow {
  /** As they were given last where that is still known, else program and subcommands. Masked. */
  readonly steps: readonly string[]
  /** In how many sessions; 1 for a session in which a person asked for a skill. */
  readonly sessions: number
  readonly asked: boolean
}

/** What could be made a skill in the workspace of a folder: what a person asked for, then what comes back most often. */
export async function seenWorkflows(
  world: World,
  { workspace: path, cwd }: { readonly workspace?: string | undefined; readonly cwd?: string | undefined },
): Promise<readonly SeenWorkflow[]> {
  const { workspace } = await findWorkspace(world, path ?? cwd ?? null)
  if (!workspace) return []
  const { read } = world.store
  const occasions = await occasionsIn(read, workspace, world.now() - LOOK_BACK_MS)
  const wished = await read.skillWished(workspace.id, world.now() - WISH_LIFE_MS)
  const own = occasions.find(({ session }) => session === wished)
  const say = sayer(world)
  return [
    ...(own && own.steps.length > 0
      ? [{ steps: once(own.steps).slice(-SHOWN_MAX).map(say), sessions: 1, asked: true }]
      : []),
    ...repeatedWorkflows(await unknownToSkills(read, workspace, occasions))
      .slice(0, FOUND_MAX)
      .map(({ steps, sessions }) => ({ steps: steps.map(say), sessions, asked: false })),
  ]
}

/** What came back in a workspace, in these words: `make image → make rollout`; `since` is when it had been seen often enough. */
export async function repeatedIn(
  world: World,
  workspace: Workspace,
): Promise<readonly { readonly steps: string; readonly sessions: number; readonly since: number }[]> {
  const { read } = world.store
  const occasions = await occasionsIn(read, workspace, world.now() - LOOK_BACK_MS)
  return repeatedWorkflows(await unknownToSkills(read, workspace, occasions)).map(({ steps, ...rest }) => ({
    ...rest,
    steps: steps.map(areaName).join(' → '),
  }))
}

/** A person asked at the agent for a skill: every address is told how it is made. */
export async function tellOfWish(
  world: World,
  tx: Transaction,
  workspace: Workspace,
  session: string,
): Promise<void> {
  const steps = once(workSteps([...(world.trails.get(session)?.values() ?? [])])).slice(-SHOWN_MAX)
  await tellEverywhere(world, tx, workspace.id, (address) => {
    const t = translateFor(world, address)
    const args = { workspace: workspace.name, steps: steps.map(areaName).join(' → ') }
    return notice(steps.length > 0 ? 'notice-skillify-steps' : 'notice-skillify', args, t)
  })
}

async function occasionsIn(read: Reads, workspace: Workspace, since: number): Promise<readonly Occasion[]> {
  const events = await read.toolEvents(workspace.id, since, EVENTS_MAX)
  const sessions = new Map<string, { at: number; steps: Step[] }>()
  for (const event of events) {
    const step = event.session === '' ? null : stepOfEvent(event)
    if (!step) continue
    const known = sessions.get(event.session) ?? { at: 0, steps: [] }
    known.at = Number(event.at)
    known.steps.push(step)
    sessions.set(event.session, known)
  }
  return [...sessions].map(([session, { at, steps }]) => ({ session, at, steps: workSteps(steps) }))
}

/** What was done with a skill of the project has its skill already. */
async function unknownToSkills(
  read: Reads,
  workspace: Workspace,
  occasions: readonly Occasion[],
): Promise<readonly Occasion[]> {
  const free: Occasion[] = []
  for (const occasion of occasions)
    if ((await read.skillInUse(workspace.id, occasion.session)) === null) free.push(occasion)
  return free
}

function stepOfEvent({ name, detail }: EventRecord): Step | null {
  try {
    return detail === null ? null : stepOfFacts(name, JSON.parse(detail))
  } catch {
    return null
  }
}

/** Each operation where it was done first. */
const once = (steps: readonly WorkStep[]): readonly WorkStep[] =>
  steps.filter((step, at) => steps.findIndex(({ operation }) => operation === step.operation) === at)

const areaName = ({ area }: WorkStep): string => area.replaceAll('-', ' ')

/** The command that was last given, for operations that running sessions still know. */
function sayer(world: World): (step: WorkStep) => string {
  const commands = new Map<string, string>()
  for (const trail of world.trails.values())
    for (const step of trail.values())
      if (step.kind === 'tool' && step.command !== null) commands.set(step.operation, step.command)
  return (step) => commands.get(step.operation) ?? areaName(step)
}
