import type { Request } from '../core/request/request.ts'
import type { DeliveryRecord } from './ports/records.ts'
import type { Transaction } from './ports/store.ts'
import type { World } from './world.ts'

export interface SlotTaken {
  readonly address: string
  readonly slot: 'counted' | 'exempt' | null
}

/** Older cards of a request keep their words and lose their buttons. */
export async function superseded(tx: Transaction, old: readonly DeliveryRecord[]): Promise<void> {
  for (const delivery of old) {
    if (!delivery.superseded)
      await tx.setDelivery(delivery.id, { superseded: true, wanted: delivery.wanted + 1 })
  }
}

/** One new card at each address (all of its workspace, when none are given). It is sent by the heartbeat. */
export async function newCards(
  world: World,
  tx: Transaction,
  request: Request,
  at: readonly (SlotTaken | string)[] | null,
): Promise<void> {
  const everywhere = at ?? world.addressesOf(request.workspace)
  for (const one of everywhere) {
    const { address, slot } = typeof one === 'string' ? { address: one, slot: null } : one
    const record = await tx.address(address)
    if (!record) continue
    const now = world.now()
    await tx.addDelivery({
      id: world.ulid(),
      request: request.number,
      address,
      chat: record.chat,
      message: null,
      wanted: 1,
      shown: 0,
      superseded: false,
      lost: null,
      slot,
      slotAt: slot === null ? null : now,
      silent: request.urgency !== 'urgent',
      attempts: 0,
      notBefore: 0,
      createdAt: now,
    })
  }
}
