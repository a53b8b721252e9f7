import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { denyRules } from '../../src/agents/claude-code/deny-rules.ts'
import { run } from '../../src/cli/program.ts'
import { loadLocales } from '../../src/locale.ts'
import * as dc from '../channels/discord/wire.ts'
import { ANA, TOKEN, Wire } from '../channels/telegram/wire.ts'

vi.setConfig({ testTimeout: 300_000 })

const ENTER = '\r'
const DOWN = '\u001b[B'
const CTRL_C = '\u0003'

let wire: Wire
let root: string
let shop: string
let home: string
beforeEach(async () => {
  wire = await new Wire().start()
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'evogate-init-')))
  shop = path.join(root, 'shop')
  home = path.join(root, '.evogate')
  mkdirSync(shop)
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'Ana')
  git('config', 'user.email', 'ana@example.com')
  writeFileSync(path.join(shop, 'CLAUDE.md'), '# shop\n\n- Use pnpm, not npm\n')
  git('add', '-A')
  git('commit', '-q', '-m', 'first')
})
afterEach(async () => {
  await wire.stop()
  rmSync(root, { recursive: true, force: true })
  expect(wire.violations).toEqual([])
})

const git = (...args: string[]) => execFileSync('git', args, { cwd: shop, encoding: 'utf8' })
const read = (...names: string[]) => readFileSync(path.join(root, ...names), 'utf8')
const config = () => parse(read('.evogate', 'config.yaml'))
const plain = (text: string) => text.replace(/\u001b\[[\d;?]*[A-Za-z]/g, '')

/** A terminal with a person at it, who answers each question when it is shown. */
function start(argv: readonly string[], env: Record<string, string> = {}, { tty = true, cwd = shop } = {}) {
  const input = Object.assign(new PassThrough(), { isTTY: tty, setRawMode: () => input })
  const output = Object.assign(new PassThrough(), { isTTY: tty, columns: 200, rows: 50 })
  const errors = new PassThrough()
  const texts = { out: '', err: '' }
  const watchers = new Set<() => void>()
  output.on('data', (chunk) => {
    texts.out += String(chunk)
    for (const look of [...watchers]) look()
  })
  errors.on('data', (chunk) => {
    texts.err += String(chunk)
  })
  const settings = {
    env: {
      PATH: process.env.PATH,
      EVOGATE_LOCALE: 'en',
      EVOGATE_TIMEZONE: 'Asia/Seoul',
      TELEGRAM_API_ROOT: wire.url,
      ...env,
    },
    cwd,
    home: root,
    checkout: null,
  }
  const context = { input, output, errors, t: loadLocales()('en'), settings }
  let seen = 0
  const ended = run(argv, context, '0.0.0').then(async (code) => {
    await new Promise((resolve) => setImmediate(resolve))
    return { code, out: plain(texts.out), err: texts.err }
  })
  const shows = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const at = plain(texts.out).indexOf(text, seen)
        if (at === -1) return
        seen = at + text.length
        watchers.delete(look)
        resolve(plain(texts.out))
      }
      watchers.add(look)
      look()
      void ended.then(() => reject(new Error(`never showed "${text}":\n${plain(texts.out)}\n${texts.err}`)))
    })
  return {
    ended,
    shows,
    async answers(question: string, keys: string) {
      await shows(question)
      // Clack listens from the next turn on.
      await new Promise((resolve) => setImmediate(resolve))
      // One press at a time, as a keyboard sends them.
      for (const key of keys.startsWith(DOWN) ? keys.split(/(?<=B|\r)/) : [keys]) input.write(key)
    },
  }
}
const yes = (env: Record<string, string> = {}, argv: readonly string[] = []) =>
  start(['init', '--yes', ...argv], env, { tty: false }).ended

async function place(person: ReturnType<typeof start>) {
  await person.answers('Language of cards', ENTER)
  await person.answers('Time zone', ENTER)
  await person.answers('The project whose', ENTER)
}

describe('evogate init at a terminal, with Discord', () => {
  it('goes from nothing to a press that comes back', async () => {
    const discord = await new dc.Wire().start()
    discord.invited = false
    const person = start(['init'], { DISCORD_API_ROOT: discord.api })
    await place(person)
    await person.answers('Where should cards go?', DOWN + ENTER)
    await person.answers("The bot's token", `${dc.TOKEN}\r`)
    await person.shows('The token is right: wire')
    await person.shows('https://discord.com/oauth2/authorize?client_id=')
    discord.invited = true
    await person.answers('In which channel', ENTER)
    await person.shows('Cards go to #approvals')
    await person.shows('enter this code')
    await person.shows('stops)')
    const [, code = ''] = /│ {2}([a-z2-9]{4}-[a-z2-9]{4})\n/.exec(`${await person.shows('-')}\n`) ?? []
    const asked = await discord.until(() => discord.messages[0])
    await discord.until(() => discord.connected)
    const opened = discord.clicks(asked.id, 'init.test')
    await discord.until(() => opened.answer?.type === 9)
    discord.submits(opened, code)
    await person.answers('Put the hook', ENTER)
    await person.answers('Add these deny rules', ENTER)
    await person.answers('exactly this to CLAUDE.md', ENTER)
    await person.answers('exactly this to .gitattributes', ENTER)
    await person.answers('Send a test', ENTER)
    const test = await discord.until(() => discord.messages[1])
    await discord.until(() => discord.connected)
    discord.clicks(test.id, 'init.test')
    const { code: exit, out } = await person.ended
    await discord.stop()
    expect(exit, out).toBe(0)
    expect(out).toContain('Your press came back')
    expect(discord.message(test.id).body).toMatchObject({ components: [] })
    expect(read('.evogate', '.env')).toContain(`DISCORD_BOT_TOKEN=${dc.TOKEN}\n`)
    expect(read('.evogate', '.env')).toContain(`DISCORD_CHANNELS=${dc.CHANNEL}\n`)
    expect(read('.evogate', 'config.yaml')).toContain(`discord: ${dc.ANA.id}`)
    expect(discord.violations).toEqual([])
  })
})

