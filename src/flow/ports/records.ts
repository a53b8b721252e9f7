import type { Card } from '../../core/card/card.ts'
import type { Confidence } from '../../core/decay.ts'
import type { LocaleCode } from '../../core/locale-code.ts'
import type { ChannelName } from '../../core/principal.ts'
import type { Reason } from '../../core/reason.ts'
import type { Request } from '../../core/request/request.ts'
import type { Tier } from '../../core/tier.ts'
import type { Urgency } from '../../core/urgency.ts'
import type { Update } from './channel.ts'
import type { ListRecord } from './lists.ts'
import type { WriteOrder, WriteProgress } from './memory.ts'

/** All times are ms since the epoch. Ids of chats, people and messages are text. */

/** What a hook saw. Texts of prompts and tools are never kept here. `path` names an unwatched directory. */
export interface EventRecord {
  readonly id: string
  readonly agent: string
  readonly name: string
  readonly session: string
  readonly workspace: string | null
  readonly path: string | null
  readonly at: number
  /** Small JSON: tool name, success, reason; null when there is nothing to say. */
  readonly detail: string | null
}

/** A sentence that may be worth remembering. `text` is null when the safety gate refused it: only kind and hash stay. */
export interface CandidateRecord {
  readonly id: string
  readonly workspace: string
  readonly textHash: string
  readonly text: string | null
  readonly kind: string
  readonly urgency: Urgency
  readonly tier: Tier
  /** `archived`: of too little score for too long; the next sighting brings it back. */
  readonly state: 'pool' | 'requested' | 'refused' | 'muted' | 'archived'
  readonly reasons: readonly Reason[]
  readonly createdAt: number
  /** `area.symptom`: one matter in whatever words. Absent where the words are the matter. */
  readonly key?: string
  /** What is known of a pitfall besides its words. */
  readonly fields?: Request['fields']
}

/** A conversation of an agent that is to be looked back on, since it came to a natural end. */
export interface SessionRecord {
  readonly id: string
  readonly agent: string
  /** Id of the workspace; null when it is in none. */
  readonly workspace: string | null
  readonly startedAt: number
  readonly lastAt: number
  readonly ended: boolean
  /** Path of the agent's own record, as the agent gave it. */
  readonly transcript: string | null
}

export interface SightingRecord {
  readonly candidate: string
  /** One session counts once. */
  readonly session: string
  readonly event: string
  readonly at: number
  /** Files touched in the session until then, from the workspace's root. */
  readonly files?: readonly string[]
}

export interface SightingSummary {
  readonly times: number
  readonly sessions: number
  readonly last: number
}

/** A chat (and topic) where cards go: `telegram:-100123/42`. */
export interface AddressRecord {
  readonly id: string
  readonly channel: ChannelName
  readonly chat: string
  readonly topic: string | null
  readonly locale: LocaleCode | null
  readonly reachable: boolean
  readonly unreachableWhy: string | null
  /** The chat id that the settings still name after the chat moved. */
  readonly movedFrom: string | null
  /** Nothing but urgent words before this time. */
  readonly mutedUntil: number | null
  /** When it was first known: no digest tells of the time before. */
  readonly since: number
}

/**
 * One card of one request at one address. It is convergent: whenever `shown` < `wanted`, the card is drawn from the
 * request as it stands and sent or edited. A superseded card keeps its words and loses its buttons.
 */
export interface DeliveryRecord {
  readonly id: string
  readonly request: number
  readonly address: string
  readonly chat: string
  readonly message: string | null
  readonly wanted: number
  readonly shown: number
  readonly superseded: boolean
  /** The message cannot be edited any more, or can never be sent. */
  readonly lost: string | null
  /** The slot it took in the address's limits, if any, and when. */
  readonly slot: 'counted' | 'exempt' | null
  readonly slotAt: number | null
  readonly silent: boolean
  /** Failures in a row; a wait that the platform asked for is none. */
  readonly attempts: number
  readonly notBefore: number
  readonly createdAt: number
}

/** To which request a reply to one of our prompts belongs, and who may give it. */
export interface Binding {
  readonly verb: 'modify' | 'wording' | 'cause' | 'remember' | 'which'
  readonly request: number
  readonly revision: number
  /** `telegram:1001` */
  readonly for: string
  /** The words that wait: for a workspace (`remember`; they passed the safety gate), for a request (`which`). */
  readonly text?: string
  /** Verb `remember`: ids of the workspaces in the order of the menu. */
  readonly choices?: readonly string[]
}

/** One a local date and address. */
export interface DigestRecord {
  readonly address: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly dueAt: number
  /** It covers [from, madeAt). */
  readonly from: number
  readonly madeAt: number
  /** Id of the message that carries it. */
  readonly outbox: string
  /** Events that had ever been dropped, as counted then. */
  readonly dropped: number
}

