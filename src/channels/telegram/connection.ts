import { setTimeout as pause } from 'node:timers/promises'
import { Api, type ApiClientOptions, GrammyError } from 'grammy'
import type { LocaleCode, Translate } from '../../core/locale-code.ts'
import type { ChannelHealth, Receive } from '../../flow/ports/channel.ts'
import { createAnswers } from './answer.ts'
import { registerCommands } from './commands.ts'
import { describe, retryAfterMs } from './outcome.ts'
import type { Patience } from './patience.ts'
import { type AfterFailure, type Polling, startPolling } from './poll.ts'
import { type RawUpdate, readPress, readUpdate } from './read.ts'

/** Only these are asked for; older kinds still arrive for a while and are left alone (R44). */
const ALLOWED_UPDATES = ['message', 'callback_query', 'my_chat_member'] as const
/** So many 409 in a row and the channel is not trusted any more (R43). */
const CONFLICTS_UNTIL_DOWN = 3
/** A poll this long without a 409 means that the other consumer is gone; a shorter one only drives it off. */
const CONFLICT_PROBE_SECONDS = 5
const BACK_OFF_MAX_FACTOR = 30
const NO_SUCH_TOKEN = new Set([401, 404])

/** A setting that a person must mend. */
class TokenRefused extends Error {
  readonly code = 'telegram-token'
}

const isApiError = (error: unknown, code: number): error is GrammyError =>
  error instanceof GrammyError && error.error_code === code

