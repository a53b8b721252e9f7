import { closeSync, constants, fstatSync, fsyncSync, lstatSync, openSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { ReasonCode } from '../core/reason.ts'

const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW } = constants
const FD_PATHS = process.platform === 'linux'

/** An opened directory. Names are resolved in it even if its path has been swapped for a link meanwhile (R91). */
export interface Folder {
  at(name: string): string
  /** Throws if the directory's path leads elsewhere now; only needed where names cannot be bound to it. */
  assertInPlace(): void
  sync(): void
  close(): void
}

/** Walks from a root to the directory of a relative path without ever following a link. */
export function openFolder(root: string, relative: string): Folder | ReasonCode {
  const parts = relative.split('/').slice(0, -1)
  if (!FD_PATHS) return openByPath(root, parts)
  let fd: number
  try {
    fd = openSync(root, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  } catch (error) {
    return refusal(error, 'workspace-missing')
  }
  for (const part of parts) {
    try {
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
    sync: () => fsyncSync(fd),
    close: () => closeSync(fd),
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
    sync: () => fsyncSync(fd),
    close: () => closeSync(fd),
  }
}

function refusal(error: unknown, otherwise: ReasonCode): ReasonCode {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return code === 'EACCES' || code === 'EPERM' ? 'not-permitted' : otherwise
}
