import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { GitResult } from './git-process.ts'

/** How long a press waits for somebody's lock; after that the heartbeat tries again. */
const LOCK_WAIT_MS = 2_000

/** Repeats a step, with jitter, while a lock of git's is held; `locked` if it still is at the end. A lock is never removed. */
export async function untilUnlocked<T>(
  step: () => Promise<{ settled: T } | { locked: true }>,
): Promise<T | 'locked'> {
  let waited = 0
  for (;;) {
    const result = await step()
    if ('settled' in result) return result.settled
    if (waited >= LOCK_WAIT_MS) return 'locked'
    const wait = randomInt(20, 120)
    waited += wait
    await pause(wait)
  }
}

export const isLocked = (result: GitResult): boolean =>
  /\.lock': File exists|Unable to create .*\.lock/.test(result.stderr)
