import type { MessageEntity } from 'grammy/types'
import type { Card, CardPart } from '../../core/card/card.ts'
import { cutUnits } from '../../core/grapheme.ts'

/** Telegram's limit for a message's text, in UTF-16 units. */
export const TEXT_MAX_UNITS = 4_096

export interface Rendered {
  readonly text: string
  readonly entities: readonly MessageEntity[]
  /** False: words or code stand only in the document that must go with it, and nothing may be approved here (R3). */
  readonly whole: boolean
  /** False: something other than evidence was left out. */
  readonly complete: boolean
}

/** The person whose words are asked for: named, because a selective ForceReply opens only for those who are. */
export interface Mention {
  readonly id: string
  readonly name: string
}

type Style = 'bold' | 'blockquote' | 'pre'
interface Piece {
  readonly text: string
  readonly style: Style | null
  readonly part: CardPart['part'] | 'notice' | 'mention'
}

const WARNING = '⚠️ '

// Half a surrogate pair makes Telegram refuse the whole message.
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD')

const pieceOf = (part: CardPart): Piece => {
  switch (part.part) {
    case 'title':
      return { text: wellFormed(part.text), style: 'bold', part: part.part }
    case 'words':
      return { text: wellFormed(part.lines.join('\n')), style: 'blockquote', part: part.part }
    case 'code':
      return { text: wellFormed(part.text), style: 'pre', part: part.part }
    case 'warning':
      return {
        text: wellFormed(`${part.text.startsWith('⚠') ? '' : WARNING}${part.text}`),
        style: null,
        part: part.part,
      }
    default:
      return { text: wellFormed(part.text), style: null, part: part.part }
  }
}

const sizeOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + piece.text.length + 1, -1)

/** Takes what is too much out of the longest evidence first; the cut is marked. */
function clipEvidence(pieces: readonly Piece[], max: number): readonly Piece[] {
  const clipped = [...pieces]
  const evidence = pieces
    .map((piece, index) => ({ piece, index }))
    .filter(({ piece }) => piece.part === 'evidence')
    .sort((a, b) => b.piece.text.length - a.piece.text.length)
  for (const { piece, index } of evidence) {
    const over = sizeOf(clipped) - max
    if (over <= 0) break
    clipped[index] = { ...piece, text: cutUnits(piece.text, Math.max(1, piece.text.length - over)) }
  }
  return clipped
}

/** Keeps pieces from the top while they fit; the first that does not is cut if it is a plain one. */
function keepWhatFits(pieces: readonly Piece[], max: number): readonly Piece[] {
  const kept: Piece[] = []
  for (const piece of pieces) {
    const room = max - (kept.length ? sizeOf(kept) + 1 : 0)
    if (piece.text.length <= room) kept.push(piece)
    else {
      if (room > 1 && piece.part !== 'words' && piece.part !== 'code')
        kept.push({ ...piece, text: cutUnits(piece.text, room) })
      break
    }
  }
  return kept
}

function compose(pieces: readonly Piece[], mention: Mention | null): Pick<Rendered, 'text' | 'entities'> {
  const entities: MessageEntity[] = []
  let text = ''
  for (const piece of pieces) {
    if (text) text += '\n'
    const span = { offset: text.length, length: piece.text.length }
    if (piece.style && piece.text.trim()) entities.push({ type: piece.style, ...span })
    if (piece.part === 'mention' && mention)
      entities.push({
        type: 'text_mention',
        ...span,
        user: { id: Number(mention.id), is_bot: false, first_name: mention.name },
      })
    text += piece.text
  }
  return { text, entities }
}

/**
 * A card as text and entities (offsets in UTF-16 units), at most `TEXT_MAX_UNITS` long. Evidence is clipped first.
 * Words and code are never cut: if they do not fit they are left out whole, code before words, and `notice` says where
 * they are.
 */
export function render(
  card: Card,
  how: { readonly notice: (whole: boolean) => string; readonly mention: Mention | null },
): Rendered {
  const name = how.mention?.name.replace(/\s+/g, ' ').trim()
  const head: Piece[] = name ? [{ text: cutUnits(wellFormed(name), 64), style: null, part: 'mention' }] : []
  const pieces = [...head, ...card.parts.map(pieceOf).filter((piece) => piece.text !== '')]
  const clipped = clipEvidence(pieces, TEXT_MAX_UNITS)
  if (sizeOf(clipped) <= TEXT_MAX_UNITS)
    return { ...compose(clipped, how.mention), whole: true, complete: true }

  const withoutCode = clipped.filter((piece) => piece.part !== 'code')
  const withoutWords = withoutCode.filter((piece) => piece.part !== 'words')
  const hasCode = withoutCode.length < clipped.length
  const whole = !hasCode && withoutWords.length === withoutCode.length
  const notice: Piece = { text: how.notice(whole), style: null, part: 'notice' }
  const room = TEXT_MAX_UNITS - notice.text.length - 1
  const body =
    hasCode && sizeOf(withoutCode) <= room
      ? withoutCode
      : hasCode || withoutWords.length < withoutCode.length
        ? keepWhatFits(withoutWords, room)
        : keepWhatFits(withoutCode, room)
  return {
    ...compose([...body, notice], how.mention),
    whole,
    complete: false,
  }
}
