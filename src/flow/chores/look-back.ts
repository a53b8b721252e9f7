import { lookBack } from '../look-back.ts'
import { IDLE_MS } from '../trail.ts'
import type { World } from '../world.ts'

const AT_ONCE = 20

/** Looks back on the conversations that came to an end: closed, put in short, or silent for half an hour. */
export async function lookBackOnSessions(world: World): Promise<void> {
  for (const session of await world.store.read.sessionsDue(world.now(), AT_ONCE)) {
    try {
      await lookBack(world, session)
    } catch (error) {
      // One conversation that cannot be looked at must not hold up all others. A store in trouble fails below, too.
      world.log({ level: 'error', msg: 'A conversation could not be looked at', error: String(error) })
    }
    await world.store.write((tx) => tx.lookedBack(session, IDLE_MS))
    if (!session.ended) continue
    world.touched.delete(session.id)
    world.trails.delete(session.id)
  }
}
