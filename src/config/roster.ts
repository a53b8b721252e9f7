import { realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Limits } from '../core/limits.ts'
import type { LocaleCode } from '../core/locale-code.ts'
import type { Profile } from '../core/profile.ts'
import { misfit, readConfigFile, type Where } from './config-file.ts'
import type { Problem } from './problem.ts'
import type { ConfigFile, FileAddress, FilePerson, FileWorkspace } from './shape.ts'
import { absolute } from './sources.ts'

/** A folder that is watched over. */
export interface WorkspaceSetting {
  /** Its real path. */
  readonly path: string
  readonly name: string
  readonly profile: Profile
  /** Null: the one that it was first registered with. */
  readonly locale: LocaleCode | null
  /** Ids of the addresses that its cards go to; null: all. */
  readonly addresses: readonly string[] | null
  readonly commit: 'auto' | 'never'
}

/** A chat where cards go, and what holds there. */
export interface AddressSetting {
  /** `telegram:-1001234567890/42` */
  readonly id: string
  readonly channel: 'telegram' | 'discord'
  readonly chat: string
  readonly topic: string | null
  readonly locale: LocaleCode | null
  readonly zone: string
  /** `HH:MM`; null: the setting for all. */
  readonly digestAt: string | null
  readonly quiet: { readonly from: string; readonly to: string } | null
  readonly limits: Limits
}

/** A human, with all accounts that are theirs. */
export interface PersonSetting {
  readonly name: string | null
  /** `telegram:1001`, `discord:…` */
  readonly accounts: readonly string[]
  readonly owner: boolean
  /** Real paths of the workspaces that this person may decide in; null: all. */
  readonly workspaces: readonly string[] | null
}

/** Who decides what, and where the cards of which folders go. */
export interface Roster {
  readonly workspaces: readonly WorkspaceSetting[]
  /** Paths of the file that are no folders now; what was written there stays. */
  readonly missing: readonly string[]
  readonly addresses: readonly AddressSetting[]
  readonly people: readonly PersonSetting[]
}

/** What the other settings say, which the file adds to. */
export interface RosterDefaults {
  readonly home: string
  readonly userHome: string
  /** Real paths of `EVOGATE_WORKSPACES`. */
  readonly named: readonly string[]
  readonly profile: Profile
  readonly zone: string
  readonly limits: Limits
  readonly quiet: { readonly from: string; readonly to: string } | null
  readonly commit: 'auto' | 'never'
  readonly chats: readonly { readonly chat: string; readonly topic: string | null }[]
  readonly approvers: readonly string[]
  readonly owners: readonly string[]
  /** People are user ids here, or `role:` with the id of a role. */
  readonly discord?: {
    readonly channels: readonly string[]
    readonly approvers: readonly string[]
    readonly owners: readonly string[]
  }
}

export type RosterRead =
  | { readonly outcome: 'read'; readonly roster: Roster; readonly file: ConfigFile }
  | { readonly outcome: 'wrong'; readonly problems: readonly Problem[] }

/** Reads `config.yaml` and adds it to the other settings. */
export function loadRoster(defaults: RosterDefaults): RosterRead {
  const read = readConfigFile(defaults.home)
  return read.outcome === 'wrong' ? read : rosterOf(defaults, read.file, read.where)
}

export function rosterOf(defaults: RosterDefaults, file: ConfigFile, where: Where): RosterRead {
  const problems: Problem[] = []
  const { workspaces, missing } = workspacesOf(defaults, file.workspaces ?? [], where, problems)
  const people = peopleOf(defaults, file.people ?? [], workspaces, missing, where, problems)
  const addresses = addressesOf(defaults, file.addresses ?? [], people, where, problems)
  const known = addresses.map(({ id }) => id)
  for (const [at, { addresses: wanted }] of (file.workspaces ?? []).entries())
    for (const [index, one] of (wanted ?? []).entries())
      if (!known.includes(one))
        problems.push(misfit('no-such-address', ['workspaces', at, 'addresses', index], one, where, known))
  if (problems.length > 0) return { outcome: 'wrong', problems }
  return { outcome: 'read', roster: { workspaces, missing, addresses, people }, file }
}

function workspacesOf(
  defaults: RosterDefaults,
  given: readonly FileWorkspace[],
  where: Where,
  problems: Problem[],
): Pick<Roster, 'workspaces' | 'missing'> {
  const { profile, commit, home, userHome } = defaults
  const plain = { profile, commit, locale: null, addresses: null }
  const found = new Map<string, WorkspaceSetting>(
    defaults.named.map((folder) => [folder, { path: folder, name: path.basename(folder), ...plain }]),
  )
  const missing: string[] = []
  const inFile = new Set<string>()
  for (const [at, one] of given.entries()) {
    const wanted = absolute(one.path, { folder: home, userHome })
    const real = realFolder(wanted)
    if (inFile.has(real ?? wanted))
      problems.push(misfit('twice', ['workspaces', at, 'path'], one.path, where))
    inFile.add(real ?? wanted)
    if (real === null) {
      missing.push(wanted)
      continue
    }
    found.set(real, {
      path: real,
      name: one.name ?? path.basename(real),
      profile: one.profile ?? profile,
      commit: one.commit ?? commit,
      locale: one.locale ?? null,
      addresses: one.addresses ?? null,
    })
  }
  return { workspaces: [...found.values()], missing }
}

