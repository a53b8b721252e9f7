import http from 'node:http'
import https from 'node:https'

const ANSWER_MAX_BYTES = 8 * 1024 * 1024
/** Discord counts these against the whole address (R59): they are heard even when what they say cannot be. */
const counted: ReadonlySet<number> = new Set([401, 403, 429])

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

/** One call, its whole answer read. Rejects when none arrives, or one of more than 8 MiB. */
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
  const status = response.statusCode ?? 0
  const read = await readAnswer(response).catch((error: unknown) => {
    if (counted.has(status)) return Buffer.alloc(0)
    throw error
  })
  return {
    status,
    header: (name) => {
      const value = response.headers[name]
      return Array.isArray(value) ? (value[0] ?? null) : (value ?? null)
    },
    body: read,
  }
}

class TooLarge extends Error {
  readonly code = 'answer-too-large'
}

/** Leaving the loop early cuts the line. */
async function readAnswer(response: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > ANSWER_MAX_BYTES) throw new TooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
