/** A line of a text. `start` is its UTF-16 offset; `text` is without the line end (and without a byte order mark). */
export interface TextLine {
  readonly start: number
  readonly text: string
  readonly eol: '' | '\n' | '\r\n'
  /** Part of a closed fenced code block, its fences included. */
  readonly fenced: boolean
}

const OPENER = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/
const CLOSER = /^ {0,3}(`{3,}|~{3,})[ \t]*$/

/**
 * Splits a text into its lines and tells which lie in a fenced code block. A fence that is never closed opens none:
 * otherwise a section written below it could not be found again.
 */
export function markdownLines(text: string): TextLine[] {
  const lines = split(text)
  const closable = longestCloserAfter(lines)
  let fence: { char: string; length: number } | null = null
  for (const [at, line] of lines.entries()) {
    if (fence !== null) {
      line.fenced = true
      const run = CLOSER.exec(line.text)?.[1]
      if (run?.startsWith(fence.char) && run.length >= fence.length) fence = null
      continue
    }
    const run = OPENER.exec(line.text)?.[1]
    if (run === undefined) continue
    const char = run.charAt(0)
    if ((closable[char === '`' ? 'backtick' : 'tilde'][at] ?? 0) < run.length) continue
    fence = { char, length: run.length }
    line.fenced = true
  }
  return lines
}

type Draft = { -readonly [K in keyof TextLine]: TextLine[K] }

function split(text: string): Draft[] {
  const lines: Draft[] = []
  let start = text.startsWith('\uFEFF') ? 1 : 0
  while (true) {
    const at = text.indexOf('\n', start)
    if (at < 0) break
    const crlf = at > start && text[at - 1] === '\r'
    lines.push({
      start,
      text: text.slice(start, crlf ? at - 1 : at),
      eol: crlf ? '\r\n' : '\n',
      fenced: false,
    })
    start = at + 1
  }
  lines.push({ start, text: text.slice(start), eol: '', fenced: false })
  return lines
}

/** For each line the longest closing fence of each kind below it; keeps the search for a closer linear. */
function longestCloserAfter(lines: readonly TextLine[]) {
  const backtick = new Array<number>(lines.length).fill(0)
  const tilde = new Array<number>(lines.length).fill(0)
  const longest = { '`': 0, '~': 0 }
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    backtick[at] = longest['`']
    tilde[at] = longest['~']
    const run = CLOSER.exec(lines[at]?.text ?? '')?.[1]
    if (run === undefined) continue
    const char = run.startsWith('`') ? '`' : '~'
    longest[char] = Math.max(longest[char], run.length)
  }
  return { backtick, tilde }
}
