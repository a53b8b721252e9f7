import type { Action } from '../core/action.ts'
import type { MessageRef } from './ports/channel.ts'
import type { Presser } from './presser.ts'
import type { World } from './world.ts'
import { actorOf } from './world.ts'

/**
 * A crash between sending a card and noting its message leaves a card in the chat that nobody remembers, beside the one
 * that was sent in its place. Once somebody who may decide touches it, it is taken in as replaced, and so loses its
 * buttons (C5).
 */
export async function takeInStray(
  world: World,
  { chat, message }: MessageRef,
  action: Action,
  presser: Presser,
): Promise<void> {
  const { read } = world.store
  const request = await read.request(action.id)
  if (!request || action.revision > request.revision) return
  if (!actorOf(world, presser.principal, request.workspace).rights.approver) return
  const twin = (await read.deliveriesOf(request.number)).find((delivery) => delivery.chat === chat)
  if (!twin?.address.startsWith(`${presser.principal.channel}:`)) return
  await world.store.write((tx) =>
    tx.addDelivery({
      ...twin,
      id: world.ulid(),
      message,
      wanted: 1,
      shown: 0,
      superseded: true,
      lost: null,
      slot: null,
      slotAt: null,
      attempts: 0,
      notBefore: 0,
      createdAt: world.now(),
    }),
  )
  world.wake()
}
