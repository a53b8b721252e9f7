import type { Agent } from 'node:http'
import { Api } from 'grammy'
import type { Card } from '../../core/card/card.ts'
import type { LocaleCode, Translate } from '../../core/locale-code.ts'
import type {
  Channel,
  EditOutcome,
  MessageRef,
  Place,
  SendHow,
  SendOutcome,
} from '../../flow/ports/channel.ts'
import { createConnection } from './connection.ts'
import { type DrawnMessage, drawMessage, fitsWhole } from './draw.ts'
import { editFailure, sendFailure } from './outcome.ts'
import { createPace } from './pace.ts'
import { PATIENCE, type Patience } from './patience.ts'
import { TEXT_MAX_UNITS } from './render.ts'

export interface TelegramOptions {
  readonly token: string
  /** Another Bot API server, without a slash at the end. */
  readonly apiRoot?: string
  /** What makes connections instead of the system. */
  readonly agent?: Agent
  readonly t: (locale: LocaleCode) => Translate
  readonly log: (line: object) => void
  readonly now: () => number
  /** Given only to be shortened. */
  readonly patience?: Partial<Patience>
}

/** How many sent documents are remembered, so that a repeated send does not repeat them. */
const REMEMBERED_DOCUMENTS = 200

// Every chat's id fits a double exactly; a name such as @channel goes as it is.
const chatId = (chat: string): number | string => (/^-?\d{1,15}$/.test(chat) ? Number(chat) : chat)

/** Telegram's General topic is number 1 and must not be named. */
const inTopic = (topic: string | null) =>
  topic === null || topic === '1' ? {} : { message_thread_id: Number(topic) }

/**
 * Telegram by long polling. `start` rejects with `code: 'telegram-token'` when the token is refused; without a network
 * it starts all the same and keeps trying. `send` and `edit` never wait for a limit: they answer `retry`.
 */
export function createTelegram(options: TelegramOptions): Channel {
  const patience = { ...PATIENCE, ...options.patience }
  const root = {
    ...(options.apiRoot && { apiRoot: options.apiRoot.replace(/\/+$/, '') }),
    ...(options.agent && { baseFetchConfig: { agent: options.agent, compress: true } }),
  }
  const api = new Api(options.token, { ...root, timeoutSeconds: patience.callSeconds })
  const connection = createConnection({ ...options, root, api, patience })
  const pace = createPace()
  const documents = new Set<string>()

  /** Null to go on. */
  function mustWait(chat: string): Extract<SendOutcome, { outcome: 'retry' }> | null {
    const afterMs = pace.take(chat, options.now())
    return afterMs ? { outcome: 'retry', afterMs, why: 'pacing', asked: true } : null
  }

  function paced<T extends EditOutcome | SendOutcome>(chat: string, outcome: T): T {
    if (outcome.outcome === 'retry' && outcome.why.startsWith('429'))
      pace.hold(chat, outcome.afterMs, options.now())
    return outcome
  }

  /** Before its message, so that a message which says "see the file" never stands alone. */
  async function sendDocument(place: Place, drawn: DrawnMessage, key: string, replyTo: string | null) {
    const file = drawn.document
    const known = file && `${key}:${file.hash}`
    if (!file || !known || documents.has(known)) return null
    const wait = mustWait(place.chat)
    if (wait) return wait
    try {
      await api.sendDocument(chatId(place.chat), file.input(), {
        ...inTopic(place.topic),
        disable_notification: true,
        ...replying(replyTo),
      })
    } catch (error) {
      return paced(place.chat, sendFailure(error))
    }
    documents.add(known)
    if (documents.size > REMEMBERED_DOCUMENTS) documents.delete(documents.values().next().value ?? known)
    return null
  }

  async function send(place: Place, card: Card, how: SendHow): Promise<SendOutcome> {
    const drawn = drawMessage(card, options.t, { prompt: how.prompt, chat: place.chat })
    if ('why' in drawn) return { outcome: 'rejected', why: drawn.why }
    const stopped = await sendDocument(place, drawn, how.nonce, how.replyTo)
    if (stopped) return stopped
    const wait = mustWait(place.chat)
    if (wait) return wait
    try {
      const sent = await api.sendMessage(chatId(place.chat), drawn.text, {
        entities: drawn.entities,
        link_preview_options: { is_disabled: true },
        disable_notification: how.silent,
        ...(drawn.markup ? { reply_markup: drawn.markup } : {}),
        ...inTopic(place.topic),
        ...replying(how.replyTo),
      })
      connection.sentAt(sent.date)
      return { outcome: 'sent', message: String(sent.message_id) }
    } catch (error) {
      return paced(place.chat, sendFailure(error))
    }
  }

  async function edit(message: MessageRef, card: Card): Promise<EditOutcome> {
    const drawn = drawMessage(card, options.t, { prompt: null, chat: message.chat })
    if ('why' in drawn) return { outcome: 'rejected', why: drawn.why }
    const place = { chat: message.chat, topic: null }
    const stopped = await sendDocument(place, drawn, message.message, message.message)
    if (stopped) return stopped.outcome === 'topic-gone' ? { outcome: 'gone' } : stopped
    const wait = mustWait(message.chat)
    if (wait) return wait
    try {
      await api.editMessageText(chatId(message.chat), Number(message.message), drawn.text, {
        entities: drawn.entities,
        link_preview_options: { is_disabled: true },
        // An edit without a keyboard takes the old one away.
        ...(drawn.inline ? { reply_markup: drawn.inline } : {}),
      })
      return { outcome: 'edited' }
    } catch (error) {
      return paced(message.chat, editFailure(error))
    }
  }

  return {
    name: 'telegram',
    capacity: TEXT_MAX_UNITS,
    fitsWhole,
    start: (receive) => connection.start(receive),
    stop: () => connection.stop(),
    health: () => connection.health(),
    send,
    edit,
  }
}

function replying(to: string | null) {
  return to === null
    ? {}
    : { reply_parameters: { message_id: Number(to), allow_sending_without_reply: true } }
}
