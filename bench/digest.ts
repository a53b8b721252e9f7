import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import Database from 'better-sqlite3'
import { loadConfig } from '../src/config.ts'
import type { State } from '../src/core/request/request.ts'
import { readDigest } from '../src/flow/digest/content.ts'
import { lookAround } from '../src/flow/digest/look.ts'
import { drawList } from '../src/flow/digest/redraw.ts'
import type { World } from '../src/flow/world.ts'
import { compose } from '../src/main.ts'
import { aRequest } from '../test/a-request.ts'
import { GROUP, TOKEN, Wire } from '../test/channels/telegram/wire.ts'

const ROUNDS = 20
const DAY = 24 * 3_600_000
const now = Date.UTC(2026, 10, 29, 22)
const states: readonly State[] = ['written', 'written', 'ignored', 'expired', 'deferred', 'queued', 'asked']

/** A digest over so many requests: reading everything that it says, and drawing it. Goal: 200 ms (on a busy machine see the CPU time). */
export async function* bench(requests = 100_000): AsyncGenerator<string> {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'evogate-bench-')))
  const wire = await new Wire().start()
  const { world, stop } = await aService(home, wire.url)
  try {
    await fill(world, home, requests)
    const [id = ''] = world.addresses
    const address = (await world.store.read.address(id))!
    const times: number[] = []
    const cpu: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now()
      const used = process.cpuUsage()
      const looked = await lookAround(world, address.id)
      await world.store.write(async (tx) => {
        const span = { date: '2026-11-29', from: now - DAY, fresh: [], looked, dropped: 0 }
        const list = { ...(await readDigest(world, tx, address, span)), until: now }
        await drawList(world, tx, address, list)
      })
      times.push(performance.now() - began)
      const { user, system } = process.cpuUsage(used)
      cpu.push((user + system) / 1_000)
    }
    times.sort((a, b) => a - b)
    cpu.sort((a, b) => a - b)
    const [medianMs, medianCpuMs] = [times[ROUNDS >> 1], cpu[ROUNDS >> 1]]
    yield JSON.stringify({ requests, medianMs, medianCpuMs, worstMs: times.at(-1), goalMs: 200 })
  } finally {
    await stop()
    await wire.stop()
    rmSync(home, { recursive: true, force: true })
  }
}

/** The whole service but its heart, so that nothing else goes on while the digest is read. */
async function aService(home: string, url: string) {
  const shop = join(home, 'shop')
  mkdirSync(shop)
  const env = {
    EVOGATE_HOME: home,
    EVOGATE_WORKSPACES: shop,
    EVOGATE_LOCALE: 'en',
    EVOGATE_TIMEZONE: 'Europe/Berlin',
    TELEGRAM_BOT_TOKEN: TOKEN,
    TELEGRAM_API_ROOT: url,
    TELEGRAM_CHATS: String(GROUP),
    LOG_LEVEL: 'silent',
    WEB_PORT: 'off',
  }
  const loaded = loadConfig({ env, cwd: home, home, checkout: null })
  if (loaded.outcome === 'wrong') throw new Error(JSON.stringify(loaded.problems))
  let world: World | undefined
  const app = await compose(loaded.config, {
    input: new PassThrough(),
    output: new PassThrough(),
    now: () => now,
    heart(made) {
      world = made
      return { wake() {}, stop: async () => {} }
    },
  })
  await app.start()
  if (!world) throw new Error('The service started without its heart')
  return { world, stop: () => app.stop() }
}

/** One request and one decision, copied in SQL over a year: the store itself would take minutes. */
async function fill({ store, workspaces }: World, home: string, requests: number): Promise<void> {
  const [workspace = ''] = workspaces.keys()
  await store.write(async (tx) => {
    const { number } = await tx.addRequest(aRequest({ workspace, state: 'written' }))
    await tx.addDecision({
      ...{ id: 'd', request: number, revision: 3, move: 'evolve', value: null, at: now, outcome: 'approved' },
      ...{ by: 'telegram:1001', byName: 'Ana', via: 'telegram', tier: 'L1' },
      ...{ text: 'Use tabs', textHash: 'a'.repeat(64), target: 'MEMORY.md', blockHash: null },
    })
    await tx.addEntry({
      ...{ id: 'E', request: number, workspace, tier: 'L1', path: 'MEMORY.md', hash: 'b'.repeat(64) },
      ...{
        block: '### 🧬 Self-evolution [claude-code]\n> Use tabs',
        text: 'Use tabs',
        textHash: 'a'.repeat(64),
      },
      ...{ writtenAt: now, removedBy: null, askAfter: null },
      confidence: { type: 'business_rule', confirmed: '2026-11-29', C0: 1, alpha: 0, beta: 0 },
    })
  })
  const database = new Database(`${home}/evogate.db`)
  const at = `${now} - (${requests} - i) * ${Math.floor((365 * DAY) / requests)}`
  const state = `CASE i % ${states.length} ${states.map((name, n) => `WHEN ${n} THEN '${name}'`).join(' ')} END`
  copy(database, 'Request', requests, { number: 'i', ulid: `'U' || i`, state, createdAt: at, settledAt: at })
  const outcome = `CASE (${state}) WHEN 'written' THEN 'approved' ELSE (${state}) END`
  copy(database, 'Decision', requests, { seq: 'i', id: `'d' || i`, request: 'i', at, outcome })
  // One in a hundred is taken out again; the older ones are below TRUST by now.
  const [confirmed, removedBy] = [`date((${at}) / 1000, 'unixepoch')`, "CASE WHEN i % 100 = 0 THEN 'U' END"]
  const changes = { seq: 'i', id: `'e' || i`, request: 'i', confirmed, removedBy }
  copy(database, 'Entry', Math.floor((requests * 2) / states.length), changes)
  database.close()
}

function copy(
  database: Database.Database,
  table: string,
  rows: number,
  changes: Readonly<Record<string, string>>,
): void {
  const names = database.prepare<[], string>(`SELECT name FROM pragma_table_info('${table}')`).pluck().all()
  const columns = names.map((name) => `"${name}"`).join(', ')
  const values = names.map((name) => changes[name] ?? `t."${name}"`).join(', ')
  database.exec(
    `WITH RECURSIVE c(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM c WHERE i < ${rows})
     INSERT INTO "${table}" (${columns}) SELECT ${values} FROM c, (SELECT * FROM "${table}" LIMIT 1) AS t`,
  )
}
