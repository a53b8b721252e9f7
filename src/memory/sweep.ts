import { lstatSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { TEMPORARY_NAME } from './replace-file.ts'

/** Removes temporary files of ours, left by a crash, from the folders of some files. */
export function sweepFolders(files: readonly string[]): void {
  for (const folder of new Set(files.map((file) => dirname(file)))) {
    for (const name of namesIn(folder)) {
      if (!TEMPORARY_NAME.test(name)) continue
      const path = join(folder, name)
      if (lstatSync(path, { throwIfNoEntry: false })?.isFile()) rmSync(path, { force: true })
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
