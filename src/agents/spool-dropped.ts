import { appendFile, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Events dropped for want of room: one byte each in `dropped`, by hooks and by us alike. The file only grows and
 * what was reported is remembered beside it: truncating it would lose a byte that a hook appends at that moment.
 */
export function droppedCounter(spool: string) {
  const counted = join(spool, 'dropped')
  const seen = join(spool, 'dropped.seen')
  return {
    async add(count: number): Promise<void> {
      if (count > 0) await appendFile(counted, '.'.repeat(count), { mode: 0o600 })
    },
    async sinceLastTime(): Promise<number> {
      const total = await stat(counted).then(
        (file) => file.size,
        () => 0,
      )
      const before = Number.parseInt(await readFile(seen, 'utf8').catch(() => '0'), 10)
      // Fewer than before: somebody cleared the file, and all of it is new.
      const fresh = before >= 0 && before <= total ? total - before : total
      if (total !== before) {
        await writeFile(`${seen}.new`, String(total), { mode: 0o600 })
        await rename(`${seen}.new`, seen)
      }
      return fresh
    },
  }
}
