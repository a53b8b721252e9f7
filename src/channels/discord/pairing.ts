import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Agent } from 'node:http'
import { component, messageFlag, response, routes } from './codes.ts'
import { drawToast, NO_MENTIONS } from './draw.ts'
import { escapeMarkdown } from './escape.ts'
import { FIELD } from './form.ts'
import { openGateway } from './gateway.ts'
import { createLook, type Look, type LookTrouble } from './look.ts'
import { describe, isRefusal } from './outcome.ts'
import { PATIENCE } from './patience.ts'
import { type Read, readInteraction } from './read.ts'
import { createRest } from './rest.ts'

export type { LookTrouble } from './look.ts'

export interface PairingOptions {
  readonly token: string
  readonly apiRoot: string | null
  /** What makes connections instead of the system. */
  readonly agent?: Agent
}

/** Texts of the message, the form and the answers of a pairing. */
export interface PairingTexts {
  readonly message: string
  readonly button: string
  readonly title: string
  readonly label: string
  readonly wrong: string
  readonly done: (name: string) => string
}

export interface Paired {
  readonly outcome: 'paired'
  readonly id: string
  readonly name: string
}

/** A bot, spoken to by nobody but the set-up. */
export interface Pairing extends Look {
  /** Puts a button into the channel and waits for who enters the code; null when it was told to stop waiting. */
  person(
    channel: string,
    code: string,
    texts: PairingTexts,
    signal: AbortSignal,
  ): Promise<Paired | LookTrouble | null>
  send(
    channel: string,
    text: string,
    button: string | null,
  ): Promise<{ readonly outcome: 'sent'; readonly message: string } | LookTrouble>
  /** Waits until that person presses the button of that message; null when it was told to stop waiting. */
  press(
    by: string,
    message: string,
    signal: AbortSignal,
  ): Promise<{ readonly outcome: 'pressed' } | LookTrouble | null>
  /** Gives the message other words and no button. */
  settle(channel: string, message: string, text: string): Promise<void>
}

/** No action of a card looks like it. */
const TEST_ID = 'init.test'
/** Wrong codes, whoever enters them, before the code is worth nothing. */
const TRIES = 5

export function openPairing({ token, apiRoot, agent }: PairingOptions): Pairing {
  const rest = createRest({
    token,
    apiRoot,
    agent: agent ?? null,
    patience: PATIENCE,
    now: Date.now,
    refused: () => {},
  })
  const look = createLook(rest)
  const trouble = (error: unknown): LookTrouble => ({
    outcome: 'trouble',
    trouble: isRefusal(error) ? 'token' : 'network',
    why: describe(error),
  })

  async function send(channel: string, text: string, button: string | null) {
    const row = {
      type: component.row,
      components: [{ type: component.button, style: 1, label: button, custom_id: TEST_ID }],
    }
    try {
      const body = {
        content: escapeMarkdown(text),
        components: button === null ? [] : [row],
        flags: messageFlag.suppressEmbeds,
        allowed_mentions: NO_MENTIONS,
        nonce: randomBytes(12).toString('base64url'),
        enforce_nonce: true,
      }
      const sent = (await rest.ask('post', routes.messages(channel), { body })) as { readonly id: string }
      return { outcome: 'sent' as const, message: sent.id }
    } catch (error) {
      return trouble(error)
    }
  }

  async function settle(channel: string, message: string, text: string): Promise<void> {
    const body = { content: escapeMarkdown(text), components: [], allowed_mentions: NO_MENTIONS }
    await rest.ask('patch', routes.message(channel, message), { body }).catch(() => {})
  }

  const respond = (read: Read, body: object) =>
    rest
      .answer('post', routes.callback(read.id, read.token), { body }, { safe: true, patienceMs: 2_500 })
      .catch(() => {})

  /** Listens to what people do on one message until `find` gives something. */
  async function listen<T extends object>(
    message: string,
    signal: AbortSignal,
    find: (read: Read) => T | null,
  ): Promise<T | LookTrouble | null> {
    let self: { readonly application: string; readonly user: string } | null = null
    return new Promise((resolve) => {
      const end = (found: T | LookTrouble | null) => void gateway.stop().then(() => resolve(found))
      const gateway = openGateway({
        token,
        rest,
        agent: agent ?? null,
        patience: PATIENCE,
        // A person waits in front of it: it is begun once.
        diary: { since: async () => [], note: async () => {} },
        now: Date.now,
        up: () => {},
        trouble: () => {},
        down: (why) => end({ outcome: 'trouble', trouble: 'token', why }),
        event({ type, data }) {
          if (type === 'READY') {
            const { user, application } = data as { user: { id: string }; application: { id: string } }
            self = { application: application.id, user: user.id }
          }
          if (type !== 'INTERACTION_CREATE' || !self) return
          const read = readInteraction(data, { ...self, guildOf: () => undefined })
          const found = read?.at?.message === message ? find(read) : null
          if (found) end(found)
        },
      })
      signal.addEventListener('abort', () => end(null), { once: true })
      if (signal.aborted) end(null)
    })
  }

  return {
    ...look,
    send,
    settle,
    async person(channel, code, texts, signal) {
      const sent = await send(channel, texts.message, texts.button)
      if (sent.outcome === 'trouble') return sent
      const form = {
        custom_id: TEST_ID,
        title: texts.title,
        components: [
          {
            type: component.label,
            label: texts.label,
            component: {
              type: component.textInput,
              custom_id: FIELD,
              style: 1,
              max_length: 40,
              required: true,
            },
          },
        ],
      }
      let wrong = 0
      const tell = (read: Read, text: string) =>
        respond(read, {
          type: response.message,
          data: { ...drawToast(text), flags: messageFlag.ephemeral },
        })
      const found = await listen<Paired>(sent.message, signal, (read) => {
        if (read.kind === 'press') void respond(read, { type: response.form, data: form })
        if (read.kind !== 'form' || read.incoming?.kind !== 'press') return null
        const right = wrong < TRIES && isCode(read.incoming.words ?? '', code)
        if (!right) wrong += 1
        const { id, name } = read.from
        void tell(read, right ? texts.done(name) : texts.wrong)
        return right ? { outcome: 'paired', id, name } : null
      })
      const done = found?.outcome === 'paired' ? texts.done(found.name) : texts.message
      await settle(channel, sent.message, done)
      return found
    },
    press: (by, message, signal) =>
      listen(message, signal, (read) => {
        if (read.kind !== 'press') return null
        void respond(read, { type: response.laterAsEdit })
        return read.from.id === by ? { outcome: 'pressed' as const } : null
      }),
  }
}

/** The same, however it was typed; compared in constant time. */
function isCode(typed: string, code: string): boolean {
  const plain = (text: string) => Buffer.from(text.replace(/[^0-9a-z]/gi, '').toLowerCase())
  const [a, b] = [plain(typed), plain(code)]
  return a.length === b.length && timingSafeEqual(a, b)
}
