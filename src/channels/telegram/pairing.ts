import type { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Api, GrammyError } from 'grammy'
import { z } from 'zod'
import { describe } from './outcome.ts'

const CALL_SECONDS = 15
const POLL_SECONDS = 25
const AGAIN_MS = 1_000

export interface PairingOptions {
  readonly token: string
  readonly apiRoot: string | null
  /** What makes connections instead of the system. */
  readonly agent?: Agent
  /** Nobody may decide yet, so nothing that waits at the bot can matter to anybody; else it is left for the service. */
  readonly first: boolean
}

/** `token`: it is not valid. `busy`: another program polls this bot. `network`: nobody answers as Telegram would. */
export type PairingTrouble = {
  readonly outcome: 'trouble'
  readonly trouble: 'token' | 'busy' | 'network'
  readonly why: string
}

export interface Paired {
  readonly outcome: 'paired'
  /** Numeric id of the person, which is also that of the private chat. */
  readonly id: string
  readonly name: string
}

/** A bot, spoken to by nobody but the set-up: who it is, who presses start, and whether a button comes back. */
export interface Pairing {
  me(): Promise<
    { readonly outcome: 'bot'; readonly username: string; readonly name: string } | PairingTrouble
  >
  /** Waits for `/start <code>` in a private chat; null when it was told to stop waiting. */
  person(code: string, signal: AbortSignal): Promise<Paired | PairingTrouble | null>
  /** Sends a message, with a button if one is given. */
  send(
    chat: string,
    text: string,
    button: string | null,
  ): Promise<{ readonly outcome: 'sent'; readonly message: string } | PairingTrouble>
  /** Waits until that person presses the button of that message; null when it was told to stop waiting. */
  press(
    by: string,
    message: string,
    signal: AbortSignal,
  ): Promise<{ readonly outcome: 'pressed' } | PairingTrouble | null>
  /** Gives the message other words and no button. */
  settle(chat: string, message: string, text: string): Promise<void>
}

/** The one piece of callback data of the test message; no action of a card looks like it. */
const TEST_DATA = 'init.test'

const user = z.object({ id: z.number(), is_bot: z.boolean().optional(), first_name: z.string() })
const update = z.object({
  update_id: z.number(),
  message: z
    .object({ from: user, chat: z.object({ type: z.string() }), text: z.string() })
    .optional()
    .catch(undefined),
  callback_query: z
    .object({ id: z.string(), from: user, data: z.string(), message: z.object({ message_id: z.number() }) })
    .optional()
    .catch(undefined),
})
type Update = z.output<typeof update>

export function openPairing(options: PairingOptions): Pairing {
  const { token, apiRoot, agent } = options
  const client = {
    ...(apiRoot && { apiRoot: apiRoot.replace(/\/+$/, '') }),
    ...(agent && { baseFetchConfig: { agent, compress: true } }),
  }
  const api = new Api(token, { ...client, timeoutSeconds: CALL_SECONDS })
  const pollApi = new Api(token, { ...client, timeoutSeconds: POLL_SECONDS + CALL_SECONDS })
  /** The lowest update that was not looked at. */
  let offset = 0

  async function attempt<T extends object>(act: () => Promise<T>): Promise<T | PairingTrouble> {
    try {
      return await act()
    } catch (error) {
      return troubleOf(error)
    }
  }

  /** Looks at what comes in until `find` gives something. */
  async function watch<T extends object>(
    find: (one: Update) => T | null,
    signal: AbortSignal,
  ): Promise<T | PairingTrouble | null> {
    let refused = 0
    while (!signal.aborted) {
      const got = await attempt(() => fetch(signal))
      if (signal.aborted) return null
      if ('outcome' in got) {
        // An answer that is lost is asked for again; what needs a person is told.
        refused += 1
        if (got.trouble === 'token' || refused > 3) return got
        if (got.trouble === 'busy') await attempt(async () => ({ done: await api.deleteWebhook() }))
      } else {
        refused = 0
        const read = got.flatMap((raw) => update.safeParse(raw).data ?? [])
        for (const one of read) {
          const found = one.update_id >= offset ? find(one) : null
          if (!found) continue
          const before = read.filter(({ update_id }) => update_id < one.update_id)
          if (options.first || before.length === 0) await confirm(one.update_id + 1)
          return found
        }
        if (options.first) offset = Math.max(offset, ...read.map(({ update_id }) => update_id + 1))
        if (got.length === 0) continue
      }
      await pause(AGAIN_MS, undefined, { signal }).catch(() => {})
    }
    return null
  }

  const fetch = (signal: AbortSignal): Promise<readonly unknown[]> =>
    pollApi.getUpdates(
      { offset, timeout: POLL_SECONDS, allowed_updates: ['message', 'callback_query'] },
      signal as Parameters<typeof pollApi.getUpdates>[1],
    )

  /** What is confirmed is never given out again: the service is not to meet it. */
  async function confirm(next: number): Promise<void> {
    offset = next
    await attempt(() => api.getUpdates({ offset, timeout: 0, limit: 1 }))
  }

  return {
    me: () =>
      attempt(async () => {
        const { username, first_name: name } = await api.getMe()
        return { outcome: 'bot' as const, username, name }
      }),
    person: (code, signal) =>
      watch<Paired>(({ message }) => {
        if (message?.chat.type !== 'private' || message.from.is_bot) return null
        if (message.text.trim() !== `/start ${code}`) return null
        return { outcome: 'paired', id: String(message.from.id), name: message.from.first_name }
      }, signal),
    send: (chat, text, button) =>
      attempt(async () => {
        const sent = await api.sendMessage(Number(chat), text, {
          link_preview_options: { is_disabled: true },
          ...(button !== null && {
            reply_markup: { inline_keyboard: [[{ text: button, callback_data: TEST_DATA }]] },
          }),
        })
        return { outcome: 'sent' as const, message: String(sent.message_id) }
      }),
    async press(by, message, signal) {
      const pressed = await watch(({ callback_query: query }) => {
        if (query?.data !== TEST_DATA || String(query.message.message_id) !== message) return null
        return String(query.from.id) === by ? { outcome: 'pressed' as const, query: query.id } : null
      }, signal)
      if (pressed?.outcome !== 'pressed') return pressed
      await attempt(async () => ({ done: await api.answerCallbackQuery(pressed.query) }))
      return { outcome: 'pressed' }
    },
    async settle(chat, message, text) {
      await attempt(async () => ({
        done: await api.editMessageText(Number(chat), Number(message), text, {
          link_preview_options: { is_disabled: true },
          reply_markup: { inline_keyboard: [] },
        }),
      }))
    },
  }
}

function troubleOf(error: unknown): PairingTrouble {
  const why = describe(error)
  const code = error instanceof GrammyError ? error.error_code : 0
  const trouble = code === 401 || code === 404 ? 'token' : code === 409 ? 'busy' : 'network'
  return { outcome: 'trouble', trouble, why }
}
