import type { Card, CardPart } from '../../core/card/card.ts'
import { cutUnits } from '../../core/grapheme.ts'
import { codeBlock, escapeMarkdown } from './escape.ts'

/** Discord's limits, which it counts in characters; UTF-16 units are never fewer. */
export const CONTENT_MAX = 2_000
export const DESCRIPTION_MAX = 4_096

export interface Rendered {
  readonly content: string
  /** What did not fit into the content; null when it did. */
  readonly description: string | null
  /** False: words or code stand only in the file that must go with it, and nothing may be approved here (R3). */
  readonly whole: boolean
  /** False: something other than evidence was left out. */
  readonly complete: boolean
}

interface Piece {
  readonly part: CardPart['part'] | 'notice'
  readonly text: string
  readonly draw: (text: string) => string
}

const WARNING = '⚠️ '

function pieceOf(part: CardPart): Piece {
  switch (part.part) {
    case 'title':
      return { part: part.part, text: part.text, draw: (text) => `**${escapeMarkdown(text)}**` }
    case 'words':
      return { part: part.part, text: part.lines.join('\n'), draw: (text) => codeBlock(text) }
    case 'code':
      return { part: part.part, text: part.text, draw: (text) => codeBlock(text, 'diff') }
    case 'warning':
      return {
        part: part.part,
        text: `${part.text.startsWith('⚠') ? '' : WARNING}${part.text}`,
        draw: escapeMarkdown,
      }
    default:
      return { part: part.part, text: part.text, draw: escapeMarkdown }
  }
}

const drawn = (pieces: readonly Piece[]): string => pieces.map(({ text, draw }) => draw(text)).join('\n')

/** Cut so that, once drawn, it takes `max` at most; empty when not even the mark of the cut fits. */
function cutPiece(piece: Piece, max: number): Piece {
  let text = piece.text
  for (let over = piece.draw(text).length - max; over > 0 && text !== ''; ) {
    text = cutUnits(text, Math.max(0, text.length - over))
    over = piece.draw(text).length - max
  }
  return { ...piece, text }
}

/** Takes what is too much out of the longest evidence first; the cut is marked. */
function clipEvidence(pieces: readonly Piece[], max: number): readonly Piece[] {
  const clipped = [...pieces]
  const evidence = pieces
    .map((piece, index) => ({ piece, index }))
    .filter(({ piece }) => piece.part === 'evidence')
    .sort((a, b) => b.piece.text.length - a.piece.text.length)
  for (const { piece, index } of evidence) {
    const over = drawn(clipped).length - max
    if (over <= 0) break
    clipped[index] = cutPiece(piece, Math.max(1, piece.draw(piece.text).length - over))
  }
  return clipped
}

/** Keeps pieces from the top while they fit; the first that does not is cut if it is a plain one. */
function keepWhatFits(pieces: readonly Piece[], max: number): readonly Piece[] {
  const kept: Piece[] = []
  for (const piece of pieces) {
    const room = max - (kept.length > 0 ? drawn(kept).length + 1 : 0)
    if (piece.draw(piece.text).length > room) {
      const cut = room > 1 && piece.part !== 'words' && piece.part !== 'code' ? cutPiece(piece, room) : null
      return cut?.text ? [...kept, cut] : kept
    }
    kept.push(piece)
  }
  return kept
}

/**
 * A card as the text of one message: in its content, where a phone's notification shows it and nobody can have switched
 * it off, or below its title in an embed when it is longer. Evidence is clipped first. Words and code are never cut: if
 * they do not fit they are left out whole, code before words, and `notice` says where they are.
 */
export function render(card: Card, notice: (whole: boolean) => string): Rendered {
  const pieces = card.parts.map(pieceOf).filter((piece) => piece.text !== '')
  if (drawn(pieces).length <= CONTENT_MAX)
    return { content: drawn(pieces), description: null, whole: true, complete: true }

  const [head, ...rest] = pieces
  const title = head?.part === 'title' ? drawn([cutPiece(head, CONTENT_MAX)]) : ''
  const below = title ? rest : pieces
  const long = clipEvidence(below, DESCRIPTION_MAX)
  if (drawn(long).length <= DESCRIPTION_MAX)
    return { content: title, description: drawn(long), whole: true, complete: true }

  const withoutCode = long.filter((piece) => piece.part !== 'code')
  const withoutWords = withoutCode.filter((piece) => piece.part !== 'words')
  const hasCode = withoutCode.length < long.length
  const whole = !hasCode && withoutWords.length === withoutCode.length
  const note: Piece = { part: 'notice', text: notice(whole), draw: escapeMarkdown }
  const room = DESCRIPTION_MAX - note.draw(note.text).length - 1
  const wordsFit = drawn(withoutCode).length <= room
  const body = hasCode && wordsFit ? withoutCode : keepWhatFits(withoutWords, room)
  return {
    content: title,
    description: drawn([...body, note]),
    whole,
    complete: false,
  }
}
