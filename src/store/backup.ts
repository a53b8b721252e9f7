import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type Database from 'better-sqlite3'
import { makeFolder } from './location.ts'

/**
 * Copies the whole database, as it stands now, to `<home>/backups/evogate-<time>-<why>.db` and returns that path.
 * The copy has its final name only once it is complete and on the disk.
 */
export function backUp(connection: Database.Database, home: string, why: string, now: number): string {
  const folder = join(home, 'backups')
  makeFolder(folder)
  const stamp = new Date(now).toISOString().replace(/[-:]/g, '').replace('.', '')
  const path = join(folder, `evogate-${stamp}-${why.replace(/[^a-z0-9_]/gi, '_')}.db`)
  const draft = `${path}.part`
  rmSync(draft, { force: true })
  connection.prepare('VACUUM INTO ?').run(draft)
  chmodSync(draft, 0o600)
  sync(draft)
  renameSync(draft, path)
  sync(folder)
  return path
}

function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
