import type { ChannelName } from '../../core/principal.ts'
import type { Reason } from '../../core/reason.ts'
import type { Question, Request, State } from '../../core/request/request.ts'
import type { Ripeness } from '../../core/ripeness.ts'
import type { Score } from '../../core/score.ts'
import type { Tier } from '../../core/tier.ts'
import type { Urgency } from '../../core/urgency.ts'

export type { VerifyResult } from './store.ts'

/**
 * What commands print with `--json`. Others script against these shapes: fields may be added, none may change its
 * meaning. Times are ISO 8601 strings in UTC.
 */

/** A request that is not settled. `target` is the file its own tier writes to, from the workspace's root. */
export interface PendingRow {
  readonly id: number
  readonly ulid: string
  readonly revision: number
  readonly state: State
  readonly question: Question | null
  readonly kind: Request['kind']
  /** The request whose entry it takes out; null for all others, and for lines of somebody else. */
  readonly takesOut: number | null
  readonly tier: Tier
  readonly urgency: Urgency
  readonly text: string
  /** Real path of the workspace. */
  readonly workspace: string
  readonly target: string | null
  readonly askedAt: string | null
  readonly dueAt: string | null
}

/** What one gate, limit or step found: `gate` is its folder's name, or `limits`, `writing`, `commit`. */
export interface Verdict {
  readonly gate: string
  readonly outcome: 'pass' | 'flag' | 'ask' | 'wait' | 'refuse'
  readonly reasons: readonly Reason[]
}

/** A candidate and what it is worth today, each score from 0 to 1. `archive`: it is to be put away. */
export interface AssessedRow {
  readonly id: string
  /** Real path of the workspace. */
  readonly workspace: string
  readonly text: string
  readonly kind: string
  readonly urgency: Urgency
  readonly tier: Tier
  readonly state: 'pool' | 'requested' | 'refused' | 'muted' | 'archived'
  readonly times: number
  readonly first: string
  readonly last: string
  readonly scores: Score
  readonly ripeness: Ripeness
  readonly archive: boolean
}

/** Why a request is where it is. `reasons` are all reasons that hold now, the weightiest first. */
export interface Why {
  readonly request: PendingRow
  readonly verdicts: readonly Verdict[]
  readonly reasons: readonly Reason[]
  /** Every press that counted, oldest first. */
  readonly decisions: readonly WhyDecision[]
  /** The request that took its entry out again. */
  readonly removedBy: number | null
}

/** One press on the request of a `why`. `value` is `L3`, or `question=answer`. */
export interface WhyDecision extends LogLine {
  readonly value: string | null
}

/**
 * One press, or with `--audit` anything in a chain. `by` is the numeric id of who pressed (null for moves of time and
 * of the service itself); `request` and `revision` are null for what belongs to no request.
 */
export interface LogRow {
  readonly request: number | null
  readonly revision: number | null
  readonly move: string
  readonly by: string | null
  readonly via: string | null
  readonly at: string
  readonly outcome: string
}

/** A row of the log with what people read in place of ids and UTC; no part of `--json`. */
export interface LogLine extends LogRow {
  /** The name at the newest decision of theirs; the id where there is none; null for what nobody pressed. */
  readonly byName: string | null
  /** `YYYY-MM-DD HH:mm` in the zone of the settings. */
  readonly atLocal: string
  /** Of a request that takes lines out. */
  readonly removes: boolean
}

/** How the digest of one address stands. `date` and `madeAt` are those of the newest one. */
export interface DigestReport {
  readonly address: string
  readonly outcome: 'made' | 'made-before' | 'not-due'
  /** `YYYY-MM-DD` */
  readonly date: string | null
  readonly madeAt: string | null
  readonly nextAt: string
}

export interface ChannelStatus {
  readonly name: ChannelName
  readonly identity: string
  readonly state: 'up' | 'trouble' | 'down'
  readonly remark: string | null
  readonly lastContact: string | null
}

/** `branch` is where a commit would go now; null when there is none, and `reason` says why. */
export interface WorkspaceStatus {
  readonly name: string
  readonly path: string
  readonly branch: string | null
  readonly reason: Reason | null
  /** Linked worktrees, whose prompts belong to this workspace. */
  readonly worktrees: readonly { readonly path: string; readonly branch: string | null }[]
}

/** `down`: no service runs, and a command answers in its place. */
export type Phase = 'down' | 'starting' | 'up' | 'ending'

export interface Status {
  /** A running service has all its channels up and its spool drained once. */
  readonly ready: boolean
  readonly phase: Phase
  readonly version: string
  readonly channels: readonly ChannelStatus[]
  readonly workspaces: readonly WorkspaceStatus[]
  /** Requests that wait for a slot. */
  readonly queue: number
  /** Requests that are with a person: asked or questioned. */
  readonly waiting: number
  /** Event files that are not drained yet. */
  readonly spool: number
  readonly deferred: number
  /** Requests that are approved and not written yet, also those whose write has failed. */
  readonly unwritten: number
  /** Approved once and still not in the file: waiting for git, or failed. */
  readonly promised: number
  /** Written, and the commit is still to come. */
  readonly uncommitted: number
  /** Events that were ever dropped because the spool was full; 0 when that is more than a week ago. */
  readonly dropped: number
  /** Addresses where only urgent words make cards for now. */
  readonly muted: readonly {
    readonly address: string
    readonly until: string
    /** `YYYY-MM-DD HH:mm` on the clock of the address. */
    readonly untilLocal: string
  }[]
  readonly unwatched: readonly { readonly path: string; readonly events: number }[]
  /** One line on what is wrong with `config.yaml` since it was changed; null when nothing is. */
  readonly settings: string | null
  /** Address of the page in the browser; null while it is off. */
  readonly inbox: string | null
  /** Why it could not be opened: a short technical remark. */
  readonly inboxTrouble: string | null
}

/** What stands in one workspace, registered or not any more. `open` requests wait for a decision or a write. */
export interface Holding {
  readonly path: string
  readonly name: string
  readonly files: readonly { readonly file: string; readonly entries: number }[]
  readonly open: number
}

/** Each has the texts `doctor-<code>` and `doctor-<code>-remedy` in every locale. */
export const findingCodes = [
  // the machine
  'home-permissions',
  'home-missing',
  'network-file-system',
  'network-workspace',
  'same-user',
  'git-missing',
  'git-old',
  'discord-commands',
  'discord-lacks',
  'discord-no-address',
  'discord-no-guild',
  'discord-token',
  'discord-unreachable',
  'discord-unseen',
  'disk-low',
  'clock-unsynchronised',
  'clock-off',
  // the agent
  'hook-missing',
  'hook-not-executable',
  'hook-not-merged',
  // settings
  'settings-wrong',
  'settings-broken',
  'setting-unknown',
  'no-workspace',
  'no-channel',
  'no-approver',
  'no-owner',
  // workspaces
  'workspace-missing',
  'import-missing',
  'repository-state',
  'no-repository',
  // what runs
  'not-running',
  'store-unusable',
  'channel-trouble',
  'inbox-trouble',
  'address-unreachable',
  'webhook-failing',
  'chain-broken',
  'commit-pending',
  'write-waits',
  'quarantined',
  'dropped-events',
  'unwatched-path',
] as const
export type FindingCode = (typeof findingCodes)[number]

/** Something that the person should know. Only `broken` makes `evogate doctor` end with 1. */
export interface Finding {
  readonly code: FindingCode
  readonly level: 'note' | 'warning' | 'broken'
  /** Names for the texts, such as `path`, `version`, `count`, `detail`. */
  readonly args: Readonly<Record<string, string | number>>
}
