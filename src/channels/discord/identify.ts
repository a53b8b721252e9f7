/** So many sessions a day are begun without thinking; more than these 99 never are (R58: 1,000 reset the token). */
const FREELY = 50
const AT_MOST = 99
/** The day of the budget, which ends a day after each session's beginning, ms. */
export const DAY_MS = 24 * 3_600_000

/** What Discord says of the sessions of this token. */
export interface StartLimit {
  readonly total: number
  readonly remaining: number
  /** Ms until the count begins anew. */
  readonly reset_after: number
}

/**
 * Ms to wait before a session is begun. The count is kept by Discord, so it holds across crashes of ours, too: in a
 * crash loop the last sessions of the budget are spread over the rest of its time.
 */
export function pauseBeforeIdentify({ total, remaining, reset_after: resetAfter }: StartLimit): number {
  const used = total - remaining
  const left = Math.min(Math.max(resetAfter, 0), DAY_MS)
  if (used < FREELY) return 0
  return used >= AT_MOST ? left : Math.ceil(left / (AT_MOST - used))
}

/**
 * The same by what we have noted ourselves of the last day, since a server in between may name any count: past the
 * first fifty, sessions are begun evenly, so that no 24 hours hold more than 99.
 */
export function pauseByDiary(begun: readonly number[], now: number): number {
  const lately = begun.filter((at) => at > now - DAY_MS && at <= now)
  const [last, hundredth] = [lately.at(-1), lately.at(-AT_MOST)]
  if (last === undefined || lately.length < FREELY) return 0
  const evenly = last + Math.ceil(DAY_MS / (AT_MOST - FREELY)) - now
  return Math.max(0, evenly, hundredth === undefined ? 0 : hundredth + DAY_MS - now)
}
