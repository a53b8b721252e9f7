import { unlinkSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { ZodError } from 'zod'
import type { App } from '../main.ts'
import { calls, isCall } from './calls.ts'
import { controlPath } from './control-call.ts'
import { withShortPath } from './control-path.ts'

export const CONTROL_BODY_MAX_BYTES = 64 * 1024
const HEADERS_MAX_MS = 10_000

export interface ControlServer {
  close(): Promise<void>
}

/**
 * Answers the commands of this machine's user on `$EVOGATE_HOME/control.sock` (0600): one JSON POST a call. Only the
 * holder of the instance lock may open it, so a file that lies there already is a dead one's.
 */
export async function openControl(home: string, app: App, stop: () => void): Promise<ControlServer> {
  const file = controlPath(home)
  const server = createServer(
    { headersTimeout: HEADERS_MAX_MS, requestTimeout: HEADERS_MAX_MS },
    (from, to) => {
      answer(from, app, stop).then(
        ({ status, body }) => reply(to, status, body),
        () => reply(to, 500, { error: 'internal' }),
      )
    },
  )
  await rm(file, { force: true })
  await withShortPath(file, (short) => {
    // The mask holds from the first moment on; a chmod afterwards would leave a gap.
    const before = process.umask(0o177)
    try {
      return new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(short, resolve)
      })
    } finally {
      process.umask(before)
    }
  })
  await chmod(file, 0o600)
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
        try {
          unlinkSync(file)
        } catch {
          // Gone already: listening by its own name, node removes it.
        }
      }),
  }
}

interface Reply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

async function answer(from: IncomingMessage, app: App, stop: () => void): Promise<Reply> {
  const name = (from.url ?? '').slice(1)
  const body = await readBody(from)
  if (body === null) return { status: 413, body: { error: 'too-large' } }
  if (from.method !== 'POST') return { status: 405, body: { error: 'post-only' } }
  if (name === 'stop') {
    // After the answer has gone out: the caller waits for it.
    setImmediate(stop)
    return { status: 200, body: { value: { pid: process.pid } } }
  }
  if (!isCall(name)) return { status: 403, body: { error: 'no-such-call' } }
  try {
    return { status: 200, body: { value: (await calls[name].run(app, JSON.parse(body))) ?? null } }
  } catch (error) {
    if (error instanceof ZodError || error instanceof SyntaxError)
      return { status: 400, body: { error: 'malformed' } }
    throw error
  }
}

async function readBody(from: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of from) {
    size += (chunk as Buffer).length
    if (size > CONTROL_BODY_MAX_BYTES) return null
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function reply(to: ServerResponse, status: number, body: Reply['body']): void {
  to.writeHead(status, { 'content-type': 'application/json', connection: 'close' })
  to.end(JSON.stringify(body))
}
