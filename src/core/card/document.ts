import { createHash } from 'node:crypto'
import { decodeAction } from '../action.ts'
import type { LocaleCode } from '../locale-code.ts'
import type { Card } from './card.ts'

/** What a card that does not fit is sent as, beside its message. */
export interface CardDocument {
  readonly name: string
  readonly bytes: Buffer
  /** SHA-256 of the bytes, hex. */
  readonly hash: string
}

export function documentOf(card: Card): CardDocument {
  const bytes = Buffer.from(plainText(card), 'utf8')
  const request = card.buttons.flat().map((button) => decodeAction(button.action)?.id)[0]
  return {
    name: request ? `evogate-${request}.txt` : 'evogate.txt',
    bytes,
    hash: createHash('sha256').update(bytes).digest('hex'),
  }
}

/** The whole card as a text file. */
export const plainText = (card: Card): string =>
  `${card.parts.map((part) => (part.part === 'words' ? part.lines.join('\n') : part.text)).join('\n\n')}\n`

/** The language a card is drawn in, by the script of its labels: a card does not name it. */
export function languageOf(card: Card): LocaleCode {
  const labels = card.parts
    .filter((part) => part.part === 'title')
    .map((part) => part.text)
    .concat(card.buttons.flat().map((button) => button.label))
    .join(' ')
  if (/\p{Script=Hangul}/u.test(labels)) return 'ko'
  return /\p{Script=Han}/u.test(labels) ? 'zh' : 'en'
}
