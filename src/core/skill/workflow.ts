import type { Step } from '../pitfall/step.ts'

/** One command of a session that did something. `operation` is the same for every variant of it. */
export interface WorkStep {
  readonly operation: string
  /** Program and subcommands as one word: `npm-run-build`. */
  readonly area: string
  /** Tests, checks and git stand in any day's work. */
  readonly everyday: boolean
}

/** The commands of one session in their order. `at` is ms since the epoch, of the last of them. */
export interface Occasion {
  readonly session: string
  readonly at: number
  readonly steps: readonly WorkStep[]
}

/** Commands that several sessions gave in the same order, with nothing between them but looks and edits. */
export interface Workflow {
  readonly steps: readonly WorkStep[]
  readonly sessions: number
  /** When it had been seen often enough. */
  readonly since: number
}

const STEPS_MIN = 3
const STEPS_MAX = 8
const SESSIONS_MIN = 3
/** Steps that only this work has; what is left without them is the ordinary round of test and commit. */
const OWN_MIN = 2

/** What of a session's steps makes up a workflow: commands that succeeded and changed something, each run of one once. */
export function workSteps(steps: readonly Step[]): readonly WorkStep[] {
  const found: WorkStep[] = []
  for (const step of steps) {
    if (step.kind !== 'tool' || step.deed !== 'command' || !step.ok || step.idle || step.operation === '')
      continue
    if (found.at(-1)?.operation === step.operation) continue
    const { operation, area, act } = step
    const everyday = act === 'test' || act === 'check' || act === 'git' || area.startsWith('git')
    found.push({ operation, area, everyday })
  }
  return found
}

/**
 * The sequences of three to eight different steps that three or more sessions had, the longest of those that say the
 * same; the most often seen first. Two of their steps at least are not of everyday.
 */
export function repeatedWorkflows(occasions: readonly Occasion[]): readonly Workflow[] {
  const seen = new Map<string, { steps: readonly WorkStep[]; at: number[] }>()
  for (const { at, steps } of [...occasions].sort((a, b) => a.at - b.at)) {
    const here = new Map<string, readonly WorkStep[]>()
    for (let from = 0; from < steps.length; from++)
      for (let length = STEPS_MIN; length <= STEPS_MAX && from + length <= steps.length; length++) {
        const part = steps.slice(from, from + length)
        if (!areDifferent(part)) break
        if (part.filter(({ everyday }) => !everyday).length >= OWN_MIN) here.set(keyOf(part), part)
      }
    for (const [key, part] of here) {
      const known = seen.get(key)
      if (known) known.at.push(at)
      else seen.set(key, { steps: part, at: [at] })
    }
  }
  const often = [...seen.values()].filter(({ at }) => at.length >= SESSIONS_MIN)
  // Whatever is longer by more holds a part that is longer by one and was seen as often.
  const within = new Set(
    often.flatMap(({ steps, at }) =>
      [steps.slice(1), steps.slice(0, -1)].map(keyOf).filter((key) => seen.get(key)?.at.length === at.length),
    ),
  )
  return often
    .filter(({ steps }) => !within.has(keyOf(steps)))
    .map(({ steps, at }) => ({ steps, sessions: at.length, since: at[SESSIONS_MIN - 1] ?? 0 }))
    .sort((a, b) => b.sessions - a.sessions || b.steps.length - a.steps.length || b.since - a.since)
}

const areDifferent = (steps: readonly WorkStep[]): boolean =>
  new Set(steps.map(({ operation }) => operation)).size === steps.length

const keyOf = (steps: readonly WorkStep[]): string => steps.map(({ operation }) => `${operation}.`).join('')
