import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
} from 'node:fs'
import { join } from 'node:path'
import type { ReasonCode } from '../core/reason.ts'

const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW } = constants
const FD_PATHS = process.platform === 'linux'

/** An opened directory. Names are resolved in it even if its path has been swapped for a link meanwhile (R91). */
export interface Folder {
  at(name: string): string
  /** Throws if the directory's path leads elsewhere now; only needed where names cannot be bound to it. */
  assertInPlace(): void
  /** Does it belong to the user who runs us? */
  isOwn(): boolean
  sync(): void
  close(): void
}

/** The way to a file's directory: all there, or missing from some point on, or with a link or a file in its place. */
export function wayTo(root: string, relative: string): 'there' | 'missing' | 'blocked' {
  let path = root
  for (const part of relative.split('/').slice(0, -1)) {
    path = join(path, part)
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats === undefined) return 'missing'
    if (!stats.isDirectory()) return 'blocked'
  }
  return 'there'
}

/**
 * Walks from a root to the directory of a relative path without ever following a link. With `make`, directories that
 * are missing on the way are made.
 */
export function openFolder(
  root: string,
  relative: string,
  { make = false, mode = 0o777 }: { readonly make?: boolean; readonly mode?: number } = {},
): Folder | ReasonCode {
  const parts = relative.split('/').slice(0, -1)
  if (!FD_PATHS) {
    if (make && wayTo(root, relative) === 'missing')
      mkdirSync(join(root, ...parts), { recursive: true, mode })
    return openByPath(root, parts)
  }
  let fd: number
  try {
    fd = openSync(root, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  } catch (error) {
    return refusal(error, 'workspace-missing')
  }
  for (const part of parts) {
    try {
      // A power cut must not leave the file without its folder.
      if (make && madeFolder(`/proc/self/fd/${fd}/${part}`, mode)) fsyncSync(fd)
      const next = openSync(`/proc/self/fd/${fd}/${part}`, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
      closeSync(fd)
      fd = next
    } catch (error) {
      closeSync(fd)
      return refusal(error, 'outside-workspace')
    }
  }
  return {
    at: (name: string) => `/proc/self/fd/${fd}/${name}`,
    assertInPlace() {},
    isOwn: () => isOwn(fd),
    sync: () => fsyncSync(fd),
    close: () => closeSync(fd),
  }
}

function isOwn(fd: number): boolean {
  const uid = process.getuid?.()
  return uid === undefined || fstatSync(fd).uid === uid
}

function madeFolder(path: string, mode: number): boolean {
  try {
    mkdirSync(path, { mode })
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    return false
  }
}

function openByPath(root: string, parts: readonly string[]): Folder | ReasonCode {
  const path = join(root, ...parts)
  try {
    if (realpathSync(path) !== path || !lstatSync(path).isDirectory()) return 'outside-workspace'
  } catch (error) {
    return refusal(error, 'workspace-missing')
  }
  const fd = openSync(path, O_RDONLY)
  const { dev, ino } = fstatSync(fd)
  return {
    at: (name: string) => join(path, name),
    assertInPlace() {
      const now = lstatSync(path)
      if (now.dev !== dev || now.ino !== ino) throw new Error(`${path} was replaced while it was written to`)
    },
    isOwn: () => isOwn(fd),
    sync: () => fsyncSync(fd),
    close: () => closeSync(fd),
  }
}

function refusal(error: unknown, otherwise: ReasonCode): ReasonCode {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === 'EACCES' || code === 'EPERM' ? 'not-permitted' : otherwise
}
