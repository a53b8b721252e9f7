import type { SlotOutcome, Usage } from '../core/limits.ts'
import { findSlot } from '../core/limits.ts'
import { localDay, localWeek, withinHours } from '../core/local-date.ts'
import type { Request } from '../core/request/request.ts'
import type { AddressRecord } from './ports/records.ts'
import type { Reads } from './ports/store.ts'
import type { World } from './world.ts'

/** For each address of its workspace: a free slot for this request, or what holds it. */
export async function slotsFor(
  world: World,
  read: Reads,
  request: Request,
): Promise<readonly { readonly address: AddressRecord; readonly slot: SlotOutcome }[]> {
  const found = []
  for (const id of world.addressesOf(request.workspace)) {
    const { limits, quiet, zone } = world.rulesAt(id)
    const address = await read.address(id)
    if (!address) continue
    const now = world.now()
    const hold = {
      quiet: quiet !== null && withinHours(now, zone, quiet),
      muted: address.mutedUntil !== null && address.mutedUntil > now,
    }
    const slot = findSlot(request, await usageAt(world, read, id), limits, hold)
    found.push({ address, slot })
  }
  return found
}

/** Slots that an address has used in the local day and week of `at`. */
export async function usageAt(world: World, read: Reads, address: string, at = world.now()): Promise<Usage> {
  const { zone } = world.rulesAt(address)
  const day = localDay(at, zone)
  const week = localWeek(at, zone)
  return {
    today: await read.slots(address, 'counted', day.from, day.to),
    week: await read.slots(address, 'counted', week.from, week.to),
    exemptToday: await read.slots(address, 'exempt', day.from, day.to),
  }
}
