import type { StandingRule } from '../../core/gates/standing-rule.ts'
import type { LocaleCode } from '../../core/locale-code.ts'
import type { Profile } from '../../core/profile.ts'
import type { Reason } from '../../core/reason.ts'
import type { Hunk } from '../../core/request/request.ts'
import type { Tier } from '../../core/tier.ts'

export type { StandingRule }

/** A registered git work tree or folder. `path` is its real path. */
export interface Workspace {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly profile: Profile
  /** Where the agent keeps its own memory of this workspace, whatever the profile. It need not be there. */
  readonly agentMemory: AgentMemory
  readonly locale: LocaleCode
  /** `auto` commits what is written; `never` leaves the commit to the person. */
  readonly commit: 'auto' | 'never'
}

/** A directory of the agent: `root` is the real path of the agent's own folder, `folder` leads on from it. */
export interface AgentMemory {
  readonly root: string
  readonly folder: string
}

/**
 * The file that a tier is written to. `path` is that of the real file (links followed) from the workspace's root,
 * separated by `/`; in the agent's memory directory it is `agent:<path>`. `weight` is the highest tier whose safeguards
 * the real file asks for: a MEMORY.md that links to CLAUDE.md weighs L3.
 */
export interface Target {
  readonly path: string
  readonly weight: Tier
  /** A block there comes with more: the beginning of the file, or the line of an index that leads to it. */
  readonly first?: boolean
}
export type TargetOutcome =
  | { readonly outcome: 'target'; readonly target: Target }
  | { readonly outcome: 'refused'; readonly reason: Reason }

/** A skill of the work tree. `paths` are the patterns of its front matter, from the workspace's root. */
export interface ProjectSkill {
  readonly name: string
  readonly paths: readonly string[]
}

/** Where the workspace's repository stands now. `branch` is the short name. */
export type GitState =
  | { readonly state: 'ready'; readonly branch: string; readonly head: string }
  | { readonly state: 'busy'; readonly reason: Reason; readonly branch: string | null }
  | { readonly state: 'detached'; readonly head: string }
  | { readonly state: 'unborn'; readonly branch: string }
  | { readonly state: 'none'; readonly reason: Reason }

/** A block to add: `block` is the canonical block, `hash` the approved hash over path, tier and block. */
export interface BlockToAdd {
  readonly id: string
  readonly hash: string
  readonly tier: Tier
  readonly path: string
  readonly block: string
  readonly decay: { readonly type: string; readonly confirmed: string }
}
export interface BlockToRemove {
  readonly id: string
  readonly hash: string
  readonly tier: Tier
  readonly path: string
  /** Lines of somebody else in place of a block of ours: never committed. `id` and `hash` are then both `hunkHash`. */
  readonly hunk?: Hunk
}

/** Some lines of a memory file that differ from what was there. `line` counts from 1, in the file as it stands. */
export interface DriftHunk extends Hunk {
  readonly hash: string
  readonly line: number
  /** The lines stand exactly once, hold nothing of ours, and the file is one to write to. */
  readonly removable: boolean
  /** The rules that the lines hold. */
  readonly rules: readonly string[]
}

/** What in one memory file is neither in HEAD (without one: nor was there when it was first seen) nor of ours. */
export interface FileDrift {
  readonly path: string
  readonly tier: Tier
  /** When the file was last written, ms since the epoch; null when it is gone. */
  readonly changedAt: number | null
  readonly hunks: readonly DriftHunk[]
  /** Blocks with a marker whose words are not those of its hash. */
  readonly changedBlocks: readonly { readonly id: string; readonly line: number }[]
}

/** What one approved request asks to be written: one block more, some blocks less, or both in one commit. */
export interface WriteOrder {
  readonly workspace: Workspace
  /** ULID of the request: the Evolution-Id of the commit. */
  readonly id: string
  readonly add: BlockToAdd | null
  readonly remove: readonly BlockToRemove[]
  /** Whole commit message, trailers included. */
  readonly message: string
}

/** How far a write has come; stored as the Intent row. `branch` and `head` are those at the moment of the write. */
export interface WriteProgress {
  readonly step: 'planned' | 'objects' | 'file' | 'ref' | 'index'
  readonly branch: string | null
  readonly head: string | null
  readonly commit: string | null
}

export type CommitState =
  | { readonly state: 'made'; readonly id: string; readonly branch: string }
  | {
      readonly state: 'pending'
      readonly reason: Reason
      readonly branch: string | null
      readonly head: string | null
    }
  | { readonly state: 'none'; readonly reason: Reason }

export type WriteOutcome =
  | { readonly outcome: 'written'; readonly commit: CommitState; readonly notices: readonly Reason[] }
  /** Nothing was written; the request stays approved and waits. */
  | { readonly outcome: 'waiting'; readonly reason: Reason }
  /** The files are exactly as they were. `final`: trying again by itself is pointless. */
  | { readonly outcome: 'failed'; readonly reason: Reason; readonly final: boolean }

/** What a card shows of a write before it happens. `diff` holds `+`/`-`/context lines of every file, `@@`-headed. */
export type Preview =
  | {
      readonly outcome: 'preview'
      readonly diff: string
      readonly git: GitState
      readonly warnings: readonly Reason[]
    }
  | { readonly outcome: 'refused'; readonly reason: Reason }

