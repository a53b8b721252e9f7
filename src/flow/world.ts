import type { Limits } from '../core/limits.ts'
import type { LocaleCode, Translate } from '../core/locale-code.ts'
import type { ChannelName, Principal, Rights } from '../core/principal.ts'
import type { Reason } from '../core/reason.ts'
import type { Actor } from '../core/request/request.ts'
import type { ToolOutput } from '../core/taint.ts'
import type { Channel } from './ports/channel.ts'
import type { FailPoint } from './ports/fail-point.ts'
import type { Memory, Workspace } from './ports/memory.ts'
import type { AddressRecord } from './ports/records.ts'
import type { Store } from './ports/store.ts'
import type { Running } from './report/status.ts'

export interface FlowSettings {
  readonly zone: string
  readonly limits: Limits
  readonly quiet: { readonly from: string; readonly to: string } | null
  readonly twoPerson: boolean
  readonly showEvidence: boolean
  readonly retentionDays: number
  readonly locale: LocaleCode
  readonly host: string
  readonly version: string
}

/** Everything that the verbs of the flow stand on. Made once, in `main`. */
export interface World {
  readonly settings: FlowSettings
  readonly store: Store
  readonly memory: Memory
  readonly channels: ReadonlyMap<ChannelName, Channel>
  readonly workspaces: ReadonlyMap<string, Workspace>
  /** Ids of the addresses that the settings name. */
  readonly addresses: readonly string[]
  readonly t: (locale: LocaleCode) => Translate
  readonly rights: (principal: Pick<Principal, 'channel' | 'id'>, workspace: string) => Rights
  readonly now: () => number
  readonly ulid: () => string
  readonly log: (line: Readonly<Record<string, unknown>>) => void
  readonly fail: FailPoint
  /** Tells the heartbeat that something can be done now. */
  readonly wake: () => void
  /** What only a running service knows; absent in a command that does its work alone. */
  readonly running?: () => Running
  /** What approved requests wait for, as last seen. Living: looked at anew every few seconds. */
  readonly waits: Map<number, Reason>
  /** Output of tools by session, to know their words when they come back. Never stored. */
  readonly outputs: Map<string, ToolOutput>
}

export function actorOf(world: World, principal: Principal, workspace: string): Actor {
  return {
    principal,
    rights: world.rights(principal, workspace),
    person: `${principal.channel}:${principal.id}`,
  }
}

/** The language of an address: its own, else that of the settings. */
export const translateFor = (world: World, address: Pick<AddressRecord, 'locale'> | null): Translate =>
  world.t(address?.locale ?? world.settings.locale)
