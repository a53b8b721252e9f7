import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'

export interface Call {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
  /** Makes the connections; null: the system does. */
  readonly agent: http.Agent | null
  readonly signal: AbortSignal
}

export interface Reply {
  readonly status: number
  header(name: string): string | null
  readonly body: Buffer
}

const direct = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
} as const

/** One call, its whole answer read. Rejects when none arrives. */
export async function call({ method, url, headers, body, agent, signal }: Call): Promise<Reply> {
  const plain = url.startsWith('http:')
  const request = (plain ? http : https).request(url, {
    method,
    headers: { ...headers, 'content-length': String(body?.length ?? 0) },
    agent: agent ?? direct[plain ? 'http:' : 'https:'],
    signal,
  })
  const answered = new Promise<http.IncomingMessage>((resolve, reject) => {
    request.on('response', resolve)
    request.on('error', reject)
  })
  request.end(body)
  const response = await answered
  const read = await buffer(response)
  return {
    status: response.statusCode ?? 0,
    header: (name) => {
      const value = response.headers[name]
      return Array.isArray(value) ? (value[0] ?? null) : (value ?? null)
    },
    body: read,
  }
}
