import { appendFileSync, existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, vi } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import type { Request } from '../../src/core/request/request.ts'
import { beat, startHeart } from '../../src/flow/tend.ts'
import type { World } from '../../src/flow/world.ts'
import { type App, compose, type Edges } from '../../src/main.ts'
import { ANA, BO, GROUP, TOKEN, Wire } from '../channels/telegram/wire.ts'
import { aHome, runHook, silence } from '../hook/run-hook.ts'
import { aFolder, gitIn, put } from '../memory/a-repository.ts'

export { ANA, BO, GROUP }
export const EVE = { id: 6666, is_bot: false, first_name: 'Eve', language_code: 'en' }
export type Somebody = typeof ANA

// A story starts processes and waits for disks; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 300_000 })

const PATIENCE_MS = 40_000
const LOOK_MS = 10
/** What a press or a word of a person takes on the stage's clock. */
const ACT_MS = 1_500

export interface StageOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly files?: Readonly<Record<string, string>>
  /** False: a plain folder. */
  readonly git?: boolean
  /** Where the clock stands at first; it stands still but for `pass`. */
  readonly at?: number
  /** The service's own heart, with its timers, in place of beats between looks. */
  readonly heart?: 'own'
  /** In the place of streams that are no terminal. */
  readonly edges?: Pick<Edges, 'input' | 'output'>
}

/**
 * The whole service in this process: a real work tree, a real home with hook, spool and database, and a Bot API server
 * on loopback. Ana (owner) and Bo (approver) sit in one group.
 */
