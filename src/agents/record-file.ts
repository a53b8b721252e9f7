import { constants } from 'node:fs'
import { lstat, open, realpath } from 'node:fs/promises'
import { sep } from 'node:path'

/** Of a longer record the end is read. */
export const RECORD_MAX_BYTES = 8 * 1024 * 1024

/**
 * The whole lines at the end of a record that an agent named, or null when it may not be read (R74): its real path must
 * be inside one of these folders, and a plain file. Opening follows no link and waits for no FIFO.
 */
export async function readRecordFile(path: string, folders: readonly string[]): Promise<string[] | null> {
  try {
    const real = await realpath(path)
    const roots = await Promise.all(folders.map((folder) => realpath(folder).catch(() => null)))
    if (!roots.some((root) => root !== null && real.startsWith(root + sep))) return null
    // The agent itself writes no link, and opening a device can have effects.
    if (!(await lstat(path)).isFile()) return null
    const file = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    try {
      const stats = await file.stat()
      if (!stats.isFile()) return null
      const length = Math.min(stats.size, RECORD_MAX_BYTES)
      const bytes = Buffer.alloc(length)
      const { bytesRead } = await file.read(bytes, 0, length, stats.size - length)
      const lines = bytes.subarray(0, bytesRead).toString('utf8').split('\n')
      return stats.size > length ? lines.slice(1) : lines
    } finally {
      await file.close()
    }
  } catch {
    return null
  }
}
