import { mkdtemp, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** What every system takes for the path of a socket: 104 bytes on macOS, 108 on Linux, with the final NUL. */
export const SOCKET_PATH_MAX_BYTES = 103

/**
 * Gives `work` a path that a socket can be bound or connected to. A path that is too long would be cut without a word
 * by some systems; then the folder is reached through a link in a temporary folder of our own, which goes when the
 * socket is bound or the call is over.
 */
export async function withShortPath<Result>(
  file: string,
  work: (short: string) => Promise<Result>,
): Promise<Result> {
  if (Buffer.byteLength(file) <= SOCKET_PATH_MAX_BYTES) return work(file)
  const folder = await mkdtemp(path.join(shortTemporaryFolder(), 'evo-'))
  try {
    const link = path.join(folder, 'h')
    await symlink(path.dirname(file), link)
    return await work(path.join(link, path.basename(file)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** `os.tmpdir()` can be long itself: on macOS it is some 50 bytes, and anything may stand in TMPDIR. */
const shortTemporaryFolder = (): string => (Buffer.byteLength(os.tmpdir()) <= 60 ? os.tmpdir() : '/tmp')
