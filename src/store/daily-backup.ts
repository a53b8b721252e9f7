import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { backUp } from './backup.ts'
import { asStoreError } from './error.ts'
import { type FoundHead, openHeads } from './heads.ts'
import { writeHeads } from './heads-copy.ts'

const DAY = 24 * 3_600_000
export const DAILY_KEPT = 7
const DAILY = /^evogate-[0-9TZ]+-daily\.db$/

/**
 * Copies the database and, beside it, the heads of its audit chains as they were just before: a copy must never look
 * shorter than its heads. Returns the copy's path.
 *
 * @throws StoreError
 */
export function backUpNow(path: string, home: string, why: string, now: number): string {
  const heads = openHeads(home)
    .all()
    .filter((one): one is Extract<FoundHead, { found: 'head' }> => one.found === 'head')
  let connection: Database.Database | undefined
  try {
    connection = new Database(path, { readonly: true, fileMustExist: true })
    const copy = backUp(connection, home, why, now)
    writeHeads(copy, heads)
    return copy
  } catch (error) {
    throw asStoreError(error)
  } finally {
    connection?.close()
  }
}

/** The copy of the day, if the last one is a day old; the newest seven are kept. */
export function backUpDaily(path: string, home: string, now: number): string | null {
  const folder = join(home, 'backups')
  const found = dailies(folder)
  const newest = found.at(-1)
  if (newest !== undefined && stampOf(newest) > now - DAY) return null
  const made = backUpNow(path, home, 'daily', now)
  const all = dailies(folder)
  for (const old of all.slice(0, Math.max(0, all.length - DAILY_KEPT))) {
    rmSync(join(folder, old), { force: true })
    rmSync(join(folder, `${old}.heads`), { force: true })
  }
  return made
}

function dailies(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => DAILY.test(name))
      .sort()
  } catch {
    return []
  }
}

/** `evogate-20261129T120000000Z-daily.db` → ms since the epoch. */
function stampOf(name: string): number {
  const parts = /-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-/.exec(name)?.slice(1).map(Number) ?? []
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0, ms = 0] = parts
  return Date.UTC(year, month - 1, day, hour, minute, second, ms)
}
