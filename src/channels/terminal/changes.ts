import type { Button, Card, CardPart } from '../../core/card/card.ts'
import { isSettled } from './desk.ts'

/** What is printed of a card that was printed before: all else stands on the screen. */
export interface Changes {
  readonly parts: readonly CardPart[]
  readonly buttons: Card['buttons']
}

/**
 * A card that is still to be decided is printed whole: nobody should have to put it together. Of a settled one only what
 * is new, and its words; of a list the rows that changed, each with its words, and the buttons that are new.
 */
export function changesOf(before: Card | undefined, now: Card): Changes {
  if (!before) return now
  if (isList(before)) {
    const shown = new Set(rowsOf(before).map(key))
    const buttons = new Set(before.buttons.flat().map(key))
    return {
      parts: rowsOf(now).flatMap((row) => (shown.has(key(row)) ? [] : row)),
      buttons: now.buttons.map((row) => row.filter((button) => !buttons.has(key(button)))),
    }
  }
  if (!isSettled(now)) return now
  const shown = new Set(before.parts.map(key))
  return {
    parts: now.parts.filter(
      (part) => part.part === 'title' || part.part === 'words' || !shown.has(key(part)),
    ),
    buttons: now.buttons,
  }
}

const key = (of: CardPart | readonly CardPart[] | Button): string => JSON.stringify(of)

/** Several pieces of words are those of several requests. */
const isList = ({ parts }: Card): boolean => parts.filter(({ part }) => part === 'words').length > 1

/** A line and what stands below it up to the next line; the title is no row. */
function rowsOf({ parts }: Card): readonly (readonly CardPart[])[] {
  const rows: CardPart[][] = []
  for (const part of parts) {
    if (part.part === 'title') continue
    if (part.part === 'line' || rows.length === 0) rows.push([part])
    else rows.at(-1)?.push(part)
  }
  return rows
}
