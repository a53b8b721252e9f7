import type { Translate } from '../core/locale-code.ts'
import type { ChannelName, Principal } from '../core/principal.ts'
import type { Actor } from '../core/request/request.ts'
import type { UpdateRecord } from './ports/records.ts'
import type { Transaction } from './ports/store.ts'
import type { World } from './world.ts'

/** Where a press came from and to whom the answer goes. */
export interface Presser {
  readonly principal: Principal
  /** The door it came through: the principal's own channel, or the inbox that they are logged in to. */
  readonly via: ChannelName
  readonly chat: string
  readonly topic: string | null
  readonly t: Translate
  /** The update is settled in the same transaction as what it caused. */
  readonly update: UpdateRecord
}

/** The update is handled and the presser was seen: to be called in the transaction of what the press caused. */
export async function settle(
  world: World,
  tx: Transaction,
  presser: Presser,
  by: Pick<Actor, 'person' | 'principal'>,
): Promise<void> {
  const { name, roles } = by.principal
  await tx.seePerson({ key: by.person, name, locale: null, at: world.now() })
  if (roles) await tx.seeRoles(by.person, roles, world.now())
  await tx.settleUpdate(presser.update)
}
