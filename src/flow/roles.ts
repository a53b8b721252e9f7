import { type Principal, principalKey } from '../core/principal.ts'
import type { World } from './world.ts'

type Account = Pick<Principal, 'channel' | 'id'>

/**
 * The roles that the platform gives an account at this moment, which stand behind what it presses elsewhere (R52); none
 * when the platform cannot say. Undefined where there are no roles.
 */
export async function rolesNow(world: World, account: Account): Promise<readonly string[] | undefined> {
  const rolesOf = world.channels.get(account.channel)?.rolesOf
  if (!rolesOf) return undefined
  const roles = await rolesOf(account.id)
  if (roles) await world.store.write((tx) => tx.seeRoles(principalKey(account), roles, world.now()))
  return roles ?? []
}