describe('evogate init at a terminal', () => {
  it('goes from nothing to a press that comes back', async () => {
    const person = start(['init'])
    await place(person)
    await person.answers('Where should cards go?', ENTER)
    await person.answers("The bot's token", `${TOKEN}\r`)
    await person.shows('@wire_bot')
    const code = /https:\/\/t\.me\/wire_bot\?start=([0-9a-f]{32})/.exec(await person.shows('?start='))
    const shown = await person.shows('█')
    wire.says(`/start ${(code ?? /\?start=([0-9a-f]{32})/.exec(shown))?.[1]}`)
    await person.answers('Put the hook', ENTER)
    await person.answers('Add these deny rules', ENTER)
    await person.answers('exactly this to CLAUDE.md', ENTER)
    await person.answers('exactly this to .gitattributes', ENTER)
    await person.answers('Send a test', ENTER)
    const message = await wire.until(() => wire.messages.find(({ chat }) => chat === ANA.id))
    wire.taps(message.id, 'init.test')
    const { code: exit, out } = await person.ended
    expect(exit, out).toBe(0)
    expect(out).toContain('Your press came back')
    expect(wire.message(message.id)).toMatchObject({ buttons: [] })

    expect(read('.evogate', '.env')).toBe(
      `EVOGATE_LOCALE=en\nEVOGATE_TIMEZONE=Asia/Seoul\nTELEGRAM_BOT_TOKEN=${TOKEN}\nTELEGRAM_API_ROOT=${wire.url}\n`,
    )
    expect(statSync(path.join(home, '.env')).mode & 0o777).toBe(0o600)
    expect(config()).toEqual({
      workspaces: [{ path: shop }],
      people: [{ name: 'Ana', telegram: 1001, owner: true }],
    })
    expect(JSON.parse(read('.claude', 'settings.json')).hooks).toHaveProperty('SessionStart')
    expect(JSON.parse(read('shop', '.claude', 'settings.local.json')).permissions.deny).toEqual(
      denyRules(shop),
    )
    expect(read('shop', 'CLAUDE.md')).toBe('# shop\n\n- Use pnpm, not npm\n\n@MEMORY.md\n')
    expect(git('log', '--format=%an: %s').split('\n').slice(0, 2)).toEqual([
      'Ana: chore: merge memory files by union',
      'Ana: docs: import MEMORY.md',
    ])
  })

  it('speaks the chosen language at once, and works without Telegram', async () => {
    const person = start(['init'])
    await person.answers('Language of cards', DOWN + ENTER)
    await person.answers('时区', ENTER)
    await person.answers('要关注哪个项目的记忆文件', ENTER)
    await person.answers('卡片发到哪里', DOWN + DOWN + ENTER)
    for (const question of ['把钩子写入', '加入 .claude', 'CLAUDE.md 并提交', '.gitattributes 并提交'])
      await person.answers(question, 'n')
    const { code, out } = await person.ended
    expect(code, out).toBe(0)
    expect(read('.evogate', '.env')).toContain('EVOGATE_LOCALE=zh')
    expect(read('.evogate', '.env')).not.toContain('TELEGRAM_BOT_TOKEN')
    expect(existsSync(path.join(root, '.claude'))).toBe(false)
    expect(git('status', '--porcelain')).toBe('')
    expect(wire.calls).toEqual([])
  })

  it('asks for the token again when Telegram does not know it', async () => {
    const person = start(['init'])
    await place(person)
    await person.answers('Where should cards go?', ENTER)
    await person.answers("The bot's token", '4242:wrong\r')
    await person.answers('Try again?', ENTER)
    await person.answers("The bot's token", '\r')
    await person.answers('Put the hook', CTRL_C)
    const { code, err } = await person.ended
    expect(code).toBe(1)
    expect(err).toContain('evogate init goes on from there')
    expect(read('.evogate', '.env')).not.toContain('4242')
    expect(existsSync(path.join(root, '.claude'))).toBe(false)
  })

  it('leaves nothing behind when it is stopped at the first question', async () => {
    const person = start(['init'])
    await person.answers('Language of cards', CTRL_C)
    expect((await person.ended).code).toBe(1)
    expect(existsSync(home)).toBe(false)
  })
})

