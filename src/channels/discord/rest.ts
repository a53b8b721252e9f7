import { setTimeout as pause } from 'node:timers/promises'
import { DefaultRestOptions, REST, type RequestData } from '@discordjs/rest'
import { z } from 'zod'
import { isRefusal, retryAfterMs, TokenRefused } from './outcome.ts'
import type { Patience } from './patience.ts'

export type Method = 'get' | 'post' | 'patch' | 'put'
type Route = `/${string}`

export interface Rest {
  /** One call; never waits for a limit and never repeats itself. Rejects with what `outcome.ts` reads. */
  ask(method: Method, route: Route, data?: RequestData): Promise<unknown>
  /** The same by the token of an interaction, tried again for `patienceMs`. */
  answer(method: Method, route: Route, data: RequestData, again: Again): Promise<unknown>
  /** For the gateway, which asks for its address. */
  readonly client: REST
  lastContact(): number | null
}

/** `safe`: the call may be made twice. */
export interface Again {
  readonly safe: boolean
  readonly patienceMs: number
}

const asked = z.object({ retry_after: z.number().positive() })

/**
 * Discord's REST API. After the first 401 nothing more is asked in the bot's name, because too many invalid requests
 * make Discord shut out the whole address (R59); `refused` is called once.
 */
export function createRest(options: {
  readonly token: string
  readonly apiRoot: string | null
  readonly patience: Patience
  readonly now: () => number
  readonly refused: () => void
}): Rest {
  let lastContact: number | null = null
  let refused = false
  const make = DefaultRestOptions.makeRequest
  const client = new REST({
    ...(options.apiRoot !== null && { api: options.apiRoot }),
    version: '10',
    // A send that is repeated in here would not be known to the outbox, nor end with a stop.
    retries: 0,
    timeout: options.patience.callMs,
    rejectOnRateLimit: () => true,
    async makeRequest(url, init) {
      const response = await make(url, init)
      lastContact = options.now()
      if (response.status === 429 && !response.headers.get('retry-after')) {
        // Some 429 name the time in their answer only.
        const read = asked.safeParse(await response.json().catch(() => null))
        response.headers.set('retry-after', String(read.success ? read.data.retry_after : 1))
      }
      return response
    },
  }).setToken(options.token)

  async function ask(method: Method, route: Route, data: RequestData = {}): Promise<unknown> {
    if (refused && data.auth !== false) throw new TokenRefused('The token was refused')
    try {
      return await client[method](route, data)
    } catch (error) {
      if (data.auth !== false && isRefusal(error) && !refused) {
        refused = true
        options.refused()
      }
      throw error
    }
  }

  return {
    ask,
    client,
    lastContact: () => lastContact,
    async answer(method, route, data, { safe, patienceMs }) {
      const until = performance.now() + patienceMs
      for (;;) {
        try {
          return await ask(method, route, { ...data, auth: false })
        } catch (error) {
          const afterMs = again(error, safe)
          if (afterMs === null || performance.now() + afterMs > until) throw error
          await pause(afterMs, undefined, { ref: false })
        }
      }
    },
  }
}

/** Ms until a call by an interaction's token may be tried again; null when it may not. */
function again(error: unknown, safe: boolean): number | null {
  const afterMs = retryAfterMs(error)
  if (afterMs === null) return null
  const limited = error instanceof Error && error.name.startsWith('RateLimitError')
  if (limited) return afterMs
  return safe ? Math.min(afterMs, 100) : null
}
