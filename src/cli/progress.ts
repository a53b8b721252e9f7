import type { Context } from './context.ts'

const EVERY_MS = 2_000

/** Says now and then on standard error how far a long work is; a short one says nothing. */
export function createProgress({ errors, t }: Context, key: string) {
  let last = performance.now()
  return (done: number, total = 0): void => {
    const now = performance.now()
    if (now - last < EVERY_MS) return
    last = now
    errors.write(`${t(key, { done, total })}\n`)
  }
}
