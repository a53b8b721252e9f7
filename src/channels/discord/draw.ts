import { createHash } from 'node:crypto'
import type { Card } from '../../core/card/card.ts'
import { documentOf, languageOf } from '../../core/card/document.ts'
import { sayTooLong } from '../../core/card/unseen.ts'
import { cutUnits } from '../../core/grapheme.ts'
import type { LocaleCode, Translate } from '../../core/locale-code.ts'
import type { FilePart } from './body.ts'
import { buttonRows, type Row } from './buttons.ts'
import { buttonStyle, component, messageFlag } from './codes.ts'
import { escapeMarkdown } from './escape.ts'
import { WRITE } from './form.ts'
import { CONTENT_MAX, render } from './render.ts'

/** Nobody is ever pinged, whatever a text holds (R54). */
export const NO_MENTIONS = { parse: [], replied_user: false } as const
/** Discord's limit for a nonce. */
const NONCE_MAX = 25

export interface DrawnMessage {
  readonly content: string
  readonly embeds: readonly { readonly description: string }[]
  readonly components: readonly Row[]
  readonly flags: number
  readonly allowed_mentions: typeof NO_MENTIONS
}
export interface Drawn {
  readonly body: DrawnMessage
  /** The whole card, when it does not fit. */
  readonly files: readonly FilePart[]
}

/** All that one message needs; or why it can never be sent. `prompt`: it asks for words, by a button that opens a form. */
export function drawMessage(
  card: Card,
  t: (locale: LocaleCode) => Translate,
  how: { readonly prompt: boolean },
): Drawn | { readonly why: string } {
  const say = t(languageOf(card))
  const { content, description, whole, complete } = render(card, (fits) => sayTooLong(card, fits, say))
  let components: readonly Row[]
  try {
    components = how.prompt ? [writeRow(say)] : buttonRows(card, whole)
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) }
  }
  const file = complete ? null : documentOf(card)
  return {
    body: {
      content,
      embeds: description === null ? [] : [{ description }],
      components,
      // A preview of a link would show what nobody proposed; the flag would hide our own embed, too.
      flags: description === null ? messageFlag.suppressEmbeds : 0,
      allowed_mentions: NO_MENTIONS,
    },
    files: file ? [{ name: file.name, data: file.bytes, contentType: 'text/plain; charset=utf-8' }] : [],
  }
}

const writeRow = (t: Translate): Row => ({
  type: component.row,
  components: [
    { type: component.button, custom_id: WRITE, label: t('discord-write'), style: buttonStyle.primary },
  ],
})

/** One line for one person. */
export const drawToast = (toast: string) => ({
  content: cutUnits(escapeMarkdown(toast), CONTENT_MAX),
  embeds: [],
  components: [] as readonly Row[],
  allowed_mentions: NO_MENTIONS,
})

/** A card for one person. What does not fit is cut: nothing is decided by such a card that is not shown again. */
export function drawAside(card: Card, t: Translate) {
  const { content, description, whole } = render(card, () => t('discord-too-long'))
  return {
    content,
    embeds: description === null ? [] : [{ description }],
    components: buttonRows(card, whole),
    allowed_mentions: NO_MENTIONS,
  }
}

/** The same for the same message, and short enough. */
export const nonceOf = (nonce: string): string =>
  nonce.length <= NONCE_MAX
    ? nonce
    : createHash('sha256').update(nonce).digest('base64url').slice(0, NONCE_MAX)

/** Do the words that a card is decided on fit into its message (R3)? */
export const fitsWhole = (card: Card): boolean => render(card, () => '').whole
