import { readAgentEvent } from '../agents/index.ts'
import type { Unhandled } from '../agents/spool.ts'
import type { SpooledEvent } from '../agents/spooled-event.ts'
import { takeHeard } from '../flow/intake.ts'
import type { World } from '../flow/world.ts'
import { StoreError } from '../store/error.ts'

/**
 * Handles a batch of events; if that fails, each of them alone, so that one cannot hold up the others (R112). Gives
 * the events that cannot be handled; rejects when it is the disk or the database that is in trouble and no event.
 */
export async function takeSpooled(world: World, batch: readonly SpooledEvent[]): Promise<Unhandled[]> {
  try {
    await takeThose(world, batch)
    return []
  } catch (error) {
    if (isOfTheWorld(error)) throw error
  }
  const unhandled: Unhandled[] = []
  for (const spooled of batch) {
    try {
      await takeThose(world, [spooled])
    } catch (error) {
      if (isOfTheWorld(error)) throw error
      // An event is blamed only while the database takes writes: else all that waits would be let go.
      await world.store.write(async () => {})
      world.log({ level: 'warn', msg: 'An event could not be handled', id: spooled.id, error: nameOf(error) })
      unhandled.push({ id: spooled.id, reason: 'handling-failed' })
    }
  }
  return unhandled
}

async function takeThose(world: World, batch: readonly SpooledEvent[]): Promise<void> {
  const heard = batch.flatMap((spooled) => {
    const event = readAgentEvent(spooled)
    if (!('unreadable' in event)) return [event]
    world.log({ level: 'warn', msg: 'Unreadable event', why: event.unreadable })
    return []
  })
  await takeHeard(world, heard)
}

/** Troubles of disk, database and processes pass, or a person ends them; then the same event can be handled. */
function isOfTheWorld(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++)
    if (at instanceof StoreError || 'errno' in at || 'syscall' in at) return true
  return false
}

/** The message of an error may quote what the event said. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)
