import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  type Stats,
} from 'node:fs'
import type { ReasonCode } from '../core/reason.ts'
import type { Folder } from './folder.ts'
import { isMissing } from './io-reason.ts'

/** Larger files are no memory of anybody's. */
export const FILE_MAX_BYTES = 8 * 1024 * 1024

/** A regular file of ours, open for reading, and what it held. */
export interface OpenFile {
  readonly fd: number
  readonly stats: Stats
  readonly bytes: Buffer
}

/**
 * Opens a memory file: null if there is none, a reason if it is a link, a FIFO, has a second name or another owner
 * (R90).
 */
export function openFile(folder: Folder, name: string): OpenFile | null | ReasonCode {
  const path = folder.at(name)
  let fd: number
  try {
    // Opening a FIFO or a device can block or have effects, so it is looked at first.
    const refused = unfit(lstatSync(path))
    if (refused !== null) return refused
    fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
  try {
    const stats = fstatSync(fd)
    const refused = unfit(stats)
    if (refused !== null) {
      closeSync(fd)
      return refused
    }
    return { fd, stats, bytes: readFileSync(fd) }
  } catch (error) {
    closeSync(fd)
    throw error
  }
}

/** Reads an open file again from its start. */
export function rereadOpen(fd: number): Buffer {
  const bytes = Buffer.alloc(fstatSync(fd).size + 1)
  let length = 0
  for (;;) {
    const read = readSync(fd, bytes, length, bytes.length - length, length)
    if (read === 0 || length + read === bytes.length) return bytes.subarray(0, length + read)
    length += read
  }
}

function unfit(stats: Stats): ReasonCode | null {
  if (stats.isSymbolicLink()) return 'outside-workspace'
  if (!stats.isFile()) return 'not-a-file'
  if (stats.nlink > 1) return 'hard-link'
  const uid = process.getuid?.()
  if (uid !== undefined && stats.uid !== uid) return 'foreign-owner'
  return stats.size > FILE_MAX_BYTES ? 'file-limit' : null
}
