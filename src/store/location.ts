import { mkdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { StoreError } from './error.ts'

/**
 * The real path of the database file that a `file:/abs/path.db` URL names; its folder is made if need be.
 * Links are followed so that one database has one lock, whatever it is called.
 *
 * @throws StoreError `bad-url`, `not-writable`
 */
export function locateDatabase(url: string): string {
  const path = url.startsWith('file:') ? url.slice('file:'.length).replace(/^\/\/(?=\/)/, '') : ''
  if (!isAbsolute(path) || /[?#]/.test(path) || path.endsWith('/'))
    throw new StoreError('bad-url', 'file:/absolute/path.db')
  makeFolder(dirname(path))
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new StoreError('not-writable', path)
  try {
    return realpathSync(path)
  } catch {
    return join(realpathSync(dirname(path)), basename(path))
  }
}

/** Makes a folder that only its owner can look into. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StoreError('not-writable', path, error)
  }
}