describe('evogate init --yes', () => {
  const env = () => ({ TELEGRAM_BOT_TOKEN: TOKEN, TELEGRAM_APPROVERS: '1001', TELEGRAM_OWNERS: '1001' })

  it('takes the defaults, tells them, and changes nothing the second time', async () => {
    const { code, out } = await yes(env())
    expect(code, out).toBe(0)
    expect(wire.messages.map(({ chat, buttons }) => [chat, buttons])).toEqual([[1001, []]])
    expect(read('.evogate', '.env')).toContain('TELEGRAM_APPROVERS=1001')
    expect(config()).toEqual({ workspaces: [{ path: shop }] })
    expect(read('shop', 'CLAUDE.md')).toContain('@MEMORY.md\n')
    const files = () =>
      [
        ['.evogate', '.env'],
        ['.evogate', 'config.yaml'],
        ['.claude', 'settings.json'],
        ['shop', '.claude', 'settings.local.json'],
      ].map((names) => read(...names))
    const [before, head] = [files(), git('rev-parse', 'HEAD')]
    const second = await yes({}, ['--json'])
    expect(second.code, second.err).toBe(0)
    expect(JSON.parse(second.out)).toEqual({
      workspace: shop,
      locale: 'en',
      zone: 'Asia/Seoul',
      telegram: 'wire_bot',
      discord: null,
      hooks: 'stands',
      deny: 'stands',
      import: 'stands',
      union: 'stands',
      card: 'left',
      changed: [],
      problems: [],
    })
    expect(second.err).toContain('Nothing had to be changed.')
    expect([files(), git('rev-parse', 'HEAD')]).toEqual([before, head])
    expect(wire.messages).toHaveLength(1)
  })

  it('offers no import with the profile claude-code, and denies our file in the agent’s memory', async () => {
    const { code, out } = await yes({ EVOGATE_PROFILE: 'claude-code' })
    expect(code, out).toBe(0)
    expect(read('shop', 'CLAUDE.md')).not.toContain('@MEMORY.md')
    const { deny } = JSON.parse(read('shop', '.claude', 'settings.local.json')).permissions
    const slug = shop.replace(/[^A-Za-z0-9]/g, '-')
    expect(deny.at(-1)).toBe(`Edit(/${path.join(root, '.claude/projects', slug, 'memory/evogate.md')})`)
    expect(read('shop', '.gitattributes')).toBe('/CLAUDE.md merge=union\n')
  })

  it('works for a terminal alone', async () => {
    const { code, out } = await yes()
    expect(code, out).toBe(0)
    expect(out).toContain('evogate start')
    expect(wire.calls).toEqual([])
  })

  it('leaves the question of the channel alone where Discord is set, and keeps its settings', async () => {
    const discord = await new dc.Wire().start()
    const set = {
      DISCORD_BOT_TOKEN: dc.TOKEN,
      DISCORD_API_ROOT: discord.api,
      DISCORD_CHANNELS: dc.CHANNEL,
      DISCORD_APPROVERS: dc.ANA.id,
    }
    const { code, out } = await yes(set)
    await discord.stop()
    expect(code, out).toBe(0)
    expect(out).toContain('Cards go to #approvals')
    for (const [name, value] of Object.entries(set))
      expect(read('.evogate', '.env')).toContain(`${name}=${value}\n`)
    expect(discord.messages).toHaveLength(1)
    expect(wire.calls).toEqual([])
  })

  it('ends with 1 and says what to do when Telegram does not know the token', async () => {
    const { code, out } = await yes({ ...env(), TELEGRAM_BOT_TOKEN: '4242:wrong' })
    expect(code).toBe(1)
    expect(out).toContain('@BotFather')
    expect(read('.evogate', 'config.yaml')).toContain(shop)
  })

  it('refuses to watch over a whole home', async () => {
    const { code, out } = await start(['init', '--yes'], {}, { tty: false, cwd: root }).ended
    expect(code).toBe(1)
    expect(out).toContain('Go to your project')
    expect(existsSync(path.join(home, 'config.yaml'))).toBe(false)
  })

  it('keeps what people wrote into the settings file', async () => {
    mkdirSync(home, { mode: 0o700 })
    writeFileSync(
      path.join(home, '.env'),
      '# mine\nLIMIT_DAILY=3\nEVOGATE_LOCALE=ko # old\nQUIET_HOURS=22:00-08:00',
      {
        mode: 0o600,
      },
    )
    expect((await yes()).code).toBe(0)
    expect(read('.evogate', '.env')).toBe(
      '# mine\nLIMIT_DAILY=3\nEVOGATE_LOCALE=en\nQUIET_HOURS=22:00-08:00\nEVOGATE_TIMEZONE=Asia/Seoul\n' + '',
    )
  })
})

it('asks for --yes where nobody can answer', async () => {
  const { code, out, err } = await start(['init'], {}, { tty: false }).ended
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain('--yes')
  expect(existsSync(home)).toBe(false)
})
