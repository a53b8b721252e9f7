import { spawn } from 'node:child_process'

const OUTPUT_MAX_BYTES = 1_048_576

export type Ran =
  | { readonly outcome: 'ended'; readonly output: string }
  | { readonly outcome: 'not-started' | 'failed' | 'too-slow' | 'too-long' | 'stopped' }

/**
 * Runs a program by its arguments, without a shell, with a text on its standard input; gives what it printed. It and
 * whatever it started are ended when its time is up.
 */
export function runProgram(
  [program = '', ...args]: readonly string[],
  input: string,
  {
    environment,
    timeoutMs,
    signal,
  }: {
    readonly environment: Readonly<Record<string, string>>
    readonly timeoutMs: number
    readonly signal: AbortSignal
  },
): Promise<Ran> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ outcome: 'stopped' })
    const child = started(program, args, environment)
    if (child === null) return resolve({ outcome: 'not-started' })
    const chunks: Buffer[] = []
    let bytes = 0
    let cut: Ran | null = null
    const end = (why: Ran) => {
      cut ??= why
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has ended already.
      }
      // What left the group may hold the output open for as long as it likes; nobody waits for it.
      child.stdout.destroy()
    }
    const stop = () => end({ outcome: 'stopped' })
    const timer = setTimeout(() => end({ outcome: 'too-slow' }), timeoutMs)
    signal.addEventListener('abort', stop, { once: true })
    const settle = (ran: Ran) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      resolve(cut ?? ran)
    }
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > OUTPUT_MAX_BYTES) end({ outcome: 'too-long' })
      else chunks.push(chunk)
    })
    child.on('error', () => settle({ outcome: 'not-started' }))
    child.on('close', (code) =>
      settle(
        code === 0
          ? { outcome: 'ended', output: Buffer.concat(chunks).toString('utf8') }
          : { outcome: 'failed' },
      ),
    )
    // A program that ends before it has read all of its input must not take the service down.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}

/** Some programs that cannot be started throw at once, the others tell later. */
function started(program: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  try {
    // A group of its own, so that a script's children end with it.
    return spawn(program, args, { env, stdio: ['pipe', 'pipe', 'ignore'], detached: true })
  } catch {
    return null
  }
}
