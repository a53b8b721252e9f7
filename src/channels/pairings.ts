import type { PairingOptions as DiscordOptions, Pairing as DiscordPairing } from './discord/pairing.ts'
import type { Proxied } from './index.ts'
import { agentFor } from './proxy.ts'
import type { Pairing, PairingOptions } from './telegram/pairing.ts'

export type { LookTrouble, Pairing as DiscordPairing } from './discord/pairing.ts'
export type { Pairing, PairingTrouble } from './telegram/pairing.ts'

/** Bots that the set-up asks who somebody is, by the name of the channel; loaded by the call, like the channels. */
export const pairings = {
  telegram: async ({ proxy, ...options }: Proxied<PairingOptions>): Promise<Pairing> =>
    (await import('./telegram/pairing.ts')).openPairing({ ...options, ...(await agentFor(proxy)) }),
  discord: async ({ proxy, ...options }: Proxied<DiscordOptions>): Promise<DiscordPairing> =>
    (await import('./discord/pairing.ts')).openPairing({ ...options, ...(await agentFor(proxy)) }),
} as const
