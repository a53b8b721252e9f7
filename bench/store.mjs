// How fast the store is, durably. After `npm run build`: node bench/store.mjs [dist folder]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const dist = resolve(process.argv[2] ?? 'dist')
const { openStore } = await import(pathToFileURL(join(dist, 'store/open.js')).href)
const home = mkdtempSync(join(tmpdir(), 'evogate-bench-'))
const say = (what, figure) => process.stdout.write(`${what.padEnd(52)} ${figure}\n`)
const time = async (work) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}
const quantile = (times, q) => [...times].sort((a, b) => a - b)[Math.floor(q * (times.length - 1))].toFixed(1)

let slow = 0
const log = (line) => {
  if (line.event === 'slow-transaction') slow++
}
let store
const opening = await time(async () => {
  store = await openStore({ url: `file:${home}/evogate.db`, home, now: Date.now, log })
})
say('open an empty home', `${opening.toFixed(0)} ms`)
say('memory after opening', `${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`)

const event = (n) => ({
  id: `event-${n}`,
  agent: 'claude-code',
  name: 'PostToolUse',
  session: `session-${n % 25}`,
  workspace: 'shop-1a2b3c4d',
  path: null,
  at: Date.now(),
  detail: '{"tool":"Bash","ok":true}',
})
const EVENTS = 10_000
for (const batch of [50, 200]) {
  const offset = batch * 1_000_000
  const ms = await time(async () => {
    for (let from = 0; from < EVENTS; from += batch)
      await store.write(async (tx) => {
        for (let n = from; n < from + batch; n++) {
          const one = event(offset + n)
          if (!(await tx.addEvent(one))) continue
          await tx.touchSession({
            id: one.session,
            agent: one.agent,
            workspace: one.workspace,
            at: one.at,
            ended: false,
          })
        }
      })
  })
  say(`events and sessions, ${batch} a transaction`, `${Math.round((EVENTS / ms) * 1000)} /s`)
}

const request = (n) => ({
  ...{ number: 0, ulid: `ULID${n}`, workspace: 'shop-1a2b3c4d', candidate: null, kind: 'add', trigger: 'A' },
  ...{
    state: 'asked',
    question: null,
    revision: 1,
    text: `Rule number ${n}`,
    textHash: `hash-${n}`,
    wording: 'final',
  },
  ...{
    tier: 'L1',
    askedTier: null,
    skill: null,
    fields: {},
    urgency: 'urgent',
    importance: 'H',
    reusability: 'H',
  },
  ...{
    risk: 'none',
    flags: [],
    rivals: [],
    answers: {},
    targets: { L1: { path: 'MEMORY.md', weight: 'L1' } },
  },
  ...{ block: null, takesOut: null, evolved: null, promised: false, tries: 0, failure: null, openedAt: null },
  origin: {
    fired: 'always',
    evidence: 'always',
    agent: 'claude-code',
    host: 'h',
    session: 's',
    via: 'hook',
    by: null,
  },
  ...{ createdAt: Date.now(), askedAt: null, settledAt: null, dueAt: null, commit: null },
})
const presses = []
const REQUESTS = 500
const queued = await time(async () => {
  for (let n = 0; n < REQUESTS; n += 50)
    await store.write(async (tx) => {
      for (let m = n; m < n + 50; m++) await tx.addRequest(request(m))
    })
})
say('requests queued, 50 a transaction', `${Math.round((REQUESTS / queued) * 1000)} /s`)
for (let number = 1; number <= REQUESTS; number++)
  presses.push(
    await time(async () => {
      const found = await store.read.request(number)
      await store.write(async (tx) => {
        await tx.saveRequest({ ...found, state: 'approved', revision: 2 }, 1)
        await tx.addDecision({
          ...{ id: `decision-${number}`, request: number, revision: 1, move: 'evolve', value: null },
          ...{ by: 'telegram:1001', byName: 'Ana', via: 'telegram', at: Date.now(), outcome: 'approved' },
          ...{ tier: 'L1', textHash: found.textHash, blockHash: null },
        })
        await tx.addAudit({
          chain: 'shop-1a2b3c4d',
          kind: 'press',
          at: Date.now(),
          body: { request: number },
        })
      })
    }),
  )
say(
  'a press, read to fsynced head, median / p99',
  `${quantile(presses, 0.5)} / ${quantile(presses, 0.99)} ms`,
)

for (let from = 0; from < 100_000; from += 1_000)
  await store.write(async (tx) => {
    for (let n = 0; n < 1_000; n++)
      await tx.addAudit({
        chain: 'service',
        kind: 'bench',
        at: Date.now(),
        body: { n: from + n, text: 'a'.repeat(100) },
      })
  })
const before = process.memoryUsage().rss
let verdict
const verifying = await time(async () => {
  verdict = await store.verify()
})
const grown = ((process.memoryUsage().rss - before) / 2 ** 20).toFixed(0)
say(`verify ${verdict.rows} rows (ok: ${verdict.ok})`, `${verifying.toFixed(0)} ms, ${grown} MB more`)
say('memory at the end', `${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`)
say('transactions over 50 ms (without the audit filling)', `${slow - 100} at most`)
say('close', `${(await time(() => store.close())).toFixed(0)} ms`)
rmSync(home, { recursive: true })
