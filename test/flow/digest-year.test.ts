import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { localDate, localDay, localWeek } from '../../src/core/local-date.ts'
import { digest } from '../../src/flow/chores/digest.ts'
import { release } from '../../src/flow/chores/release.ts'
import { aRequest } from '../a-request.ts'
import { aStage, GROUP } from './stage.ts'

const HOUR = 3_600_000
const START = Date.UTC(2026, 0, 1, 12)

/** One address in each zone, so that a year passes in all of them at once. */
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Shanghai',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
]

it('over a year in eight zones, each local date has its one digest, and no limit is passed', {
  timeout: 600_000,
}, async () => {
  const chats = zones.map((_, n) => GROUP - n)
  const stage = await aStage({ at: START, env: { TELEGRAM_CHATS: chats.join(','), RETENTION_DAYS: '3000' } })
  await stage.stop()
  const rules = zones.map((zone, n) => `  - { address: "telegram:${GROUP - n}", zone: ${zone} }`)
  const file = join(stage.home, 'config.yaml')
  writeFileSync(file, `addresses:\n${rules.join('\n')}\n`, { mode: 0o600 })
  await stage.start()
  const world = stage.world()
  const [workspace = ''] = world.workspaces.keys()
  const addresses = chats.map((chat) => `telegram:${chat}`)
  expect(addresses.map((id) => world.rulesAt(id).zone)).toEqual(zones)

  const made = new Map<string, string[]>(addresses.map((id) => [id, []]))
  const slept: number[] = []
  let serial = 0
  for (let step = 0; step * 6 * HOUR < 365 * 24 * HOUR; step++) {
    // The machine sleeps now and then: for a night, or for a whole day.
    const nap = step % 97 === 50 ? 9 : step % 131 === 70 ? 30 : 0
    if (nap > 0) slept.push(stage.now())
    stage.pass((nap > 0 ? nap : 6) * HOUR)
    if (nap > 0) step += Math.floor(nap / 6)
    await world.store.write(async (tx) => {
      for (let n = 0; n < 2; n++) {
        serial += 1
        const text = `Rule ${serial}`
        const hash = String(serial).padStart(64, '0')
        const change = { workspace, text, textHash: hash, ulid: `ULID${serial}`, candidate: null }
        const times = { createdAt: stage.now(), askedAt: null, dueAt: null, revision: 0 }
        await tx.addRequest(
          aRequest({ ...change, ...times, state: 'queued', urgency: 'standard', importance: 'M' }),
        )
      }
    })
    await release(world)
    await digest(world)
    // What waits too long is taken up, so that the queue stays as short as one would keep it.
    await world.store.write(async (tx) => {
      for (const each of (await tx.requests({ states: ['queued'] })).slice(0, -12))
        await tx.saveRequest({ ...each, state: 'ignored', revision: each.revision + 1 }, each.revision)
    })
    for (const id of addresses) {
      const last = await world.store.read.lastDigest(id)
      const dates = made.get(id) ?? []
      if (last && dates.at(-1) !== last.date) dates.push(last.date)
    }
  }
  expect(slept.length).toBeGreaterThan(10)
  for (const [n, id] of addresses.entries()) {
    const zone = zones[n] ?? 'UTC'
    const dates = made.get(id) ?? []
    expect(new Set(dates).size, zone).toBe(dates.length)
    const days: string[] = []
    for (let at = START; at < stage.now() - 24 * HOUR; at += 24 * HOUR) days.push(localDate(at, zone))
    // Only a sleep of more than 14 hours over the time of the digest folds one into the next.
    const missing = days.filter((date) => !dates.includes(date))
    expect(missing.length, `${zone}: ${missing}`).toBeLessThanOrEqual(slept.length)
    let from = (await world.store.read.address(id))?.since ?? 0
    for (const date of dates) {
      const row = await world.store.read.digest(id, date)
      expect([zone, date, row?.from]).toEqual([zone, date, from])
      from = row?.madeAt ?? 0
    }
    for (let at = START; at < stage.now(); at += 24 * HOUR) {
      const day = localDay(at, zone)
      const week = localWeek(at, zone)
      expect(await world.store.read.slots(id, 'counted', day.from, day.to)).toBeLessThanOrEqual(5)
      expect(await world.store.read.slots(id, 'counted', week.from, week.to)).toBeLessThanOrEqual(15)
    }
  }
})
