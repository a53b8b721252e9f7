import { markdownLines, type TextLine } from './markdown-lines.ts'

const BEGIN = '<!-- evo:begin -->'
const END = '<!-- evo:end -->'
const HEADING = '## 🧬 Evogate'
const MARKER = /^<!-- evo: id=([0-9A-Za-z_-]{1,64}) hash=([0-9a-f]{64}) -->$/
const DECAY = /^<!-- decay: (.*) -->$/

/** Our section in a file's text. Offsets are UTF-16; `end` is behind the end marker and its line end, if it has one. */
export interface Section {
  readonly start: number
  readonly end: number
  /** Where the line of the end marker begins: new entries go in here. */
  readonly close: number
  /** The line end with which the section was opened. */
  readonly eol: string
  readonly entries: readonly Entry[]
  /** False if someone put lines of their own into the section; such lines are never taken out. */
  readonly ours: boolean
}

/** A marked block as it stands. `line` counts from 1 and is that of the block's heading; `block` has `\n` inside. */
export interface Entry {
  readonly id: string
  readonly hash: string
  /** What stands in the decay tag, null without one. */
  readonly decay: string | null
  readonly block: string
  readonly line: number
  /** From the marker to behind the one empty line that follows the block. */
  readonly start: number
  readonly end: number
}

export interface NewEntry {
  readonly id: string
  readonly hash: string
  readonly block: string
  readonly decay: { readonly type: string; readonly confirmed: string }
}

/** Our sections, first to last. Markers inside a fenced code block are somebody's example and do not count. */
export function findSections(text: string): Section[] {
  const lines = markdownLines(text)
  const sections: Section[] = []
  let open = -1
  for (const [at, line] of lines.entries()) {
    if (line.fenced) continue
    if (line.text === BEGIN) open = at
    else if (open >= 0 && line.text.startsWith(END)) {
      sections.push(readSection(lines, open, at))
      open = -1
    }
  }
  return sections
}

/** Every entry of every section, in the order of the text. */
export function parseEntries(text: string): Entry[] {
  return findSections(text).flatMap((section) => section.entries)
}

/** How often a marker with this id stands anywhere in the text, in a section or not. */
export function countMarkers(text: string, id: string): number {
  return markdownLines(text).filter((line) => MARKER.exec(line.text.trim())?.[1] === id).length
}

/**
 * The line that is said of an entry wherever a place is named: that of its words, not of its heading or its tag. Of a
 * block without words where it begins.
 */
export const lineOfWords = ({ block, line }: Pick<Entry, 'block' | 'line'>): number =>
  line +
  Math.max(
    0,
    block.split('\n').findIndex((each) => each.startsWith('>')),
  )

/** The line end that most lines of a text have; `\n` if neither leads. */
export function dominantEol(text: string): '\n' | '\r\n' {
  const crlf = text.split('\r\n').length - 1
  return crlf > text.split('\n').length - 1 - crlf ? '\r\n' : '\n'
}

/** The text with the entry at the end of our section, which is made if there is none. */
export function addEntry(text: string, entry: NewEntry, { eol }: { eol: '\n' | '\r\n' }): string {
  const joined = joinSections(text)
  const host = findSections(joined).at(-1)
  const bytes = withEol(entryLines(entry), eol)
  if (host !== undefined) return joined.slice(0, host.close) + bytes + joined.slice(host.close)
  const head = withEol([BEGIN, HEADING, ''], eol)
  if (isEmpty(joined)) return joined + head + bytes + END + eol
  return joined.endsWith('\n')
    ? joined + eol + head + bytes + END + eol
    : joined + eol + eol + head + bytes + END
}

/** The text without the entries of this id; the section goes with its last entry, and its empty line too. */
export function removeEntry(text: string, id: string): string {
  let result = joinSections(text)
  for (;;) {
    const section = findSections(result).findLast((one) => one.entries.some((entry) => entry.id === id))
    const entry = section?.entries.find((one) => one.id === id)
    if (section === undefined || entry === undefined) return result
    result =
      section.entries.length === 1 && section.ours
        ? withoutSection(result, section)
        : result.slice(0, entry.start) + result.slice(entry.end)
  }
}

