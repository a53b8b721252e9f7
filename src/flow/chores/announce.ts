import { nextTry } from '../../core/announcement.ts'
import type { AnnouncementRecord } from '../ports/announcements.ts'
import type { World } from '../world.ts'

const BATCH = 20

/** Tells webhooks what they have not taken yet. All that is due goes side by side: one that hangs must not hold up the others. */
export async function announce(world: World): Promise<void> {
  const due = await world.store.read.announcementsToSend(world.now(), BATCH)
  await Promise.all(due.map((one) => tell(world, one)))
}

async function tell(world: World, { id, endpoint, body, attempts }: AnnouncementRecord): Promise<void> {
  const { webhooks } = world
  const told = webhooks?.endpoints.includes(endpoint)
    ? await webhooks.send(endpoint, { id, at: world.now(), body })
    : ({ outcome: 'gone', why: 'not-in-settings' } as const)
  const tried = attempts + 1
  const again = told.outcome === 'retry' ? nextTry(tried, world.now(), told.afterMs) : null
  if (told.outcome !== 'sent')
    world.log({ level: 'warn', msg: 'A webhook was not told', id, outcome: told.outcome, why: told.why })
  await world.store.write((tx) =>
    tx.setAnnouncement(id, {
      attempts: tried,
      ...(told.outcome === 'sent'
        ? { state: 'sent', why: null }
        : { why: told.why, ...(again === null ? { state: 'dropped' } : { notBefore: again }) }),
    }),
  )
}
