import type { Channel } from '../flow/ports/channel.ts'
import type { OpenedInbox } from '../flow/ports/inbox.ts'
import type { Webhooks } from '../flow/ports/webhooks.ts'
import type { DiscordOptions } from './discord/index.ts'
import { agentFor } from './proxy.ts'
import type { TelegramOptions } from './telegram/index.ts'
import type { TerminalOptions } from './terminal/index.ts'
import type { InboxOptions } from './web/index.ts'
import type { WebhookOptions } from './webhook/index.ts'

/** With every connection through a proxy, if one is named. */
export type Proxied<Options> = Omit<Options, 'agent'> & { readonly proxy: string | null }

/**
 * Every chat surface by its name. A channel is one folder and one line here; its SDK is loaded by the call, so one
 * that is not configured costs nothing.
 */
export const channels = {
  telegram: async ({ proxy, ...options }: Proxied<TelegramOptions>): Promise<Channel> =>
    (await import('./telegram/index.ts')).createTelegram({ ...options, ...(await agentFor(proxy)) }),
  discord: async ({ proxy, ...options }: Proxied<DiscordOptions>): Promise<Channel> =>
    (await import('./discord/index.ts')).createDiscord({ ...options, ...(await agentFor(proxy)) }),
  terminal: async (options: TerminalOptions): Promise<Channel> =>
    (await import('./terminal/index.ts')).createTerminal(options),
} as const

/** No surface, for nothing can be pressed there: programs that are told of changed rules. */
export const openWebhooks = async (options: WebhookOptions): Promise<Webhooks> =>
  (await import('./webhook/index.ts')).createWebhooks(options)

/** The page in the browser is shown, not sent to; what is pressed there goes the way of every press. */
export const openInbox = async (options: InboxOptions): Promise<OpenedInbox> =>
  (await import('./web/index.ts')).openInbox(options)
