import { GrammyError, HttpError } from 'grammy'
import type { EditOutcome, SendOutcome } from '../../flow/ports/channel.ts'

/** Pauses in ms when the platform names none. */
const AFTER_NETWORK_MS = 3_000
const AFTER_SERVER_ERROR_MS = 5_000
/** A revoked token needs a person; asking often would only fill the log. */
const AFTER_REVOKED_MS = 60_000

const topicGone = /message thread not found|TOPIC_(CLOSED|DELETED|ID_INVALID)/i
const unreachable =
  /chat not found|user not found|not enough rights|have no rights|need administrator rights|CHAT_(WRITE_FORBIDDEN|RESTRICTED|SEND_\w+_FORBIDDEN)|PEER_ID_INVALID|USER_IS_BLOCKED|USER_DEACTIVATED|user is deactivated|not a member|was kicked|was blocked|chat was deleted|group chat was upgraded/i
const notModified = /message is not modified/i
const gone =
  /message to edit not found|message can't be edited|message is not found|message not found|MESSAGE_ID_INVALID|there is no text in the message/i

/** What went wrong, in short technical words that never hold the token (error texts of fetch hold the address). */
export function describe(error: unknown): string {
  if (error instanceof GrammyError) return `${error.error_code}: ${error.description}`
  const inner: unknown = error instanceof HttpError ? error.error : error
  if (inner instanceof Error) {
    if (/timed out|aborted/i.test(inner.message)) return 'network: timeout'
    const code = 'code' in inner && typeof inner.code === 'string' ? inner.code : null
    const type = 'type' in inner && typeof inner.type === 'string' ? inner.type : null
    return `network: ${code ?? type ?? inner.name}`
  }
  return 'network: unknown error'
}

/** Ms after which the call may be repeated, or null when repeating it is pointless. */
export function retryAfterMs(error: unknown): number | null {
  if (!(error instanceof GrammyError)) return AFTER_NETWORK_MS
  if (error.error_code === 429) return (error.parameters.retry_after ?? 3) * 1_000
  if (error.error_code >= 500) return AFTER_SERVER_ERROR_MS
  if (error.error_code === 401 || error.error_code === 404) return AFTER_REVOKED_MS
  return null
}

/** What a failed sendMessage or sendDocument means. */
export function sendFailure(error: unknown): Exclude<SendOutcome, { outcome: 'sent' }> {
  const why = describe(error)
  const afterMs = retryAfterMs(error)
  const asked = error instanceof GrammyError && error.error_code === 429
  if (afterMs !== null) return { outcome: 'retry', afterMs, why, ...(asked && { asked }) }
  if (!(error instanceof GrammyError)) return { outcome: 'retry', afterMs: AFTER_NETWORK_MS, why }
  const to = error.parameters.migrate_to_chat_id
  if (to !== undefined) return { outcome: 'moved', to: String(to) }
  if (topicGone.test(error.description)) return { outcome: 'topic-gone' }
  if (error.error_code === 403 || unreachable.test(error.description)) return { outcome: 'unreachable', why }
  return { outcome: 'rejected', why }
}

/** What a failed editMessageText means. */
export function editFailure(error: unknown): EditOutcome {
  if (error instanceof GrammyError) {
    if (notModified.test(error.description)) return { outcome: 'edited' }
    if (gone.test(error.description)) return { outcome: 'gone' }
  }
  const failure = sendFailure(error)
  return failure.outcome === 'topic-gone' ? { outcome: 'gone' } : failure
}
