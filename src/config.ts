import path from 'node:path'
import { configFilePath } from './config/config-file.ts'
import { claudeFolderOf, languageOf, versionOf } from './config/early.ts'
import { failAt, isFail } from './config/fail.ts'
import type { Problem } from './config/problem.ts'
import { programEnvironment } from './config/program-environment.ts'
import { loadRoster, type Roster, type RosterDefaults, type RosterRead } from './config/roster.ts'
import {
  type LogLevel,
  type SettingName,
  type SettingValue,
  settingNames,
  settingOf,
} from './config/settings.ts'
import type { ConfigFile } from './config/shape.ts'
import { shown } from './config/shown.ts'
import { folderOf, gather, type LoadOptions, originOf, pick, type Source } from './config/sources.ts'
import { isLoopback, isWholeDiscordToken, isWholeTelegramToken } from './config/values.ts'
import type { LocaleCode } from './core/locale-code.ts'
import type { Profile } from './core/profile.ts'

export { childEnvironment, homeOf, localeOf } from './config/early.ts'
export { type Problem, problemLine } from './config/problem.ts'
export type { Roster, RosterRead } from './config/roster.ts'
export { type LoadOptions, packageRoot } from './config/sources.ts'

/** What the whole program is told by its surroundings. Paths are absolute; ids are text. */
export interface Config {
  /** `$EVOGATE_HOME`: everything of ours lives below it. */
  readonly home: string
  readonly locale: LocaleCode
  /** An IANA zone. */
  readonly zone: string
  readonly profile: Profile
  /** Claude Code's own folder of this user. */
  readonly claudeFolder: string
  /** Real paths of readable directories, those of the roster. */
  readonly workspaces: readonly string[]
  /** Workspaces, addresses and people as they were at the start. */
  readonly roster: Roster
  /** What `config.yaml` adds to. */
  readonly defaults: RosterDefaults
  /** Reads `config.yaml` anew, on top of the same other settings. */
  readonly reload: () => RosterRead
  /** A proxy for the chat platforms; may hold a password. */
  readonly proxy: string | null
  /** `file:` and an absolute path. */
  readonly database: string
  readonly limits: { readonly daily: number; readonly weekly: number; readonly urgent: number }
  /** `HH:MM` in the zone. */
  readonly digestAt: string
  /** `HH:MM` in the zone; may span midnight. */
  readonly quiet: { readonly from: string; readonly to: string } | null
  readonly twoPerson: boolean
  readonly showEvidence: boolean
  readonly commit: 'auto' | 'never'
  readonly commitSign: 'skip' | 'sign'
  readonly journal: 'home' | 'repo'
  readonly retentionDays: number
  /** A program that says how good skills are, with its arguments. */
  readonly judge: readonly string[] | null
  readonly telegram: {
    readonly token: string
    readonly apiRoot: string | null
    readonly chats: readonly { readonly chat: string; readonly topic: string | null }[]
    readonly approvers: readonly string[]
    readonly owners: readonly string[]
  } | null
  readonly discord: {
    readonly token: string
    readonly apiRoot: string | null
    readonly channels: readonly string[]
    /** User ids, and `role:` with the id of a role. */
    readonly approvers: readonly string[]
    readonly owners: readonly string[]
  } | null
  readonly webhooks: { readonly urls: readonly string[]; readonly secret: string } | null
  /** The local inbox: port 0 is any free one; null when it is off. `url`: where it is published behind TLS. */
  readonly web: { readonly port: number; readonly host: string; readonly url: string | null } | null
  readonly logLevel: LogLevel
  /** For git and what git starts: the environment without our settings. */
  readonly environment: Readonly<Record<string, string>>
  /** Called at every named step of a write; stops the process there in a crash test. */
  readonly fail: (step: string) => void
  /** For each setting that was given: `environment`, or the file it stands in. */
  readonly sources: Readonly<Record<string, string>>
  /** The same with the values as they were written; absent in a config that was made by hand. */
  readonly given?: readonly Given[]
  readonly version: string
  /** The folder in which each agent keeps records of its conversations. */
  readonly records?: Readonly<Record<string, string>>
}

/** One setting that is not left to its default. */
export interface Given {
  readonly setting: string
  readonly value: string
  readonly origin: string
}

