import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '../src/flow/ports/store.ts'
import { openStore } from '../src/store/open.ts'
import { aRequest } from '../test/a-request.ts'

const CHAIN = 'shop-1a2b3c4d'

/** How fast the store is, durably: so many presses, and 20 times as many events and 200 times as many links. */
export async function* bench(presses = 500): AsyncGenerator<string> {
  const home = mkdtempSync(join(tmpdir(), 'evogate-bench-'))
  let slow = 0
  let store: Store | undefined
  try {
    const began = performance.now()
    const opened = await openStore({
      url: `file:${home}/evogate.db`,
      home,
      now: Date.now,
      log(line) {
        if ('event' in line && line.event === 'slow-transaction') slow++
      },
    })
    store = opened
    yield said('open an empty home', `${(performance.now() - began).toFixed(0)} ms`)
    yield said('memory after opening', `${megabytes()} MB`)
    for (const batch of [50, 200]) yield await events(opened, presses * 20, batch)
    yield await queued(opened, presses)
    yield await pressed(opened, presses)
    yield said('transactions over 50 ms', String(slow))
    await fillChain(opened, presses * 200)
    const before = megabytes()
    let rows = ''
    const verifying = await timed(async () => {
      const verdict = await opened.verify()
      rows = `verify ${verdict.rows} rows (ok: ${verdict.ok})`
    })
    yield said(rows, `${verifying.toFixed(0)} ms, ${megabytes() - before} MB more`)
    yield said('memory at the end', `${megabytes()} MB`)
    store = undefined
    yield said('close', `${(await timed(() => opened.close())).toFixed(0)} ms`)
  } finally {
    await store?.close()
    rmSync(home, { recursive: true, force: true })
  }
}

async function events(store: Store, count: number, batch: number): Promise<string> {
  const one = (n: number) => ({
    ...{ id: `event-${batch}-${n}`, agent: 'claude-code', name: 'PostToolUse', session: `session-${n % 25}` },
    ...{ workspace: CHAIN, path: null, at: Date.now(), detail: '{"tool":"Bash","ok":true}' },
  })
  const ms = await timed(async () => {
    for (let from = 0; from < count; from += batch)
      await store.write(async (tx) => {
        for (let n = from; n < from + batch; n++) {
          const event = one(n)
          const { session: id, agent, workspace, at } = event
          if (await tx.addEvent(event)) await tx.touchSession({ id, agent, workspace, at, ended: false })
        }
      })
  })
  return said(`events and sessions, ${batch} a transaction`, `${perSecond(count, ms)} /s`)
}

async function queued(store: Store, count: number): Promise<string> {
  const ms = await timed(async () => {
    for (let from = 0; from < count; from += 50)
      await store.write(async (tx) => {
        for (let n = from; n < Math.min(from + 50, count); n++)
          await tx.addRequest(
            aRequest({
              ...{ workspace: CHAIN, candidate: null, revision: 1, createdAt: Date.now() },
              ...{ ulid: `ULID${n}`, text: `Rule number ${n}` },
            }),
          )
      })
  })
  return said('requests queued, 50 a transaction', `${perSecond(count, ms)} /s`)
}

async function pressed(store: Store, count: number): Promise<string> {
  const times: number[] = []
  for (let number = 1; number <= count; number++)
    times.push(
      await timed(async () => {
        const found = (await store.read.request(number))!
        await store.write(async (tx) => {
          await tx.saveRequest({ ...found, state: 'approved', revision: 2 }, 1)
          await tx.addDecision({
            ...{ id: `decision-${number}`, request: number, revision: 1, move: 'evolve', value: null },
            ...{ by: 'telegram:1001', byName: 'Ana', via: 'telegram', at: Date.now(), outcome: 'approved' },
            ...{ tier: 'L1', text: found.text, textHash: found.textHash, target: null, blockHash: null },
          })
          await tx.addAudit({ chain: CHAIN, kind: 'press', at: Date.now(), body: { request: number } })
        })
      }),
    )
  const [median, late] = [quantile(times, 0.5), quantile(times, 0.99)]
  return said('a press, read to fsynced head, median / p99', `${median} / ${late} ms`)
}

async function fillChain(store: Store, links: number): Promise<void> {
  for (let from = 0; from < links; from += 1_000)
    await store.write(async (tx) => {
      for (let n = from; n < Math.min(from + 1_000, links); n++)
        await tx.addAudit({
          ...{ chain: 'service', kind: 'bench', at: Date.now() },
          body: { n, text: 'a'.repeat(100) },
        })
    })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const said = (what: string, figure: string): string => `${what.padEnd(52)} ${figure}`
const perSecond = (count: number, ms: number): number => Math.round((count / ms) * 1_000)
const megabytes = (): number => Math.round(process.memoryUsage().rss / 2 ** 20)
const quantile = (times: readonly number[], q: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(q * (times.length - 1))] ?? 0).toFixed(1)
