import { statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** Does a path, as an import would write it behind its `@`, name a file from this root? */
export function hasFile(root: string, path: string): boolean {
  if (path === '' || path.includes('\0') || path.length > 4096) return false
  const full = path.startsWith('~/') ? join(homedir(), path.slice(2)) : resolve(root, path)
  try {
    return statSync(full, { throwIfNoEntry: false })?.isFile() === true
  } catch {
    return false
  }
}