/**
 * The same without asking git. `beside`: more is written than the block, namely the beginning of a new topic file in the
 * agent's memory, or the line of its index; the diff shows it.
 */
export type Foresight =
  | {
      readonly outcome: 'seen'
      readonly diff: string
      readonly beside: boolean
      readonly warnings: readonly Reason[]
    }
  | { readonly outcome: 'refused'; readonly reason: Reason }

/** Is the entry in the file as it stands now? `elsewhere` names branches whose tip holds its marker. */
export type EntryPlace =
  | { readonly place: 'here'; readonly file: string; readonly line: number }
  | { readonly place: 'changed'; readonly file: string; readonly line: number }
  | { readonly place: 'elsewhere'; readonly branches: readonly string[] }
  | { readonly place: 'gone' }

/** A memory file with more lines (those of its imports too) than an agent reads with care. */
export interface LongFile {
  readonly file: string
  readonly lines: number
  readonly limit: number
}

export interface JournalEntry {
  readonly id: string
  readonly request: number
  readonly at: number
  readonly outcome: string
  readonly tier: Tier
  /** Null where it is not known any more. */
  readonly target: string | null
  /** Null where only the hash of the words was kept. */
  readonly text: string | null
  readonly textHash: string
  readonly by: string
  readonly via: string
  readonly hash: string | null
  readonly commit: string | null
}

/** A candidate that was put away. Times are ms since the epoch. */
export interface Discarded {
  readonly id: string
  readonly text: string
  readonly kind: string
  readonly times: number
  readonly first: number
  readonly last: number
}

/** The only door to the user's files and git. */
export interface Memory {
  /**
   * The workspace root that a directory belongs to, as a real path: the main work tree of its repository (linked
   * worktrees belong to it), else the directory itself. Null when the directory cannot be read.
   */
  locate(
    directory: string,
  ): Promise<{ readonly root: string; readonly git: boolean; readonly real: string } | null>
  targets(workspace: Workspace): Promise<Readonly<Record<'L1' | 'L3', TargetOutcome>>>
  /** The SKILL.md of a skill of the work tree; refused with `unknown-skill` if there is none. */
  skillTarget(workspace: Workspace, skill: string): Promise<TargetOutcome>
  /** Where a skill that is not there yet would be; refused where one stands. */
  newSkillTarget(workspace: Workspace, skill: string): Promise<TargetOutcome>
  /** L3 if an agent reads this file as standing rules, by its name or through a link; else L1. */
  weightOf(workspace: Workspace, path: string): Tier
  /** The skills of the work tree; whether one can be written to, its target says. */
  skills(workspace: Workspace): Promise<readonly ProjectSkill[]>
  /** The text of a memory file or skill by its real path; null if it cannot be read. */
  textOf(workspace: Workspace, path: string): string | null
  /** Every rule of every memory file of the workspace, imports followed; of skills, the blocks of an Evogate. */
  rules(workspace: Workspace): Promise<readonly StandingRule[]>
  /** Does this path, as written behind an `@`, name a file of the workspace (or an absolute one)? */
  hasFile(workspace: Workspace, path: string): boolean
  git(workspace: Workspace): Promise<GitState>
  /** Linked worktrees: what is said in them is asked about and written in the workspace itself. */
  linkedTrees(
    workspace: Workspace,
  ): Promise<readonly { readonly path: string; readonly branch: string | null }[]>
  preview(order: WriteOrder): Promise<Preview>
  foresee(order: WriteOrder): Foresight
  /**
   * Carries an order out, or goes on with one that was cut off (`progress` of its Intent row). Idempotent: a block that
   * stands already, with our marker and the same hash, is never written twice. `record` is awaited before each next step.
   */
  apply(
    order: WriteOrder,
    progress: WriteProgress | null,
    record: (progress: WriteProgress) => Promise<void>,
  ): Promise<WriteOutcome>
  /** Tries a pending commit again; only while HEAD is where the block was written and the block stands. */
  commit(order: WriteOrder, written: { branch: string | null; head: string | null }): Promise<CommitState>
  place(workspace: Workspace, entry: BlockToRemove): Promise<EntryPlace>
  /** Memory files that are too long to be followed, imports counted in. */
  longFiles(workspace: Workspace): Promise<readonly LongFile[]>
  /**
   * Adds an entry to the workspace's evolution-log.md; an entry whose id is there already is left alone. False while it
   * has to wait, for git to be done with a merge or the like.
   */
  journal(workspace: Workspace, entry: JournalEntry): Promise<boolean>
  /** Keeps the workspace's discarded.md: all that is put away now. */
  discarded(workspace: Workspace, rows: readonly Discarded[]): Promise<void>
  /** Writes the whole journal anew. */
  rewriteJournal(workspace: Workspace, entries: readonly JournalEntry[]): Promise<void>
  /**
   * Did a memory file change since this was last asked? True the first time; from then on the files are watched. Give
   * `again` to be asked to look once more.
   */
  touched(workspace: Workspace, again?: 'again'): boolean
  /** What somebody else wrote into the memory files; null while git is in the middle of something. */
  drift(workspace: Workspace): Promise<readonly FileDrift[] | null>
  /** Ends the watching. */
  close(): Promise<void>
  /** Removes temporary files of ours that a crash left in the workspace. */
  sweep(workspace: Workspace): Promise<void>
}
