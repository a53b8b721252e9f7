import type { Action } from './action.ts'
import type { Answer } from './answer.ts'
import type { ReasonCode } from './reason.ts'
import type { Actor, Draft, Move, Request } from './request/request.ts'
import type { Tier } from './tier.ts'
import { tiers } from './tier.ts'

/** A press or a typed word, once it is known which request it is for. */
export interface Pressed {
  readonly verb: Action['verb']
  readonly value: string
  /** Words that came with it (`modify …`). */
  readonly words: string | null
}

/** What a press means for a request as it stands. */
export type Meaning =
  | { readonly meaning: 'move'; readonly move: Move }
  /** The words must pass the gates first; then `withWords` makes the move of the draft. */
  | { readonly meaning: 'words'; readonly words: string }
  | { readonly meaning: 'prompt'; readonly verb: 'modify' | 'wording' | 'cause' }
  | { readonly meaning: 'undo' }
  | { readonly meaning: 'send' }
  | { readonly meaning: 'refused'; readonly reason: ReasonCode }

const refused = (reason: ReasonCode): Meaning => ({ meaning: 'refused', reason })
const move = (given: Move): Meaning => ({ meaning: 'move', move: given })

const tierOf = (value: string): Tier | null => tiers.find((tier) => tier.toLowerCase() === value) ?? null

/**
 * Reads a press on a request. Rights are not judged here: the machine does that. `readings` are the ones that the card
 * of the wording question shows.
 */
export function interpret(
  request: Request,
  pressed: Pressed,
  by: Actor,
  readings: readonly string[],
): Meaning {
  const { verb, value, words } = pressed
  switch (verb) {
    case 'evolve':
      return evolve(request, value, by)
    case 'tier':
      return answerTier(request, tierOf(value), by)
    case 'confirm':
      if (value) return answerTier(request, tierOf(value), by)
      return move({ move: 'answer', question: 'content', value: 'yes', by })
    case 'wording': {
      const reading = readings[Number(value) - 1]
      if (request.question !== 'wording' || reading === undefined) return refused('does-not-fit')
      return { meaning: 'words', words: reading }
    }
    case 'skill': {
      const name = /^[1-9]$/.test(value) ? request.skills?.[Number(value) - 1] : value
      if (request.question !== 'skill' || !name) return refused('does-not-fit')
      return move({ move: 'answer', question: 'skill', value: name, by })
    }
    case 'conflict':
      return move({ move: 'answer', question: 'conflict', value, by })
    case 'cause':
      if (value === 'yes') return move({ move: 'answer', question: 'root', value: 'yes', by })
      if (request.trigger !== 'B') return refused('does-not-fit')
      return words
        ? move({ move: 'answer', question: 'root', value: words, by })
        : { meaning: 'prompt', verb: 'cause' }
    case 'modify':
      if (request.kind === 'remove' || request.newSkill) return refused('does-not-fit')
      if (words) return { meaning: 'words', words }
      return { meaning: 'prompt', verb: request.question === 'wording' ? 'wording' : 'modify' }
    case 'defer':
    case 'ignore':
    case 'retry':
    case 'reopen':
      return move({ move: verb, by })
    case 'keep':
      return move({ move: 'keep', by })
    case 'takeout':
      return request.kind === 'remove' ? evolve(request, '', by) : move({ move: 'takeout', by })
    case 'undo':
      return { meaning: 'undo' }
    case 'send':
      return { meaning: 'send' }
    default:
      return refused('does-not-fit')
  }
}

function evolve(request: Request, value: string, by: Actor): Meaning {
  const tier = value ? tierOf(value) : null
  if (value && !tier) return refused('unknown-tier')
  if (tier === 'L2' && !canBeL2(request)) return refused('no-skill')
  // At the tier question a typed `evolve L3` answers it; the bare word would begin it anew without end.
  if (request.question === 'tier') {
    const chosen = tier ?? (request.kind === 'remove' ? request.tier : null)
    return chosen ? answerTier(request, chosen, by) : refused('which-tier')
  }
  return move({ move: 'evolve', tier, by })
}

function answerTier(request: Request, tier: Tier | null, by: Actor): Meaning {
  if (!tier) return refused('unknown-tier')
  if (tier === 'L2' && !canBeL2(request)) return refused('no-skill')
  return move({ move: 'answer', question: 'tier', value: tier, by })
}

/** Its skill is known, or there are some to choose from. */
const canBeL2 = ({ tier, skill, skills = [] }: Request): boolean =>
  tier === 'L2' || skill !== null || skills.length > 0

/** The move that brings words which have passed every gate. */
export function withWords(request: Request, draft: Draft, by: Actor): Move {
  return request.question === 'wording'
    ? { move: 'answer', question: 'wording', value: draft.text, by, draft }
    : { move: 'modify', draft, by }
}

/** A typed answer in the shape of a press; null for `cancel`, which belongs to an open prompt. */
export function pressedBy(answer: Answer): Pressed | null {
  const { verb, value, text } = answer
  if (verb === 'cancel') return null
  return { verb, value: verb === 'confirm' ? '' : (value ?? ''), words: text }
}
