import type { Pairing, PairingOptions } from './telegram/pairing.ts'

export type { Pairing, PairingOptions, PairingTrouble } from './telegram/pairing.ts'

/** Bots that the set-up asks who somebody is, by the name of the channel; loaded by the call, like the channels. */
export const pairings = {
  telegram: async (options: PairingOptions): Promise<Pairing> =>
    (await import('./telegram/pairing.ts')).openPairing(options),
} as const
