/** A digest over 100,000 requests: reading everything that it says, and drawing it. Goal: 200 ms (on a busy machine see the CPU time). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { State } from '../src/core/request/request.ts'
import { readDigest } from '../src/flow/digest/content.ts'
import { drawList } from '../src/flow/digest/redraw.ts'
import type { World } from '../src/flow/world.ts'
import { loadLocales } from '../src/locale.ts'
import { openStore } from '../src/store/open.ts'
import { aRequest } from '../test/a-request.ts'

const REQUESTS = 100_000
const ROUNDS = 20
const DAY = 24 * 3_600_000
const now = Date.UTC(2026, 10, 29, 22)
const states: readonly State[] = ['written', 'written', 'ignored', 'expired', 'deferred', 'queued', 'asked']

const home = mkdtempSync(join(tmpdir(), 'evogate-bench-'))
await fill()
const store = await openStore({ url: `file:${home}/evogate.db`, home, now: () => now })
try {
  const address = {
    id: 'telegram:-1001',
    channel: 'telegram',
    chat: '-1001',
    topic: null,
    locale: null,
    reachable: true,
    unreachableWhy: null,
    movedFrom: null,
    mutedUntil: null,
    since: 0,
  } as const
  const workspace = aRequest().workspace
  await store.write((tx) => tx.registerAddress(address))
  const world = {
    settings: { zone: 'Europe/Berlin', digestAt: '22:00', locale: 'en' },
    store,
    addresses: [address.id],
    workspaces: new Map([[workspace, { id: workspace, name: 'shop' }]]),
    addressesOf: () => [address.id],
    rulesAt: () => ({
      zone: 'Europe/Berlin',
      limits: { daily: 5, weekly: 15, urgent: 5 },
      locale: null,
      digestAt: null,
    }),
    waits: new Map(),
    t: loadLocales(),
    now: () => now,
  } as unknown as World
  const times: number[] = []
  const cpu: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    const used = process.cpuUsage()
    await store.write(async (tx) => {
      const span = { date: '2026-11-29', from: now - DAY, fresh: [], byHand: [], dropped: 0 }
      const list = { ...(await readDigest(world, tx, address, span)), until: now }
      await drawList(world, tx, address, list)
    })
    times.push(performance.now() - began)
    const { user, system } = process.cpuUsage(used)
    cpu.push((user + system) / 1_000)
  }
  times.sort((a, b) => a - b)
  cpu.sort((a, b) => a - b)
  console.log(
    JSON.stringify({
      requests: REQUESTS,
      medianMs: times[ROUNDS >> 1],
      medianCpuMs: cpu[ROUNDS >> 1],
      worstMs: times.at(-1),
      goalMs: 200,
    }),
  )
} finally {
  await store.close()
  rmSync(home, { recursive: true, force: true })
}

/** One request and one decision, copied in SQL over a year: the store itself would take minutes. */
async function fill(): Promise<void> {
  const first = await openStore({ url: `file:${home}/evogate.db`, home, now: () => now })
  await first.write(async (tx) => {
    const { number } = await tx.addRequest(aRequest({ state: 'written' }))
    await tx.addDecision({
      ...{ id: 'd', request: number, revision: 3, move: 'evolve', value: null, at: now, outcome: 'approved' },
      ...{ by: 'telegram:1001', byName: 'Ana', via: 'telegram', tier: 'L1' },
      ...{ textHash: 'a'.repeat(64), blockHash: null },
    })
  })
  await first.close()
  const database = new Database(`${home}/evogate.db`)
  const at = `${now} - (${REQUESTS} - i) * ${Math.floor((365 * DAY) / REQUESTS)}`
  const state = `CASE i % ${states.length} ${states.map((name, n) => `WHEN ${n} THEN '${name}'`).join(' ')} END`
  copy(database, 'Request', { number: 'i', ulid: `'U' || i`, state, createdAt: at, settledAt: at })
  const outcome = `CASE (${state}) WHEN 'written' THEN 'approved' ELSE (${state}) END`
  copy(database, 'Decision', { seq: 'i', id: `'d' || i`, request: 'i', at, outcome })
  database.close()
}

function copy(database: Database.Database, table: string, changes: Readonly<Record<string, string>>): void {
  const names = database.prepare<[], string>(`SELECT name FROM pragma_table_info('${table}')`).pluck().all()
  const columns = names.map((name) => `"${name}"`).join(', ')
  const values = names.map((name) => changes[name] ?? `t."${name}"`).join(', ')
  database.exec(
    `WITH RECURSIVE c(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM c WHERE i < ${REQUESTS})
     INSERT INTO "${table}" (${columns}) SELECT ${values} FROM c, (SELECT * FROM "${table}" LIMIT 1) AS t`,
  )
}
