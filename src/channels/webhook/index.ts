import { createHash } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { Receipt, Webhooks } from '../../flow/ports/webhooks.ts'

const WAIT_MS = 10_000

export interface WebhookOptions {
  readonly urls: readonly string[]
  /** Base64. */
  readonly secret: string
}

/** Tells programs of changed rules as Standard Webhooks has it: signed, with an id and a time, by POST. */
export function createWebhooks({ urls, secret }: WebhookOptions): Webhooks {
  const signer = new Webhook(secret)
  const ending = new AbortController()
  const known = new Map(urls.map((url) => [endpointOf(url), url]))
  return {
    endpoints: [...known.keys()],
    hostOf: (endpoint) => {
      const url = known.get(endpoint)
      return url === undefined ? null : new URL(url).host
    },
    async send(endpoint, { id, at, body }) {
      const url = known.get(endpoint)
      if (url === undefined) return { outcome: 'gone', why: 'not-in-settings' }
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'evogate',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at / 1_000)),
        'webhook-signature': signer.sign(id, new Date(at), body),
      }
      // A redirect could lead the words of a rule to where nobody wanted them.
      const how = { method: 'POST', headers, body, redirect: 'manual' } as const
      try {
        const answer = await fetch(url, {
          ...how,
          signal: AbortSignal.any([ending.signal, AbortSignal.timeout(WAIT_MS)]),
        })
        // Unread, the answer would keep its connection.
        await answer.body?.cancel()
        return judge(answer)
      } catch (error) {
        return { outcome: 'retry', why: reasonOf(error), afterMs: null }
      }
    },
    close: () => ending.abort(),
  }
}

/** An address can hold a token: what is stored and shown is a digest of it. */
const endpointOf = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 16)

function judge({ status, headers }: Response): Receipt {
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 410) return { outcome: 'gone', why: '410' }
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return { outcome: 'retry', why: String(status), afterMs: Number.isFinite(seconds) ? seconds * 1_000 : null }
}

/** `ECONNREFUSED`, `TimeoutError`: never the message, which can hold the address. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as { readonly name?: string; readonly cause?: { readonly code?: string } }
  return cause?.code ?? name ?? 'error'
}
