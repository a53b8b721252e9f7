import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sessions } from '../flow/ports/sessions.ts'

/** The hook takes the service for dead when it was not touched for two minutes. */
const ALIVE_EVERY_MS = 20_000
const NAME_MAX_BYTES = 255

/** The file for sessions that start in a folder: `/home/ana/shop` → `-home-ana-shop.txt`. */
export const sessionFileName = (folder: string): string => `${folder.replaceAll('/', '-')}.txt`

/**
 * `$EVOGATE_HOME/session/*.txt`, each replaced in one step and only when its text changes, and `$EVOGATE_HOME/alive`. The
 * text of folders whose names lead to the same file is told to none of them but as `shared`.
 */
export function openSessions(home: string, shared: string): Sessions {
  const folder = join(home, 'session')
  const alive = join(home, 'alive')
  let touched: number | null = null
  let last: ReadonlyMap<string, string> | null = null

  return {
    async tell(texts) {
      const files = new Map<string, string>()
      for (const [project, text] of texts) {
        const name = sessionFileName(project)
        if (Buffer.byteLength(name) <= NAME_MAX_BYTES) files.set(name, files.has(name) ? shared : text)
      }
      if (last && isSame(last, files)) return
      // Of a failed attempt nobody knows how far it came.
      last = null
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const name of await readdir(folder))
        if (!files.has(name)) await unlink(join(folder, name)).catch(() => {})
      for (const [name, text] of files) await replace(join(folder, name), text)
      last = files
    },
    async beat() {
      const now = performance.now()
      if (touched !== null && now - touched < ALIVE_EVERY_MS) return
      await writeFile(alive, '', { mode: 0o600 })
      const at = new Date()
      await utimes(alive, at, at)
      touched = now
    },
    async end() {
      touched = null
      await unlink(alive).catch(() => {})
    },
  }
}

async function replace(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return
  const fresh = `${file.slice(0, 200)}.${randomUUID().slice(0, 8)}`
  await writeFile(fresh, text, { mode: 0o600, flag: 'wx' })
  await rename(fresh, file)
}

const isSame = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean =>
  a.size === b.size && [...b].every(([name, text]) => a.get(name) === text)
