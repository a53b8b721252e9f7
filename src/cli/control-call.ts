import { request } from 'node:http'
import path from 'node:path'
import type { CallInput, CallName, CallResult } from './calls.ts'
import { withShortPath } from './control-path.ts'

export const controlPath = (home: string): string => path.join(home, 'control.sock')

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
