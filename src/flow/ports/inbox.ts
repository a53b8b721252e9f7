import type { CardPart } from '../../core/card/card.ts'
import type { Level } from '../../core/decay.ts'
import type { LocaleCode } from '../../core/locale-code.ts'
import type { Principal } from '../../core/principal.ts'
import type { State } from '../../core/request/request.ts'
import type { Tier } from '../../core/tier.ts'
import type { PendingRow } from './read-models.ts'

/** As long as a code lives; people are told so with it. */
export const CODE_MINUTES = 5

/** Whose code opened a session: its rights are those of this account, no more and no fewer. */
export type Visitor = Pick<Principal, 'channel' | 'id' | 'name'>

/** `open`: everything that is not settled; `history`: everything that is. */
export type Shelf = State | 'open' | 'history'

/** A row of `pending`, and how it was settled. Times are ISO 8601 in UTC. */
export interface InboxRow extends PendingRow {
  readonly workspaceName: string
  readonly settled: { readonly by: string; readonly at: string; readonly via: string } | null
  /** Its entry stands no more: the request that took it out, and the tier that one raised it to, if it did. */
  readonly gone: { readonly by: number; readonly raisedTo: Tier | null } | null
}

export interface InboxAction {
  readonly verb: string
  readonly value: string
  readonly label: string
  readonly tone: 'go' | 'stop' | null
  /** It needs typed words: what their form begins with, and the most graphemes they may have. */
  readonly words: { readonly text: string; readonly max: number } | null
}

/** A request with its card, in the language that was asked for. */
export interface InboxRequest extends InboxRow {
  readonly card: { readonly parts: readonly CardPart[] }
  /** The bytes that would be written, or were; null while there are none. */
  readonly block: string | null
  readonly file: string | null
  readonly diff: string | null
  readonly actions: readonly (readonly InboxAction[])[]
  /** Verbs of the actions that need typed words. */
  readonly words: readonly string[]
  /** What became of it, in one sentence; null while it is to be decided. */
  readonly outcome: string | null
  /** When the confirmation of the content begins to count, ms since the epoch; null when that is not asked. */
  readonly confirmAt: number | null
}

export interface InboxEntry {
  readonly request: number
  /** Of the request, for a press on it. */
  readonly revision: number
  readonly ulid: string
  readonly tier: Tier
  readonly file: string
  readonly text: string
  readonly workspace: string
  readonly workspaceName: string
  readonly at: string
  readonly confidence: number
  readonly level: Level
}

export interface InboxHealth {
  readonly version: string
  readonly name: string
  readonly lines: readonly {
    readonly level: 'ok' | 'note' | 'warn' | 'bad'
    readonly text: string
    readonly remedy: string | null
  }[]
}

/** How the service is, without a word of anybody's. */
export interface Pulse {
  readonly ready: boolean
  readonly version: string
  readonly queue: number
  readonly waiting: number
  readonly oldestPending: string | null
  readonly spool: number
  /** Changes to memory files past the gate that nobody has answered. */
  readonly drift: number
  readonly walBytes: number
  readonly channels: readonly {
    readonly name: string
    readonly state: 'up' | 'trouble' | 'down'
    /** When the platform last answered, how long ago that is, and when a message or press last came in. */
    readonly lastContact: string | null
    readonly pollLagMs: number | null
    readonly lastUpdate: string | null
    /** How often in a row Telegram has answered 409. */
    readonly conflicts: number
  }[]
}

export interface InboxPress {
  readonly id: number
  readonly revision: number
  readonly verb: string
  readonly value: string
  readonly words: string | null
}

/** A request at the revision that it has now. */
export interface Changed {
  readonly id: number
  readonly revision: number
}

/** What was turned away at the door, and why. */
export interface TurnedAway {
  readonly what: 'press' | 'login'
  readonly request: number | null
  readonly by: Visitor | null
  readonly reason:
    | 'foreign-origin'
    | 'no-session'
    | 'no-token'
    | 'wrong-code'
    | 'too-many-tries'
    | 'malformed'
}

/** What the inbox shows, and the one way through which it presses. */
export interface InboxDesk {
  /** Only approvers are shown anything. */
  mayEnter(who: Visitor): Promise<boolean>
  /** Of the workspaces that this person may decide in: oldest first, history newest first and below `before`. */
  rows(who: Visitor, shelf: Shelf, before: number | null): Promise<readonly InboxRow[]>
  request(who: Visitor, number: number, locale: LocaleCode): Promise<InboxRequest | null>
  /** `id` names the press for ever: told twice, it is pressed once. */
  press(
    who: Visitor,
    press: InboxPress,
    locale: LocaleCode,
    id: string,
  ): Promise<{ readonly toast: string; readonly alert: boolean; readonly request: InboxRequest | null }>
  entries(who: Visitor): Promise<readonly InboxEntry[]>
  health(who: Visitor, locale: LocaleCode): Promise<InboxHealth>
  pulse(): Promise<Pulse>
  /** What somebody who is not signed in has to do to get a code, in a sentence or two. */
  wayIn(locale: LocaleCode): string
  /** Sends a code to who may decide, if it is clear to whom; gives the sentence that says where it went. */
  sendCode(locale: LocaleCode): Promise<string>
  /** Requests that moved at that time or later, each once, as they are now; as far as this person may see them. */
  changedSince(who: Visitor, at: number): Promise<readonly Changed[]>
  /** Who of them may see this request, by the settings as they are now. */
  mayHear(of: readonly Visitor[], number: number): Promise<readonly Visitor[]>
  onChange(listener: (changed: Changed) => void): () => void
  audit(turnedAway: TurnedAway): Promise<void>
  loggedIn(who: Visitor): Promise<void>
}

/** The page in the browser. It is shown, not sent to. */
export interface Inbox {
  /** What people are told, and the port that is really listened on. */
  readonly url: string
  readonly port: number
  /** A new code for this account, in place of the one before; null when it asked too often. */
  codeFor(who: Visitor): string | null
  close(): Promise<void>
}

export type OpenedInbox =
  | { readonly outcome: 'open'; readonly inbox: Inbox }
  /** The port cannot be listened on. */
  | { readonly outcome: 'failed'; readonly why: string }
