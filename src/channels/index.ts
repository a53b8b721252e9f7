import type { Channel } from '../flow/ports/channel.ts'
import type { TelegramOptions } from './telegram/index.ts'
import type { TerminalOptions } from './terminal/index.ts'

/**
 * Every chat surface by its name. A channel is one folder and one line here; its SDK is loaded by the call, so one
 * that is not configured costs nothing.
 */
export const channels = {
  telegram: async (options: TelegramOptions): Promise<Channel> =>
    (await import('./telegram/index.ts')).createTelegram(options),
  terminal: async (options: TerminalOptions): Promise<Channel> =>
    (await import('./terminal/index.ts')).createTerminal(options),
} as const
