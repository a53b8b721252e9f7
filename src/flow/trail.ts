import { factsOf, stepOfFacts } from '../core/pitfall/facts.ts'
import { observePrompt, observeTool } from '../core/pitfall/observe.ts'
import type { Step } from '../core/pitfall/step.ts'
import { STEPS_MAX } from '../core/pitfall/threshold.ts'
import type { Heard } from './ports/heard.ts'
import type { EventRecord } from './ports/records.ts'
import type { Reads } from './ports/store.ts'
import { within } from './touched.ts'
import type { World } from './world.ts'

/** Sessions whose steps are remembered with their commands; the oldest is forgotten first. */
const SESSIONS_MAX = 64
/** A conversation in which nothing was heard for so long has come to its end. */
export const IDLE_MS = 30 * 60_000
/** Steps of one session that are remembered so. */
const TRAIL_MAX = 500

/**
 * What an event was as a step of its conversation; null for one that is none. `heard`: the prompt was taken as a rule of
 * its own. `root` is that of the workspace.
 */
export function stepOf(event: Heard, root: string, heard: boolean): Step | null {
  if (event.kind === 'prompt') return observePrompt(event.prompt, heard)
  if (event.kind !== 'tool' || !event.deed) return null
  const { deed, ok, interrupted: stopped = false } = event
  const output = ok ? event.output : (event.error ?? event.output)
  return observeTool({ kind: 'tool', deed, ok, stopped, output }, (file) => within(file, root, event.cwd))
}

/** Remembers a step while its conversation goes on. */
export function rememberStep(
  world: Pick<World, 'trails'>,
  { session, id }: Pick<Heard, 'session' | 'id'>,
  step: Step,
): void {
  if (session === '') return
  const trail = world.trails.get(session) ?? new Map<string, Step>()
  // By its event, which may come twice.
  trail.set(id, step)
  if (trail.size > TRAIL_MAX) trail.delete(trail.keys().next().value!)
  // Set anew so that the order of the map is that of last use.
  world.trails.delete(session)
  world.trails.set(session, trail)
  if (world.trails.size > SESSIONS_MAX) world.trails.delete(world.trails.keys().next().value!)
}

export { factsOf }

/** The steps of a session as far as the store has kept them: without commands, but over any restart. */
export async function keptSteps(read: Reads, session: string): Promise<readonly Step[]> {
  const events = await read.eventsOf(session, STEPS_MAX)
  return events.flatMap((event) => stepOfFacts(event.name, detailOf(event)) ?? [])
}

function detailOf({ detail }: EventRecord): unknown {
  try {
    return detail === null ? null : JSON.parse(detail)
  } catch {
    return null
  }
}
