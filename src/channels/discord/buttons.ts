import type { Button, Card } from '../../core/card/card.ts'
import { mayStandWithoutTheWords } from '../../core/card/unseen.ts'
import { cutUnits } from '../../core/grapheme.ts'
import { buttonStyle, component } from './codes.ts'
import { wellFormed } from './escape.ts'

/** Discord's limits. */
export const CUSTOM_ID_MAX = 100
const LABEL_MAX = 80
const ROW_MAX_BUTTONS = 5
const MAX_ROWS = 5

interface DrawnButton {
  readonly type: typeof component.button
  readonly custom_id: string
  readonly label: string
  readonly style: number
}
export interface Row {
  readonly type: typeof component.row
  readonly components: readonly DrawnButton[]
}

const styles = { go: buttonStyle.success, stop: buttonStyle.danger } as const

function draw(button: Button): DrawnButton {
  const { action, label, tone } = button
  if (action.length < 1 || action.length > CUSTOM_ID_MAX)
    throw new Error(`the action of "${label}" has ${action.length} characters; 1 to ${CUSTOM_ID_MAX} fit`)
  return {
    type: component.button,
    custom_id: action,
    label: cutUnits(wellFormed(label).trim(), LABEL_MAX) || '…',
    style: tone ? styles[tone] : buttonStyle.secondary,
  }
}

const chunks = <T>(items: readonly T[]): (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / ROW_MAX_BUTTONS) }, (_, at) =>
    items.slice(at * ROW_MAX_BUTTONS, (at + 1) * ROW_MAX_BUTTONS),
  )

/**
 * The rows of a card; where there are more than fit, the buttons move together, in their order. `whole` false leaves out
 * what may only be pressed by somebody who saw all that would be written (R3). Throws when an action cannot be carried.
 */
export function buttonRows(card: Card, whole: boolean): Row[] {
  const seen = new Set<string>()
  const shown = card.buttons.map((row) =>
    row.filter((button) => {
      // Two buttons that do the same make Discord refuse the whole message.
      const twice = seen.has(button.action)
      seen.add(button.action)
      return !twice && (whole || mayStandWithoutTheWords(button))
    }),
  )
  const rows = shown.flatMap(chunks)
  const fitting = rows.length <= MAX_ROWS ? rows : chunks(shown.flat()).slice(0, MAX_ROWS)
  return fitting.map((row) => ({ type: component.row, components: row.map(draw) }))
}
