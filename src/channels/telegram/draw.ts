import { InputFile } from 'grammy'
import type { ForceReply, InlineKeyboardMarkup, MessageEntity } from 'grammy/types'
import type { Card } from '../../core/card/card.ts'
import { documentOf, languageOf } from '../../core/card/document.ts'
import { sayTooLong } from '../../core/card/unseen.ts'
import { cutUnits } from '../../core/grapheme.ts'
import type { LocaleCode, Translate } from '../../core/locale-code.ts'
import type { SendHow } from '../../flow/ports/channel.ts'
import { keyboard } from './keyboard.ts'
import { render } from './render.ts'

/** Telegram's limit for the hint in the input field. */
const PLACEHOLDER_MAX_UNITS = 64

export interface DrawnMessage {
  readonly text: string
  readonly entities: MessageEntity[]
  readonly inline: InlineKeyboardMarkup | null
  readonly markup: InlineKeyboardMarkup | ForceReply | null
  /** The whole card, when it does not fit. */
  readonly document: { readonly hash: string; readonly input: () => InputFile } | null
}

function forceReply(placeholder: string): ForceReply {
  const hint = cutUnits(placeholder.trim(), PLACEHOLDER_MAX_UNITS)
  return { force_reply: true, selective: true, ...(hint ? { input_field_placeholder: hint } : {}) }
}

/** All that one message needs; or why it can never be sent. A prompt has no buttons: Telegram takes only one of both. */
export function drawMessage(
  card: Card,
  t: (locale: LocaleCode) => Translate,
  how: { readonly prompt: SendHow['prompt']; readonly chat: string },
): DrawnMessage | { readonly why: string } {
  const notice = (whole: boolean) => sayTooLong(card, whole, t(languageOf(card)))
  // In a private chat there is nobody else to tell apart.
  const mention = how.prompt && how.prompt.for.id !== how.chat ? how.prompt.for : null
  const drawn = render(card, { notice, mention })
  let inline: InlineKeyboardMarkup | null
  try {
    inline = keyboard(card, drawn.whole)
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) }
  }
  const file = drawn.complete ? null : documentOf(card)
  return {
    text: drawn.text,
    entities: [...drawn.entities],
    inline,
    markup: how.prompt ? forceReply(how.prompt.placeholder) : inline,
    document: file && { hash: file.hash, input: () => new InputFile(file.bytes, file.name) },
  }
}

/** Do the words that a card is decided on fit into its message (R3)? */
export const fitsWhole = (card: Card): boolean => render(card, { notice: () => '', mention: null }).whole
