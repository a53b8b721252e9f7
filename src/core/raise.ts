import { isFromTool, type Reason } from './reason.ts'
import type { RaisedEntry, Request, Trigger } from './request/request.ts'
import { rank, type Tier } from './tier.ts'
import type { Urgency } from './urgency.ts'

/** What comes back in spite of the memory or for want of one. */
const signals: readonly string[] = ['correction', 'error']
const TIMES = 3
const SESSIONS = 2

/** In how many conversations something was seen, and how often. */
export interface SeenOften {
  readonly times: number
  readonly sessions: number
}

const isOften = ({ times, sessions }: SeenOften): boolean => times >= TIMES && sessions >= SESSIONS

const comesBack = (signal: string | undefined, seen: SeenOften): boolean =>
  signal !== undefined && signals.includes(signal) && isOften(seen)

/**
 * The tier above its own that a request is worth, since what it says keeps coming back; null when it is not. Only a
 * suggestion: it is put at its own tier, and what a higher one asks for stays asked.
 */
export function raiseTo(
  { kind, signal, tier, skill, skills = [], flags, raises }: Request,
  seen: SeenOften,
): Exclude<Tier, 'L1'> | null {
  if (kind !== 'add' || raises || !comesBack(signal, seen) || tier === 'L3') return null
  // Words from a tool's output are put no higher than L1, however often they come.
  if (isFromTool(flags)) return null
  return tier === 'L1' && (skill !== null || skills.length > 0) ? 'L2' : 'L3'
}

/** The same as it is said, with the count. */
export function reasonToRaise(request: Request, seen: SeenOften): Reason | null {
  const tier = raiseTo(request, seen)
  if (tier === null) return null
  return { code: tier === 'L2' ? 'raise-l2' : 'raise-l3', detail: String(seen.times) }
}

/** Words that say once more what an entry of ours says already. */
export interface Retelling {
  readonly byPerson: boolean
  readonly trigger: Trigger
  readonly urgency: Urgency
  readonly askedTier: Tier | null
  /** They, or the words of the entry, came back from a tool. */
  readonly tainted: boolean
  /** The skill that they belong to, if it can be written to. */
  readonly skill: string | null
  /** What its candidate was noticed as. */
  readonly signal: string
  /** All sightings, and those since the entry stands. */
  readonly seen: SeenOften
  readonly since: SeenOften
  /** The first time in this conversation. */
  readonly anew: boolean
  /** In the very words of the entry. */
  readonly verbatim: boolean
}

/**
 * To which tier an entry is worth being raised, and why; null leaves it with one more sighting. A tier that somebody asks
 * for by name; L3 for an L1 that a person tells again as a firm rule; one tier higher for an L1 that keeps coming back.
 * Twice in one conversation is neither, for the agent may not have read its memory again; nor are the entry's own words, which may
 * only be quoted, before they come the third time.
 */
export function raiseOf(
  entry: { readonly tier: Tier; readonly urgency: Urgency },
  told: Retelling,
): { readonly tier: Tier; readonly why: Reason } | null {
  const { askedTier, skill, seen, since } = told
  if (told.tainted) return null
  if (told.trigger === 'P') {
    const higher = askedTier !== null && rank(askedTier) > rank(entry.tier)
    return higher && (askedTier === 'L3' || skill !== null)
      ? { tier: askedTier, why: { code: 'raised-asked' } }
      : null
  }
  // What stands in a skill or above was put there for what it is.
  if (entry.tier !== 'L1' || (told.trigger !== 'A' && told.trigger !== 'B')) return null
  const firm = told.byPerson && told.urgency === 'urgent'
  const again = told.verbatim ? told.anew && isOften(since) : told.anew || entry.urgency !== 'urgent'
  if (firm && again) return { tier: 'L3', why: { code: 'raised-emphatic' } }
  // A person's mere preference is asked about in the review only.
  if (!told.anew || (told.byPerson && told.urgency === 'mild')) return null
  // It came back before it was written too: its card said so, and whoever approved it left it there.
  const before = { times: seen.times - since.times, sessions: seen.sessions - since.sessions }
  const counted = comesBack(told.signal, before) ? since : seen
  if (!comesBack(told.signal, counted)) return null
  return {
    tier: skill === null ? 'L3' : 'L2',
    why: { code: 'raised-recurring', detail: String(counted.times) },
  }
}

/** The raise as one reason, for `why`: `#12, L1 → L3`. */
export const reasonOfRaise = ({ number, tier }: RaisedEntry, to: Tier): Reason => ({
  code: 'raises',
  detail: `#${number}, ${tier} → ${to}`,
})
