import { closeSync } from 'node:fs'
import { openFolder } from './folder.ts'
import { splitPath } from './git-commit.ts'
import { ioReason } from './io-reason.ts'
import { openFile } from './open-file.ts'
import { toText } from './text-bytes.ts'

/** The text of a file of the workspace by its real path; null if it is not there or not to be read as text. */
export function readMemoryFile(root: string, path: string): string | null {
  const folder = openFolder(root, path)
  if (typeof folder === 'string') return null
  try {
    const file = openFile(folder, splitPath(path).name)
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
