import { randomUUID } from 'node:crypto'
import { accessSync, closeSync, constants, openSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import type { FailPoint } from '../flow/ports/fail-point.ts'
import { backUp } from './backup.ts'
import { asStoreError, StoreError, sqliteCode } from './error.ts'
import { inspectDatabase } from './inspect.ts'
import { type Migration, readMigrations } from './migrations.ts'

export interface Migrated {
  /** Names of the migrations applied now. */
  readonly applied: readonly string[]
  /** Path of the copy that was made first; null when there was nothing to lose. */
  readonly backup: string | null
}

/** The table of Prisma's own tools, so that `prisma migrate deploy` can go on from here. */
const migrationsTable = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`

/**
 * Brings the database to the newest of the folder's migrations, each in one transaction with its row in
 * `_prisma_migrations`, so that a kill leaves it whole before or whole after (C26). Nothing is written to a database
 * that is not ours, newer, changed or damaged (R86, R88). The caller holds the database's lock.
 *
 * @throws StoreError see `inspectDatabase`; also `pragma`, `not-writable`, `no-space`, `io-error`
 */
export function migrate(options: {
  readonly path: string
  readonly home: string
  readonly folder: string
  readonly now: () => number
  readonly fail: FailPoint
}): Migrated {
  const { path, home, now, fail } = options
  const { found, pending } = inspectDatabase(path, readMigrations(options.folder))
  createPrivately(path)
  let connection: Database.Database | undefined
  try {
    connection = new Database(path, { fileMustExist: true })
    if (found === 'ours') checkHealth(connection)
    const mode = connection.pragma('journal_mode=WAL', { simple: true })
    if (mode !== 'wal') throw new StoreError('pragma', `journal_mode=${String(mode)}`)
    beginLog(connection, path)
    connection.pragma('synchronous=FULL')
    // Only before a transaction; rebuilding a table would otherwise delete the rows that point to it.
    connection.pragma('foreign_keys=OFF')
    const first = pending[0]
    const backup = found === 'ours' && first ? backUp(connection, home, `before-${first.name}`, now()) : null
    for (const migration of pending) apply(connection, migration, now, fail)
    return { applied: pending.map((migration) => migration.name), backup }
  } catch (error) {
    throw asStoreError(error)
  } finally {
    connection?.close()
  }
}

/** "wal" is answered before anything of the log is there: only a transaction shows whether the disk can have one. */
function beginLog(connection: Database.Database, path: string): void {
  try {
    connection.exec('BEGIN IMMEDIATE; ROLLBACK')
  } catch (error) {
    const code = sqliteCode(error) ?? ''
    const refused = /^SQLITE_(READONLY|CANTOPEN)/.test(code) && mayWrite(dirname(path))
    throw refused ? new StoreError('pragma', code, error) : error
  }
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** The database holds people's words: others of the machine must not read it, whatever the umask. */
function createPrivately(path: string): void {
  try {
    closeSync(openSync(path, 'a', 0o600))
  } catch (error) {
    throw new StoreError('not-writable', path, error)
  }
}

function checkHealth(connection: Database.Database): void {
  const verdict = connection.pragma('quick_check(1)', { simple: true })
  if (verdict !== 'ok') throw new StoreError('damaged', String(verdict))
}

function apply(
  connection: Database.Database,
  migration: Migration,
  now: () => number,
  fail: FailPoint,
): void {
  const startedAt = now()
  connection.exec('BEGIN IMMEDIATE')
  try {
    connection.exec(migrationsTable)
    connection.exec(migration.sql)
    fail('C26')
    if ((connection.pragma('foreign_key_check') as unknown[]).length > 0)
      throw new StoreError('damaged', `${migration.name}: rows point to nothing`)
    connection
      .prepare(
        `INSERT INTO "_prisma_migrations" ("id", "checksum", "finished_at", "migration_name", "logs", "rolled_back_at", "started_at", "applied_steps_count")
         VALUES (?, ?, ?, ?, NULL, NULL, ?, 1)`,
      )
      .run(randomUUID(), migration.checksum, BigInt(now()), migration.name, BigInt(startedAt))
    connection.exec('COMMIT')
  } catch (error) {
    if (connection.inTransaction) connection.exec('ROLLBACK')
    throw error
  }
}
