import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { asStoreError, StoreError, sqliteCode } from './error.ts'
import type { Migration } from './migrations.ts'

/** What stands in the database, as far as opening it goes. `pending` are the migrations still to be applied. */
export interface Inspection {
  readonly found: 'nothing' | 'ours'
  readonly pending: readonly Migration[]
}

interface AppliedRow {
  readonly migration_name: string
  readonly checksum: string
  readonly finished_at: unknown
}

/**
 * Looks whether the file is ours to open, leaving it and its folder as they are.
 *
 * @throws StoreError `foreign-database`, `newer-database`, `changed-migration`, `unfinished-migration`, `damaged`
 */
export function inspectDatabase(path: string, known: readonly Migration[]): Inspection {
  if (isEmptyFile(path)) return { found: 'nothing', pending: known }
  let connection: Database.Database | undefined
  try {
    connection = openQuietly(path)
    return inspect(connection, known)
  } catch (error) {
    if (sqliteCode(error) === 'SQLITE_NOTADB')
      throw new StoreError('foreign-database', 'not an SQLite file', error)
    throw asStoreError(error)
  } finally {
    connection?.close()
  }
}

/**
 * A reading connection to a database in WAL mode makes the log's files and leaves them behind; only one that may write
 * takes them away again when it is closed. It is used when there is no log yet, since closing would also fold one in.
 */
function openQuietly(path: string): Database.Database {
  const readonly = existsSync(`${path}-wal`) || !isInWalMode(path)
  const connection = new Database(path, { readonly, fileMustExist: true })
  connection.pragma('query_only=ON')
  return connection
}

/** By the file format: byte 18 is 2. Only for a database without a log, so that no connection of ours loses its locks. */
function isInWalMode(path: string): boolean {
  const file = openSync(path, 'r')
  try {
    const version = Buffer.alloc(1)
    return readSync(file, version, 0, 1, 18) === 1 && version[0] === 2
  } finally {
    closeSync(file)
  }
}

function isEmptyFile(path: string): boolean {
  try {
    return statSync(path).size === 0
  } catch {
    return true
  }
}

function inspect(connection: Database.Database, known: readonly Migration[]): Inspection {
  const tables = connection
    .prepare<[], string>(
      "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )
    .pluck()
    .all()
  if (tables.length === 0) return { found: 'nothing', pending: known }
  const applied = tables.includes('_prisma_migrations')
    ? connection
        .prepare<[], AppliedRow>(
          'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name',
        )
        .all()
    : []
  if (applied.length === 0 && tables.length === 1 && tables[0] === '_prisma_migrations')
    return { found: 'nothing', pending: known }
  // Another program's Prisma migrations are as foreign as no migrations.
  if (!applied.some((row) => row.migration_name === known[0]?.name))
    throw new StoreError('foreign-database', tables.slice(0, 5).join(', '))
  return { found: 'ours', pending: pendingAfter(applied, known) }
}

function pendingAfter(applied: readonly AppliedRow[], known: readonly Migration[]): readonly Migration[] {
  for (const row of applied) {
    const migration = known.find((one) => one.name === row.migration_name)
    if (migration === undefined) throw new StoreError('newer-database', row.migration_name)
    if (row.finished_at === null) throw new StoreError('unfinished-migration', row.migration_name)
    if (migration.checksum !== row.checksum) throw new StoreError('changed-migration', row.migration_name)
  }
  return known.filter((one) => !applied.some((row) => row.migration_name === one.name))
}
