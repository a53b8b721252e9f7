import { nextDigest } from '../../core/digest.ts'
import { clockAt } from '../digest/clock.ts'
import { makeDue, makeNow } from '../digest/make.ts'
import type { DigestReport } from '../ports/read-models.ts'
import type { World } from '../world.ts'

/** `evogate digest`: makes what is due (or, with `now`, today's) at every address, and says how each one stands. */
export async function digestReport(world: World, now: boolean): Promise<readonly DigestReport[]> {
  const rows: DigestReport[] = []
  for (const id of world.addresses) {
    const address = await world.store.read.address(id)
    if (!address) continue
    const made = now ? await makeNow(world, address) : await makeDue(world, address)
    const last = await world.store.read.lastDigest(id)
    rows.push({
      address: id,
      outcome: made.outcome,
      date: made.outcome === 'not-due' ? (last?.date ?? null) : made.digest.date,
      madeAt: last === null ? null : new Date(last.madeAt).toISOString(),
      nextAt: new Date(nextDigest(world.now(), clockAt(world, id), last?.date ?? null)).toISOString(),
    })
  }
  return rows
}
