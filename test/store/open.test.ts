import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { openConnection, pin } from '../../src/store/connection.ts'
import { aHome, anEvent, aStore, databaseOf, outsider } from './a-store.ts'

/** A database of somebody else's, closed again. */
function foreign(home: string, ...statements: string[]): Buffer {
  const connection = new Database(databaseOf(home))
  for (const statement of statements) connection.exec(statement)
  connection.close()
  return readFileSync(databaseOf(home))
}
const prismaTable =
  'CREATE TABLE _prisma_migrations (id TEXT, checksum TEXT, finished_at DATETIME, migration_name TEXT, logs TEXT, rolled_back_at DATETIME, started_at DATETIME, applied_steps_count INTEGER)'

describe('a foreign database', () => {
  it.each([
    ['tables of its own', ['CREATE TABLE song (title TEXT)', "INSERT INTO song VALUES ('x')"]],
    ['tables in WAL mode', ['PRAGMA journal_mode=WAL', 'CREATE TABLE Request (number INTEGER)']],
    ['only a view', ['CREATE VIEW one AS SELECT 1']],
    [
      "another program's Prisma migrations",
      [prismaTable, "INSERT INTO _prisma_migrations VALUES ('1', 'c', 1, '2020_init', NULL, NULL, 1, 1)"],
    ],
    ['tables beside an empty migrations table', [prismaTable, 'CREATE TABLE song (title TEXT)']],
  ])('with %s is refused and stays as it was, byte for byte', async (_, statements) => {
    const home = aHome()
    const before = foreign(home, ...statements)
    await expect(aStore(home)).rejects.toMatchObject({ code: 'foreign-database' })
    expect(readFileSync(databaseOf(home)).equals(before)).toBe(true)
    expect(readdirSync(home)).toEqual(['evogate.db'])
  })

  it('that is no SQLite file is refused and stays as it was', async () => {
    const home = aHome()
    writeFileSync(databaseOf(home), 'Dear diary, '.repeat(500))
    await expect(aStore(home)).rejects.toMatchObject({
      code: 'foreign-database',
      detail: 'not an SQLite file',
    })
    expect(readFileSync(databaseOf(home), 'utf8')).toBe('Dear diary, '.repeat(500))
    expect(readdirSync(home)).toEqual(['evogate.db'])
  })
})

describe('opening', () => {
  it('makes the home and the database readable for their owner only', async () => {
    const home = join(aHome(), 'deep/home')
    await aStore(home)
    for (const path of [databaseOf(home), `${databaseOf(home)}-wal`, join(home, 'audit/service')])
      expect([path, statSync(path).mode & 0o077]).toEqual([path, 0])
    expect(statSync(home).mode & 0o077).toBe(0)
  })

  it('takes a file that is there but empty, and one that only Prisma has looked at', async () => {
    const home = aHome()
    writeFileSync(databaseOf(home), '')
    await (await aStore(home)).close()
    const other = aHome()
    foreign(other, prismaTable)
    await aStore(other)
  })

  it('finds again what was written before', async () => {
    const home = aHome()
    const first = await aStore(home)
    await first.write((tx) => tx.addEvent(anEvent()))
    await first.close()
    // The last connection folds the log in, so that the file alone is whole.
    expect(existsSync(`${databaseOf(home)}-wal`)).toBe(false)
    expect(await (await aStore(home)).read.eventCount({})).toBe(1)
  })

  it.each([['postgres://x'], ['file:relative.db'], ['file:/a.db?mode=ro'], [''], ['file:']])(
    'refuses the URL %j',
    async (url) => {
      await expect(aStore(aHome(), { url })).rejects.toMatchObject({ code: 'bad-url' })
    },
  )

  it('says which path cannot be made', async () => {
    const home = aHome()
    writeFileSync(join(home, 'file'), '')
    await expect(aStore(home, { url: `file:${home}/file/a.db` })).rejects.toMatchObject({
      code: 'not-writable',
    })
    mkdirSync(join(home, 'folder.db'))
    await expect(aStore(home, { url: `file:${home}/folder.db` })).rejects.toMatchObject({
      code: 'not-writable',
    })
  })

  it('refuses a newer database, and one whose migrations were changed or never finished (R86)', async () => {
    const home = aHome()
    await (await aStore(home)).close()
    const refused = async (sql: string, code: string) => {
      outsider(home).exec(sql)
      await expect(aStore(home)).rejects.toMatchObject({ code })
    }
    await refused("UPDATE _prisma_migrations SET checksum = 'x'", 'changed-migration')
    await refused('UPDATE _prisma_migrations SET finished_at = NULL', 'unfinished-migration')
    await refused(
      "INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name) VALUES ('2', 'c', 1, '20990101000000_later')",
      'unfinished-migration',
    )
    await refused("UPDATE _prisma_migrations SET finished_at = 1 WHERE id <> '2'", 'changed-migration')
    await refused("DELETE FROM _prisma_migrations WHERE checksum = 'x'", 'foreign-database')
  })

  it('refuses a database that an upgraded Evogate has been at', async () => {
    const home = aHome()
    await (await aStore(home)).close()
    outsider(home).exec(
      "INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name) VALUES ('2', 'c', 1, '20990101000000_later')",
    )
    await expect(aStore(home)).rejects.toMatchObject({
      code: 'newer-database',
      detail: '20990101000000_later',
    })
  })

  it('refuses a damaged database (R88)', async () => {
    const home = aHome()
    const store = await aStore(home)
    await store.write(async (tx) => {
      for (let n = 0; n < 500; n++) await tx.addEvent(anEvent({ id: `e${n}`, detail: 'x'.repeat(100) }))
    })
    await store.close()
    const bytes = readFileSync(databaseOf(home))
    // Pages in the middle, so that the schema can still be read.
    bytes.fill(
      0xff,
      Math.floor(bytes.length / 2 / 4096) * 4096,
      Math.floor(bytes.length / 2 / 4096) * 4096 + 16_384,
    )
    writeFileSync(databaseOf(home), bytes)
    await expect(aStore(home)).rejects.toMatchObject({ code: 'damaged' })
    expect(readFileSync(databaseOf(home)).equals(bytes)).toBe(true)
  })
})

describe('a connection', () => {
  const pragmas = async (role: 'reader' | 'writer') => {
    const home = aHome()
    await (await aStore(home)).close()
    const connection = await openConnection(databaseOf(home), role)
    const read = async (name: string) => {
      const [row] = await connection.prisma.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`)
      return String(Object.values(row ?? {})[0])
    }
    const values = [
      await read('journal_mode'),
      await read('synchronous'),
      await read('foreign_keys'),
      await read('query_only'),
    ]
    await connection.close()
    return values
  }

  it('has the pragmas that durability rests on, as Prisma itself sees them (R78)', async () => {
    expect(await pragmas('writer')).toEqual(['wal', '2', '1', '0'])
    expect(await pragmas('reader')).toEqual(['wal', '2', '1', '1'])
  })

  it('is refused where the disk gives a write-ahead log no shared memory, with nothing in it (R123)', async () => {
    const home = aHome()
    mkdirSync(`${databaseOf(home)}-shm`)
    await expect(aStore(home)).rejects.toMatchObject({ code: 'pragma' })
    rmdirSync(`${databaseOf(home)}-shm`)
    await aStore(home)
  })

  it('on which one of them does not hold is refused (R78)', async () => {
    const adapter = await new PrismaBetterSqlite3({ url: ':memory:' }).connect()
    await expect(pin(adapter, 'writer')).rejects.toMatchObject({
      code: 'pragma',
      detail: 'journal_mode=memory',
    })
    await adapter.dispose()
  })
})
