import { showHidden } from '../gates/safety/hidden.ts'
import type { Card, CardPart } from './card.ts'

/**
 * The card with every character that a reader could not see drawn as `U+XXXX`: names of people, branches and hosts, and
 * the words of standing rules come from anywhere, and one of them could turn a whole line round. Words that would be
 * written have passed the safety gate and stay as they are, byte for byte.
 */
export function legible({ parts, buttons }: Card): Card {
  return {
    parts: parts.map(
      (part): CardPart =>
        part.part === 'words' || part.part === 'code' ? part : { ...part, text: showHidden(part.text) },
    ),
    buttons: buttons.map((row) => row.map((button) => ({ ...button, label: showHidden(button.label) }))),
  }
}
