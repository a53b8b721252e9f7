import type { Reason } from './reason.ts'
import type { Request } from './request/request.ts'
import type { Tier } from './tier.ts'

/** What comes back in spite of the memory or for want of one. */
const signals: readonly string[] = ['correction', 'error']
const TIMES = 3
const SESSIONS = 2

/**
 * The tier above its own that a request is worth, since what it says keeps coming back; null when it is not. Only a
 * suggestion: it is put at its own tier, and what a higher one asks for stays asked.
 */
export function raiseTo(
  { kind, signal, tier, skill, skills = [], flags }: Request,
  { times, sessions }: { readonly times: number; readonly sessions: number },
): Exclude<Tier, 'L1'> | null {
  if (kind !== 'add' || signal === undefined || !signals.includes(signal)) return null
  if (times < TIMES || sessions < SESSIONS || tier === 'L3') return null
  // Words from a tool's output are put no higher than L1, however often they come.
  if (flags.some(({ code }) => code === 'tool-output')) return null
  return tier === 'L1' && (skill !== null || skills.length > 0) ? 'L2' : 'L3'
}

/** The same as it is said, with the count. */
export function reasonToRaise(request: Request, seen: Parameters<typeof raiseTo>[1]): Reason | null {
  const tier = raiseTo(request, seen)
  if (tier === null) return null
  return { code: tier === 'L2' ? 'raise-l2' : 'raise-l3', detail: String(seen.times) }
}
