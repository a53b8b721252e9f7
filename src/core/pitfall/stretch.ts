import { type Fix, fixBetween } from './fix.ts'
import type { Done, Step } from './step.ts'
import type { Symptom } from './symptom.ts'

/** Failures of one operation in a row, until it passed or the conversation ended. Places are places in the steps. */
export interface Stretch {
  readonly operation: string
  readonly area: string
  readonly act: Done['act']
  readonly symptom: Symptom
  readonly first: number
  readonly last: number
  readonly passed: number | null
  /** Runs that failed though nothing was edited since the one before: it was only tried again. */
  readonly tries: number
  readonly timeouts: number
  /** It passed in the end, and nothing had changed: it comes and goes. */
  readonly flaky: boolean
  readonly fix: Fix | null
  /** As it was run when it failed last; null where that is not known any more. */
  readonly command: string | null
}

/** Every stretch of failures in a conversation, in the order of their ends. */
export function stretchesIn(steps: readonly Step[]): readonly Stretch[] {
  const open = new Map<string, number[]>()
  const found: Stretch[] = []
  for (const [at, step] of steps.entries()) {
    if (step.kind !== 'tool' || (step.deed !== 'command' && step.deed !== 'call')) continue
    if (step.symptom !== null) {
      const failed = open.get(step.operation)
      if (failed) failed.push(at)
      else open.set(step.operation, [at])
    } else if (step.ok) {
      const failed = open.get(step.operation)
      if (failed) found.push(close(steps, failed, at))
      open.delete(step.operation)
    }
  }
  return [...found, ...[...open.values()].map((failed) => close(steps, failed, null))]
}

function close(steps: readonly Step[], failed: readonly number[], passed: number | null): Stretch {
  const runs = failed.map((at) => steps[at] as Done)
  const first = failed[0] ?? 0
  const last = failed.at(-1) ?? first
  const lastRun = steps[last] as Done
  const tries = failed.filter((at, index) => index === 0 || !edited(steps, failed[index - 1] ?? 0, at)).length
  return {
    operation: lastRun.operation,
    area: lastRun.area,
    act: lastRun.act,
    symptom: commonest(runs.flatMap(({ symptom }) => symptom ?? [])),
    first,
    last,
    passed,
    tries,
    timeouts: runs.filter(({ symptom }) => symptom === 'timeout').length,
    // Where commands are not known any more, they may have been what differed.
    flaky: passed !== null && lastRun.command !== null && !changed(steps, last, passed),
    fix: passed === null ? null : fixBetween(steps, last, passed),
    command: lastRun.command,
  }
}

const edited = (steps: readonly Step[], from: number, to: number): boolean =>
  steps.slice(from + 1, to).some((step) => step.kind === 'tool' && step.deed === 'edit' && step.ok)

/** Could anything between two runs, or in how they were run, have made the difference? */
function changed(steps: readonly Step[], from: number, to: number): boolean {
  const [was, is] = [steps[from] as Done, steps[to] as Done]
  return (
    was.command !== is.command ||
    steps
      .slice(from + 1, to)
      .some((step) => step.kind === 'tool' && step.ok && !step.idle && step.operation !== was.operation)
  )
}

/** Of equally many the one that was met later for the first time. */
function commonest(all: readonly Symptom[]): Symptom {
  const counts = new Map<Symptom, number>()
  for (const symptom of all) counts.set(symptom, (counts.get(symptom) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return [...counts].findLast(([, count]) => count === most)?.[0] ?? 'failed'
}
