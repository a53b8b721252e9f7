import type { Card } from '../core/card/card.ts'
import type { AddressRecord, Binding, OutboxRecord } from './ports/records.ts'
import type { Transaction } from './ports/store.ts'
import type { World } from './world.ts'

export interface SayHow {
  readonly replyTo?: string | null
  readonly silent?: boolean
  readonly prompt?: OutboxRecord['prompt']
  readonly binding?: Binding | null
  readonly list?: OutboxRecord['list']
}

/** Puts a message that is no card into the outbox; it goes out after the transaction, and again until it got through.
 * Returns its id. */
export async function say(
  world: World,
  tx: Transaction,
  to: Pick<AddressRecord, 'channel' | 'chat' | 'topic'> & { readonly id?: string | null },
  card: Card,
  how: SayHow = {},
): Promise<string> {
  const id = world.ulid()
  await tx.addOutbox({
    id,
    address: to.id ?? null,
    channel: to.channel,
    chat: to.chat,
    topic: to.topic,
    card,
    prompt: how.prompt ?? null,
    binding: how.binding ?? null,
    replyTo: how.replyTo ?? null,
    silent: how.silent ?? true,
    message: null,
    state: 'wanted',
    why: null,
    attempts: 0,
    notBefore: 0,
    createdAt: world.now(),
    list: how.list ?? null,
  })
  return id
}

/** Tells every address of a workspace the same thing, each in its own language. */
export async function tellEverywhere(
  world: World,
  tx: Transaction,
  workspace: string,
  draw: (address: AddressRecord) => Card,
): Promise<void> {
  for (const id of world.addressesOf(workspace)) {
    const address = await tx.address(id)
    if (address) await say(world, tx, address, draw(address))
  }
}
