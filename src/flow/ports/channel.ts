import type { Card } from '../../core/card/card.ts'
import type { LocaleCode } from '../../core/locale-code.ts'
import type { ChannelName } from '../../core/principal.ts'

/** Where cards go. Ids are text: a chat's id does not fit 32 bits. */
export interface Place {
  readonly chat: string
  readonly topic: string | null
}

/** One message of ours. */
export interface MessageRef {
  readonly chat: string
  readonly message: string
}

export interface Sender {
  readonly id: string
  readonly name: string
  /** The language of the person's client, if it is one of ours. */
  readonly locale: LocaleCode | null
  /** Ids of the roles that the platform itself gives this person, at this very moment. */
  readonly roles?: readonly string[]
}

/**
 * Why a sender's words cannot count, whatever they say. `secret` is set by the flow, which never keeps such words.
 */
export type Unfit =
  | 'secret'
  | 'bot-sender'
  | 'anonymous-admin'
  | 'forwarded'
  | 'edited'
  | 'via-bot'
  | 'channel-sender'

/** What a chat platform told us, in neutral words. Everything in it is input: any client can send any bytes. */
export type Incoming =
  | {
      readonly kind: 'press'
      readonly from: Sender
      readonly data: string
      /** Null when the platform does not say which message was pressed (inline messages). */
      readonly at: MessageRef | null
      /** Written in a form that the button opened. */
      readonly words?: string
      /** The inbox only: on which channel the account is that is logged in. */
      readonly account?: ChannelName
      /** Set by the flow, which never keeps words that hold a secret. */
      readonly unfit?: 'secret'
    }
  | {
      readonly kind: 'words'
      readonly from: Sender
      readonly unfit: Unfit | null
      readonly place: Place
      readonly message: string
      readonly private: boolean
      readonly text: string
      /** The message that is replied to. */
      readonly replyTo: string | null
      readonly aside?: boolean
    }
  | {
      readonly kind: 'command'
      readonly from: Sender
      readonly unfit: Unfit | null
      readonly place: Place
      readonly message: string
      readonly private: boolean
      /** Without the slash and the bot's name, lower case. */
      readonly name: string
      readonly args: string
      readonly replyTo: string | null
      /** The answer can be shown to this person alone, and has to be given. */
      readonly aside?: boolean
    }
  | { readonly kind: 'moved'; readonly chat: string; readonly to: string }
  /** The bot was put out of a chat or let in again. */
  | { readonly kind: 'reach'; readonly chat: string; readonly reachable: boolean }
  /**
   * Connected anew: what happened meanwhile is not told again, so every card may be out of step. `blank`: nothing that
   * was shown before can be looked at any more.
   */
  | { readonly kind: 'anew'; readonly blank?: true }

export interface Update {
  readonly channel: ChannelName
  /** Id of the bot that received it: update ids are counted per bot. */
  readonly bot: string
  readonly id: string
  readonly incoming: Incoming
}

/** The one short sentence that answers a press, in the presser's language; shown only to them. */
export interface Answer {
  readonly toast: string
  /** Must be read, not just flash by. */
  readonly alert: boolean
  /** In place of the toast, to somebody who asked aside. */
  readonly aside?: Aside
}

export interface Aside {
  readonly card: Card
  /** Call it with the message that shows the card, so that its buttons are known. */
  readonly shown: (message: string) => Promise<void>
}

/** Handed to a channel at its start. Resolves when the update is durably kept and handled; rejects while it is not kept. */
export type Receive = (update: Update) => Promise<Answer | null>

/**
 * The words that a form to change them begins with; `words` null when there are none. Null when the button does not
 * count (any more) for this person, so that no form is opened in vain.
 */
export type Present = (asked: {
  readonly kind: 'modify' | 'cause'
  readonly number: number
  readonly revision: number
  readonly at: MessageRef
  readonly from: Sender
}) => Promise<{ readonly words: string | null } | null>

export type SendOutcome =
  | { readonly outcome: 'sent'; readonly message: string }
  /**
   * Try the same again, not before `afterMs`. It may have been carried out all the same. `asked`: the platform named the
   * time, so even a restart is no reason to come sooner.
   */
  | { readonly outcome: 'retry'; readonly afterMs: number; readonly why: string; readonly asked?: true }
  /** The chat has another id from now on. */
  | { readonly outcome: 'moved'; readonly to: string }
  | { readonly outcome: 'topic-gone' }
  /** The chat cannot be reached: blocked, kicked, muted, deleted. */
  | { readonly outcome: 'unreachable'; readonly why: string }
  /** This message will never be accepted. */
  | { readonly outcome: 'rejected'; readonly why: string }

export type EditOutcome =
  | { readonly outcome: 'edited' }
  | { readonly outcome: 'gone' }
  | Exclude<SendOutcome, { outcome: 'sent' } | { outcome: 'topic-gone' }>

export interface SendHow {
  /** Stable across retries of the same message: platforms that can, use it to refuse a duplicate. */
  readonly nonce: string
  readonly silent: boolean
  readonly replyTo: string | null
  /** Ask this person for words: the reply is bound to the message. */
  readonly prompt: {
    readonly for: Sender
    readonly placeholder: string
    /** One of these numbers is asked for: typed alone it is the answer, whatever else such a number would do there. */
    readonly numbers?: readonly number[]
  } | null
}

export interface ChannelHealth {
  readonly name: ChannelName
  /** `@evogate_bot`, or what stands for it. */
  readonly identity: string
  readonly state: 'up' | 'trouble' | 'down'
  /** A short technical remark: `409: another consumer holds this token`. */
  readonly remark: string | null
  /** When the platform last answered, ms; null before the first time. */
  readonly lastContact: number | null
  /** How far our clock is ahead of the platform's, ms, as its last answer showed; null while unknown. */
  readonly clockAheadMs: number | null
  /** When the last message or press came in, ms; null before the first one and where nobody can tell. */
  readonly lastUpdate: number | null
  /** How often in a row the platform has said that somebody else listens with our token. */
  readonly conflicts: number
}

/** A chat platform, the terminal or the inbox. Adding one is one folder and one line in `channels/index.ts`. */
export interface Channel {
  readonly name: ChannelName
  /** Connects and begins to receive. Rejects only for settings that a person must mend (a bad token). */
  start(receive: Receive): Promise<{ readonly identity: string }>
  /** Stops receiving, lets running handlers end, confirms what was handled. */
  stop(): Promise<void>
  send(place: Place, card: Card, how: SendHow): Promise<SendOutcome>
  edit(message: MessageRef, card: Card): Promise<EditOutcome>
  /**
   * Ids of the roles that this person has at this moment, none when they have left; null when the platform cannot say.
   * Absent where there are no roles.
   */
  rolesOf?(person: string): Promise<readonly string[] | null>
  health(): ChannelHealth
  /** Do the words that a card is decided on stand whole in its message, and not only in a document (R3)? */
  fitsWhole(card: Card): boolean
  /** What is edited stays where it was shown, and is shown again below. */
  readonly reprints?: true
  /** The most UTF-16 units that one message can hold. */
  readonly capacity: number
}
