import { type FSWatcher, opendirSync, watch } from 'node:fs'

const POLL_MS = 1000
/** A drain moves hundreds of files: one look is enough for all their notices. */
const GATHER_MS = 10

/**
 * Calls `onNew` whenever `directory` may hold something, now included; the poll finds what the system's notices miss
 * (network mounts, too many watches, a directory made anew), and what a try that broke left in `tried`. Returns the
 * function that ends it.
 */
export function watchDirectory(directory: string, tried: string, onNew: () => void): () => void {
  let watcher: FSWatcher | undefined
  let due: NodeJS.Timeout | undefined
  const look = () => {
    due = undefined
    if (holdsSomething(directory) || holdsSomething(tried)) onNew()
  }
  const notice = () => {
    due ??= setTimeout(look, GATHER_MS)
  }
  try {
    watcher = watch(directory, notice)
    watcher.on('error', () => watcher?.close())
  } catch {
    // No watches left in the system: the poll alone serves.
  }
  const poll = setInterval(look, POLL_MS)
  notice()
  return () => {
    clearTimeout(due)
    clearInterval(poll)
    watcher?.close()
  }
}

function holdsSomething(directory: string): boolean {
  try {
    const folder = opendirSync(directory)
    try {
      return folder.readSync() !== null
    } finally {
      folder.closeSync()
    }
  } catch {
    // Gone for the moment: the next poll looks again.
    return false
  }
}
