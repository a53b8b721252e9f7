import { lstatSync, unlinkSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

const TMP_MAX_AGE_MS = 60 * 60 * 1000
const BAD_MAX_FILES = 1000
const FILES_AT_ONCE = 64

/** The names of everything in a folder but folders and hidden files. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((one) => !one.isDirectory() && !one.name.startsWith('.')).map(({ name }) => name)
}

/** A file whose hook was killed before its rename (C1): nobody will finish it. */
export async function removeOldTmp(folder: string): Promise<void> {
  await eachAtOnce(await filesIn(folder), (name) => {
    const path = join(folder, name)
    const stat = unlessGone(() => lstatSync(path))
    if (stat && Date.now() - stat.mtimeMs > TMP_MAX_AGE_MS) unlessGone(() => unlinkSync(path))
  })
}

/** Keeps the newest lines of `bad/`. */
export async function trimBad(folder: string): Promise<void> {
  const names = await filesIn(folder)
  if (names.length <= BAD_MAX_FILES) return
  const dated = names.map((name) => ({
    name,
    at: unlessGone(() => lstatSync(join(folder, name)))?.mtimeMs ?? 0,
  }))
  const oldest = dated.sort((a, b) => a.at - b.at).slice(0, names.length - BAD_MAX_FILES)
  await eachAtOnce(oldest, ({ name }) => unlessGone(() => unlinkSync(join(folder, name))))
}

/** Makes renames in a folder survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder; its renames are journalled.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/**
 * Acts on all, some at a time, and lets others have the thread in between. The calls in `act` on small local files are
 * synchronous: a promise each would make a drain several times slower.
 */
export async function eachAtOnce<T>(all: readonly T[], act: (one: T) => unknown): Promise<void> {
  for (let at = 0; at < all.length; at += FILES_AT_ONCE) {
    if (at > 0) await setImmediate()
    await Promise.all(all.slice(at, at + FILES_AT_ONCE).map(async (one) => act(one)))
  }
}

/** Does what a file that is gone already cannot stop; undefined then. */
export function unlessGone<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}
