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
  timeout: 1_800_000,
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

  const slept: number[] = []
  let serial = 0
  /** More proposals than any limit lets through; of those that are left, two stay in the queue and nobody decides the rest. */
  async function flood(): Promise<void> {
    await world.store.write(async (tx) => {
      for (let n = 0; n < 6; n++) {
        const key = `${serial}.${n}`
        const change = { workspace, text: `Rule ${key}`, textHash: key, ulid: `ULID${key}`, candidate: null }
        const times = { createdAt: stage.now(), askedAt: null, dueAt: null, revision: 0 }
        const rank = { urgency: 'standard', importance: 'M' } as const
        await tx.addRequest(aRequest({ ...change, ...times, ...rank, state: 'queued' }))
      }
    })
    await release(world)
    await world.store.write(async (tx) => {
      for (const each of (await tx.requests({ states: ['queued'] })).slice(2))
        await tx.saveRequest({ ...each, state: 'expired', revision: each.revision + 1 }, each.revision)
    })
  }
  for (let at = START; at < START + 365 * 24 * HOUR; at = stage.now()) {
    // The machine sleeps now and then: over a night, or for a day and more.
    serial += 1
    const nap = serial % 47 === 30 ? 30 : 0
    if (nap > 0) slept.push(at)
    stage.pass((nap || 13) * HOUR)
    await digest(world)
    await world.store.write(async (tx) => {
      for (const id of addresses) {
        const last = await tx.lastDigest(id)
        if (last?.madeAt === stage.now())
          await tx.setOutbox(last.outbox, { state: 'dropped', message: last.outbox })
      }
    })
    // A week in eight brings more than the limits let through.
    if (Math.floor((at - START) / (7 * 24 * HOUR)) % 8 === 0) await flood()
  }
  expect(slept.length).toBeGreaterThan(10)
  for (const [n, id] of addresses.entries()) {
    const zone = zones[n] ?? 'UTC'
    const days: string[] = []
    for (let at = START; at < stage.now() - 24 * HOUR; at += 24 * HOUR) days.push(localDate(at, zone))
    const rows = await Promise.all(days.map((date) => world.store.read.digest(id, date)))
    const dates = rows.flatMap((row) => row?.date ?? [])
    // Only a sleep of more than 14 hours over the time of the digest folds one into the next.
    const missing = days.filter((date) => !dates.includes(date))
    expect(missing.length, `${zone}: ${missing}`).toBeLessThanOrEqual(slept.length)
    expect(dates.length, zone).toBeGreaterThan(330)
    let from = (await world.store.read.address(id))?.since ?? 0
    // Each begins where the one before ended: a day that was slept through is told in the next.
    for (const row of rows) {
      if (!row) continue
      expect([zone, row.date, row.from]).toEqual([zone, row.date, from])
      expect(row.madeAt - row.dueAt).toBeLessThan(14 * HOUR)
      from = row.madeAt
    }
    let most = 0
    for (let at = START; at < stage.now(); at += 24 * HOUR) {
      const day = localDay(at, zone)
      const week = localWeek(at, zone)
      expect(await world.store.read.slots(id, 'counted', day.from, day.to)).toBeLessThanOrEqual(5)
      const used = await world.store.read.slots(id, 'counted', week.from, week.to)
      expect(used).toBeLessThanOrEqual(15)
      most = Math.max(most, used)
    }
    expect(most).toBeGreaterThan(10)
  }
})
