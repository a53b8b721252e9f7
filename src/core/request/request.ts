import type { DecayType } from '../decay.ts'
import type { Principal, Rights } from '../principal.ts'
import type { Reason, ReasonCode } from '../reason.ts'
import type { NewSkill } from '../skill/new-skill.ts'
import type { Tier } from '../tier.ts'
import type { Grade, Risk, Urgency } from '../urgency.ts'

export const states = [
  'queued',
  'asked',
  'questioned',
  'deferred',
  'approved',
  'failed',
  'written',
  'ignored',
  'expired',
] as const
export type State = (typeof states)[number]

/** In the order in which they are asked. */
export const questions = ['wording', 'skill', 'root', 'conflict', 'tier', 'content'] as const
export type Question = (typeof questions)[number]

/** The two questions that make up an L3 confirmation. */
export const confirmations: readonly Question[] = ['tier', 'content']

/** A words, B pitfall, C review, P proposed by an agent, U undo. */
export type Trigger = 'A' | 'B' | 'C' | 'P' | 'U'

/**
 * A standing rule that the request collides with. `entry` is set (the ULID of the request behind it) when the block is
 * ours and can be taken out; a hand-written rival is never taken out.
 */
export interface Rival {
  readonly file: string
  readonly line: number
  readonly text: string
  readonly tier: Tier
  readonly entry: string | null
  readonly hash: string | null
  /** On what it turns. */
  readonly why?: Reason
}

/** A standing rule that says more or less than the request; or another request, open or written, that does. */
export interface RelatedRule {
  /** Empty when it stands in no file that is here. */
  readonly file: string
  readonly line: number
  readonly text: string
  /** The number of the request behind it. */
  readonly request?: number
  /** On what it turns. */
  readonly why?: Reason
}

/** An answer to a question, on which words it was given, and by whom (`telegram:1001`). */
export interface Answer {
  readonly value: string
  readonly text: string
  readonly by: string
}
export type Answers = Readonly<Partial<Record<Question, Answer>>>

/** The file a tier would be written to, and the tier whose safeguards that real file asks for. */
export interface RequestTarget {
  readonly path: string
  readonly weight: Tier
  /** More than the block is written, for it is the first there: its card shows that, a row of a list cannot (R2). */
  readonly first?: boolean
}

/** Lines of a memory file that are not in HEAD, by their exact bytes, and what would stand in their place without them. */
export interface Hunk {
  readonly found: string
  readonly instead: string
}

/**
 * The sentence stands in a memory file already, outside our markers: somebody else wrote it there while its card was
 * open. `hunk` is null when it cannot be taken out by us (it is in HEAD, or the file is none of ours to write).
 */
export interface Standing {
  readonly file: string
  readonly line: number
  readonly tier: Tier
  readonly hunk: Hunk | null
}

/** The bytes that will be written, and what was hashed with them. Made anew only when words, tier, skill or target change. */
export interface SealedBlock {
  readonly text: string
  readonly hash: string
  readonly path: string
  readonly tier: Tier
  /** Local date of the workspace's zone, `YYYY-MM-DD`. */
  readonly date: string
}

/** An entry of ours that stands and is worth a higher tier. Its words stay where they are: in its own row. */
export interface RaisedEntry {
  /** The ULID of the request behind it, and its number. */
  readonly entry: string
  readonly number: number
  readonly tier: Tier
  readonly path: string
  /** The highest of its tier and of what its real file asks for. */
  readonly weight: Tier
  readonly why: Reason
}

/** Where the words came from; shown on the card. */
export interface Origin {
  /** The word that fired, as it was written; the skill in use; empty for proposals. */
  readonly fired: string
  /** The fired sentence, masked, at most 120 characters. */
  readonly evidence: string
  /** From the closed list of agents: `claude-code`. */
  readonly agent: string
  readonly host: string
  readonly session: string
  /** `hook`, `skill` (heard while one was in use), `propose`, `mcp`, `import`, `skillify`, `remember` or `undo`. */
  readonly via: string
  /** Who typed `/remember` or asked for the undo. */
  readonly by: string | null
}

export interface CommitField {
  readonly state: 'made' | 'pending' | 'none'
  readonly id?: string
  readonly branch?: string | null
  readonly head?: string | null
  readonly reason?: Reason
}