/** One section for all entries: the last one takes in what the others hold, in their order. */
function joinSections(text: string): string {
  let result = text
  for (;;) {
    const sections = findSections(result)
    const host = sections.at(-1)
    const guest = sections.slice(0, -1).findLast((one) => one.ours)
    if (host === undefined || guest === undefined) return result
    const entries = guest.entries.map((entry) => result.slice(entry.start, entry.end)).join('')
    const into = host.entries[0]?.start ?? host.close
    result = withoutSection(result.slice(0, into) + entries + result.slice(into), guest)
  }
}

function withoutSection(text: string, section: Section): string {
  const before = text.slice(0, section.start)
  const after = text.slice(section.end)
  const hadEnd = text.slice(0, section.end).endsWith('\n')
  const kept = withoutEmptyLine(before, section.eol)
  if (kept === null) return before + after
  return (hadEnd ? kept : cutEol(kept, section.eol)) + after
}

/** Null if the line before is not an empty one: then somebody took ours away. */
function withoutEmptyLine(before: string, eol: string): string | null {
  const cut = cutEol(before, eol)
  return cut !== before && (isEmpty(cut) || cut.endsWith('\n')) ? cut : null
}

/** Our own line end is cut first: a lone `\r` before our `\n` is the last byte of somebody's line. */
function cutEol(text: string, eol: string): string {
  if (text.endsWith(eol)) return text.slice(0, -eol.length)
  return text.replace(/\r?\n$/, '')
}

function readSection(lines: readonly TextLine[], open: number, close: number): Section {
  const entries: Entry[] = []
  let ours = true
  for (let at = open + 1; at < close; ) {
    const marker = MARKER.exec(lineAt(lines, at).text)
    if (marker === null) {
      const { text } = lineAt(lines, at)
      ours &&= text === '' || (text === HEADING && at === open + 1)
      at += 1
      continue
    }
    const decay = at + 1 < close ? DECAY.exec(lineAt(lines, at + 1).text) : null
    const first = decay === null ? at + 1 : at + 2
    let next = first
    while (next < close && isBlockLine(lineAt(lines, next).text, next === first)) next += 1
    const end = next < close && lineAt(lines, next).text === '' ? next + 1 : next
    entries.push({
      id: marker[1] ?? '',
      hash: marker[2] ?? '',
      decay: decay?.[1] ?? null,
      block: lines
        .slice(first, next)
        .map((line) => line.text)
        .join('\n'),
      line: first + 1,
      start: lineAt(lines, at).start,
      end: lineAt(lines, end).start,
    })
    at = end
  }
  const last = lineAt(lines, close)
  const eol = lineAt(lines, open).eol
  const whole = last.text === END
  return {
    start: lineAt(lines, open).start,
    end: last.start + END.length + (whole ? last.eol.length : 0),
    close: last.start,
    eol: eol === '\r\n' ? '\r\n' : '\n',
    entries,
    ours,
  }
}

/** A block is its heading and the quote lines right under it; anything else belongs to somebody else. */
function isBlockLine(text: string, first: boolean): boolean {
  return first ? text.startsWith('### ') : text.startsWith('>')
}

function entryLines(entry: NewEntry): string[] {
  const { type, confirmed } = entry.decay
  return [
    `<!-- evo: id=${entry.id} hash=${entry.hash} -->`,
    `<!-- decay: type=${type} confirmed=${confirmed} C0=1.0 alpha=0 beta=0 -->`,
    ...entry.block.split('\n'),
    '',
  ]
}

const withEol = (lines: readonly string[], eol: string): string => lines.map((line) => line + eol).join('')
const isEmpty = (text: string): boolean => text === '' || text === '\uFEFF'

function lineAt(lines: readonly TextLine[], at: number): TextLine {
  const line = lines[at]
  if (line === undefined) throw new RangeError(`no line ${at}`)
  return line
}
