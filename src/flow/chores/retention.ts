import type { World } from '../world.ts'

const DAY = 24 * 3_600_000

/** Deletes raw events and settled messages that are older than the settings keep them. Decisions stay for ever. */
export async function retention(world: World): Promise<void> {
  const gone = await world.store.write((tx) =>
    tx.forgetBefore(world.now() - world.settings.retentionDays * DAY),
  )
  if (gone > 0) world.log({ msg: 'Forgot old rows', rows: gone })
}
