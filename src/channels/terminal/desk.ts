import { decodeAction } from '../../core/action.ts'
import type { Button, Card } from '../../core/card/card.ts'

/** A card that was printed. `since` is when its buttons were, ms. */
export interface Printed {
  readonly message: string
  readonly chat: string
  readonly card: Card
  readonly since: number
}

const REMEMBERED_CARDS = 500
/** Somebody who types a number looks at the card above: one that came up this lately was not read yet. */
export const READ_MS = 1_000

/** Buttons that take a decision back; they must never catch a number that was meant for an open card. */
const afterwards = new Set(['undo', 'reopen'])

const actionsOf = (card: Card) => card.buttons.flat().map((button) => decodeAction(button.action))

/** Nothing is left to decide. */
export const isSettled = (card: Card): boolean =>
  actionsOf(card).every((action) => action !== null && afterwards.has(action.verb))

/** The number of the request that a card's buttons belong to. */
export const requestOf = (card: Card): number | null =>
  actionsOf(card).find((action) => action?.id)?.id ?? null

export type Found =
  | { readonly found: 'button'; readonly printed: Printed; readonly button: Button }
  /** The card came up a moment ago, over the one that was read. */
  | { readonly found: 'unread'; readonly printed: Printed }
  /** A bare number, and more than one request that it could mean. */
  | { readonly found: 'which'; readonly requests: readonly number[] }
  | { readonly found: 'none' }

/** The cards that lie before the person, in the order in which they were last printed. */
export function createDesk() {
  const cards = new Map<string, Printed>()

  return {
    get: (message: string): Printed | undefined => cards.get(message),
    put(printed: Printed): void {
      cards.delete(printed.message)
      cards.set(printed.message, printed)
      if (cards.size > REMEMBERED_CARDS) cards.delete(cards.keys().next().value ?? printed.message)
    },
    /** Does a card of another request wait for an answer, so that a bare number would not say which is meant? */
    hasOther: (request: number | null): boolean =>
      [...cards.values()].some(({ card }) => !isSettled(card) && requestOf(card) !== request),
    /** Which button `number` of the one open card, of the list on top, or of the newest card of request `of`, means. */
    find(number: number, of: number | null, now: number): Found {
      const newestFirst = [...cards.values()].reverse().filter(({ card }) => card.buttons.flat().length > 0)
      const fitting =
        of === null
          ? newestFirst.filter(({ card }) => !isSettled(card))
          : newestFirst.filter(({ card }) => requestOf(card) === of)
      const printed = fitting[0]
      const button = printed?.card.buttons.flat()[number - 1]
      const requests = [...new Set(fitting.flatMap(({ card }) => requestOf(card) ?? []))]
      const onTop = printed ? requestOf(printed.card) : null
      // The newest card is not always the one that was read: a number must not approve what nobody looked at.
      if (of === null && onTop !== null && requests.length > 1)
        return { found: 'which', requests: requests.sort((a, b) => a - b) }
      if (!printed || !button) return { found: 'none' }
      if (of === null && fitting.length > 1 && now - printed.since < READ_MS)
        return { found: 'unread', printed }
      return { found: 'button', printed, button }
    },
  }
}
