import type { Policy, Request } from './request.ts'
import { confirmations } from './request.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A card waits this long for its first answer, counted from its release. */
export const CARD_LIFE = 72 * HOUR
/** An L3 confirmation that was begun must be ended within this time. */
export const CONFIRMATION_LIFE = 15 * MINUTE
/** What nobody took up is dropped after this time, and said so. */
export const WAITING_LIFE = 30 * DAY
/** How long a press on Undo or Reopen is offered. */
export const SECOND_THOUGHTS = 24 * HOUR
/** The content question must have been open this long before it can be confirmed. */
export const READING_TIME = 2_000
/** Waits before a failed write is tried again by itself, one for each failure. */
export const BACK_OFF: readonly number[] = [MINUTE, 5 * MINUTE, 30 * MINUTE]

/** When time itself moves the request (the move `lapse`); null when it never does. */
export function dueAt(request: Request, now: number, policy: Policy): number | null {
  switch (request.state) {
    case 'queued':
      return request.createdAt + WAITING_LIFE
    case 'asked':
      return (request.askedAt ?? now) + CARD_LIFE
    case 'questioned': {
      const { question } = request
      if (!question || !confirmations.includes(question)) return (request.askedAt ?? now) + CARD_LIFE
      return now + (question === 'content' && policy.twoPerson ? CARD_LIFE : CONFIRMATION_LIFE)
    }
    case 'deferred':
      return request.promised ? null : now + WAITING_LIFE
    case 'failed': {
      const wait = BACK_OFF[request.tries - 1]
      return wait === undefined ? null : now + wait
    }
    case 'written':
    case 'ignored':
    case 'expired': {
      // The buttons for second thoughts go away by themselves.
      const until = (request.settledAt ?? now) + SECOND_THOUGHTS
      return until > now ? until : null
    }
    default:
      return null
  }
}
