import type { Config, Roster } from '../config.ts'
import { canonicalJson } from '../core/canonical-json.ts'
import type { WhoDecides } from '../flow/people-changed.ts'
import type { Channel } from '../flow/ports/channel.ts'
import type { Store } from '../flow/ports/store.ts'
import type { World } from '../flow/world.ts'
import { addressesFor, registerAddresses, rulesFor } from './addresses.ts'
import { accountsOf, rightsOf } from './people.ts'
import { registerWorkspaces } from './workspaces.ts'

/** What the settings say at one moment, looked up many ways. */
export type Standing = Pick<
  World,
  'workspaces' | 'addresses' | 'addressesOf' | 'rulesAt' | 'rights' | 'accountsOf'
> & { readonly roster: Roster }

export interface Ground {
  readonly config: Config
  readonly store: Store
  readonly channels: ReadonlyMap<Channel['name'], Channel>
  /** The numeric id of the user who runs us. */
  readonly user: string
  readonly now: () => number
}

/** Makes the store know what the roster names, and answers from it. */
export async function stand(
  roster: Roster,
  { config, store, channels, user, now }: Ground,
): Promise<Standing> {
  const workspaces = await registerWorkspaces(config, roster, store, now())
  const addresses = await registerAddresses(config, roster, store, channels, user, now())
  const pathOf = (workspace: string) => workspaces.get(workspace)?.path ?? null
  const everywhere = { ...config, locale: null, digestAt: null }
  return {
    roster,
    workspaces,
    addresses,
    addressesOf: (workspace) => addressesFor(roster, addresses, pathOf(workspace)),
    rulesAt: (address) => rulesFor(everywhere, roster, address),
    rights: (principal, workspace) => rightsOf(roster, user, principal, pathOf(workspace)),
    accountsOf: (principal) => accountsOf(roster, principal),
  }
}

type Body = { readonly addresses: readonly { id: string }[]; readonly people: readonly WhoDecides[] }

/**
 * Puts who may decide what into the chain `service`, whenever it is not what the chain says already: also a change
 * that was made while nothing ran (R77). Gives what the chain said before; null when that is the same, or nothing.
 */
export async function auditRoster(
  store: Store,
  { workspaces, addresses, people }: Roster,
  now: number,
): Promise<Body | null> {
  const body = {
    workspaces: workspaces.map(({ path, profile, commit, addresses: to }) => ({ path, profile, commit, to })),
    addresses: addresses.map(({ id, limits, quiet, zone }) => ({ id, limits, quiet, zone })),
    people: people.map(({ accounts, owner, workspaces: in_ }) => ({ accounts, owner, workspaces: in_ })),
  }
  const [last] = (await store.read.audit({ chain: 'service', kind: 'settings', limit: 1 })).slice(-1)
  if (last && canonicalJson(last.body) === canonicalJson(body)) return null
  await store.write((tx) => tx.addAudit({ chain: 'service', kind: 'settings', at: now, body }))
  return last ? (last.body as unknown as Body) : null
}