export async function aStage(options: StageOptions = {}) {
  const home = realpathSync(aHome())
  const root = join(aFolder(), 'shop')
  put(root, { 'a.txt': 'a\n', 'CLAUDE.md': '# shop\n\n@MEMORY.md\n', ...options.files })
  const git = gitIn(root)
  if (options.git !== false) begin(root, git)
  const wire = await new Wire().start()
  const env = {
    PATH: process.env.PATH ?? '',
    EVOGATE_HOME: home,
    EVOGATE_WORKSPACES: root,
    EVOGATE_LOCALE: 'en',
    EVOGATE_TIMEZONE: 'UTC',
    TELEGRAM_BOT_TOKEN: TOKEN,
    TELEGRAM_API_ROOT: wire.url,
    TELEGRAM_CHATS: String(GROUP),
    TELEGRAM_APPROVERS: `${ANA.id},${BO.id}`,
    TELEGRAM_OWNERS: String(ANA.id),
    LOG_LEVEL: 'silent',
    WEB_PORT: 'off',
    ...options.env,
  }
  let clock = options.at ?? Date.now()
  wire.now = () => clock
  let app: App
  let world: World
  let up = false

  async function start(changes: Readonly<Record<string, string>> = {}) {
    const loaded = loadConfig({ env: { ...env, ...changes }, cwd: home, home, checkout: null })
    if (loaded.outcome === 'wrong') throw new Error(JSON.stringify(loaded.problems))
    app = await compose(loaded.config, {
      input: new PassThrough(),
      output: new PassThrough(),
      ...options.edges,
      now: () => clock,
      // ⏳ in place of an outcome must not depend on how fast the machine is.
      telegramPatience: { workingMs: PATIENCE_MS, lateMs: PATIENCE_MS },
      heart(made) {
        world = made
        return options.heart === 'own' ? startHeart(made) : { wake() {}, stop: async () => {} }
      },
    })
    await app.start()
    up = true
  }
  async function stop() {
    up = false
    await app.stop()
  }
  await start()
  onTestFinished(async () => {
    if (up) await stop()
    await wire.stop()
    expect(wire.violations).toEqual([])
  })

  /** Looks again and again, with a beat of the heart between two looks, until it sees something. */
  async function until<T>(seen: () => T | Promise<T>, what = String(seen)): Promise<NonNullable<T>> {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      if (up && options.heart !== 'own') await beat(world)
      const found = await seen()
      if (found) return found
      if (Date.now() > end) throw new Error(`never saw: ${what}\n${told()}`)
      await pause(LOOK_MS)
    }
  }
  const told = () => wire.messages.map(({ chat, id, text }) => `[${chat}/${id}] ${text}`).join('\n---\n')

  const request = async (number: number): Promise<Request> => {
    const found = await world.store.read.request(number)
    if (!found) throw new Error(`no request ${number}`)
    return found
  }
  /** The newest card of a request in a chat, whatever it shows now. */
  const card = (number: number, chat = GROUP) =>
    wire.messages.filter(({ chat: at, text }) => at === chat && isCard(text, number)).at(-1)
  const button = (number: number, action: string, chat = GROUP) =>
    card(number, chat)
      ?.buttons.flat()
      .find(({ data }) => data.split('.').slice(2).join('.') === action)

  /** Taps a button as soon as the newest card shows it, and shows what the request has become; gives the toast. */
  async function press(number: number, action: string, by: Somebody = ANA, chat = GROUP): Promise<string> {
    const { data } = await until(async () => {
      const shown = button(number, action, chat)
      return shown?.data.startsWith(`${number}.${(await request(number)).revision}.`) ? shown : undefined
    }, `button ${action} on #${number}`)
    clock += ACT_MS
    return answer(wire.taps(card(number, chat)!.id, data, { from: by }))
  }
  async function answer(callback: string): Promise<string> {
    const call = await until(() => wire.answerTo(callback), `an answer to ${callback}`)
    return String(call.params.text ?? '')
  }

  /** Waits until everything that was tapped and said up to now is handled and answered. */
  async function handled(): Promise<void> {
    const last = wire.push({})
    await until(() => wire.confirmed > last, 'everything handled')
    if (options.heart !== 'own') await beat(world)
  }

  return {
    handled,
    home,
    root,
    git,
    wire,
    env,
    start,
    stop,
    until,
    told,
    request,
    card,
    button,
    press,
    answer,
    app: () => app,
    world: () => world,
    now: () => clock,
    pass(ms: number) {
      clock += ms
    },
    /** Empty when there is no such file: ours goes with its last block. */
    read: (name: string) => (existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : ''),
    write: (name: string, text: string) => put(root, { [name]: text }),
    remove: (name: string) => rmSync(join(root, name), { recursive: true }),
    commits: () => git('log', '--format=%s').trim().split('\n'),

    /** What a person types at the agent, through the real hook and the spool. */
    async prompt(text: string, session = 's1', cwd = root): Promise<void> {
      await this.hook('UserPromptSubmit', { session_id: session, cwd, prompt: text })
    },
    async hook(name: string, body: Readonly<Record<string, unknown>>): Promise<void> {
      const stdin = JSON.stringify({ hook_event_name: name, ...body })
      expect(await runHook(home, stdin, { args: ['claude-code', name] })).toEqual(silence)
    },
    async propose(text: string, more: Readonly<Record<string, string>> = {}): Promise<number> {
      const made = await app.propose({ text, workspace: root, ...more })
      if (!('request' in made)) throw new Error(JSON.stringify(made))
      return made.request
    },
    /** Proposes and waits for the card. */
    async put(text: string, more: Readonly<Record<string, string>> = {}): Promise<number> {
      const number = await this.propose(text, more)
      await until(() => card(number), `a card of #${number}`)
      return number
    },
    /** Says something in the group (or elsewhere) and waits until it was handled. */
    async say(text: string, more: Readonly<Record<string, unknown>> = {}): Promise<string | null> {
      const before = wire.messages.length
      const chat = { id: GROUP, type: 'supergroup' }
      clock += ACT_MS
      const message = wire.says(text, { chat, from: ANA, ...more })
      await handled()
      // What the platform's pacing holds back.
      for (
        let step = 0;
        step < 5 && (await world.store.read.outboxToSend(clock + ACT_MS * 5, 1))[0];
        step++
      ) {
        clock += ACT_MS
        await handled()
      }
      const replies = wire.messages.slice(before).filter(({ params }) => replyTo(params) === message)
      return replies.at(-1)?.text ?? null
    },
    replyTo: (message: number | undefined) => ({ reply_to_message: { message_id: message } }),
    state: (number: number, state: Request['state']) =>
      until(async () => (await request(number)).state === state, `#${number} ${state}`),
    question: (number: number, question: Request['question']) =>
      until(async () => (await request(number)).question === question, `#${number} asked ${question}`),
    /** Evolve (and for an L3 both confirmations by Ana), until it is in the file and the card says so. */
    async approve(number: number): Promise<void> {
      await press(number, 'evolve')
      if ((await request(number)).question === 'tier') {
        const removes = (await request(number)).kind === 'remove'
        await press(number, removes ? 'confirm.l3' : 'tier.l3')
        clock += 2_000
        await press(number, 'confirm')
      }
      await this.state(number, 'written')
      await until(() => /^(✅|.*\n✅)/.test(card(number)?.text ?? ''), `#${number} shown as written`)
    },
  }
}
export type Stage = Awaited<ReturnType<typeof aStage>>

const isCard = (text: string, number: number): boolean =>
  /^🧬[^#\n]*#(\d+)/.exec(text)?.[1] === String(number)

function replyTo(params: Readonly<Record<string, unknown>>): number | undefined {
  return (params.reply_parameters as { message_id?: number } | undefined)?.message_id
}

function begin(root: string, git: ReturnType<typeof gitIn>): void {
  git('init', '-q', '-b', 'main')
  appendFileSync(join(root, '.git', 'config'), '[user]\n\tname = Ana\n\temail = ana@example.com\n')
  git('add', '-A')
  git('commit', '-q', '-m', 'first')
}
