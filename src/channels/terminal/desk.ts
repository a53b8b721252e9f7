import { decodeAction } from '../../core/action.ts'
import type { Button, Card } from '../../core/card/card.ts'

/** A card that was printed. */
export interface Printed {
  readonly message: string
  readonly chat: string
  readonly card: Card
}

/** What a number was drawn beside. */
export interface Numbered {
  readonly message: string
  readonly chat: string
  readonly action: string
}

const REMEMBERED_CARDS = 500
/** As many digits as a line that is read may have; far more buttons than lie on all remembered cards. */
const HIGHEST_NUMBER = 9_999

/** Buttons that take a decision back. */
const afterwards = new Set(['undo', 'reopen'])

/** Nothing is left to decide. */
export const isSettled = ({ buttons }: Card): boolean =>
  buttons.flat().every(({ action }) => afterwards.has(decodeAction(action)?.verb ?? ''))

const requestOf = ({ action }: Pick<Button, 'action'>): number | null => decodeAction(action)?.id ?? null

export type Found =
  | { readonly found: 'button'; readonly at: Numbered }
  /** It was never drawn beside a button of the request that is named; `printed` is its newest card. */
  | { readonly found: 'elsewhere'; readonly printed: Printed }
  | { readonly found: 'none' }

/**
 * The cards that lie before the person, and the number of each of their buttons. A number is given to one action of one
 * message, revision and all, and to no other ever after: what is typed beside an old drawing can only mean what stood
 * there, and is refused like any late press when that has moved on.
 */
export function createDesk() {
  const cards = new Map<string, Printed>()
  const numbers = new Map<string, number>()
  const drawn = new Map<number, Numbered>()
  let last = 0

  function give({ message, chat }: Printed, { action }: Button): void {
    const key = `${message} ${action}`
    if (numbers.has(key)) return
    last = (last % HIGHEST_NUMBER) + 1
    const before = drawn.get(last)
    if (before) numbers.delete(`${before.message} ${before.action}`)
    numbers.set(key, last)
    drawn.set(last, { message, chat, action })
  }

  const newestOf = (request: number): Printed | undefined =>
    [...cards.values()]
      .reverse()
      .find(({ card }) => card.buttons.flat().some((button) => requestOf(button) === request))

  return {
    /** The newest card with buttons of a request. */
    newestOf,
    get: (message: string): Printed | undefined => cards.get(message),
    put(printed: Printed): void {
      cards.delete(printed.message)
      cards.set(printed.message, printed)
      if (cards.size > REMEMBERED_CARDS) cards.delete(cards.keys().next().value ?? printed.message)
      for (const button of printed.card.buttons.flat()) give(printed, button)
    },
    /** The number that a button of this message was given when it was put here. */
    numberOf: (message: string, { action }: Button): number => numbers.get(`${message} ${action}`) ?? 0,
    /** What `number` was drawn beside; where a request is named (`of`), only if that was a button of this request. */
    find(number: number, of: number | null): Found {
      const at = drawn.get(number)
      if (at && (of === null || requestOf(at) === of)) return { found: 'button', at }
      const printed = of === null ? undefined : newestOf(of)
      return printed ? { found: 'elsewhere', printed } : { found: 'none' }
    },
  }
}
