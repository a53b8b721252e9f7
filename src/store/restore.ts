import { copyFileSync, cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { openConnection } from './connection.ts'
import { asStoreError, StoreError } from './error.ts'
import { type FoundHead, type Heads, openHeads } from './heads.ts'
import { readHeads } from './heads-copy.ts'
import { inspectDatabase } from './inspect.ts'
import { locateDatabase, makeFolder } from './location.ts'
import { takeInstanceLock, takeLock } from './lock.ts'
import { readMigrations, shippedMigrations } from './migrations.ts'
import { verifyChains } from './verify.ts'

export type Restored =
  /** `kept` is the folder with what was there before, null when there was nothing. */
  | { readonly outcome: 'restored'; readonly kept: string | null }
  | { readonly outcome: 'refused'; readonly why: 'running' | 'not-a-backup' | 'chain-broken' }

/**
 * Puts a copy of the database in the place of the one in use. Only while nobody owns the home; the copy must be ours,
 * sound, and its audit chains whole; what it replaces is kept beside the backups.
 *
 * @throws StoreError `newer-database`, `changed-migration`, `damaged`, `not-writable` …
 */
export async function restoreDatabase(of: {
  readonly file: string
  readonly url: string
  readonly home: string
  readonly now: number
}): Promise<Restored> {
  const { file, url, home, now } = of
  const instance = await takeInstanceLock(home, 'restore')
  if (instance.outcome === 'held') return { outcome: 'refused', why: 'running' }
  try {
    const path = locateDatabase(url)
    const lock = await takeLock(`${path}.lock`, 'restore')
    if (lock.outcome === 'held') return { outcome: 'refused', why: 'running' }
    try {
      return await swap(file, path, home, now)
    } finally {
      await lock.release()
    }
  } finally {
    await instance.release()
  }
}

async function swap(file: string, path: string, home: string, now: number): Promise<Restored> {
  if (!existsSync(file)) return { outcome: 'refused', why: 'not-a-backup' }
  const draft = `${path}.restoring`
  removeDatabase(draft)
  try {
    copyFileSync(file, draft)
    if (!isOurs(draft)) return { outcome: 'refused', why: 'not-a-backup' }
    const ends = await soundChains(draft, file)
    if (ends === null) return { outcome: 'refused', why: 'chain-broken' }
    settleLog(draft)
    const kept = keepOld(path, home, now)
    // The old log would be read as that of the new database.
    for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true })
    renameSync(draft, path)
    rmSync(join(home, 'audit'), { recursive: true, force: true })
    const heads = openHeads(home)
    for (const { chain, head } of ends) await heads.put(chain, head)
    return { outcome: 'restored', kept }
  } catch (error) {
    throw asStoreError(error)
  } finally {
    removeDatabase(draft)
  }
}

function isOurs(draft: string): boolean {
  try {
    return inspectDatabase(draft, readMigrations(shippedMigrations)).found === 'ours'
  } catch (error) {
    if (error instanceof StoreError && error.code === 'foreign-database') return false
    throw error
  }
}

type KnownHead = Extract<FoundHead, { found: 'head' }>

/** The ends of the copy's chains, or null when one of them is broken or shorter than the heads beside the copy. */
async function soundChains(draft: string, file: string): Promise<readonly KnownHead[] | null> {
  const reader = await openConnection(draft, 'reader')
  try {
    const check = await reader.sql.rows<{ quick_check: string }>('PRAGMA quick_check(1)')
    if (check[0]?.quick_check !== 'ok') throw new StoreError('damaged', file)
    const rows = await reader.sql.rows<{ chain: string; seq: number; hash: string }>(
      `SELECT "chain", "seq", "hash" FROM "Audit" AS "a"
       WHERE "seq" = (SELECT MAX("seq") FROM "Audit" WHERE "chain" = "a"."chain")`,
    )
    const ends = rows.map(
      ({ chain, seq, hash }): KnownHead => ({ found: 'head', chain, head: { seq: Number(seq), hash } }),
    )
    const beside = readHeads(file)
    const held = ends.map((end) => beside?.find(({ chain }) => chain === end.chain) ?? end)
    const missing = beside?.some(
      ({ chain, head }) => head.seq > 0 && !ends.some((end) => end.chain === chain),
    )
    const heads: Heads = { begin() {}, put: async () => {}, all: () => held }
    const { ok } = await verifyChains(reader.sql, heads)
    return ok && !missing ? ends : null
  } finally {
    await reader.close()
  }
}

/** Brings everything into the one file, and leaves no log beside it. */
function settleLog(path: string): void {
  const connection = new Database(path)
  try {
    connection.pragma('wal_checkpoint(TRUNCATE)')
  } finally {
    connection.close()
  }
}

function keepOld(path: string, home: string, now: number): string | null {
  if (!existsSync(path)) return null
  const stamp = new Date(now).toISOString().replace(/[-:]/g, '').replace('.', '')
  const folder = join(home, 'backups', `replaced-${stamp}`)
  makeFolder(folder)
  for (const end of ['', '-wal', '-shm'])
    if (existsSync(path + end)) copyFileSync(path + end, join(folder, `evogate.db${end}`))
  if (existsSync(join(home, 'audit'))) cpSync(join(home, 'audit'), join(folder, 'audit'), { recursive: true })
  return folder
}

function removeDatabase(path: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(path + end, { force: true })
}
