import type { DigestClock } from '../../core/digest.ts'
import type { World } from '../world.ts'

/** When the digest of an address is due. */
export function clockAt(world: World, address: string): DigestClock {
  const { zone, digestAt } = world.rulesAt(address)
  return { zone, digestAt: digestAt ?? world.settings.digestAt }
}

/** The workspaces whose cards go to an address. */
export const workspacesAt = (world: World, address: string): readonly string[] =>
  [...world.workspaces.keys()].filter((id) => world.addressesOf(id).includes(address))
