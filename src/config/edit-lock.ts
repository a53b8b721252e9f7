import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const WAIT_MAX_MS = 10_000
const RETRY_MS = 25
/** An edit takes milliseconds: whoever holds the lock for longer is gone, and another process has its number. */
const STALE_MS = 60_000

/**
 * Does the work while no other process of ours changes the file; null when another one holds it for longer than ten
 * seconds. What a killed process left is taken over.
 */
export async function whileAlone<T>(file: string, work: () => Promise<T>): Promise<{ value: T } | null> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const lock = `${file}.lock`
  const own = `${process.pid} ${randomUUID()}`
  const until = Date.now() + WAIT_MAX_MS
  while (!(await isTaken(lock, own))) {
    if (Date.now() > until) return null
    await breakStale(lock)
    await pause(RETRY_MS)
  }
  try {
    return { value: await work() }
  } finally {
    if ((await readOrNull(lock)) === own) await rm(lock, { force: true })
  }
}

/** With its content in one step: an empty lock would look like one whose holder died before it said its name. */
async function isTaken(lock: string, own: string): Promise<boolean> {
  const draft = `${lock}.${randomUUID()}`
  await writeFile(draft, own, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    await rm(draft, { force: true })
  }
}

/** Moves a dead process's lock aside; one that turns out to be somebody's living one is put back. */
async function breakStale(lock: string): Promise<void> {
  const seen = await readOrNull(lock)
  if (seen === null || !(await isStale(lock, seen))) return
  const aside = `${lock}.${randomUUID()}`
  try {
    await rename(lock, aside)
    if ((await readOrNull(aside)) !== seen) await link(aside, lock).catch(() => {})
  } catch {
    // Another process was faster.
  } finally {
    await rm(aside, { force: true })
  }
}

async function isStale(lock: string, content: string): Promise<boolean> {
  const made = await stat(lock).catch(() => null)
  return made === null || Date.now() - made.mtimeMs > STALE_MS || !isAlive(Number.parseInt(content, 10))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const readOrNull = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null)
