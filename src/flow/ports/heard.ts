import type { Deed } from '../../core/pitfall/step.ts'

/** What an agent's hook heard, whichever agent it is. Texts are as the agent sent them: nothing is masked yet. */
export type Heard = {
  /** The spooled event's id. */
  readonly id: string
  readonly agent: string
  readonly at: number
  readonly session: string
  readonly cwd: string | null
  /** Path of the agent's own record of the conversation, as the agent gave it. */
  readonly transcript?: string | null
} & (
  | { readonly kind: 'prompt'; readonly prompt: string }
  | {
      readonly kind: 'tool'
      readonly tool: string
      readonly ok: boolean
      readonly output: string
      readonly error: string | null
      /** Files the tool was pointed at, as given. */
      readonly files?: readonly string[]
      /** The skill that was called; null or absent for every other tool. */
      readonly skill?: string | null
      /** What it was used for. */
      readonly deed?: Deed
      /** The person stopped it, or did not allow it. */
      readonly interrupted?: boolean
    }
  | { readonly kind: 'stop'; readonly lastMessage?: string | null }
  | { readonly kind: 'session-start'; readonly source: string }
  | { readonly kind: 'session-end'; readonly reason: string }
)
