import { randomUUID } from 'node:crypto'
import { lstat, mkdir, open, readFile, realpath, rename, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A settings file as it stands. */
export interface SettingsFile {
  /** The real file, behind any links. */
  readonly path: string
  /** Null if there is none. A byte order mark is part of the text. */
  readonly text: string | null
  /** Permission bits. */
  readonly mode: number
}

/** Reads a settings file through its links. `newMode` is what a file that is still to be made will have. */
export async function readSettings(
  path: string,
  newMode: number,
): Promise<SettingsFile | { readonly refused: 'not-a-file' | 'not-utf8' }> {
  const link = await lstat(path).catch(unlessMissing)
  if (!link) return { path, text: null, mode: newMode }
  // A link to nowhere must not be turned into a file of its own.
  const real = await realpath(path).catch(unlessMissing)
  if (!real) return { refused: 'not-a-file' }
  const stat = await lstat(real)
  if (!stat.isFile()) return { refused: 'not-a-file' }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(real))
    return { path: real, text, mode: stat.mode & 0o7777 }
  } catch (error) {
    if (error instanceof TypeError) return { refused: 'not-utf8' }
    throw error
  }
}

/**
 * Replaces the file by `text` in one step, with the same mode and owner. False, and nothing done, if it no longer is
 * what was read.
 */
export async function replaceSettings(file: SettingsFile, text: string): Promise<boolean> {
  await mkdir(dirname(file.path), { recursive: true })
  const fresh = join(dirname(file.path), `.evogate-${randomUUID()}`)
  const handle = await open(fresh, 'wx', file.mode)
  try {
    try {
      await handle.writeFile(text)
      await handle.chmod(file.mode)
      const owner = await lstat(file.path).catch(unlessMissing)
      if (owner) await handle.chown(owner.uid, owner.gid).catch(() => {})
      await handle.sync()
    } finally {
      await handle.close()
    }
    const now = await readFile(file.path, 'utf8').catch(unlessMissing)
    if ((now ?? null) !== (file.text ?? null)) {
      await unlink(fresh)
      return false
    }
    await rename(fresh, file.path)
    return true
  } catch (error) {
    await unlink(fresh).catch(() => {})
    throw error
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}
