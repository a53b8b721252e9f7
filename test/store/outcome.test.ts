import { describe, expect, it } from 'vitest'
import { noFailPoint } from '../../src/flow/ports/fail-point.ts'
import { type OpenConnection, openConnection } from '../../src/store/connection.ts'
import { openHeads } from '../../src/store/heads.ts'
import { migrate } from '../../src/store/migrate.ts'
import { shippedMigrations } from '../../src/store/migrations.ts'
import { openWriter } from '../../src/store/writer.ts'
import { aHome, anEvent, aStore, databaseOf, noon, outsider } from './a-store.ts'

/** What can go wrong on the wire between Prisma and us: the error arrives before, after or instead of the commit. */
type Trouble = 'none' | 'after the commit' | 'instead of the commit' | 'at the commit'

/** A writer on a real database whose COMMIT can be made to go wrong. `connections` counts how many it has opened. */
async function aTroubledWriter() {
  const home = aHome()
  const path = databaseOf(home)
  migrate({ path, home, folder: shippedMigrations, now: () => noon, fail: noFailPoint })
  const reader = await openConnection(path, 'reader')
  const state = { trouble: 'none' as Trouble, connections: 0, canConnect: true, pages: 0 }

  async function connect(): Promise<OpenConnection> {
    if (!state.canConnect) throw new Error('no more files')
    state.connections++
    const connection = await openConnection(path, 'writer')
    const original = connection.prisma.$transaction.bind(connection.prisma)
    const troubled = async (work: (tx: unknown) => Promise<unknown>, how: object) => {
      if (state.trouble === 'instead of the commit')
        return original(async (tx) => {
          await work(tx)
          throw new Error('P2028: transaction not found')
        }, how)
      if (state.trouble === 'at the commit')
        return original(async (tx) => {
          await work(tx)
          // A row that points to nothing, found only at the COMMIT: SQLite then leaves the transaction open.
          await connection.sql.run('PRAGMA defer_foreign_keys=ON')
          await connection.sql.run(
            "INSERT INTO Sighting (candidate, session, event, at) VALUES ('nobody', 's', 'e', 1)",
          )
        }, how)
      const limited = async (tx: unknown) => {
        if (state.pages > 0) await connection.sql.rows(`PRAGMA max_page_count=${state.pages}`)
        return work(tx)
      }
      const result = await original(limited, how)
      if (state.trouble === 'after the commit') throw new Error('P1008: timed out')
      return result
    }
    connection.prisma.$transaction = troubled as never
    return connection
  }

  const writer = await openWriter({
    connect,
    reader: reader.sql,
    heads: openHeads(home),
    fail: noFailPoint,
    log: () => {},
  })
  const events = () => outsider(home).prepare<[], string>('SELECT id FROM Event ORDER BY id').pluck().all()
  const add = (id: string) => writer.write((tx) => tx.addEvent(anEvent({ id })))
  return { writer, reader, state, events, add }
}

describe('a transaction whose end is unclear (R81)', () => {
  it('is a success when the other connection sees it', async () => {
    const { state, events, add, writer } = await aTroubledWriter()
    state.trouble = 'after the commit'
    expect(await add('a')).toBe(true)
    expect(await add('b')).toBe(true)
    expect(events()).toEqual(['a', 'b'])
    await writer.close()
  })

  it('is a failure when the other connection does not see it, and the next one works', async () => {
    const { state, events, add, writer } = await aTroubledWriter()
    await add('a')
    state.trouble = 'instead of the commit'
    await expect(add('b')).rejects.toThrow('P2028')
    state.trouble = 'none'
    expect(await add('c')).toBe(true)
    expect(events()).toEqual(['a', 'c'])
    await writer.close()
  })

  it('that hangs in its COMMIT is a failure, and goes on over a new connection', async () => {
    const { state, events, add, writer } = await aTroubledWriter()
    state.trouble = 'at the commit'
    await expect(add('a')).rejects.toThrow('ForeignKeyConstraintViolation')
    expect(state.connections).toBe(2)
    state.trouble = 'none'
    expect(await add('b')).toBe(true)
    expect(events()).toEqual(['b'])
    await writer.close()
  })

  it('ends the store when nobody can tell what became of it', async () => {
    const { state, reader, add, writer, events } = await aTroubledWriter()
    state.trouble = 'after the commit'
    await reader.close()
    await expect(add('a')).rejects.toMatchObject({ code: 'store-unknown' })
    state.trouble = 'none'
    await expect(add('b')).rejects.toMatchObject({ code: 'store-unknown' })
    expect(events()).toEqual(['a'])
    await writer.close()
  })

  it('ends the store when no new connection can be had', async () => {
    const { state, add, writer, events } = await aTroubledWriter()
    state.trouble = 'at the commit'
    state.canConnect = false
    await expect(add('a')).rejects.toMatchObject({ code: 'store-unknown' })
    await expect(add('b')).rejects.toMatchObject({ code: 'store-unknown' })
    expect(events()).toEqual([])
    await writer.close()
  })
})

describe('a database that somebody else has locked', () => {
  it('fails the write without a trace, and takes the next one when it is free again', async () => {
    const home = aHome()
    const store = await aStore(home)
    const other = outsider(home)
    other.exec('BEGIN IMMEDIATE')
    await expect(store.write((tx) => tx.addEvent(anEvent()))).rejects.toMatchObject({ code: 'busy' })
    other.exec('COMMIT')
    expect(await store.read.eventCount({})).toBe(0)
    expect(await store.write((tx) => tx.addEvent(anEvent()))).toBe(true)
  })
})

describe('a full disk (R87)', () => {
  it('is told as such, loses the write whole, and is no trouble once there is room', async () => {
    const { state, add, writer, events } = await aTroubledWriter()
    await add('a')
    state.pages = 1
    const filling = writer.write(async (tx) => {
      await tx.addEvent(anEvent({ id: 'b' }))
      for (let n = 0; n < 100; n++) await tx.addEvent(anEvent({ id: `c${n}`, detail: 'x'.repeat(4_000) }))
    })
    await expect(filling).rejects.toMatchObject({ code: 'no-space', detail: 'SQLITE_FULL' })
    expect(events()).toEqual(['a'])
    state.pages = 1_000_000
    expect(await add('d')).toBe(true)
    expect(events()).toEqual(['a', 'd'])
    await writer.close()
  })

  it('does not let later statements of the same work through, even if the work shrugs it off', async () => {
    const { state, writer, events } = await aTroubledWriter()
    state.pages = 1
    const filling = writer.write(async (tx) => {
      for (let n = 0; n < 100; n++)
        await tx.addEvent(anEvent({ id: `c${n}`, detail: 'x'.repeat(4_000) })).catch(() => {})
      await tx.addEvent(anEvent({ id: 'last' })).catch(() => {})
    })
    await expect(filling).rejects.toMatchObject({ code: 'no-space' })
    expect(events()).toEqual([])
    await writer.close()
  })
})
