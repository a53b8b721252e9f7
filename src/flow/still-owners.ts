import type { Principal } from '../core/principal.ts'
import { channelNames } from '../core/principal.ts'
import type { Request } from '../core/request/request.ts'
import { confirmations } from '../core/request/request.ts'
import type { World } from './world.ts'

/** Both L3 answers are by people who still may give them (R31). */
export async function stillOwners(world: World, request: Request): Promise<boolean> {
  const givers = new Set(confirmations.map((question) => request.answers[question]?.by))
  for (const key of givers) {
    const principal = key === undefined ? null : principalOf(key)
    if (!principal || !(await isOwner(world, principal, request.workspace))) return false
  }
  return true
}

/**
 * Owners by a role are asked about at the platform, since a role can be taken away after the press that it stood behind
 * (R52). When the platform cannot say, what they last proved holds: an approved write is not lost to a broken line.
 */
async function isOwner(world: World, account: Account, workspace: string): Promise<boolean> {
  if (world.rights(account, workspace).owner) return true
  const key = `${account.channel}:${account.id}`
  const now = (await world.channels.get(account.channel)?.rolesOf?.(account.id)) ?? null
  if (now) await world.store.write((tx) => tx.seeRoles(key, now, world.now()))
  const roles = now ?? (await world.store.read.rolesOf(key))
  return world.rights({ ...account, roles }, workspace).owner
}

type Account = Pick<Principal, 'channel' | 'id'>

function principalOf(key: string): Account | null {
  const at = key.indexOf(':')
  const channel = channelNames.find((name) => name === key.slice(0, at))
  return channel ? { channel, id: key.slice(at + 1) } : null
}
