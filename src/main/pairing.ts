import { type Pairing, pairings } from '../channels/pairings.ts'

export type { Pairing, PairingTrouble } from '../channels/pairings.ts'

/** The bot of the settings, for the set-up alone; while a service runs, it is the service that listens. */
export const pairTelegram = (options: Parameters<typeof pairings.telegram>[0]): Promise<Pairing> =>
  pairings.telegram(options)
