import { type ChildProcess, spawn } from 'node:child_process'
import { within } from './within.ts'

const READY_MAX_MS = 120_000
const END_MAX_MS = 30_000

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** The built service as a process of its own, that can be killed. */
export class Service {
  readonly ended: Promise<Ended>
  over: Ended | null = null
  out = ''
  err = ''
  readonly #child: ChildProcess

  constructor(bin: string, env: Readonly<Record<string, string>>) {
    // A process that lives for a second or two never earns back what V8 spends on optimizing it.
    const argv = ['--no-opt', bin, 'start']
    this.#child = spawn(process.execPath, argv, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child.stdout?.on('data', (chunk) => {
      this.out += String(chunk)
    })
    this.#child.stderr?.on('data', (chunk) => {
      this.err += String(chunk)
    })
    this.ended = new Promise((resolve) =>
      this.#child.on('close', (code, signal) => {
        this.over = { code, signal }
        resolve(this.over)
      }),
    )
  }

  /** Did the fail point that it was started with strike? */
  get struck(): boolean {
    return this.err.includes('Fail point C')
  }

  get isReady(): boolean {
    return this.out.includes('ready ')
  }

  /** Resolves when it is up, or has ended before. */
  async ready(): Promise<void> {
    await within(
      READY_MAX_MS,
      () => this.isReady || this.over !== null,
      () => `not ready: ${this.tail()}`,
    )
  }

  /** From here on fail points count that were to wait. */
  async arm(): Promise<void> {
    await this.ready()
    this.#child.kill('SIGUSR2')
    await within(
      END_MAX_MS,
      () => this.err.includes('Fail points armed') || this.over !== null,
      () => `not armed: ${this.tail()}`,
    )
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.ended
  }

  /** Ends it in good order; gives its exit code. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM')
    await within(
      END_MAX_MS,
      () => this.over !== null,
      () => `did not end: ${this.tail()}`,
    )
    return this.over?.code ?? null
  }

  tail(): string {
    return this.err.split('\n').slice(-6).join('\n')
  }
}