export type LoadOutcome =
  /** `notices` do not keep anything from running: names in our files that mean nothing. */
  | { readonly outcome: 'ok'; readonly config: Config; readonly notices: readonly Problem[] }
  | { readonly outcome: 'wrong'; readonly problems: readonly Problem[] }

/** Reads every setting: the real environment, then `$EVOGATE_HOME/.env`, then a checkout's own `.env`, then defaults. */
export function loadConfig(options: LoadOptions = {}): LoadOutcome {
  const found = gather(options)
  if (found.refused.length > 0)
    return {
      outcome: 'wrong',
      problems: found.refused.map(({ file, problem: why }) => problem(why, file, file, file)),
    }
  const { sources, home, environment } = found

  const problems: Problem[] = []
  const given: Given[] = []
  function value<Name extends SettingName, Default>(
    name: Name,
    otherwise: Default,
  ): SettingValue<Name> | Default {
    const picked = pick(sources, name)
    if (!picked) return otherwise
    const origin = originOf(picked.source)
    given.push({ setting: name, value: shown(name, picked.raw), origin })
    const base = { ...found.base, folder: folderOf(picked.source, found.base) }
    const read = settingOf(name).read(base).safeParse(picked.raw)
    if (read.success) return read.data as SettingValue<Name>
    const message = read.error.issues[0]?.message ?? ''
    problems.push(problem(message, name, shown(name, picked.raw), origin))
    return otherwise
  }

  if (found.homeOrigin !== null)
    given.push({ setting: 'EVOGATE_HOME', value: home, origin: found.homeOrigin })
  const token = value('TELEGRAM_BOT_TOKEN', null)
  const apiRoot = value('TELEGRAM_API_ROOT', null)
  if (token !== null && apiRoot === null && !isWholeTelegramToken(token))
    problems.push(problem('not-a-token', 'TELEGRAM_BOT_TOKEN', '…', given.find(isToken)?.origin))
  const telegram = {
    apiRoot,
    chats: value('TELEGRAM_CHATS', []),
    approvers: value('TELEGRAM_APPROVERS', []),
    owners: value('TELEGRAM_OWNERS', []),
  }
  const discordToken = value('DISCORD_BOT_TOKEN', null)
  const discord = {
    apiRoot: value('DISCORD_API_ROOT', null),
    channels: value('DISCORD_CHANNELS', []),
    approvers: value('DISCORD_APPROVERS', []),
    owners: value('DISCORD_OWNERS', []),
  }
  if (discordToken !== null && discord.apiRoot === null && !isWholeDiscordToken(discordToken)) {
    const { origin } = given.find(({ setting }) => setting === 'DISCORD_BOT_TOKEN') ?? {}
    problems.push(problem('not-a-discord-token', 'DISCORD_BOT_TOKEN', '…', origin))
  }
  const urls = value('WEBHOOK_URLS', [])
  const secret = value('WEBHOOK_SECRET', null)
  const { origin: toldBy } = given.find(({ setting }) => setting === 'WEBHOOK_URLS') ?? {}
  if (urls.length > 0 && secret === null && !problems.some(({ setting }) => setting === 'WEBHOOK_SECRET'))
    problems.push(problem('webhooks-need-a-secret', 'WEBHOOK_SECRET', '', toldBy))
  const port = value('WEB_PORT', 4180)
  const web = { host: value('WEB_HOST', '127.0.0.1'), url: value('WEB_URL', null) }
  if (port !== null && !isLoopback(web.host) && web.url === null) {
    const { origin } = given.find(({ setting }) => setting === 'WEB_HOST') ?? {}
    problems.push(problem('inbox-needs-tls', 'WEB_HOST', web.host, origin))
  }
  const fail = environment.values.EVOGATE_FAIL ?? environment.values.FAIL ?? ''
  if (isFail(fail)) given.push({ setting: 'FAIL', value: fail, origin: 'environment' })

  const rest = {
    home,
    userHome: found.base.userHome,
    named: value('EVOGATE_WORKSPACES', []),
    zone: value('EVOGATE_TIMEZONE', Intl.DateTimeFormat().resolvedOptions().timeZone),
    profile: value('EVOGATE_PROFILE', 'project'),
    limits: {
      daily: value('LIMIT_DAILY', 5),
      weekly: value('LIMIT_WEEKLY', 15),
      urgent: value('LIMIT_URGENT', 5),
    },
    quiet: value('QUIET_HOURS', null),
    commit: value('COMMIT', 'auto'),
    chats: telegram.chats,
    approvers: telegram.approvers,
    owners: telegram.owners,
    discord,
  }
  const reload = () => loadRoster(rest)
  // A folder of the environment that is not there would make people of the file look wrong, too.
  const roster = problems.length > 0 ? noRead : reload()
  if (roster.outcome === 'wrong') problems.push(...roster.problems)
  else given.push(...givenIn(roster.file, configFilePath(home)))
  const people = roster.outcome === 'wrong' ? noRoster : roster.roster
  const { zone, profile, limits, quiet, commit } = rest

  const config: Config = {
    home,
    locale: value('EVOGATE_LOCALE', languageOf(environment.values)),
    zone,
    profile,
    claudeFolder: claudeFolderOf(options),
    workspaces: people.workspaces.map((each) => each.path),
    roster: people,
    defaults: rest,
    reload,
    proxy: value('EVOGATE_PROXY', null),
    database: value('DATABASE_URL', `file:${path.join(home, 'evogate.db')}`),
    limits,
    digestAt: value('DIGEST_AT', '22:00'),
    quiet,
    twoPerson: value('L3_TWO_PERSON', false),
    showEvidence: value('SHOW_EVIDENCE', false),
    commit,
    commitSign: value('COMMIT_SIGN', 'skip'),
    journal: value('JOURNAL', 'home'),
    retentionDays: value('RETENTION_DAYS', 30),
    judge: value('JUDGE_COMMAND', null),
    telegram: token === null ? null : { token, ...telegram },
    discord: discordToken === null ? null : { token: discordToken, ...discord },
    webhooks: urls.length > 0 && secret !== null ? { urls, secret } : null,
    web: port === null ? null : { port, ...web, url: web.url && new URL(web.url).origin },
    logLevel: value('LOG_LEVEL', 'info'),
    environment: programEnvironment(options),
    fail: failAt(isFail(fail) ? fail : null),
    sources: Object.fromEntries(given.map(({ setting, origin }) => [setting, origin])),
    given,
    version: versionOf(),
    records: { 'claude-code': path.join(claudeFolderOf(options), 'projects') },
  }
  if (problems.length > 0) return { outcome: 'wrong', problems }
  return { outcome: 'ok', config, notices: unknownNames(sources) }
}

