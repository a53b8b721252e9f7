import type { Reason } from '../reason.ts'
import { type Fix, isOfTheWorld } from './fix.ts'
import type { Done, Spoken, Step } from './step.ts'
import { type Stretch, stretchesIn } from './stretch.ts'
import { passing, type Symptom } from './symptom.ts'
import { PITFALLS_MAX, type Thresholds, thresholds } from './threshold.ts'

/** Something that went wrong in a way that the next conversation could be spared. */
export interface Pitfall {
  /** `area.symptom`: the same in every session that meets it. */
  readonly key: string
  readonly area: string
  readonly symptom: Symptom
  /** Why it was noticed. Empty: only an error whose repair was seen. */
  readonly reasons: readonly Reason[]
  /** What made it pass; null when that cannot be told with honesty. */
  readonly fix: Fix | null
  /** What failed, as it was run; null when it was no command, or is not known any more. */
  readonly command: string | null
  /** The person corrected more than the threshold says: it is asked about at once. */
  readonly corrected: boolean
}

interface Found extends Pitfall {
  readonly first: number
  readonly last: number
}

/** Corrections count as one matter within this many prompts. */
const CORRECTIONS_WITHIN = 10

/**
 * The pitfalls of a conversation that came to its end, at most two, and errors whose repair was seen. The commonest answer
 * is: none. Red tests that are made green, searches without a hit, what passes when it is tried again and what only the
 * network did are the ordinary course of work.
 */
export function pitfallsIn(steps: readonly Step[], limits: Thresholds = thresholds): readonly Pitfall[] {
  const calls = steps.filter(({ kind }) => kind === 'tool').length
  const long: readonly Reason[] =
    limits.toolCalls !== null && calls > limits.toolCalls
      ? [{ code: 'many-calls', detail: String(calls) }]
      : []
  const found = stretchesIn(steps).flatMap((stretch) => ofStretch(stretch, long, limits))
  const met = [...merged(found), ...rollbacksIn(steps, limits)]
  const all = withCorrections(steps, met, limits)
  const pitfalls = all.filter(({ reasons }) => reasons.length > 0)
  const errors = all.filter(({ reasons }) => reasons.length === 0)
  const weightiest = pitfalls.toSorted((a, b) => Number(b.corrected) - Number(a.corrected) || b.last - a.last)
  return [...weightiest.slice(0, PITFALLS_MAX), ...errors.slice(0, PITFALLS_MAX)].map(
    ({ first: _, last: __, ...pitfall }) => pitfall,
  )
}

function ofStretch(stretch: Stretch, long: readonly Reason[], limits: Thresholds): readonly Found[] {
  const { symptom, fix, tries, timeouts, flaky, act, area, command, first, last } = stretch
  if (flaky || passing.includes(symptom)) return []
  const ofTheWorld = isOfTheWorld(symptom)
  // A host that does not answer is no lesson, unless it was reached in another way.
  if (fix === null && (!ofTheWorld || act === 'network')) return []
  const reasons: Reason[] = [
    ...(tries > limits.retries ? [{ code: 'retried', detail: String(tries) } as const] : []),
    ...(timedOut(stretch, limits) ? [{ code: 'timed-out', detail: String(timeouts) } as const] : []),
    ...(fix ? long : []),
  ]
  // Without a reason it is worth keeping only as an error that was understood.
  if (reasons.length === 0 && (fix === null || !ofTheWorld)) return []
  return [{ ...pitfall(area, symptom), command, first, last, reasons, fix }]
}

/** One time-out that nobody came back to is an ordinary slow day. */
const timedOut = ({ timeouts, fix }: Stretch, limits: Thresholds): boolean =>
  timeouts > limits.timeouts && (fix !== null || timeouts > 1)

function pitfall(area: string, symptom: Symptom) {
  return { key: `${area}.${symptom}`, area, symptom, corrected: false, fix: null, command: null }
}

/** One a key: a session counts once. What was repaired tells more than what was not. */
function merged(found: readonly Found[]): readonly Found[] {
  const byKey = new Map<string, Found>()
  for (const each of found) {
    const known = byKey.get(each.key)
    const told = known && known.fix !== null && each.fix === null ? known : each
    const reasons = [...(known?.reasons ?? []), ...each.reasons].filter(
      ({ code }, at, all) => all.findIndex((one) => one.code === code) === at,
    )
    byKey.set(each.key, { ...told, reasons, first: known?.first ?? each.first })
  }
  return [...byKey.values()]
}

/** Edits that were thrown away again; a file brought back that nobody had edited is housekeeping. */
function rollbacksIn(steps: readonly Step[], limits: Thresholds): readonly Found[] {
  const rollbacks = steps.flatMap((step, at) =>
    step.kind === 'tool' && step.rollback && step.ok ? [at] : [],
  )
  const found = new Map<string, Found>()
  for (const at of rollbacks) {
    const edit = steps
      .slice(0, at)
      .findLast((step) => step.kind === 'tool' && step.deed === 'edit' && step.ok)
    if (edit?.kind !== 'tool') continue
    const made = pitfall(edit.area, 'rolled-back')
    const reasons = [{ code: 'rolled-back', detail: String(rollbacks.length) }] as const
    found.set(made.key, { ...made, reasons, first: steps.indexOf(edit), last: at })
  }
  return rollbacks.length > limits.rollbacks ? [...found.values()] : []
}

/** More corrections than the threshold, close together, belong to the pitfall they are about; without one they are one. */
function withCorrections(
  steps: readonly Step[],
  met: readonly Found[],
  limits: Thresholds,
): readonly Found[] {
  const span = correctionsIn(steps, limits)
  if (span === null) return met
  const reason = { code: 'corrected', detail: String(span.count) } as const
  const about = met.findLast(({ first, last }) => first <= span.last && last >= span.first)
  if (about)
    return met.map((each) =>
      each === about ? { ...each, corrected: true, reasons: [reason, ...each.reasons] } : each,
    )
  const work = workBetween(steps, span)
  // A correction that became a rule of its own is asked about already.
  if (span.heard || !work) return met
  return [
    ...met,
    {
      ...pitfall(work.area, 'corrected'),
      corrected: true,
      reasons: [reason],
      first: span.first,
      last: span.last,
    },
  ]
}

function correctionsIn(steps: readonly Step[], limits: Thresholds) {
  const prompts = steps.flatMap((step, at) => (step.kind === 'prompt' ? [{ ...step, at }] : []))
  for (let end = prompts.length; end > 0; end--) {
    const near = prompts.slice(Math.max(0, end - CORRECTIONS_WITHIN), end).filter(({ corrects }) => corrects)
    const [from] = near
    const to = near.at(-1)
    if (from && to && near.length > limits.corrections)
      return { first: from.at, last: to.at, count: near.length, heard: near.some(isHeard) }
  }
  return null
}

const isHeard = ({ heard }: Spoken): boolean => heard

/** What was being worked on: the last edit before the corrections ended, else the last command. */
function workBetween(steps: readonly Step[], { last }: { last: number }): Done | undefined {
  const before = steps.slice(0, last).filter((step) => step.kind === 'tool')
  return (
    before.findLast(({ deed }) => deed === 'edit') ??
    before.findLast(({ deed, idle }) => deed === 'command' && !idle)
  )
}
