import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { aMachine } from './cli-world.ts'

it('evogate digest makes what is due, and today’s once when it is told to', {
  timeout: 300_000,
}, async () => {
  const machine = aMachine()
  onTestFinished(() => machine.remove())
  const folder = path.join(machine.root, 'shop')
  mkdirSync(folder)
  const env = {
    EVOGATE_HOME: machine.home,
    EVOGATE_WORKSPACES: folder,
    EVOGATE_TIMEZONE: 'UTC',
    TELEGRAM_BOT_TOKEN: `7197206006:${'AAH'.repeat(11)}xyZw`,
    TELEGRAM_APPROVERS: '1001',
    TELEGRAM_CHATS: '-1001234567890',
  }
  const address = 'telegram:-1001234567890'
  // Nothing is told of a time before the first start.
  const first = await machine.evogate(['digest', '--json'], { env })
  expect(first.json).toEqual([
    { address, outcome: 'not-due', date: null, madeAt: null, nextAt: expect.any(String) },
  ])
  expect((await machine.evogate(['digest'], { env })).out).toContain('None was made yet.')
  const now = await machine.evogate(['digest', '--now'], { env })
  expect([now.code, now.out]).toEqual([0, expect.stringContaining(`${address}: digest of `)])
  const again = await machine.evogate(['digest', '--now', '--json'], { env })
  expect(again.json).toMatchObject([{ outcome: 'made-before' }])
})
