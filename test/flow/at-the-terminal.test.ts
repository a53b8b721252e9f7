import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { type App, compose } from '../../src/main.ts'
import { aHome } from '../hook/run-hook.ts'
import { aFolder, gitIn, put } from '../memory/a-repository.ts'

vi.setConfig({ testTimeout: 300_000 })

/** The service of somebody without a chat: cards come up on a screen, which is empty after every start. */
async function aDesk() {
  const home = realpathSync(aHome())
  const root = join(aFolder(), 'shop')
  put(root, { 'CLAUDE.md': '# shop\n\n@MEMORY.md\n' })
  const git = gitIn(root)
  for (const args of [
    ['init', '-q'],
    ['config', 'user.name', 'Ana'],
    ['config', 'user.email', 'ana@example.com'],
    ['add', '-A'],
    ['commit', '-q', '-m', 'first'],
  ])
    git(...args)
  const env = {
    PATH: process.env.PATH ?? '',
    EVOGATE_HOME: home,
    WEB_PORT: 'off',
    EVOGATE_WORKSPACES: root,
    EVOGATE_LOCALE: 'en',
    LOG_LEVEL: 'silent',
  }
  const loaded = loadConfig({ env, cwd: home, home, checkout: null })
  if (loaded.outcome === 'wrong') throw new Error(JSON.stringify(loaded.problems))
  const { config } = loaded
  let run: { app: App; input: PassThrough; screen: string } | null = null

  async function start(): Promise<void> {
    const input = Object.assign(new PassThrough(), { isTTY: true })
    const output = Object.assign(new PassThrough(), { isTTY: true })
    const app = await compose(config, { input, output })
    const made = { app, input, screen: '' }
    output.setEncoding('utf8').on('data', (text: string) => {
      made.screen += text.replace(/\u001B\[\d*m/g, '')
    })
    await app.start()
    run = made
  }
  async function stop(): Promise<void> {
    await run?.app.stop()
    run = null
  }
  const now = () => {
    if (!run) throw new Error('not running')
    return run
  }
  onTestFinished(stop)
  await start()
  return {
    start,
    stop,
    now,
    propose: (text: string) => now().app.propose({ text, workspace: root }),
    types: (line: string) => void now().input.write(`${line}\n`),
    async until<T>(seen: (screen: string) => T | Promise<T>): Promise<NonNullable<T>> {
      const end = Date.now() + 40_000
      for (;;) {
        const found = await seen(now().screen)
        if (found) return found
        if (Date.now() > end) throw new Error(`never saw ${seen}\n${now().screen}`)
        await pause(10)
      }
    },
    numberOf: (label: string) => new RegExp(`(\\d+)\\) ${label}`).exec(now().screen)?.[1] ?? '?',
    state: async (number: number) => (await now().app.why(number))?.request.state,
  }
}

it('a restart shows every open card again, and its buttons work', async () => {
  const desk = await aDesk()
  await desk.propose('Use tabs in makefiles')
  await desk.propose('Keep test files short')
  await desk.until((screen) => screen.includes('request #1') && screen.includes('request #2'))
  await desk.stop()
  await desk.start()
  await desk.until((screen) => screen.includes('> Use tabs in makefiles') && screen.includes('request #2'))
  expect(desk.now().screen).not.toContain('/pending')
  desk.types(`#2 ${desk.numberOf('Evolve')}`)
  await desk.until((screen) => screen.includes('→ #2: '))
  desk.types(desk.numberOf('Ignore'))
  await desk.until(async () => (await desk.state(1)) === 'ignored')
})

it('a restart counts what was deferred, and says how to bring it up', async () => {
  const desk = await aDesk()
  await desk.propose('Use tabs in makefiles')
  await desk.until((screen) => screen.includes(') Defer'))
  desk.types(desk.numberOf('Defer'))
  await desk.until(async () => (await desk.state(1)) === 'deferred')
  await desk.stop()
  await desk.start()
  await desk.until((screen) => screen.includes('One request waits without a card here'))
  expect(desk.now().screen).not.toContain('request #1')
  desk.types('/pending')
  await desk.until((screen) => screen.includes(') Send #1'))
  desk.types(desk.numberOf('Send #1'))
  await desk.until((screen) => screen.includes('request #1'))
})

it('all L1 at once: the list says of every row that it was written, once', async () => {
  const desk = await aDesk()
  for (const text of ['Use tabs in makefiles', 'Keep test files short']) await desk.propose(text)
  await desk.until((screen) => screen.includes('request #2'))
  desk.types('/digest')
  await desk.until((screen) => screen.includes(') All L1'))
  desk.types(desk.numberOf('All L1'))
  await desk.until((screen) => screen.includes(') Evolve 2 ticked'))
  desk.types(desk.numberOf('Evolve 2 ticked'))
  const outcome = (number: number) => new RegExp(`#${number} .*MEMORY.md · written$`, 'gm')
  await desk.until((screen) => [1, 2].every((number) => outcome(number).test(screen)))
  await desk.until((screen) => screen.includes('Undo #2'))
  for (const number of [1, 2]) expect(desk.now().screen.match(outcome(number))).toHaveLength(1)
})

it('a settled card comes once, with its outcome and its words', async () => {
  const desk = await aDesk()
  await desk.propose('Use tabs in makefiles')
  await desk.until((screen) => screen.includes(') Evolve'))
  desk.types(desk.numberOf('Evolve'))
  await desk.until((screen) => screen.includes(') Undo'))
  await desk.until(async () => (await desk.state(1)) === 'written')
  const { screen } = desk.now()
  expect(screen.match(/> Use tabs in makefiles/g)).toHaveLength(2)
  expect(screen.match(/✅/g)).toHaveLength(1)
  expect(screen).not.toContain('Being written')
})

it('the question which one is answered by a number, with # or without, and presses no button of that number', async () => {
  const desk = await aDesk()
  for (const text of ['Use tabs in makefiles', 'Keep test files short', 'Sort the imports'])
    await desk.propose(text)
  await desk.until((screen) => screen.includes('request #3'))
  desk.types('defer')
  await desk.until((screen) => screen.includes('Which one? #1 #2 #3'))
  desk.types('1')
  await desk.until(async () => (await desk.state(1)) === 'deferred')
  desk.types('ignore')
  await desk.until((screen) => screen.match(/Which one\? #/g)?.length === 2)
  desk.types('#2')
  await desk.until(async () => (await desk.state(2)) === 'ignored')
  expect(await desk.state(3)).toBe('asked')
})

it('/help names itself, and so does the answer to words that nobody understands', async () => {
  const desk = await aDesk()
  desk.types('hello there')
  await desk.until((screen) => screen.includes('I did not understand that.') && screen.includes('/help'))
  desk.types('/help')
  await desk.until((screen) => screen.includes('/help · what you can press and write'))
})

it('/lang with a language that nobody here speaks says which ones there are, under a short title', async () => {
  const desk = await aDesk()
  desk.types('/lang fr')
  await desk.until((screen) => screen.includes('╭─ I speak English, 中文 and 한국어 ──'))
  await desk.until((screen) => screen.includes('│ Send /lang en, /lang zh or /lang ko.'))
})

it('/lang is the language of all that is printed from then on, answers to presses too', async () => {
  const desk = await aDesk()
  desk.types('/lang ko')
  await desk.until((screen) => screen.includes('이곳의 언어: 한국어'))
  await desk.propose('Use tabs in makefiles')
  await desk.until((screen) => screen.includes(') 보류'))
  desk.types(desk.numberOf('보류'))
  await desk.until((screen) => screen.includes('→ #1: 보류했습니다.'))
  desk.types('/undo 77')
  await desk.until((screen) => screen.includes('없는 요청입니다'))
})
