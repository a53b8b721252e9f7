import { type DiscordPairing, type Pairing, pairings } from '../channels/pairings.ts'

export type { DiscordPairing, LookTrouble, Pairing, PairingTrouble } from '../channels/pairings.ts'

/** The bot of the settings, for the set-up alone; while a service runs, it is the service that listens. */
export const pairTelegram = (options: Parameters<typeof pairings.telegram>[0]): Promise<Pairing> =>
  pairings.telegram(options)
/** The same on Discord; looking alone disturbs no service. */
export const pairDiscord = (options: Parameters<typeof pairings.discord>[0]): Promise<DiscordPairing> =>
  pairings.discord(options)
