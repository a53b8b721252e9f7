import { setTimeout as pause } from 'node:timers/promises'
import { type SessionInfo, WebSocketManager, WebSocketShardEvents } from '@discordjs/ws'
import { GatewayCloseCodes, GatewayDispatchEvents, GatewayIntentBits } from 'discord-api-types/v10'
import { pauseBeforeIdentify } from './identify.ts'
import { describe, isRefusal } from './outcome.ts'
import type { Patience } from './patience.ts'
import type { Rest } from './rest.ts'

const BACK_OFF_MAX_FACTOR = 60

/** Closed with one of these, the same again would be closed again: a person has to mend a setting. */
const fatal: Readonly<Partial<Record<number, string>>> = {
  [GatewayCloseCodes.AuthenticationFailed]: 'the token is not valid any more',
  [GatewayCloseCodes.InvalidShard]: 'invalid shard',
  [GatewayCloseCodes.ShardingRequired]: 'the bot is in too many guilds',
  [GatewayCloseCodes.InvalidAPIVersion]: 'invalid version',
  [GatewayCloseCodes.InvalidIntents]: 'invalid intents',
  [GatewayCloseCodes.DisallowedIntents]: 'disallowed intents',
}

export interface Event {
  readonly type: string
  readonly data: unknown
  /** Unique for ever: the session and the event's number in it. */
  readonly id: string
}

export interface Gateway {
  /** Resolves when it is over: told to stop, or refused for good. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Keeps one session with Discord's gateway open, with the guilds' intent alone (R57). */
export function openGateway(options: {
  readonly token: string
  readonly rest: Rest
  readonly patience: Patience
  readonly event: (event: Event) => void
  readonly up: () => void
  readonly trouble: (why: string) => void
  readonly down: (why: string) => void
}): Gateway {
  const { patience, rest } = options
  const stopping = new AbortController()
  const never = new Promise<never>(() => {})
  let session: SessionInfo | null = null
  let lastIdentify = Number.NEGATIVE_INFINITY
  let manager: WebSocketManager | null = null

  async function waitForIdentify(asked: WebSocketManager, signal: AbortSignal): Promise<void> {
    const known = await asked.fetchGatewayInformation(true).catch(() => null)
    const waitMs = Math.max(
      known ? pauseBeforeIdentify(known.session_start_limit) : 0,
      lastIdentify + patience.identifyMs - performance.now(),
    )
    if (waitMs > 0) await pause(waitMs, undefined, { ref: false, signal })
    lastIdentify = performance.now()
  }

  function open(): WebSocketManager {
    const made = new WebSocketManager({
      token: options.token,
      intents: GatewayIntentBits.Guilds,
      rest: rest.client,
      shardCount: 1,
      compression: null,
      buildIdentifyThrottler: async (asked) => ({
        waitForIdentify: (_, signal) => waitForIdentify(asked, signal),
      }),
      // A connection that is just being made when we stop, or begin anew, would go on without this.
      retrieveSessionInfo: () => (stopping.signal.aborted || manager !== made ? never : session),
      updateSessionInfo: (_, info) => {
        session = info
      },
    })
    made.on(WebSocketShardEvents.Dispatch, ({ data }) => {
      if (data.t === GatewayDispatchEvents.Ready || data.t === GatewayDispatchEvents.Resumed) options.up()
      options.event({ type: data.t, data: data.d, id: `${session?.sessionId ?? ''}.${data.s}` })
    })
    made.on(WebSocketShardEvents.Error, ({ error }) => options.trouble(describe(error)))
    return made
  }

  /** Resolves with the reason when a session was closed for good. */
  const closedForGood = (watched: WebSocketManager) =>
    new Promise<string>((resolve) => {
      watched.on(WebSocketShardEvents.Closed, ({ code }) => {
        const why = fatal[code]
        if (why) resolve(`${code}: ${why}`)
        else if (!stopping.signal.aborted) options.trouble(`gateway closed: ${code}`)
      })
    })

  async function run(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures += 1) {
      manager = open()
      const over = closedForGood(manager)
      try {
        // `connect` only fails before there is a session; after that it goes on by itself.
        const why = await Promise.race([manager.connect().then(() => over), over, stopped])
        if (why !== null) options.down(why)
        return
      } catch (error) {
        if (stopping.signal.aborted) return
        const left: WebSocketManager = manager
        manager = null
        await Promise.resolve(left.destroy()).catch(() => {})
        if (isRefusal(error)) return options.down(describe(error))
        options.trouble(describe(error))
        const backOff = patience.backOffMs * Math.min(2 ** failures, BACK_OFF_MAX_FACTOR)
        await pause(backOff, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      }
    }
  }

  const stopped = new Promise<null>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(null))
  })
  const ended = run()
  return {
    ended,
    async stop() {
      stopping.abort()
      const closing = Promise.resolve(manager?.destroy({ code: 1_000 })).catch(() => {})
      await Promise.race([Promise.all([closing, ended]), pause(patience.stopMs, undefined, { ref: false })])
    },
  }
}
