import type { Agent } from 'node:http'
import type { Card } from '../../core/card/card.ts'
import type { LocaleCode, Translate } from '../../core/locale-code.ts'
import type {
  Channel,
  EditOutcome,
  MessageRef,
  Place,
  Present,
  Sender,
  SendHow,
  SendOutcome,
} from '../../flow/ports/channel.ts'
import type { SessionDiary } from '../../flow/ports/session-diary.ts'
import { messageFlag, routes } from './codes.ts'
import { createConnection } from './connection.ts'
import { type Drawn, drawMessage, fitsWhole, nonceOf } from './draw.ts'
import { rolesOf } from './members.ts'
import { editFailure, isCode, sendFailure } from './outcome.ts'
import { PATIENCE, type Patience } from './patience.ts'
import { DESCRIPTION_MAX } from './render.ts'
import { createRest } from './rest.ts'

export interface DiscordOptions {
  readonly token: string
  /** Another API server, without the version and a slash at the end. */
  readonly apiRoot: string | null
  /** What makes connections instead of the system. */
  readonly agent?: Agent | null
  /** May this person decide anything at all? Asked before a form opens, and answered from memory. */
  readonly mayPress: (from: Sender) => boolean
  /** What a form begins with. */
  readonly present: Present
  readonly t: (locale: LocaleCode) => Translate
  readonly log: (line: object) => void
  readonly now: () => number
  /** When sessions were begun, over restarts. */
  readonly diary: SessionDiary
  /** Given only to be shortened. */
  readonly patience?: Partial<Patience>
}

/** A reply needs the right to read what is replied to; what is said matters more. */
const NO_HISTORY = 160_002

/**
 * Discord by its gateway. `start` rejects with `code: 'discord-token'` when the token is refused; without a network it
 * starts all the same and keeps trying. `send` and `edit` never wait for a limit: they answer `retry`.
 */
export function createDiscord({ agent = null, ...options }: DiscordOptions): Channel {
  const patience = { ...PATIENCE, ...options.patience }
  const rest = createRest({
    token: options.token,
    apiRoot: options.apiRoot,
    agent,
    patience,
    now: options.now,
    refused: () => connection.refused(),
  })
  const connection = createConnection({ ...options, agent, rest, patience })

  function noted<T extends SendOutcome | EditOutcome>(chat: string, outcome: T): T {
    if (outcome.outcome === 'unreachable') connection.shutOut(chat)
    return outcome
  }

  const post = (place: Place, { body, files }: Drawn, how: SendHow, replyTo: string | null) =>
    rest.ask('post', routes.messages(place.topic ?? place.chat), {
      body: {
        ...body,
        flags: body.flags | (how.silent ? messageFlag.suppressNotifications : 0),
        // Sent twice within minutes it is one message all the same (R55).
        nonce: nonceOf(how.nonce),
        enforce_nonce: true,
        ...(replyTo !== null && { message_reference: { message_id: replyTo, fail_if_not_exists: false } }),
      },
      files: [...files],
    }) as Promise<{ readonly id: string }>

  async function send(place: Place, card: Card, how: SendHow): Promise<SendOutcome> {
    const drawn = drawMessage(card, options.t, { prompt: how.prompt !== null })
    if ('why' in drawn) return { outcome: 'rejected', why: drawn.why }
    try {
      const sent = await post(place, drawn, how, how.replyTo).catch((error: unknown) => {
        if (!isCode(error, NO_HISTORY)) throw error
        return post(place, drawn, how, null)
      })
      return { outcome: 'sent', message: sent.id }
    } catch (error) {
      return noted(place.chat, sendFailure(error))
    }
  }

  async function edit({ chat, message }: MessageRef, card: Card): Promise<EditOutcome> {
    const drawn = drawMessage(card, options.t, { prompt: false })
    if ('why' in drawn) return { outcome: 'rejected', why: drawn.why }
    try {
      await rest.ask('patch', routes.message(chat, message), {
        body: { ...drawn.body, attachments: drawn.files.map(({ name }, id) => ({ id, filename: name })) },
        files: [...drawn.files],
      })
      return { outcome: 'edited' }
    } catch (error) {
      return noted(chat, editFailure(error))
    }
  }

  return {
    name: 'discord',
    capacity: DESCRIPTION_MAX,
    fitsWhole,
    start: (receive) => connection.start(receive),
    stop: () => connection.stop(),
    health: () => connection.health(),
    rolesOf: (person) => rolesOf(rest, person, options.log),
    send,
    edit,
  }
}
