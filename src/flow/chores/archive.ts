import type { Discarded } from '../ports/memory.ts'
import type { Seen } from '../ports/records.ts'
import { scored } from '../score.ts'
import type { World } from '../world.ts'

/**
 * Scores the pool anew and puts away what has been of too little score for too long. Nothing is deleted: it stands in
 * discarded.md, and the next sighting brings it back.
 */
export async function archive(world: World): Promise<void> {
  for (const workspace of world.workspaces.values()) {
    const where = { workspaces: [workspace.id] }
    const pool = await world.store.read.seen({ ...where, states: ['pool'] })
    const leaving = pool.filter((seen) => scored(world, seen).forArchive)
    for (const { candidate, last } of leaving) {
      await world.store.write(async (tx) => {
        // It may have been seen again, or asked about, since it was looked at.
        const now = (await tx.seen({ ...where, states: ['pool'], id: candidate.id }))[0]
        if (now?.last === last) await tx.setCandidate(candidate.id, { state: 'archived' })
      })
    }
    if (leaving.length > 0) world.log({ msg: 'Put candidates away', count: leaving.length })
    const away = await world.store.read.seen({ ...where, states: ['archived'] })
    await world.memory.discarded(
      workspace,
      away.flatMap((seen) => rowOf(seen) ?? []),
    )
  }
}

function rowOf(seen: Seen): Discarded | null {
  const { candidate, times, last } = seen
  if (candidate.text === null) return null
  const { id, text, kind, createdAt } = candidate
  return { id, text, kind, times, first: createdAt, last }
}
