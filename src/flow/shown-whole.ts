import type { Request } from '../core/request/request.ts'
import { drawDelivery } from './draw.ts'
import type { Presser } from './presser.ts'
import type { World } from './world.ts'

/**
 * Does the card in the presser's chat show all that they decide on? What lies there only as a document is not approved
 * there (R3), by whatever way. A request without a card in the chat is decided in a list that shows it.
 */
export async function isShownWhole(
  world: World,
  request: Request,
  { principal, chat }: Presser,
): Promise<boolean> {
  const { read } = world.store
  const channel = world.channels.get(principal.channel)
  const delivery = (await read.deliveriesOf(request.number)).find(
    (one) => one.chat === chat && !one.superseded,
  )
  const address = delivery && (await read.address(delivery.address))
  if (!channel || !delivery || !address) return true
  return channel.fitsWhole(await drawDelivery(world, request, delivery, address))
}
