import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ANA, GROUP, TOKEN, Wire } from '../channels/telegram/wire.ts'
import { changedAt, type Ledger, readLedger, readState, type State, waitingEvents } from './ledger.ts'
import { Service } from './service.ts'
import { Shop } from './shop.ts'

const TICK_MS = 50

export interface HouseOptions {
  /** The folder of the built program. */
  readonly dist: string
  readonly settings?: Readonly<Record<string, string>>
}

/** One person's machine: a home, a repository, a chat, and the service that is started and killed in it. */
export class House {
  readonly root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'evogate-crash-')))
  readonly home = path.join(this.root, 'home')
  readonly shop = new Shop(path.join(this.root, 'shop'))
  readonly wire = new Wire()
  /** Prompts told to the hook, and buttons pressed. */
  told = 0
  pressed = 0
  service: Service | null = null
  #known: { readonly at: number; readonly state: State } | null = null
  readonly #options: HouseOptions

  constructor(options: HouseOptions) {
    this.#options = options
  }

  async open(): Promise<this> {
    mkdirSync(this.home, { mode: 0o700 })
    await this.shop.make()
    await this.wire.start()
    return this
  }

  async close(): Promise<void> {
    if (this.service && !this.service.over) await this.service.kill()
    await this.wire.stop()
    rmSync(this.root, { recursive: true, force: true })
  }

  /** Starts the service, with a fail point or without; does not wait until it is up. */
  start(fail: string | null = null): Service {
    const env = {
      PATH: process.env.PATH ?? '',
      HOME: this.root,
      TMPDIR: this.root,
      LANG: 'en_US.UTF-8',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
      EVOGATE_HOME: this.home,
      EVOGATE_WORKSPACES: this.shop.folder,
      EVOGATE_LOCALE: 'en',
      EVOGATE_TIMEZONE: 'UTC',
      TELEGRAM_BOT_TOKEN: TOKEN,
      TELEGRAM_API_ROOT: this.wire.url,
      TELEGRAM_APPROVERS: String(ANA.id),
      TELEGRAM_CHATS: String(GROUP),
      LIMIT_DAILY: '100000',
      LIMIT_WEEKLY: '100000',
      LIMIT_URGENT: '100000',
      LOG_LEVEL: 'info',
      WEB_PORT: 'off',
      ...this.#options.settings,
      ...(fail !== null && { FAIL: fail }),
    }
    this.service = new Service(path.join(this.#options.dist, 'cli/index.js'), env)
    return this.service
  }

  /** The agent's hook hears a prompt. It must say nothing and end well whatever else happens. */
  async tell(prompt: string): Promise<void> {
    const payload = {
      session_id: randomUUID(),
      cwd: this.shop.folder,
      hook_event_name: 'UserPromptSubmit',
      permission_mode: 'default',
      prompt,
    }
    this.told += 1
    const hook = spawn(
      path.join(this.#options.dist, 'hook/capture.sh'),
      ['claude-code', 'UserPromptSubmit'],
      {
        cwd: this.shop.folder,
        env: { PATH: process.env.PATH ?? '', HOME: this.root, EVOGATE_HOME: this.home },
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    )
    let said = ''
    for (const stream of [hook.stdout, hook.stderr])
      stream.on('data', (chunk) => {
        said += String(chunk)
      })
    hook.stdin.on('error', () => {})
    hook.stdin.end(JSON.stringify(payload))
    const code = await new Promise((resolve) => hook.on('close', resolve))
    if (code !== 0 || said !== '') throw new Error(`The hook ended with ${code} and said ${said}`)
  }

  /** Ana presses a button; gives the id of the press. */
  press(message: number, data: string): string {
    this.pressed += 1
    return this.wire.taps(message, data)
  }

  /** What was answered to a press; undefined while nothing was. */
  answerTo(press: string): string | undefined {
    const call = this.wire.answerTo(press)
    return call && String(call.params.text ?? '')
  }

  ledger(): Ledger {
    return readLedger(this.home)
  }
  /** Null while there is no database, or one without its tables. Asked all the time, it is read when it was changed. */
  state(): State | null {
    const now = Date.now()
    const at = changedAt(this.home)
    if (this.#known && at === this.#known.at) return this.#known.state
    this.#known = null
    try {
      const state = readState(this.home)
      // The clock of files is coarse: a second change within one of its ticks would not be seen.
      if (now - at > TICK_MS) this.#known = { at, state }
      return state
    } catch {
      return null
    }
  }
  waiting(): number {
    return waitingEvents(this.home)
  }
}
