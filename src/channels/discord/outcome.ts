import type { EditOutcome, SendOutcome } from '../../flow/ports/channel.ts'

/** Pauses in ms when the platform names none. */
const AFTER_NETWORK_MS = 3_000
const AFTER_SERVER_ERROR_MS = 5_000
const AFTER_LIMIT_MS = 250
/** A revoked token needs a person. */
const AFTER_REFUSED_MS = 60_000

/** Discord's own numbers for what went wrong. */
const UNKNOWN_CHANNEL = 10_003
const UNKNOWN_MESSAGE = 10_008
const PROXY_LOGIN = 407
const ALREADY_ACKNOWLEDGED = 40_060
const NOT_OUR_MESSAGE = 50_005
const INVALID_FORM = 50_035
const THREAD_ARCHIVED = 50_083
/** Channel, guild, access, permissions, closed private chats, channels without text. */
const unreachable = new Set([
  UNKNOWN_CHANNEL,
  10_004,
  50_001,
  50_007,
  50_008,
  50_013,
  50_278,
  THREAD_ARCHIVED,
])

/** Discord, or something on the way to it, answered no. `code` is Discord's own number for why, 0 where it names none. */
export class DiscordError extends Error {
  readonly status: number
  readonly code: number
  constructor(status: number, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Asked to wait, ms; or it would be, so the call was not made. */
export class Limited extends Error {
  readonly afterMs: number
  constructor(afterMs: number) {
    super('asked to wait')
    this.afterMs = afterMs
  }
}

/** The token was refused; nothing is asked with it any more (R59). */
export class TokenRefused extends Error {
  readonly code = 'discord-token'
}

/** What went wrong, in short technical words: never an address, since those hold tokens. */
export function describe(error: unknown): string {
  if (error instanceof DiscordError)
    return `${error.status}: ${error.message.split('\n')[0]} (${error.code})`.slice(0, 200)
  if (error instanceof Limited) return '429: asked to wait'
  if (error instanceof TokenRefused) return '401: the token is not valid any more'
  if (!(error instanceof Error)) return 'network: unknown error'
  if (error.name === 'AbortError' || /abort|timed? ?out/i.test(error.message)) return 'network: timeout'
  const cause = error.cause instanceof Error ? error.cause : error
  return `network: ${'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name}`
}

export const isCode = (error: unknown, code: number): boolean =>
  error instanceof DiscordError && error.code === code

export const isRefusal = (error: unknown): boolean =>
  error instanceof TokenRefused || (error instanceof DiscordError && error.status === 401)

/** Somebody, most likely we ourselves before the line was cut, has answered this interaction. */
export const isAcknowledged = (error: unknown): boolean => isCode(error, ALREADY_ACKNOWLEDGED)

/** Ms after which the call may be repeated, or null when repeating it is pointless. */
export function retryAfterMs(error: unknown): number | null {
  if (isRefusal(error)) return AFTER_REFUSED_MS
  if (error instanceof Limited) return Math.max(error.afterMs, AFTER_LIMIT_MS)
  if (!(error instanceof DiscordError)) return AFTER_NETWORK_MS
  // A proxy that wants another login says nothing of the message itself.
  return error.status >= 500 || error.status === PROXY_LOGIN ? AFTER_SERVER_ERROR_MS : null
}

/** What a failed send means. */
export function sendFailure(error: unknown): Exclude<SendOutcome, { outcome: 'sent' }> {
  const why = describe(error)
  const afterMs = retryAfterMs(error)
  const asked = error instanceof Limited
  if (afterMs !== null) return { outcome: 'retry', afterMs, why, ...(asked && { asked }) }
  const { code, status } = error as DiscordError
  if (code === INVALID_FORM) return { outcome: 'rejected', why }
  return { outcome: unreachable.has(code) || status === 403 ? 'unreachable' : 'rejected', why }
}

/** What a failed edit means. In an archived thread nothing can be edited, while a new message opens it again. */
export function editFailure(error: unknown): EditOutcome {
  for (const code of [UNKNOWN_MESSAGE, NOT_OUR_MESSAGE, THREAD_ARCHIVED])
    if (isCode(error, code)) return { outcome: 'gone' }
  return sendFailure(error) as EditOutcome
}
