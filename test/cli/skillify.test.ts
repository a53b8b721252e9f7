import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import { run } from '../../src/cli/program.ts'
import { loadLocales } from '../../src/locale.ts'
import { aMachine } from './cli-world.ts'

function aShop() {
  const machine = aMachine()
  onTestFinished(machine.remove)
  const shop = path.join(machine.root, 'shop')
  mkdirSync(shop)
  return { machine, shop, env: { EVOGATE_WORKSPACES: shop } }
}

it('skillify takes the four answers as options, one argument a line', async () => {
  const { machine, shop, env } = aShop()
  const say = (...argv: string[]) => machine.evogate(['skillify', '--workspace', shop, ...argv], { env })
  const answers = ['--name', 'ship', '--when', 'Ships. Use when asked to ship.', '--done', 'It runs']
  expect(await say(...answers, '--steps', 'Run `make a`; then wait', 'Run `make b`', '--json')).toMatchObject(
    {
      code: 0,
      json: { request: 1 },
    },
  )
  expect((await say(...answers, '--steps', 'Run `make a`', 'Run `make b`')).out).toContain('#1')
  const short = await say(...answers)
  expect([short.code, short.out]).toEqual([2, ''])
  expect(short.err).toContain('--name, --when, --steps and --done')
  const bad = await say(...answers.with(1, 'Ship it'), '--steps', 'Run a', 'Run b', '--json')
  expect(bad).toMatchObject({ code: 3, json: { refused: true, reasons: [{ code: 'bad-skill-name' }] } })
  const { json } = await machine.evogate(['pending', '--json'], { env })
  expect(json).toMatchObject([{ tier: 'L2', target: '.claude/skills/ship/SKILL.md' }])
})

it('skillify asks four questions at a terminal and shows the file', async () => {
  const { machine, shop, env } = aShop()
  mkdirSync(path.join(shop, '.claude/skills/deploy'), { recursive: true })
  writeFileSync(path.join(shop, '.claude/skills/deploy/SKILL.md'), '---\nname: deploy\n---\n')
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input })
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 100 })
  const asked = [
    'What is it called',
    'There is a skill of that name already',
    'What is it for',
    'What are the steps',
    'How does one see',
  ]
  const replies = [
    'deploy',
    '\u0015ship',
    'Ships. Use when asked to ship.',
    'Run `make a`; Run `make b`',
    'It runs',
  ]
  let seen = ''
  let next = 0
  output.on('data', (chunk) => {
    seen += String(chunk)
    if (next < asked.length && seen.includes(asked[next] ?? '')) {
      const reply = replies[next]
      next += 1
      setImmediate(() => input.write(`${reply}\r`))
    }
  })
  const settings = {
    env: { PATH: process.env.PATH, EVOGATE_LOCALE: 'en', ...env },
    cwd: shop,
    home: machine.root,
    checkout: null,
  }
  const context = { input, output, errors: new PassThrough(), t: loadLocales()('en'), settings }
  expect(await run(['skillify'], context, '0.0.0')).toBe(0)
  const plain = seen.replace(/\u001b\[[\d;?]*[a-zA-Z]/g, '')
  for (const line of [
    'name: ship',
    '1. Run `make a`',
    '2. Run `make b`',
    '- It runs',
    'This is the file.',
    'request #1',
  ])
    expect(plain).toContain(line)
})

it('skillify says what four answers score, and what to write into which of them to lift it', async () => {
  const { machine, shop, env } = aShop()
  const say = (...argv: string[]) => machine.evogate(['skillify', '--workspace', shop, ...argv], { env })
  const poor = (await say('--name', 'ship', '--when', 'Ships', '--done', 'It runs', '--steps', 'Go', 'Wait'))
    .out
  expect(poor).toMatch(/By its text it scores \d+\.\d of 100\. .* below 75\./)
  expect(poor).toContain('\n• Steps: three or more, each of three words or more\n')
  const better = [
    'Run `npm test` and read it',
    'Check that `git status` is clean',
    'Run `npm publish --dry-run`',
  ]
  const failing = ['If `npm test` fails, stop and ask', 'If the registry times out, wait 5 minutes']
  const when = 'Ships the shop. Use when asked to release.'
  const lines = ['`npm view shop` shows the version', 'Verify that the tag exists']
  const good = await say('--name', 'go', '--when', when, '--steps', ...better, ...failing, '--done', ...lines)
  expect(good.out).toMatch(/^By its text it scores \d+\.\d of 100; 75 is enough/)
  expect(
    (await say('--name', 'ship', '--when', when, '--steps', ...better, '--done', 'x', '--json')).out,
  ).not.toContain('score')
})
