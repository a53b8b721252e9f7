import { closeSync } from 'node:fs'
import type { ReasonCode } from '../core/reason.ts'
import { type Folder, openFolder } from './folder.ts'
import { splitPath } from './git-commit.ts'
import { ioReason } from './io-reason.ts'
import { openFile } from './open-file.ts'
import { toText } from './text-bytes.ts'

/** The text of a file of the workspace by its real path; null if it is not there or not to be read as text. */
export function readMemoryFile(root: string, path: string): string | null {
  const folder = openFolder(root, path)
  return typeof folder === 'string' ? null : readIn(folder, splitPath(path).name)
}

/** The same of a folder that is open; it is closed. */
export function readIn(folder: Folder, name: string): string | null {
  try {
    const file = openFile(folder, name)
    if (file === null || typeof file === 'string') return null
    closeSync(file.fd)
    return toText(file.bytes)
  } catch (error) {
    if (ioReason(error) === null) throw error
    return null
  } finally {
    folder.close()
  }
}

/** Why a file of an open folder cannot be written to as it is; null if it can, or is not there yet. The folder is closed. */
export function refusalIn(folder: Folder, name: string): ReasonCode | null {
  try {
    const file = openFile(folder, name)
    if (typeof file === 'string') return file
    if (file !== null) closeSync(file.fd)
    return null
  } finally {
    folder.close()
  }
}
