import type { LocaleCode } from '../src/core/locale-code.ts'

export interface Line {
  readonly text: string
  readonly style: 'plain' | 'bold' | 'quote' | 'code'
}
interface Look {
  readonly page: string
  /** Null: the message stands on the page itself. */
  readonly bubble: string | null
  readonly text: string
  readonly block: string
  readonly bar: string | null
  readonly fixed: boolean
  /** Buttons share the width of their row, or are as wide as their words. */
  readonly stretched: boolean
  readonly buttons: Readonly<Record<string, string>>
}
export interface Picture {
  readonly lines: readonly Line[]
  readonly rows: readonly (readonly { readonly label: string; readonly tone: string }[])[]
  readonly locale: LocaleCode
  readonly look: Look
}

export const telegramLook: Look = {
  page: '#0e1621',
  bubble: '#182533',
  text: '#f5f5f5',
  block: '#22364d',
  bar: '#6ab2f2',
  fixed: false,
  stretched: true,
  buttons: { plain: '#3b5575', success: '#3f8f54', danger: '#a94450' },
}
export const discordLook: Look = {
  page: '#313338',
  bubble: null,
  text: '#dbdee1',
  block: '#2b2d31',
  bar: null,
  fixed: true,
  stretched: false,
  buttons: { plain: '#4e5058', primary: '#5865f2', success: '#248046', danger: '#da373c' },
}

const WIDTH = 560
const EDGE = 24
const PAD = 16
const SIZE = 16
const LEADING = 24
const BUTTON = 38
const GAP = 6
const SANS =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', 'Noto Color Emoji', sans-serif"
const MONO = "ui-monospace, 'SF Mono', Menlo, Consolas, 'Noto Sans Mono', 'Noto Sans Mono CJK SC', monospace"

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** About as wide as most fonts draw it, in ems: rather too wide than over the edge. */
const widthOf = (text: string): number =>
  [...new Intl.Segmenter().segment(text)].reduce(
    (sum, { segment }) =>
      sum +
      (/[\p{Script=Han}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff00-\uffef]/u.test(segment)
        ? 1
        : /[A-Z\u2013-\u2192]/.test(segment)
          ? 0.7
          : 0.54),
    0,
  )

/** Breaks between words, and anywhere in Chinese. */
function wrap(text: string, ems: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? []) {
    if (line !== '' && widthOf(line + word.trimEnd()) > ems) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += word
  }
  return [...lines, line.trimEnd()]
}

/** One message and its buttons as SVG. */
export function drawPicture({ lines, rows, locale, look }: Picture, title: string): string {
  const left = look.bubble === null ? EDGE : EDGE + PAD
  const room = WIDTH - 2 * left
  let y = look.bubble === null ? EDGE : EDGE + PAD - 4
  const shapes: string[] = []
  const words: string[] = []
  const isBlock = (line: Line | undefined) => line?.style === 'quote' || line?.style === 'code'
  let blockTop = 0
  lines.forEach((line, at) => {
    const inset = isBlock(line) ? 18 : 0
    if (isBlock(line) && !isBlock(lines[at - 1])) {
      y += GAP
      blockTop = y
      y += 4
    }
    for (const text of wrap(line.text, (room - inset * 2) / SIZE)) {
      y += LEADING
      const font = line.style === 'code' ? ` font-family="${MONO}" font-size="14"` : ''
      const weight = line.style === 'bold' ? ' font-weight="700"' : ''
      words.push(`    <text x="${left + inset}" y="${y - 7}"${weight}${font}>${escapeXml(text)}</text>`)
    }
    if (isBlock(line) && !isBlock(lines[at + 1])) {
      y += 4
      shapes.push(
        `  <rect x="${left}" y="${blockTop}" width="${room}" height="${y - blockTop}" rx="4" fill="${look.block}"/>`,
      )
      if (look.bar)
        shapes.push(
          `  <rect x="${left}" y="${blockTop}" width="4" height="${y - blockTop}" rx="2" fill="${look.bar}"/>`,
        )
      y += GAP
    }
  })
  if (look.bubble !== null) {
    y += PAD - 4
    shapes.unshift(
      `  <rect x="${EDGE}" y="${EDGE}" width="${WIDTH - 2 * EDGE}" height="${y - EDGE}" rx="12" fill="${look.bubble}"/>`,
    )
  }
  const buttons: string[] = []
  y += 8
  for (const row of rows) {
    const all = WIDTH - 2 * EDGE
    const natural = row.map(({ label }) => Math.round(widthOf(label) * 15 + 32))
    let x = EDGE
    row.forEach(({ label, tone }, at) => {
      const width = look.stretched ? (all - GAP * (row.length - 1)) / row.length : (natural[at] ?? 0)
      const fill = look.buttons[tone] ?? look.buttons.plain
      buttons.push(
        `    <rect x="${round(x)}" y="${y}" width="${round(width)}" height="${BUTTON}" rx="8" fill="${fill}"/>`,
        `    <text x="${round(x + width / 2)}" y="${y + 25}" text-anchor="middle">${escapeXml(label)}</text>`,
      )
      x += width + GAP + (look.stretched ? 0 : 2)
    })
    y += BUTTON + GAP
  }
  const height = y - GAP + EDGE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title" xml:lang="${locale}">`,
    `  <title id="title">${escapeXml(title)}</title>`,
    `  <rect width="${WIDTH}" height="${height}" rx="14" fill="${look.page}"/>`,
    ...shapes,
    `  <g fill="${look.text}" font-family="${SANS}" font-size="${SIZE}">`,
    ...words,
    '  </g>',
    `  <g fill="#ffffff" font-family="${SANS}" font-size="15">`,
    ...buttons,
    '  </g>',
    '</svg>',
    '',
  ].join('\n')
}

const round = (x: number): number => Math.round(x * 10) / 10
