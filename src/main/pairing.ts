import { type Pairing, type PairingOptions, pairings } from '../channels/pairings.ts'

export type { Pairing, PairingOptions, PairingTrouble } from '../channels/pairings.ts'

/** The bot of the settings, for the set-up alone; while a service runs, it is the service that listens. */
export const pairTelegram = (options: PairingOptions): Promise<Pairing> => pairings.telegram(options)