const noRoster: Roster = { workspaces: [], missing: [], addresses: [], people: [] }
const noRead: RosterRead = { outcome: 'read', roster: noRoster, file: {} }

/** Every setting that was given, with its value (of secrets the last 4 characters) and where it came from. */
export const describeConfig = (config: Config): readonly Given[] => config.given ?? []

const isToken = (one: Given): boolean => one.setting === 'TELEGRAM_BOT_TOKEN'

function problem(message: string, setting: string, found: string, origin = 'environment'): Problem {
  const words = settingNames.includes(setting as SettingName) ? settingOf(setting as SettingName).words : []
  const key = `config-${message}`
  return { setting, found, origin, allowed: (words ?? []).join(', '), problem: key, remedy: `${key}-remedy` }
}

const known = new Set<string>(['EVOGATE_HOME', ...settingNames])

/** Only our own files are looked through: the environment is full of other programs' names. */
function unknownNames(sources: readonly Source[]): readonly Problem[] {
  return sources.flatMap(({ file, values }) =>
    file === null
      ? []
      : Object.keys(values)
          .filter((name) => !known.has(name) && !known.has(name.replace(/^EVOGATE_/, '')))
          .map((name) => problem('unknown-name', name, name, file)),
  )
}

/** What `config.yaml` adds: paths, addresses and names of people. */
function givenIn({ workspaces, addresses, people }: ConfigFile, origin: string): readonly Given[] {
  const lists = {
    workspaces: workspaces?.map(({ path }) => path),
    addresses: addresses?.map(({ address }) => address),
    people: people?.map(({ name }) => name),
  }
  return Object.entries(lists).flatMap(([setting, values]) =>
    values?.length ? [{ setting, value: values.join(', '), origin }] : [],
  )
}
