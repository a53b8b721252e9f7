import type { Channel } from '../flow/ports/channel.ts'
import type { DiscordOptions } from './discord/index.ts'
import type { openTelegram } from './telegram/index.ts'
import type { TerminalOptions } from './terminal/index.ts'

/**
 * Every chat surface by its name. A channel is one folder and one line here; its SDK is loaded by the call, so one
 * that is not configured costs nothing.
 */
export const channels = {
  telegram: async (options: Parameters<typeof openTelegram>[0]): Promise<Channel> =>
    (await import('./telegram/index.ts')).openTelegram(options),
  discord: async (options: DiscordOptions): Promise<Channel> =>
    (await import('./discord/index.ts')).createDiscord(options),
  terminal: async (options: TerminalOptions): Promise<Channel> =>
    (await import('./terminal/index.ts')).createTerminal(options),
} as const
