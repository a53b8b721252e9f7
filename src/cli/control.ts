import { unlinkSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import path from 'node:path'
import { ZodError } from 'zod'
import type { App } from '../main.ts'
import { type CallInput, type CallName, type CallResult, calls, isCall } from './calls.ts'
import { withShortPath } from './control-path.ts'

export const CONTROL_BODY_MAX_BYTES = 64 * 1024
const HEADERS_MAX_MS = 10_000

export const controlPath = (home: string): string => path.join(home, 'control.sock')

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

export type ControlOutcome<Value> =
  | { readonly outcome: 'answered'; readonly value: Value }
  /** Nobody listens: no service runs. */
  | { readonly outcome: 'down' }
  /** Somebody listens and does not answer as a service of this version would. */
  | { readonly outcome: 'failed'; readonly why: string }

/** Calls the running service. `waitMs`: how long it may take to answer. */
export async function callControl<Name extends CallName>(
  home: string,
  name: Name,
  input: CallInput<Name>,
  waitMs: number,
): Promise<ControlOutcome<CallResult<Name>>> {
  return post(home, name, input, waitMs)
}

/** Tells the running service to end; gives its process id. */
export const callStop = (home: string, waitMs: number): Promise<ControlOutcome<{ pid: number }>> =>
  post(home, 'stop', {}, waitMs)

/** Does anybody listen? */
export async function isListening(home: string, waitMs = 2_000): Promise<boolean> {
  const asked = await post(home, 'ping', {}, waitMs)
  return asked.outcome !== 'down'
}

async function post<Value>(
  home: string,
  name: string,
  input: unknown,
  waitMs: number,
): Promise<ControlOutcome<Value>> {
  const body = JSON.stringify(input)
  return withShortPath(controlPath(home), (socketPath) => {
    return new Promise<ControlOutcome<Value>>((resolve) => {
      const call = request(
        {
          socketPath,
          path: `/${name}`,
          method: 'POST',
          agent: false,
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        },
        (from) => {
          const chunks: Buffer[] = []
          from.on('data', (chunk: Buffer) => chunks.push(chunk))
          from.on('error', (error) => resolve({ outcome: 'failed', why: error.message }))
          from.on('end', () =>
            resolve(readReply(from.statusCode ?? 0, Buffer.concat(chunks).toString('utf8'))),
          )
        },
      )
      call.setTimeout(waitMs, () => call.destroy(new Error('timeout')))
      call.on('error', (error: NodeJS.ErrnoException) =>
        resolve(
          error.code === 'ENOENT' || error.code === 'ECONNREFUSED' || error.code === 'ENOTDIR'
            ? { outcome: 'down' }
            : { outcome: 'failed', why: error.message },
        ),
      )
      call.end(body)
    })
  })
}

function readReply<Value>(status: number, text: string): ControlOutcome<Value> {
  try {
    const body = JSON.parse(text) as { value?: Value; error?: string }
    if (status === 200) return { outcome: 'answered', value: body.value as Value }
    return { outcome: 'failed', why: body.error ?? String(status) }
  } catch {
    return { outcome: 'failed', why: String(status) }
  }
}
