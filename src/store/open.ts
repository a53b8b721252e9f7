import { statSync } from 'node:fs'
import type { FailPoint } from '../flow/ports/fail-point.ts'
import { noFailPoint } from '../flow/ports/fail-point.ts'
import type { Store } from '../flow/ports/store.ts'
import { readsOn } from './aggregates.ts'
import { openConnection } from './connection.ts'
import { backUpDaily, backUpNow } from './daily-backup.ts'
import { StoreError } from './error.ts'
import { openHeads } from './heads.ts'
import { inspectDatabase } from './inspect.ts'
import { locateDatabase, makeFolder } from './location.ts'
import { takeLock } from './lock.ts'
import { migrate } from './migrate.ts'
import { auditMigrations } from './migration-audit.ts'
import { readMigrations, shippedMigrations } from './migrations.ts'
import { verifyChains } from './verify.ts'
import { type Moved, openWriter } from './writer.ts'

export interface StoreOptions {
  /** `file:/absolute/path.db` */
  readonly url: string
  /** EVOGATE_HOME: heads of the audit chains and backups go here. */
  readonly home: string
  readonly now: () => number
  readonly fail?: FailPoint
  readonly log?: (line: object) => void
  /** Called after a commit with the requests that it made or changed. */
  readonly moved?: Moved
}

/**
 * Opens the database for this process alone: looks whether it is ours, locks it, applies what migrations are missing
 * (after a backup), and opens one connection that writes and one that only reads.
 *
 * @throws StoreError, with nothing written, when the database is not one to be opened; `held` names the holder.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { url, home, now, fail = noFailPoint, log = () => {}, moved } = options
  const path = locateDatabase(url)
  makeFolder(home)
  // Before the lock, whose file would otherwise be left beside somebody else's database.
  inspectDatabase(path, readMigrations(shippedMigrations))
  // Two homes can name one database; the lock of a home does not see that.
  const lock = await takeLock(`${path}.lock`, 'store')
  if (lock.outcome === 'held') throw new StoreError('held', lock.by.pid === 0 ? path : `pid ${lock.by.pid}`)
  const opened: (() => Promise<void>)[] = [() => lock.release()]
  const closeAll = async () => {
    for (const close of opened.reverse()) await close()
  }
  try {
    const { applied, backup } = migrate({ path, home, folder: shippedMigrations, now, fail })
    if (applied.length > 0) log({ event: 'migrated', applied, backup })
    const reader = await openConnection(path, 'reader')
    opened.push(() => reader.close())
    const heads = openHeads(home)
    const connect = () => openConnection(path, 'writer')
    const writer = await openWriter({
      connect,
      reader: reader.sql,
      heads,
      fail,
      log,
      ...(moved && { moved }),
    })
    opened.push(() => writer.close())
    await auditMigrations(reader, writer, readMigrations(shippedMigrations), now)
    const read = readsOn(reader)
    let closing: Promise<void> | null = null
    return {
      read,
      write: (work) =>
        closing === null
          ? writer.write(work)
          : Promise.reject(new StoreError('closed', 'the store is closed')),
      verify: () => verifyChains(reader.sql, heads),
      backUp: async () => backUpNow(path, home, 'asked', now()),
      backUpDaily: async () => backUpDaily(path, home, now()),
      walBytes: () => statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0,
      close: () => {
        closing ??= closeAll()
        return closing
      },
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}
