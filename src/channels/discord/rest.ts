import type { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { encodeBody, type FilePart } from './body.ts'
import { createBuckets } from './buckets.ts'
import { call, type Reply } from './http.ts'
import { DiscordError, isRefusal, Limited, retryAfterMs, TokenRefused } from './outcome.ts'
import type { Patience } from './patience.ts'

export type Method = 'get' | 'post' | 'patch' | 'put'

export interface RequestData {
  readonly body?: unknown
  readonly files?: readonly FilePart[]
  /** False: by the token in the address, not in the bot's name. */
  readonly auth?: boolean
  readonly signal?: AbortSignal
}

export interface Rest {
  /** One call; never waits for a limit and never repeats itself. Rejects with what `outcome.ts` reads. */
  ask(method: Method, route: string, data?: RequestData): Promise<unknown>
  /** The same by the token of an interaction, tried again for `patienceMs`. */
  answer(method: Method, route: string, data: RequestData, again: Again): Promise<unknown>
  lastContact(): number | null
  /** By the date in the head of the last answer. */
  clockAheadMs(): number | null
}

/** `safe`: the call may be made twice. */
export interface Again {
  readonly safe: boolean
  readonly patienceMs: number
}

const API = 'https://discord.com/api'
const AGENT = 'DiscordBot (https://www.npmjs.com/package/evogate, 1)'

/** Any JSON will do: a refusal whose words cannot be read is one all the same. */
const refusal = z
  .object({ code: z.number().catch(0), message: z.string().catch(''), errors: z.unknown().optional() })
  .catch({ code: 0, message: '', errors: undefined })

/**
 * Discord's REST API. After the first 401 nothing more is asked in the bot's name, because too many invalid requests
 * make Discord shut out the whole address (R59); `refused` is called once.
 */
export function createRest(options: {
  readonly token: string
  readonly apiRoot: string | null
  readonly agent: Agent | null
  readonly patience: Patience
  readonly now: () => number
  readonly refused: () => void
}): Rest {
  const { agent, patience } = options
  const root = `${(options.apiRoot ?? API).replace(/\/+$/, '')}/v10`
  const buckets = createBuckets(() => performance.now())
  let lastContact: number | null = null
  let clockAheadMs: number | null = null
  let refused = false

  async function exchange(
    method: Method,
    route: string,
    { auth = true, body, files, signal }: RequestData,
  ): Promise<unknown> {
    const waitMs = buckets.waitMs(method, route)
    if (waitMs > 0) throw new Limited(waitMs)
    const encoded = encodeBody(body, files ?? [])
    const timeout = AbortSignal.timeout(patience.callMs)
    const reply = await call({
      method: method.toUpperCase(),
      url: root + route,
      headers: {
        'user-agent': AGENT,
        ...(auth && { authorization: `Bot ${options.token}` }),
        ...(encoded && { 'content-type': encoded.type }),
      },
      body: encoded?.bytes ?? null,
      agent,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    lastContact = options.now()
    const theirs = Date.parse(reply.header('date') ?? '')
    if (!Number.isNaN(theirs)) clockAheadMs = lastContact - theirs
    const json = parse(reply)
    buckets.hear(method, route, reply, json)
    if (reply.status >= 200 && reply.status < 300) return json
    if (reply.status === 429) throw new Limited(buckets.waitMs(method, route))
    const { code, message, errors } = refusal.parse(json)
    throw new DiscordError(reply.status, code, errors ? `${message}: ${written(errors)}` : message)
  }

  async function ask(method: Method, route: string, data: RequestData = {}): Promise<unknown> {
    if (refused && data.auth !== false) throw new TokenRefused('The token was refused')
    try {
      return await exchange(method, route, data)
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
    lastContact: () => lastContact,
    clockAheadMs: () => clockAheadMs,
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

/** Null for what is no JSON: a page of a server in between, or nothing at all. */
function parse({ body }: Reply): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

/** Empty for what nests too deep to be written, which can be read all the same. */
function written(errors: unknown): string {
  try {
    return JSON.stringify(errors)
  } catch {
    return ''
  }
}

/** Ms until a call by an interaction's token may be tried again; null when it may not. */
function again(error: unknown, safe: boolean): number | null {
  const afterMs = retryAfterMs(error)
  if (afterMs === null) return null
  if (error instanceof Limited) return afterMs
  return safe ? Math.min(afterMs, 100) : null
}
