import type { InlineKeyboardButton, InlineKeyboardMarkup } from 'grammy/types'
import type { Button, Card } from '../../core/card/card.ts'
import { mayStandWithoutTheWords } from '../../core/card/unseen.ts'

/** Telegram's limits. */
export const CALLBACK_DATA_MAX_BYTES = 64
const ROW_MAX_BUTTONS = 8
const KEYBOARD_MAX_BUTTONS = 100

const styles = { go: 'success', stop: 'danger' } as const

function draw(button: Button): InlineKeyboardButton.CallbackButton {
  const bytes = Buffer.byteLength(button.action)
  if (bytes < 1 || bytes > CALLBACK_DATA_MAX_BYTES)
    throw new Error(
      `callback data of "${button.label}" has ${bytes} bytes; 1 to ${CALLBACK_DATA_MAX_BYTES} fit`,
    )
  return {
    text: button.label,
    callback_data: button.action,
    ...(button.tone ? { style: styles[button.tone] } : {}),
  }
}

/**
 * The inline keyboard of a card; null for none. `whole` false leaves out what may only be pressed by somebody who saw
 * all that would be written (R3). Throws when an action cannot be carried.
 */
export function keyboard(card: Card, whole: boolean): InlineKeyboardMarkup | null {
  const rows: InlineKeyboardButton[][] = []
  let left = KEYBOARD_MAX_BUTTONS
  for (const row of card.buttons) {
    const shown = row.filter((button) => whole || mayStandWithoutTheWords(button)).slice(0, left)
    left -= shown.length
    for (let start = 0; start < shown.length; start += ROW_MAX_BUTTONS)
      rows.push(shown.slice(start, start + ROW_MAX_BUTTONS).map(draw))
  }
  return rows.length ? { inline_keyboard: rows } : null
}
