import { existsSync, type FSWatcher, statSync, watch } from 'node:fs'
import path from 'node:path'
import { configFilePath } from '../config/config-file.ts'
import type { Roster, RosterRead } from '../config.ts'

/** Not every file system tells of changes; a look costs a few microseconds. */
const LOOK_EVERY_MS = 400

/** Calls `onRead` with what `config.yaml` says whenever it, or a folder that was missing, has changed. */
export function followConfigFile(
  home: string,
  { read, onRead }: { readonly read: () => RosterRead; readonly onRead: (read: RosterRead) => void },
  missing: () => Roster['missing'],
): { stop(): void } {
  const name = configFilePath(home)
  const sign = () => `${signatureOf(name)} ${missing().map(existsSync).join()}`
  let last = sign()
  const look = () => {
    const now = sign()
    if (now === last) return
    last = now
    onRead(read())
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  timer.unref()
  let watcher: FSWatcher | null = null
  try {
    watcher = watch(home, { persistent: false }, (_kind, file) => {
      if (file === null || file === path.basename(name)) look()
    })
    watcher.on('error', () => watcher?.close())
  } catch {
    // No watches left on this machine: the looks remain.
  }
  return {
    stop: () => {
      clearInterval(timer)
      watcher?.close()
    },
  }
}

function signatureOf(name: string): string {
  try {
    const { ino, size, mtimeMs, ctimeMs } = statSync(name)
    return `${ino} ${size} ${mtimeMs} ${ctimeMs}`
  } catch {
    return 'none'
  }
}