/** A candidate and what is known of its sightings. `agent` is who it was last heard by, if that is still known. */
export interface Seen {
  readonly candidate: CandidateRecord
  readonly times: number
  readonly last: number
  readonly agent: string | null
  /** Files touched in the sessions it was seen in, each once. */
  readonly files: readonly string[]
}

/**
 * A message that is no card: a prompt, a list, a notice. Sent at least once, in order of priority and age; `behind` ones
 * stand in the chat with an older card and are edited.
 */
export interface OutboxRecord {
  readonly id: string
  readonly address: string | null
  readonly channel: ChannelName
  readonly chat: string
  readonly topic: string | null
  readonly card: Card
  readonly prompt: {
    readonly forId: string
    readonly forName: string
    readonly placeholder: string
    /** One of these numbers is asked for. */
    readonly numbers?: readonly number[]
  } | null
  readonly binding: Binding | null
  readonly replyTo: string | null
  readonly silent: boolean
  readonly message: string | null
  readonly state: 'wanted' | 'sent' | 'behind' | 'dropped'
  readonly why: string | null
  readonly attempts: number
  readonly notBefore: number
  readonly createdAt: number
  readonly list: ListRecord | null
}

/** A press that counted. Kept for ever. */
export interface DecisionRecord {
  readonly id: string
  readonly request: number
  /** The revision that was pressed on. */
  readonly revision: number
  readonly move: string
  readonly value: string | null
  readonly by: string
  readonly byName: string
  readonly via: ChannelName | 'cli'
  readonly at: number
  /** The state that the request was in afterwards. */
  readonly outcome: string
  readonly tier: Tier
  /** The words that were decided on; null where an older version kept only their hash, and where they were forgotten. */
  readonly text: string | null
  readonly textHash: string
  /** The file that they were to be written to; null while there was none, and in rows of older versions. */
  readonly target: string | null
  readonly blockHash: string | null
}

/** One link of a chain: bodies hold hashes of texts, never texts. */
export interface AuditEntry {
  readonly chain: string
  readonly kind: string
  readonly at: number
  readonly body: Readonly<Record<string, unknown>>
}
export interface AuditRecord extends AuditEntry {
  readonly seq: number
  readonly prev: string
  readonly hash: string
}

/** A write that has begun. `request` is the number of the request behind it. */
export interface IntentRecord {
  readonly id: string
  readonly request: number
  readonly order: WriteOrder
  readonly progress: WriteProgress | null
  readonly state: 'open' | 'done' | 'failed'
  readonly startedAt: number
}

/** A block that was written. `id` is the ULID of its request. */
export interface EntryRecord {
  readonly id: string
  readonly request: number
  readonly workspace: string
  readonly tier: Tier
  readonly path: string
  readonly hash: string
  readonly block: string
  readonly text: string
  readonly textHash: string
  readonly writtenAt: number
  /** ULID of the request that took it out. */
  readonly removedBy: string | null
  /** As it is now; the tag in the file says how it was when a person last pressed. */
  readonly confidence: Confidence
  /** No digest asks whether it is still true before this time. */
  readonly askAfter: number | null
}

export interface WorkspaceRecord {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly locale: LocaleCode
  readonly registeredAt: number
}

export interface UpdateRecord {
  readonly channel: ChannelName
  readonly bot: string
  readonly id: string
  readonly incoming: Update['incoming']
  readonly state: 'new' | 'handled'
  readonly at: number
}

/** Lines of one change outside the gate, and what became of them. `before`: they stood there when watching began. */
export interface DriftLines {
  readonly hash: string
  readonly line: number
  /** Masked where it holds a secret; such lines are shown and never taken out. */
  readonly found: string
  readonly instead: string
  readonly removable: boolean
  readonly state: 'before' | 'open' | 'kept' | 'asked' | 'card'
  /** The request that takes them out. */
  readonly request: number | null
  readonly at: number
  /** An agent's session was active when the file was written. */
  readonly during: boolean
}

/** What was written into one memory file outside the gate, as last looked at. */
export interface DriftRecord {
  readonly id: number
  readonly workspace: string
  readonly path: string
  readonly tier: Tier
  /** Raised by every change: a press on an older notice does not count. */
  readonly revision: number
  readonly lines: readonly DriftLines[]
  /** Numbers of requests whose block in the file has other words than were approved. */
  readonly changedBlocks: readonly { readonly request: number; readonly line: number; readonly at: number }[]
  /** Newest last. */
  readonly notices: readonly { readonly address: string; readonly outbox: string; readonly at: number }[]
}
