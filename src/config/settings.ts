import type { z } from 'zod'
import { profiles } from '../core/profile.ts'
import type { Base } from './sources.ts'
import {
  channels,
  chats,
  clockTime,
  command,
  database,
  days,
  directories,
  discordToken,
  hours,
  integer,
  locale,
  oneOf,
  ownAddress,
  people,
  peopleAndRoles,
  port,
  proxy,
  publicAddress,
  telegramToken,
  truth,
  webAddress,
  webhookSecret,
  webhooks,
  zone,
} from './values.ts'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]
export const commits = ['auto', 'never'] as const
export const commitSigns = ['skip', 'sign'] as const
export const journals = ['home', 'repo'] as const

/**
 * Every setting that works in this version, and how its text is read. `words` are the only ones allowed; `secret`
 * values are never printed whole.
 */
export const settings = {
  EVOGATE_WORKSPACES: { read: directories },
  EVOGATE_PROFILE: { read: () => oneOf(profiles), words: profiles },
  EVOGATE_LOCALE: { read: () => locale, words: ['en', 'zh', 'ko'] },
  EVOGATE_TIMEZONE: { read: () => zone },
  EVOGATE_PROXY: { read: () => proxy, secret: true },
  DATABASE_URL: { read: database, secret: true },
  LIMIT_DAILY: { read: () => integer },
  LIMIT_WEEKLY: { read: () => integer },
  LIMIT_URGENT: { read: () => integer },
  DIGEST_AT: { read: () => clockTime },
  QUIET_HOURS: { read: () => hours },
  L3_TWO_PERSON: { read: () => truth },
  SHOW_EVIDENCE: { read: () => truth },
  COMMIT: { read: () => oneOf(commits), words: commits },
  COMMIT_SIGN: { read: () => oneOf(commitSigns), words: commitSigns },
  JOURNAL: { read: () => oneOf(journals), words: journals },
  JUDGE_COMMAND: { read: () => command, secret: true },
  RETENTION_DAYS: { read: () => days },
  TELEGRAM_BOT_TOKEN: { read: () => telegramToken, secret: true },
  TELEGRAM_API_ROOT: { read: () => webAddress },
  TELEGRAM_CHATS: { read: () => chats },
  TELEGRAM_APPROVERS: { read: () => people },
  TELEGRAM_OWNERS: { read: () => people },
  DISCORD_BOT_TOKEN: { read: () => discordToken, secret: true },
  DISCORD_API_ROOT: { read: () => webAddress },
  DISCORD_CHANNELS: { read: () => channels },
  DISCORD_APPROVERS: { read: () => peopleAndRoles },
  DISCORD_OWNERS: { read: () => peopleAndRoles },
  WEBHOOK_URLS: { read: () => webhooks, secret: true },
  WEBHOOK_SECRET: { read: () => webhookSecret, secret: true },
  WEB_PORT: { read: () => port },
  WEB_HOST: { read: () => ownAddress },
  WEB_URL: { read: () => publicAddress },
  LOG_LEVEL: { read: () => oneOf(logLevels), words: logLevels },
} as const satisfies Readonly<Record<string, Setting>>

interface Setting {
  readonly read: (base: Base) => z.ZodType<unknown, string>
  readonly words?: readonly string[]
  readonly secret?: boolean
}

export type SettingName = keyof typeof settings
export type SettingValue<Name extends SettingName> = z.output<ReturnType<(typeof settings)[Name]['read']>>

export const settingNames = Object.keys(settings) as readonly SettingName[]

export const settingOf = (name: SettingName): Setting => settings[name]

/** Is this name of the environment one of ours, with or without the prefix? */
export const isOurs = (name: string): boolean => name.startsWith('EVOGATE_') || name in settings
