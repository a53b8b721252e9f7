import type { Acceptance } from '../acceptance.ts'
import type { ScoreMode } from '../darwin/static.ts'
import type { Translate } from '../locale-code.ts'
import type { Reason } from '../reason.ts'
import type { Request } from '../request/request.ts'
import type { SaidAdvice } from './advice.ts'
import type { Card } from './card.ts'
import type { Left } from './left.ts'
import { legible } from './legible.ts'
import { drawQuestion } from './question.ts'
import { drawRequest } from './request.ts'
import { drawSettled } from './settled.ts'
import { drawStanding } from './standing.ts'

/** Everything that one card shows of a request, at one address, at this moment. */
export interface CardView {
  readonly request: Request
  readonly workspace: { readonly name: string }
  /** Where a commit would go now; null when there is no git or HEAD is on no branch. */
  readonly branch: string | null
  /** Why it will not be committed, or what the write waits for. */
  readonly git: Reason | null
  readonly seen: { readonly times: number; readonly sessions: number }
  /** What a program of the user's says of it. */
  readonly advice?: readonly SaidAdvice[]
  /** What people said to requests like it; null while nobody has. */
  readonly similar: Acceptance | null
  /** Addresses with more than one reader show the evidence only when the settings say so. */
  readonly showEvidence: boolean
  /** For the content question, removals, and a write of more than the block: `+`, `-` and context lines, `@@`-headed. */
  readonly diff: string | null
  /** What the write would do that a person should know before: a file that gets too long, a folder that is made. */
  readonly ahead?: readonly Reason[]
  /** Whose press settled it, as a name; `at` is local, `YYYY-MM-DD HH:mm`; `via` a channel's name or `cli`. */
  readonly settled: { readonly by: string; readonly at: string; readonly via: string } | null
  /** Written less than 24 h ago and not taken out. */
  readonly undo: boolean
  /** Ignored or expired less than 24 h ago. */
  readonly reopen: boolean
  /** What took the entry out. */
  readonly left: Left | null
  /** What becomes of the entry that the request raises; it has no words left once they were forgotten. */
  readonly raised?: {
    readonly fate: 'goes' | 'went' | 'stays'
    readonly place: string
    readonly text: string
  } | null
  /** A newer card of the same request stands further down in this chat. */
  readonly superseded: boolean
  /** Wording question: proposed readings, four at most; may be the sentence itself alone. */
  readonly readings: readonly string[]
  /** An L2 whose skill is still to be asked: the block as it would be, without a file. */
  readonly unsealed?: string | null
  /** What an L2 does to its skill's score, or why it can no longer be written there. */
  readonly skill?: {
    readonly score: {
      readonly mode: ScoreMode
      /** Null for a skill that is still to be made. */
      readonly before: number | null
      readonly after: number
      readonly judge: 'asked' | 'no-answer' | null
    } | null
    readonly warning: Reason | null
  } | null
}

/** The card of a request in whatever state it is. Pure: the same view always gives the same card. */
export function drawCard(view: CardView, t: Translate): Card {
  const card = legible(drawState(view, t))
  if (!view.superseded) return card
  const [title, ...rest] = card.parts
  const moved = { part: 'line', text: t('card-superseded') } as const
  return { parts: [...(title ? [title] : []), moved, ...rest], buttons: [] }
}

function drawState(view: CardView, t: Translate): Card {
  if (view.request.standing) return drawStanding(view, t)
  switch (view.request.state) {
    case 'queued':
    case 'asked':
    case 'deferred':
      return drawRequest(view, t)
    case 'questioned':
      return drawQuestion(view, t)
    default:
      return drawSettled(view, t)
  }
}
