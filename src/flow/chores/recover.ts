import type { World } from '../world.ts'

/** A platform that answers again after a trouble: what waits for it is tried at once, not when its back-off is over. */
export async function recover(world: World): Promise<void> {
  for (const [name, channel] of world.channels) {
    if (channel.health().state !== 'up') {
      world.away.add(name)
      continue
    }
    if (!world.away.delete(name)) continue
    await world.store.write((tx) => tx.hurry(name))
    world.wake()
  }
}