/** A candidate put to a person. Times are ms since the epoch; the machine changes it only through `advance`. */
export interface Request {
  /** The display number, `#42`; never written to a file or commit. */
  readonly number: number
  readonly ulid: string
  readonly workspace: string
  readonly candidate: string | null
  readonly kind: 'add' | 'remove'
  readonly trigger: Trigger
  /** What it was noticed as: correction, preference, error … */
  readonly signal?: string
  readonly state: State
  readonly question: Question | null
  readonly revision: number
  /** The one sentence, final. While the question `wording` is open: the sentence as it was found. */
  readonly text: string
  readonly textHash: string
  readonly wording: 'final' | 'long' | 'vague' | 'empty'
  readonly tier: Tier
  /** A tier that somebody asked for by name; kept when words change. */
  readonly askedTier: Tier | null
  readonly skill: string | null
  /** Skills that the question `skill` offers by number. */
  readonly skills?: readonly string[]
  /** L2 only: what was given besides the fix (which is `text`). */
  readonly fields: {
    readonly section?: string
    readonly symptom?: string
    readonly cause?: string
    readonly expires?: string
  }
  /** The request makes a skill of its own: `skill` is its name, `text` its description, and this is the rest of it. */
  readonly newSkill?: Pick<NewSkill, 'steps' | 'done'> | null
  /** How fast the words lose their truth, if somebody said so; without it the words tell. */
  readonly decay?: DecayType
  readonly urgency: Urgency
  readonly importance: Grade
  readonly reusability: Grade
  readonly risk: Risk
  readonly flags: readonly Reason[]
  readonly rivals: readonly Rival[]
  readonly related?: readonly RelatedRule[]
  readonly answers: Answers
  readonly targets: Readonly<Partial<Record<Tier, RequestTarget>>>
  readonly block: SealedBlock | null
  /** Kind `remove`: the entry to take out. */
  readonly takesOut: {
    readonly entry: string
    readonly number: number | null
    readonly hash: string
    readonly path: string
    readonly block: string
    /** Set when it is no entry of ours but lines of somebody else; `entry` is then the key of the lines. */
    readonly hunk?: Hunk
  } | null
  /** The entry of ours that it puts one tier higher or more: written in its place, in one commit. */
  readonly raises?: RaisedEntry | null
  /** While set, the card asks only whether to keep what stands or to take it out. */
  readonly standing?: Standing | null
  /** Why it was ignored, if not by a plain *ignore*: what was `kept` is no sample against the words and mutes nothing. */
  readonly ended?: Reason | null
  readonly origin: Origin
  /** Text on which an evolve press was made; approval of any other text is impossible. */
  readonly evolved: string | null
  /** A person approved these words once; such a request never expires. */
  readonly promised: boolean
  readonly tries: number
  readonly failure: Reason | null
  /** When the content question was opened. */
  readonly openedAt: number | null
  readonly createdAt: number
  /** Last release or reopen; the 72 h of a card count from here. */
  readonly askedAt: number | null
  readonly settledAt: number | null
  readonly dueAt: number | null
  readonly commit: CommitField | null
}

/** Does it change how a skill works, heard while that was in use? Then its `cause` is the reason that was given. */
export const isSkillChange = ({ origin }: Pick<Request, 'origin'>): boolean => origin.via === 'skill'

/** Somebody pressing, with the rights they have in the request's workspace at this moment. */
export interface Actor {
  readonly principal: Principal
  readonly rights: Rights
  /** Key of the account that acted. */
  readonly person: string
  /** Keys of all accounts of the same human, who counts once; absent when this is the only one. */
  readonly accounts?: readonly string[]
}

/** What `modify` and the answer to `wording` bring: words that have passed every gate. */
export interface Draft {
  readonly text: string
  readonly textHash: string
  readonly wording: Request['wording']
  readonly tier: Tier
  readonly reusability: Grade
  readonly risk: Risk
  readonly flags: readonly Reason[]
  readonly rivals: readonly Rival[]
  readonly related?: readonly RelatedRule[]
}

export type Move =
  | { readonly move: 'release' }
  | { readonly move: 'evolve'; readonly tier: Tier | null; readonly by: Actor }
  | {
      readonly move: 'answer'
      readonly question: Question
      readonly value: string
      readonly by: Actor
      readonly draft?: Draft
    }
  | { readonly move: 'modify'; readonly draft: Draft; readonly by: Actor }
  | { readonly move: 'defer'; readonly by: Actor }
  | { readonly move: 'ignore'; readonly by: Actor }
  | { readonly move: 'retry'; readonly by: Actor }
  | { readonly move: 'reopen'; readonly by: Actor }
  | { readonly move: 'keep'; readonly by: Actor }
  | { readonly move: 'takeout'; readonly by: Actor }
  /** The sentence was found in a memory file, or is gone from it again. */
  | { readonly move: 'stand'; readonly standing: Standing | null }
  | { readonly move: 'lapse' }
  | { readonly move: 'wrote'; readonly commit: CommitField }
  | { readonly move: 'collide'; readonly rivals: readonly Rival[] }
  | { readonly move: 'fail'; readonly reason: Reason; readonly final: boolean }

export interface Policy {
  readonly twoPerson: boolean
}

/** `stays`: the move was understood and changes nothing (a question back, such as "which tier?"). */
export type Advance =
  | { readonly outcome: 'moved'; readonly request: Request }
  | { readonly outcome: 'refused'; readonly reason: ReasonCode }
