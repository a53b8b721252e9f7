import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { z } from 'zod'
import { StoreError, sqliteCode } from './error.ts'
import { makeFolder } from './location.ts'

/** Who holds a lock. `pid` is 0 and `who` empty while the holder has not said so yet. */
export interface Holder {
  readonly pid: number
  readonly who: string
  /** Ms since the epoch. */
  readonly since: number
}

export type LockOutcome =
  | { readonly outcome: 'taken'; release(): Promise<void> }
  | { readonly outcome: 'held'; readonly by: Holder }

const holderNote = z.object({ pid: z.number().int(), who: z.string(), since: z.number() })

/** One process owns a home: `who` is `service`, or the name of a command. Tried once; never waits for the holder. */
export function takeInstanceLock(home: string, who: 'service' | (string & {})): Promise<LockOutcome> {
  return takeLock(join(home, 'evogate.lock'), who)
}

/**
 * Takes the lock that the file stands for. The lock is an open SQLite transaction, so the system gives it up when the
 * process ends, however it ends; the note beside it only names the holder and never blocks anybody.
 *
 * @throws StoreError `not-writable`
 */
export async function takeLock(file: string, who: string): Promise<LockOutcome> {
  makeFolder(dirname(file))
  const note = `${file}.holder`
  // Nothing in this process may open the lock file by other means: closing it would give up the lock (POSIX).
  const connection = openExclusively(file)
  if (connection === null) return { outcome: 'held', by: await readHolder(note) }
  try {
    writeNote(note, { pid: process.pid, who, since: Date.now() })
  } catch (error) {
    connection.close()
    throw new StoreError('not-writable', note, error)
  }
  return {
    outcome: 'taken',
    async release() {
      if (!connection.open) return
      // Before the lock is given up: afterwards it could be the next holder's note.
      rmSync(note, { force: true })
      connection.close()
    },
  }
}

function openExclusively(file: string): Database.Database | null {
  let connection: Database.Database | undefined
  try {
    connection = new Database(file, { timeout: 0 })
    connection.exec('BEGIN EXCLUSIVE')
    return connection
  } catch (error) {
    connection?.close()
    if (sqliteCode(error)?.startsWith('SQLITE_BUSY')) return null
    throw new StoreError('not-writable', file, error)
  }
}

function writeNote(note: string, holder: Holder): void {
  const draft = `${note}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(holder)}\n`, { mode: 0o600 })
  renameSync(draft, note)
}

/** The note may be that of a dead holder while the new one has not written its own yet: look again for a moment. */
async function readHolder(note: string): Promise<Holder> {
  for (let look = 0; look < 10; look++) {
    try {
      const holder = holderNote.parse(JSON.parse(readFileSync(note, 'utf8')))
      if (isAlive(holder.pid)) return holder
    } catch {
      // Not written yet.
    }
    await wait(20)
  }
  return { pid: 0, who: '', since: 0 }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
