import type { Deed } from '../core/pitfall/step.ts'

/** What one event of an agent says, whichever agent it is. Texts are as the agent sent them: nothing is masked yet. */
export type AgentEvent = {
  /** The spooled event's id. */
  readonly id: string
  readonly agent: 'claude-code'
  /** Milliseconds since 1970. */
  readonly at: number
  /** The agent's id of the conversation; empty if it gave none. */
  readonly session: string
  /** Absolute path as the agent gave it, not checked; likewise `transcript`. */
  readonly cwd: string | null
  readonly transcript: string | null
} & (
  | { readonly kind: 'prompt'; readonly prompt: string }
  | {
      readonly kind: 'tool'
      readonly tool: string
      readonly ok: boolean
      readonly error: string | null
      /** Every text in the tool's answer, at most 1 MiB characters, to recognise it when it comes back. Never stored. */
      readonly output: string
      readonly interrupted: boolean
      readonly deed: Deed
      /** Files the tool was pointed at, as given. */
      readonly files: readonly string[]
      /** The skill that was called; null for every other tool. */
      readonly skill: string | null
    }
  | { readonly kind: 'stop'; readonly lastMessage: string | null }
  | { readonly kind: 'session-start'; readonly source: string }
  | { readonly kind: 'session-end'; readonly reason: string }
)

/** Why an event is none that can be used: a short code, safe to log. */
export interface UnreadableEvent {
  readonly unreadable: 'unknown-agent' | 'unknown-event' | 'not-an-object' | 'no-prompt'
}
