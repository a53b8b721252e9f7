import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { aMachine } from './cli-world.ts'

it('why and log speak to people in words, and to scripts as they always did', async () => {
  const machine = aMachine()
  onTestFinished(machine.remove)
  const shop = path.join(machine.root, 'shop')
  mkdirSync(shop)
  const env = { EVOGATE_WORKSPACES: shop, EVOGATE_TIMEZONE: 'Asia/Seoul' }
  const say = (...argv: string[]) => machine.evogate(argv, { env })
  expect(
    (await say('propose', '--json', '--text', 'Use tabs in makefiles', '--workspace', shop)).json,
  ).toEqual({
    request: 1,
  })
  const why = (await say('why', '1')).out
  expect(why).toContain('• Limits (waits): There is no chat to send it to')
  expect(why).toMatch(/Decisions:\n• none so far\n$/)
  const reasons = why.split('\n').filter((line) => line.startsWith('•'))
  expect(new Set(reasons).size).toBe(reasons.length)
  expect(why.split('There is no chat')).toHaveLength(2)
  // What was asked about does not wait.
  expect((await say('assess', '--all')).out).toMatch(
    /^0\.\d\d · 1× · L1 · Use tabs in makefiles\n.* · was asked about\n$/,
  )
  const log = await say('log', '--audit', '--json')
  const rows = log.json as Record<string, unknown>[]
  const queued = rows.find(({ move }) => move === 'queued')
  expect(Object.keys(queued ?? {}).sort()).toEqual(
    ['at', 'by', 'move', 'outcome', 'request', 'revision', 'via'].sort(),
  )
  const at = String(queued?.at)
  expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  const seoul = new Date(Date.parse(at) + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
  const shown = (await say('log', '--audit')).out
  expect(shown).toContain(`${seoul} · #1 · put in the queue\n`)
  // The migrations of the first start are one line, and nobody has to look behind them.
  expect(rows.filter(({ move }) => move === 'migration').length).toBeGreaterThan(1)
  expect(shown.match(/brought up to date/g)).toHaveLength(1)
})

it('propose outside of every workspace says how one is registered', async () => {
  const machine = aMachine()
  onTestFinished(machine.remove)
  const told = await machine.evogate(['propose', '--text', 'Use tabs in makefiles'])
  expect(told.code).toBe(3)
  expect(told.out).toContain('evogate workspace add <folder>')
  const json = await machine.evogate(['propose', '--json', '--text', 'Use tabs in makefiles'])
  expect(json.json).toEqual({ refused: true, reasons: [{ code: 'workspace-missing' }] })
})
