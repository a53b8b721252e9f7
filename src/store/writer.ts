import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FailPoint } from '../flow/ports/fail-point.ts'
import type { Transaction } from '../flow/ports/store.ts'
import { transactionOn } from './aggregates.ts'
import type { TouchedHeads } from './audit.ts'
import type { OpenConnection, Sql } from './connection.ts'
import { asStoreError, StoreError } from './error.ts'
import { guard } from './guard.ts'
import type { Heads } from './heads.ts'
import { createQueue } from './queue.ts'

/** A transaction that takes longer by itself is told in the log: it holds up every press (R80). */
const SLOW_MS = 50
/** Busy machines make many that are a little slow; this one a person would feel. */
const FELT_MS = 1_000
/** Nothing but SQL runs in a transaction, so this is only reached by a mistake or a stalled disk. */
const TIMEOUT_MS = 10_000
/** How long a write waits, without holding up anything else, for another program that has locked the database. */
const PATIENCE_MS = 8_000
const BUSY_PAUSE_MS = 150

export interface Writer {
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Told after a commit. */
export type Moved = (requests: readonly { readonly id: number; readonly revision: number }[]) => void

/** What a transaction did that fail points and audit heads depend on. */
interface Traces {
  readonly touched: TouchedHeads
  /** Revisions by number. */
  readonly moved: Map<number, number>
  decided: boolean
  settled: boolean
}

/**
 * The one way to change the database: a queue, one transaction at a time (R79). When Prisma or SQLite report trouble
 * after the work was done, the reader says what became of it; when it cannot, the writer ends with `store-unknown` (R81).
 */
export async function openWriter(options: {
  readonly connect: () => Promise<OpenConnection>
  readonly reader: Sql
  readonly heads: Heads
  readonly fail: FailPoint
  readonly log: (line: object) => void
  readonly moved?: Moved
}): Promise<Writer> {
  const { connect, reader, heads, fail, log, moved = () => {} } = options
  const queue = createQueue()
  const inside = new AsyncLocalStorage<{ over: boolean }>()
  let connection = await connect()
  let dead: StoreError | null = null

  /** Once more while somebody else has the lock: it is asked for at the first change, so nothing has happened yet. */
  async function transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const until = performance.now() + PATIENCE_MS
    for (;;) {
      try {
        return await attempt(work)
      } catch (error) {
        const locked = error instanceof StoreError && error.code === 'busy'
        if (!locked || performance.now() > until) throw error
        await pause(BUSY_PAUSE_MS)
      }
    }
  }

  async function attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    if (dead !== null) throw dead
    const token = randomUUID()
    const traces: Traces = { touched: new Map(), moved: new Map(), decided: false, settled: false }
    // Its own time: what it waited for a connection held up nobody.
    let began = performance.now()
    // A box, since `undefined` is a result too.
    let result: { readonly value: T } | null = null
    try {
      await connection.prisma.$transaction(
        async (prisma) => {
          began = performance.now()
          const plain = transactionOn({ prisma, sql: connection.sql }, heads, traces.touched)
          const guarded = guard(traced(plain, traces))
          try {
            const value = await work(guarded.tx)
            guarded.assertSound()
            result = { value }
          } finally {
            guarded.end()
          }
          if (traces.decided) fail('C8')
          if (traces.settled) fail('C20')
          await stamp(connection.sql, token)
        },
        { maxWait: TIMEOUT_MS, timeout: TIMEOUT_MS },
      )
    } catch (error) {
      const committed = await settle(token, result !== null)
      if (!committed || result === null) throw asStoreError(error)
    }
    const ms = Math.round(performance.now() - began)
    if (ms > SLOW_MS) log({ level: ms > FELT_MS ? 'warn' : 'debug', event: 'slow-transaction', ms })
    if (traces.decided) fail('C10')
    await putHeads(traces.touched)
    if (traces.decided) fail('C9')
    if (traces.moved.size > 0) moved([...traces.moved].map(([id, revision]) => ({ id, revision })))
    return (result as unknown as { value: T }).value
  }

  /** After a failure: makes the connection usable again and says whether the transaction was committed. */
  async function settle(token: string, worked: boolean): Promise<boolean> {
    try {
      const stuck = await connection.isStuck()
      // Closing the connection rolls back what is open in it; only then the reader's word is final.
      if (stuck) await connection.close()
      const committed = worked && (await readStamp(reader)) === token
      if (stuck) connection = await connect()
      return committed
    } catch (error) {
      dead = new StoreError('store-unknown', 'the outcome of a transaction cannot be told', error)
      throw dead
    }
  }

  async function putHeads(touched: TouchedHeads): Promise<void> {
    try {
      await Promise.all([...touched].map(([chain, head]) => heads.put(chain, head)))
    } catch (error) {
      // The rows are committed; saying anything else would be wrong. A head that lags is legal and the next one mends it.
      log({ event: 'audit-head-not-put', chains: [...touched.keys()], error: String(error) })
    }
  }

  return {
    write(work) {
      const current = inside.getStore()
      // It would wait in the queue for the transaction that waits for it.
      if (current && !current.over) return Promise.reject(new StoreError('misuse', 'a write inside a write'))
      return queue.add(() => {
        const run = { over: false }
        return transact((tx) => inside.run(run, () => work(tx))).finally(() => {
          run.over = true
        })
      })
    },
    async close() {
      await queue.drained()
      dead ??= new StoreError('closed', 'the store is closed')
      await connection.close()
    },
  }
}

function traced(transaction: Transaction, traces: Traces): Transaction {
  return {
    ...transaction,
    async addRequest(request) {
      const made = await transaction.addRequest(request)
      traces.moved.set(made.number, made.revision)
      return made
    },
    async saveRequest(request, was) {
      const saved = await transaction.saveRequest(request, was)
      if (saved) traces.moved.set(request.number, request.revision)
      return saved
    },
    addDecision: (decision) => {
      traces.decided = true
      return transaction.addDecision(decision)
    },
    setIntent: (id, change) => {
      if (change.state === 'done') traces.settled = true
      return transaction.setIntent(id, change)
    },
  }
}

async function stamp(sql: Sql, token: string): Promise<void> {
  await sql.run(
    'INSERT INTO "Stamp" ("id", "token") VALUES (1, ?) ON CONFLICT ("id") DO UPDATE SET "token" = "excluded"."token"',
    token,
  )
}

async function readStamp(reader: Sql): Promise<string | null> {
  const [row] = await reader.rows<{ token: string }>('SELECT "token" FROM "Stamp" WHERE "id" = 1')
  return row?.token ?? null
}
