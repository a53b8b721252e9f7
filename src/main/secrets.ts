import type { Config } from '../config.ts'

/** What must never stand in the log: tokens, the secret and addresses of webhooks, and the password of a proxy. */
export const secretsOf = ({ telegram, discord, proxy, webhooks }: Config): readonly string[] => [
  ...(telegram ? [telegram.token] : []),
  ...(discord ? [discord.token] : []),
  ...(webhooks ? [webhooks.secret, ...webhooks.urls] : []),
  ...(proxy && new URL(proxy).password ? [proxy, decodeURIComponent(new URL(proxy).password)] : []),
]
