import type { Limits } from '../core/limits.ts'
import type { LocaleCode, Translate } from '../core/locale-code.ts'
import type { Step } from '../core/pitfall/step.ts'
import { type ChannelName, type Principal, principalKey, type Rights } from '../core/principal.ts'
import type { Reason } from '../core/reason.ts'
import type { Actor } from '../core/request/request.ts'
import type { ToolOutput } from '../core/taint.ts'
import type { Channel } from './ports/channel.ts'
import type { FailPoint } from './ports/fail-point.ts'
import type { Inbox } from './ports/inbox.ts'
import type { Judge } from './ports/judge.ts'
import type { Memory, Workspace } from './ports/memory.ts'
import type { AddressRecord } from './ports/records.ts'
import type { Sessions } from './ports/sessions.ts'
import type { Store } from './ports/store.ts'
import type { Transcripts } from './ports/transcripts.ts'
import type { Webhooks } from './ports/webhooks.ts'
import type { Running } from './report/status.ts'
import type { SkillLook } from './skill-look.ts'
import type { HeldTold } from './told.ts'

export interface FlowSettings {
  readonly zone: string
  readonly limits: Limits
  readonly quiet: { readonly from: string; readonly to: string } | null
  /** `HH:MM` on the local clock. */
  readonly digestAt: string
  readonly twoPerson: boolean
  readonly showEvidence: boolean
  readonly retentionDays: number
  readonly locale: LocaleCode
  readonly host: string
  readonly version: string
}

/** What holds at one address. `null`: what holds everywhere. */
export interface AddressRules {
  readonly zone: string
  readonly limits: Limits
  readonly quiet: FlowSettings['quiet']
  readonly locale: LocaleCode | null
  readonly digestAt: string | null
}

/** Everything that the verbs of the flow stand on. Made once, in `main`. */
export interface World {
  readonly settings: FlowSettings
  readonly store: Store
  readonly memory: Memory
  readonly sessions: Sessions
  readonly channels: ReadonlyMap<ChannelName, Channel>
  /** Living, like all that is about workspaces, addresses and people: always what the settings say now. */
  readonly workspaces: ReadonlyMap<string, Workspace>
  /** Ids of the addresses that the settings name. */
  readonly addresses: readonly string[]
  /** Where the cards of a workspace go. */
  readonly addressesOf: (workspace: string) => readonly string[]
  readonly rulesAt: (address: string) => AddressRules
  readonly t: (locale: LocaleCode) => Translate
  readonly rights: (principal: Pick<Principal, 'channel' | 'id' | 'roles'>, workspace: string) => Rights
  /** Keys of every account of the human behind this one, itself included. */
  readonly accountsOf: (principal: Pick<Principal, 'channel' | 'id'>) => readonly string[]
  readonly now: () => number
  readonly ulid: () => string
  readonly log: (line: Readonly<Record<string, unknown>>) => void
  readonly fail: FailPoint
  /** The page in the browser; null while it is off. Absent in a command. */
  readonly inbox?: () => Inbox | null
  /** Tells the heartbeat that something can be done now. */
  readonly wake: () => void
  /** What only a running service knows; absent in a command that does its work alone. */
  readonly running?: () => Running
  /** Channels that were in trouble when they were last looked at. */
  readonly away: Set<ChannelName>
  /** Ids of the decisions that are known to stand in a journal. */
  readonly journaled: Set<string>
  /** What approved requests wait for, as last seen. Living: looked at anew every few seconds. */
  readonly waits: Map<number, Reason>
  /** Output of tools by session, to know their words when they come back. Never stored. */
  readonly outputs: Map<string, ToolOutput>
  /** Files that tools were pointed at by session, from the root of the workspace. */
  readonly touched: Map<string, Set<string>>
  /** Messages since the last look for changes of the skill in use, by session. Masked, never stored. */
  readonly looks: Map<string, SkillLook>
  /** What was told, by workspace, to know it when it is said again in other words. Read from the store when it is needed. */
  readonly told: Map<string, HeldTold>
  /** What was done in sessions that are under way, with the commands that the store does not keep. Never stored. */
  readonly trails: Map<string, Map<string, Step>>
  /** The agents' own records. */
  readonly transcripts: Transcripts
  /** Says how good skills are; null without JUDGE_COMMAND. */
  readonly judge: Judge | null
  /** Other programs that are told of changed rules; null without WEBHOOK_URLS. */
  readonly webhooks: Webhooks | null
}

export function actorOf(world: World, principal: Principal, workspace: string): Actor {
  return {
    principal,
    rights: world.rights(principal, workspace),
    person: principalKey(principal),
    accounts: world.accountsOf(principal),
  }
}

/** The language of an address: what was said there, else what the settings say. */
export const translateFor = (world: World, address: Pick<AddressRecord, 'id' | 'locale'> | null): Translate =>
  world.t(address?.locale ?? (address && world.rulesAt(address.id).locale) ?? world.settings.locale)
