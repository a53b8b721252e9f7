import type { World } from '../world.ts'

/** A copy of the database a day. */
export async function backup(world: World): Promise<void> {
  const path = await world.store.backUpDaily()
  if (path !== null) world.log({ msg: 'Backed up', path })
}
