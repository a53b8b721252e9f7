import type { Reason } from './reason.ts'
import type { Request } from './request/request.ts'
import { urgencies } from './urgency.ts'

export interface Limits {
  readonly daily: number
  readonly weekly: number
  readonly urgent: number
}

/** Slots taken at one address: this local day, this ISO week, and exempt ones this local day. */
export interface Usage {
  readonly today: number
  readonly week: number
  readonly exemptToday: number
}

export type SlotOutcome =
  | { readonly outcome: 'free'; readonly slot: 'counted' | 'exempt' }
  | { readonly outcome: 'held'; readonly reason: Reason }

/** A person's own urgent words: the only ones that limits, quiet hours and mute let pass. */
export const isOwnUrgent = (request: Pick<Request, 'trigger' | 'urgency' | 'importance'>): boolean =>
  request.trigger === 'A' && request.urgency === 'urgent' && request.importance === 'H'

/**
 * May this request take a slot at an address now? Urgent words take an exempt slot first and a counted one when those
 * are used up. A daily limit of 0 means that nothing is sent by itself.
 */
export function findSlot(
  request: Pick<Request, 'trigger' | 'urgency' | 'importance'>,
  usage: Usage,
  limits: Limits,
  hold: { readonly quiet: boolean; readonly muted: boolean },
): SlotOutcome {
  const urgent = isOwnUrgent(request)
  const held = (reason: Reason): SlotOutcome => ({ outcome: 'held', reason })
  if (limits.daily === 0) return held({ code: 'digest-only' })
  if (hold.muted && !urgent) return held({ code: 'chat-muted' })
  if (hold.quiet && !urgent) return held({ code: 'quiet-hours' })
  if (urgent && usage.exemptToday < limits.urgent) return { outcome: 'free', slot: 'exempt' }
  if (usage.today >= limits.daily)
    return held({ code: urgent ? 'limit-urgent' : 'limit-daily', detail: String(limits.daily) })
  if (usage.week >= limits.weekly) return held({ code: 'limit-weekly', detail: String(limits.weekly) })
  return { outcome: 'free', slot: 'counted' }
}

const grades = ['H', 'M', 'L']

/** A request in the queue; `mean` is how likely ones like it are approved, 0 to 1. */
export interface Queued {
  readonly request: Request
  readonly mean: number
}

/** The order in which waiting requests get a slot: urgency, importance, acceptance, age. */
export function queueOrder({ request: a, mean: meanA }: Queued, { request: b, mean: meanB }: Queued): number {
  return (
    urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) ||
    grades.indexOf(a.importance) - grades.indexOf(b.importance) ||
    meanB - meanA ||
    a.createdAt - b.createdAt ||
    a.number - b.number
  )
}
