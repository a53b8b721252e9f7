import { appendFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** How many events were ever dropped for want of room, and when the last one was, ms; null when none was. */
export interface DroppedEvents {
  readonly count: number
  readonly last: number | null
}

/**
 * Events dropped for want of room: one byte each in `dropped`, by hooks and by us alike. The file only grows, so its
 * size is a count that no restart and no crash can change; truncating it would lose a byte that a hook appends just then.
 */
export function droppedCounter(spool: string) {
  const file = join(spool, 'dropped')
  return {
    async add(count: number): Promise<void> {
      if (count > 0) await appendFile(file, '.'.repeat(count), { mode: 0o600 })
    },
    read: (): Promise<DroppedEvents> =>
      stat(file).then(
        ({ size, mtimeMs }) => ({ count: size, last: size > 0 ? mtimeMs : null }),
        () => ({ count: 0, last: null }),
      ),
  }
}
