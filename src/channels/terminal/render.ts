import type { Button, Card, CardPart } from '../../core/card/card.ts'
import { columns, graphemes } from '../../core/grapheme.ts'
import { escapeLine, safeLines } from './escape.ts'

export interface Look {
  readonly color: boolean
  /** Of the terminal. */
  readonly width: number
}

const MAX_WIDTH = 100
const MIN_WIDTH = 20
const BAR = '│ '

const codes = { bold: '1', dim: '2', red: '31', green: '32', yellow: '33', cyan: '36' } as const
type Tint = keyof typeof codes

const tinted = (text: string, tint: Tint | null, look: Look): string =>
  tint && look.color ? `\u001B[${codes[tint]}m${text}\u001B[0m` : text

const widthOf = (look: Look): number => Math.max(MIN_WIDTH, Math.min(look.width, MAX_WIDTH))

/** Lines of at most `width` columns, broken at spaces where there are any; wide characters count two. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const cluster of graphemes(text)) {
    const size = columns(cluster)
    if (used + size > width && line) {
      const space = line.lastIndexOf(' ')
      const rest = line.slice(space + 1)
      // Where words are not divided by spaces, the last space may lie far back.
      const atSpace = space > 0 && columns(rest) <= width / 2
      lines.push(atSpace ? line.slice(0, space) : line)
      line = atSpace ? rest : ''
      used = columns(line)
    }
    line += cluster
    used += size
  }
  return [...lines, line]
}

const tints: Readonly<Record<CardPart['part'], Tint | null>> = {
  title: 'bold',
  line: null,
  words: 'cyan',
  warning: 'yellow',
  evidence: 'dim',
  code: null,
}

/** Words and code keep their lines as they are: only the terminal itself may fold them. */
function linesOf(part: CardPart, look: Look): readonly string[] {
  const tint = tints[part.part]
  const draw = (line: string) => (line ? `${BAR}${tinted(line, tint, look)}` : BAR.trimEnd())
  if (part.part === 'words') return part.lines.flatMap(safeLines).map(draw)
  if (part.part === 'code') return ['', ...safeLines(part.text), ''].map(draw)
  const mark = part.part === 'warning' && !part.text.startsWith('⚠') ? '⚠️ ' : ''
  return safeLines(mark + part.text)
    .flatMap((line) => wrap(line, widthOf(look) - BAR.length))
    .map(draw)
}

function headOf(card: Card, look: Look): string {
  const title = card.parts.find((part) => part.part === 'title')?.text ?? ''
  const text = safeLines(title).join(' ')
  const rule = '─'.repeat(Math.max(3, widthOf(look) - columns(text) - 4))
  return text ? `╭─ ${tinted(text, 'bold', look)} ${rule}` : `╭${'─'.repeat(widthOf(look) - 1)}`
}

const tones = { go: 'green', stop: 'red' } as const

/** Each button behind its number. */
export const drawButtons = (
  rows: readonly (readonly Button[])[],
  numberOf: (button: Button) => number,
  look: Look,
): readonly string[] =>
  rows
    .filter((row) => row.length > 0)
    .map((row) =>
      row
        .map((button) => {
          const label = tinted(escapeLine(button.label), button.tone ? tones[button.tone] : null, look)
          return `${numberOf(button)}) ${label}`
        })
        .join('   '),
    )

/** A card as text, without a line end. */
export function drawCard(
  card: Card,
  look: Look,
  how: { readonly numberOf: (button: Button) => number; readonly hint: string | null },
): string {
  const parts = card.parts.filter(({ part }) => part !== 'title')
  const buttons = drawButtons(card.buttons, how.numberOf, look)
  return [
    headOf(card, look),
    ...parts.flatMap((part) => linesOf(part, look)),
    ...(buttons.length ? [BAR.trimEnd(), ...buttons.map((row) => `${BAR}${row}`)] : []),
    ...(how.hint ? [`${BAR}${tinted(`✎ ${escapeLine(how.hint)}`, 'dim', look)}`] : []),
    `╰${'─'.repeat(widthOf(look) - 1)}`,
  ].join('\n')
}

/** A short sentence that answers a press. */
export const drawToast = (toast: string, alert: boolean, look: Look): string =>
  safeLines(toast)
    .map((line, at) => tinted(`${at === 0 ? '→' : ' '} ${line}`, alert ? 'yellow' : null, look))
    .join('\n')