/** A drive that is not mounted must not keep everything else from running, so that is no problem of the file. */
function realFolder(name: string): string | null {
  try {
    const real = realpathSync(name)
    return statSync(real).isDirectory() ? real : null
  } catch {
    return null
  }
}

function peopleOf(
  defaults: RosterDefaults,
  given: readonly FilePerson[],
  workspaces: readonly WorkspaceSetting[],
  missing: readonly string[],
  where: Where,
  problems: Problem[],
): readonly PersonSetting[] {
  const { approvers, owners, home, userHome } = defaults
  const named: Readonly<Record<'telegram' | 'discord', Pick<RosterDefaults, 'approvers' | 'owners'>>> = {
    telegram: { approvers, owners },
    discord: defaults.discord ?? { approvers: [], owners: [] },
  }
  const people: PersonSetting[] = []
  const [names, taken] = [new Set<string>(), new Set<string>()]
  for (const [at, one] of given.entries()) {
    const key = one.name.toLowerCase()
    if (names.has(key)) problems.push(misfit('twice', ['people', at, 'name'], one.name, where))
    names.add(key)
    const accounts: string[] = []
    for (const channel of ['telegram', 'discord'] as const) {
      const id = one[channel]
      if (!id) continue
      if (taken.has(`${channel}:${id}`)) problems.push(misfit('twice', ['people', at, channel], id, where))
      taken.add(`${channel}:${id}`)
      accounts.push(`${channel}:${id}`)
    }
    if (accounts.length === 0) problems.push(misfit('no-account', ['people', at], one.name, where))
    const limited = one.workspaces?.flatMap((name, index) => {
      const wanted = absolute(name, { folder: home, userHome })
      const meant = workspaces.filter(
        (each) => each.name === name || each.path === (realFolder(wanted) ?? wanted),
      )
      const gone = missing.some((each) => each === wanted || path.basename(each) === name)
      if (meant.length === 0 && !gone) {
        const all = workspaces.map((each) => each.name)
        problems.push(misfit('no-such-workspace', ['people', at, 'workspaces', index], name, where, all))
      }
      return meant.map((each) => each.path)
    })
    const owner =
      one.owner === true ||
      (one.telegram ? owners.includes(one.telegram) : false) ||
      (one.discord ? named.discord.owners.includes(one.discord) : false)
    people.push({ name: one.name, accounts, owner, workspaces: limited ?? null })
  }
  for (const channel of ['telegram', 'discord'] as const)
    for (const id of new Set([...named[channel].approvers, ...named[channel].owners])) {
      const account = `${channel}:${id}`
      const owner = named[channel].owners.includes(id)
      if (!taken.has(account)) people.push({ name: null, accounts: [account], owner, workspaces: null })
    }
  return people
}

/** Those that are named; while no chat of Telegram is, the private chat of everybody who may decide. */
function addressesOf(
  { chats, discord, zone, limits, quiet }: RosterDefaults,
  given: readonly FileAddress[],
  people: readonly PersonSetting[],
  where: Where,
  problems: Problem[],
): readonly AddressSetting[] {
  const found = new Map<string, AddressSetting>()
  const add = (id: string, rules?: FileAddress) => {
    const [, channel = '', chat = '', topic] = /^(\w+):(-?\d+)(?:\/(\d+))?$/.exec(id) ?? []
    found.set(id, {
      id,
      channel: channel === 'discord' ? 'discord' : 'telegram',
      chat,
      topic: topic ?? null,
      locale: rules?.locale ?? null,
      zone: rules?.zone ?? zone,
      digestAt: rules?.digestAt ?? null,
      quiet: rules?.quiet ?? quiet,
      limits: {
        daily: rules?.limits?.daily ?? limits.daily,
        weekly: rules?.limits?.weekly ?? limits.weekly,
        urgent: rules?.limits?.urgent ?? limits.urgent,
      },
    })
  }
  for (const { chat, topic } of chats) add(`telegram:${chat}${topic === null ? '' : `/${topic}`}`)
  for (const channel of discord?.channels ?? []) add(`discord:${channel}`)
  const inFile = new Set<string>()
  for (const [at, one] of given.entries()) {
    if (inFile.has(one.address))
      problems.push(misfit('twice', ['addresses', at, 'address'], one.address, where))
    inFile.add(one.address)
    add(one.address, one)
  }
  if (![...found.values()].some(({ channel }) => channel === 'telegram'))
    for (const account of people.flatMap((person) => person.accounts))
      if (account.startsWith('telegram:')) add(account)
  return [...found.values()]
}

/** The profile of a folder, whether or not it is watched over. */
export const profileIn = (
  { roster, profile }: { readonly roster: Roster; readonly profile: Profile },
  root: string,
): Profile => roster.workspaces.find(({ path }) => path === root)?.profile ?? profile
