import type { World } from './world.ts'

/** How long a write may take before it is worth saying that it is still to come. */
const WRITING_MS = 3_000

/**
 * Approved a moment ago and on its way into the file, which will be said in a moment: where nothing that was shown goes
 * away again, the step between is not shown.
 */
export async function isBeingWritten(
  { store: { read }, waits, now }: Pick<World, 'store' | 'waits' | 'now'>,
  number: number,
): Promise<boolean> {
  if ((await read.request(number))?.state !== 'approved' || waits.has(number)) return false
  const last = (await read.decisionsOf(number)).at(-1)
  return last !== undefined && now() - last.at < WRITING_MS
}