/** Connects, listens and knows how it fares. */
export function createConnection(options: {
  readonly token: string
  readonly root: ApiClientOptions
  readonly api: Api
  readonly patience: Patience
  readonly t: (locale: LocaleCode) => Translate
  readonly log: (line: object) => void
  readonly now: () => number
}) {
  const { api, patience } = options
  const bot = options.token.split(':')[0] ?? ''
  // Its own client: the time limit of a long poll would let a lost send hang as long.
  const pollApi = new Api(options.token, { ...options.root, timeoutSeconds: patience.pollSeconds + 10 })
  const stopping = new AbortController()
  let username: string | null = null
  let state: ChannelHealth['state'] = 'trouble'
  let remark: string | null = 'not connected yet'
  let lastContact: number | null = null
  let clockAheadMs: number | null = null
  let lastUpdate: number | null = null
  let conflicts = 0
  let failures = 0
  let polling: Polling | null = null
  let running: Promise<void> = Promise.resolve()

  for (const each of [api, pollApi])
    each.config.use(async (call, method, payload, signal) => {
      const answer = await call(method, payload, signal)
      lastContact = options.now()
      return answer
    })

  const log = (line: object) => options.log({ channel: 'telegram', ...line })
  const identity = () => (username === null ? `bot ${bot}` : `@${username}`)

  const answers = createAnswers({
    patience,
    call: (id, text, alert) =>
      api.answerCallbackQuery(id, { ...(text ? { text } : {}), ...(alert ? { show_alert: true } : {}) }),
    t: options.t,
    log,
  })

  function up(): void {
    const news = state !== 'up'
    state = 'up'
    remark = null
    conflicts = 0
    failures = 0
    if (news) log({ event: 'up', identity: identity() })
  }

  async function failed(error: unknown): Promise<AfterFailure> {
    const proxied = options.root.baseFetchConfig && !(error instanceof GrammyError)
    const why = proxied ? `${describe(error)} (through EVOGATE_PROXY)` : describe(error)
    if (isApiError(error, 401)) {
      state = 'down'
      remark = `${why}: the token is not valid any more`
      log({ event: 'down', why })
      return 'give-up'
    }
    failures += 1
    conflicts = isApiError(error, 409) ? conflicts + 1 : 0
    state = conflicts >= CONFLICTS_UNTIL_DOWN ? 'down' : 'trouble'
    remark = conflicts ? '409: another consumer holds this token' : why
    if (isApiError(error, 409) && /webhook/i.test(error.description)) {
      remark = '409: a webhook is set for this token'
      await dropWebhook().catch(() => {})
    }
    log({ event: 'poll-failed', why, state })
    const factor = Math.min(2 ** (failures - 1), BACK_OFF_MAX_FACTOR)
    const asked = isApiError(error, 429) ? (retryAfterMs(error) ?? 0) : 0
    return {
      afterMs: Math.max(patience.backOffMs * factor, asked),
      probeSeconds: conflicts ? CONFLICT_PROBE_SECONDS : 0,
    }
  }

  /** What was pressed while it was set is kept. */
  async function dropWebhook(): Promise<void> {
    await api.deleteWebhook({ drop_pending_updates: false })
    log({ event: 'webhook-deleted' })
  }

  async function connect(signal: AbortSignal): Promise<void> {
    const me = await api.getMe(signal as Parameters<typeof api.getMe>[0])
    username = me.username
  }

  const handler = (receive: Receive) => async (update: RawUpdate) => {
    const pressed = readPress(update)
    const incoming = readUpdate(update, username ?? '')
    const answer = incoming
      ? await receive({ channel: 'telegram', bot, id: String(update.update_id), incoming })
      : null
    if (pressed) answers.give(pressed.id, answer)
  }

  function listen(receive: Receive): Polling {
    return startPolling({
      seconds: patience.pollSeconds,
      stopMs: patience.stopMs,
      storePausesMs: patience.storePausesMs,
      fetch: ({ offset, seconds, limit }, signal) =>
        pollApi.getUpdates(
          { offset, limit, timeout: seconds, allowed_updates: ALLOWED_UPDATES },
          signal as Parameters<typeof api.getUpdates>[1],
        ),
      arrived(updates, late) {
        if (updates.length > 0) lastUpdate = options.now()
        for (const update of updates) {
          const pressed = readPress(update)
          if (pressed) answers.expect(pressed.id, pressed.press?.from.locale ?? null, late)
        }
      },
      handle: handler(receive),
      succeeded: up,
      failed,
      stuck(update, error) {
        log({
          level: 'error',
          event: 'update-not-stored',
          id: update.update_id,
          why: error instanceof Error ? error.message : 'unknown',
        })
        const pressed = readPress(update)
        if (pressed) answers.give(pressed.id, null)
      },
    })
  }

  /** Tries until the bot is known and no webhook is in the way, then listens. */
  async function run(receive: Receive): Promise<void> {
    for (let prepared = false; !prepared && !stopping.signal.aborted; ) {
      try {
        if (username === null) await connect(stopping.signal)
        const hook = await api.getWebhookInfo()
        if (hook.url) await dropWebhook()
        prepared = true
      } catch (error) {
        if (stopping.signal.aborted) return
        const next = await failed(error)
        if (next === 'give-up') return
        await pause(next.afterMs, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
    if (stopping.signal.aborted) return
    up()
    polling = listen(receive)
    await registerCommands(api, options.t).catch((error: unknown) =>
      log({ event: 'commands-failed', why: describe(error) }),
    )
    await polling.ended
  }

  return {
    async start(receive: Receive): Promise<{ readonly identity: string }> {
      if (!/^\d+:[\w-]+$/.test(options.token)) throw new TokenRefused('The Telegram bot token is malformed')
      try {
        await connect(AbortSignal.timeout(patience.firstContactMs))
      } catch (error) {
        if (error instanceof GrammyError && NO_SUCH_TOKEN.has(error.error_code))
          throw new TokenRefused(`Telegram refuses the bot token (${describe(error)})`)
        await failed(error)
      }
      running = run(receive)
      return { identity: identity() }
    },
    async stop(): Promise<void> {
      stopping.abort()
      if (polling) await polling.stop()
      await Promise.race([
        Promise.all([running, answers.settled()]),
        pause(patience.stopMs, undefined, { ref: false }),
      ])
      state = 'down'
      remark = 'stopped'
    },
    health: (): ChannelHealth => ({
      name: 'telegram',
      identity: identity(),
      state,
      remark,
      lastContact,
      clockAheadMs,
      lastUpdate,
      conflicts,
    }),
    /** A message that was sent just now bears Telegram's own time, s. */
    sentAt(seconds: number): void {
      clockAheadMs = options.now() - seconds * 1_000
    },
  }
}
