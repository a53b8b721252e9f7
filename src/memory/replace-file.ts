import { randomBytes } from 'node:crypto'
import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import type { FailPoint } from '../flow/ports/fail-point.ts'
import type { Folder } from './folder.ts'
import { isMissing } from './io-reason.ts'
import { type OpenFile, rereadOpen } from './open-file.ts'

/** Names of our temporary files, which a crash may leave behind. */
export const TEMPORARY_NAME = /^\.evogate-[0-9a-f]{24}\.tmp$/

/**
 * `replaced`: the new bytes are in place. `changed`: somebody wrote to the file since it was read, nothing was done.
 * `late`: the new bytes are in place, and a write that landed in the last window left `bytes` in the old file.
 */
export type Replaced =
  | { readonly outcome: 'replaced' }
  | { readonly outcome: 'changed' }
  | { readonly outcome: 'late'; readonly bytes: Buffer }

/**
 * Puts new bytes in a file's place, whole or not at all, if the file still holds what was read (R92, R93). `after`
 * null deletes it. An error before the rename leaves the original intact and no temporary file.
 */
export function replaceFile(
  folder: Folder,
  name: string,
  before: OpenFile | null,
  after: Buffer | null,
  fail: FailPoint,
): Replaced {
  const temporary = folder.at(`.evogate-${randomBytes(12).toString('hex')}.tmp`)
  try {
    if (after !== null) writeTemporary(temporary, before, after, fail)
    fail('C14')
    folder.assertInPlace()
    if (!isUnchanged(folder, name, before)) {
      rmSync(temporary, { force: true })
      return { outcome: 'changed' }
    }
    if (!takeItsPlace(folder, name, before, after, temporary)) return { outcome: 'changed' }
  } catch (error) {
    removeQuietly(temporary)
    throw error
  }
  folder.assertInPlace()
  fail('C15')
  folder.sync()
  if (before === null) return { outcome: 'replaced' }
  const left = rereadOpen(before.fd)
  return left.equals(before.bytes) ? { outcome: 'replaced' } : { outcome: 'late', bytes: left }
}

function writeTemporary(path: string, before: OpenFile | null, bytes: Buffer, fail: FailPoint): void {
  const { O_CREAT, O_EXCL, O_NOFOLLOW, O_WRONLY } = constants
  const fd = openSync(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, before === null ? 0o666 : 0o600)
  try {
    const half = bytes.length >> 1
    writeWhole(fd, bytes.subarray(0, half))
    fail('C13')
    writeWhole(fd, bytes.subarray(half))
    if (before !== null) keepOwner(fd, before)
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

function writeWhole(fd: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at)
}

function keepOwner(fd: number, { stats }: OpenFile): void {
  const { uid, gid } = fstatSync(fd)
  if (uid !== stats.uid || gid !== stats.gid) {
    try {
      fchownSync(fd, stats.uid, stats.gid)
    } catch {
      // A group we are not in cannot be kept; the mode below still is.
    }
  }
  fchmodSync(fd, stats.mode & 0o7777)
}

function isUnchanged(folder: Folder, name: string, before: OpenFile | null): boolean {
  try {
    const now = lstatSync(folder.at(name))
    if (before === null || now.ino !== before.stats.ino || now.dev !== before.stats.dev) return false
    if (now.nlink > 1) return false
    return rereadOpen(before.fd).equals(before.bytes)
  } catch (error) {
    if (isMissing(error)) return before === null
    throw error
  }
}

function takeItsPlace(
  folder: Folder,
  name: string,
  before: OpenFile | null,
  after: Buffer | null,
  temporary: string,
): boolean {
  const path = folder.at(name)
  if (after === null) {
    unlinkSync(path)
    return true
  }
  if (before !== null) {
    renameSync(temporary, path)
    return true
  }
  try {
    // A rename would overwrite a file that somebody has made since; a link refuses.
    linkSync(temporary, path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EEXIST') {
      rmSync(temporary, { force: true })
      return false
    }
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EOPNOTSUPP') throw error
    renameSync(temporary, path)
    return true
  }
  unlinkSync(temporary)
  return true
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {}
}
