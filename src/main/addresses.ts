import type { Config, Roster } from '../config.ts'
import type { Channel } from '../flow/ports/channel.ts'
import type { Store } from '../flow/ports/store.ts'
import type { AddressRules } from '../flow/world.ts'
import { rightsOf } from './people.ts'

/** Addresses of the roster whose channel is set up, made known to the store; the terminal where it is the channel. */
export async function registerAddresses(
  config: Pick<Config, 'telegram' | 'discord'>,
  roster: Roster,
  store: Store,
  channels: ReadonlyMap<Channel['name'], Channel>,
  user: string,
  now: number,
): Promise<readonly string[]> {
  const places = [
    ...roster.addresses.filter(({ channel }) => config[channel] !== null),
    ...(channels.has('terminal')
      ? [{ id: `terminal:${user}`, channel: 'terminal', chat: user, topic: null } as const]
      : []),
  ]
  for (const { id, channel, chat, topic } of places) {
    const fresh = { locale: null, reachable: true, unreachableWhy: null, movedFrom: null, mutedUntil: null }
    await store.write((tx) => tx.registerAddress({ id, channel, chat, topic, ...fresh, since: now }))
  }
  return places.map(({ id }) => id)
}

/**
 * Those that the workspace names, else all but the private chats of people who may not decide in it: what is said
 * there is none of their business.
 */
export function addressesFor(
  roster: Roster,
  all: readonly string[],
  workspace: string | null,
): readonly string[] {
  const named = roster.workspaces.find(({ path }) => path === workspace)?.addresses
  if (named) return all.filter((id) => named.includes(id) || id.startsWith('terminal:'))
  const outsiders = roster.people
    .flatMap(({ accounts }) => accounts)
    .filter((account) => {
      const [channel, id = ''] = account.split(':')
      return channel === 'telegram' && !rightsOf(roster, '', { channel, id }, workspace).approver
    })
  return all.filter((id) => !outsiders.includes(id.replace(/\/.*$/, '')))
}

/** What holds at an address; one that has left the settings keeps what holds everywhere. */
export function rulesFor(
  { zone, limits, quiet }: AddressRules,
  roster: Roster,
  address: string,
): AddressRules {
  const own = roster.addresses.find(({ id }) => id === address)
  return own ?? { zone, limits, quiet, locale: null, digestAt: null }
}
