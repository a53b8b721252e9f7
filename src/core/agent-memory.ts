import type { LocaleCode } from './locale-code.ts'
import { markdownLines, type TextLine } from './markdown-lines.ts'
import { dominantEol } from './section.ts'

/** What names a file of the agent's memory directory, in entries, hashes and everything that people see of a path. */
const ROOT = 'agent:'

const TOPIC_NAME = 'evogate.md'
export const INDEX_NAME = 'MEMORY.md'
/** The one topic file of ours, and the index that the agent loads and keeps itself. */
export const TOPIC_PATH = `${ROOT}${TOPIC_NAME}`
export const INDEX_PATH = `${ROOT}${INDEX_NAME}`

export const isAgentPath = (path: string): boolean => path.startsWith(ROOT)
export const agentPath = (name: string): string => ROOT + name
/** The name in the agent's memory directory. */
export const agentName = (path: string): string => path.slice(ROOT.length)

/** Claude Code loads this much of its index and no more (R97). */
export const INDEX_LINES_MAX = 200
const INDEX_BYTES_MAX = 25 * 1024

const words: Readonly<Record<LocaleCode, { readonly description: string; readonly pointer: string }>> = {
  en: {
    description: 'What was learned in this project and approved by a person; read it before you start',
    pointer: 'what was learned here and approved by a person; read it before you start',
  },
  zh: {
    description: '本项目中学到并经人批准的内容；开始工作前先读',
    pointer: '在此学到并经人批准的内容；开始工作前先读',
  },
  ko: {
    description: '이 프로젝트에서 배우고 사람이 승인한 내용. 작업을 시작하기 전에 읽을 것',
    pointer: '여기서 배우고 사람이 승인한 내용. 작업을 시작하기 전에 읽을 것',
  },
}
const locales = ['en', 'zh', 'ko'] as const

/** What the topic file begins with when it is made: the front matter that the agent's own topic files have. */
export const topicHead = (locale: LocaleCode): string =>
  `---\nname: evogate\ndescription: ${words[locale].description}\ntype: feedback\n---\n`

/** The head of ours that a topic file begins with; empty if it has none, or somebody changed it. */
export function headOf(text: string): string {
  return locales.map(topicHead).find((head) => text.startsWith(head)) ?? ''
}

/** The line of the index that points to the topic file. */
export const pointerLine = (locale: LocaleCode): string =>
  `- [Evogate](${TOPIC_NAME}) — ${words[locale].pointer}`

/** Does a line of the index lead to the topic file, in whatever words the agent has put it? */
export const pointsToTopic = (text: string): boolean =>
  markdownLines(text).some((line) => !line.fenced && /\]\((?:\.\/)?evogate\.md\)/.test(line.text))

/** Is it the line as we write it? */
export const isPointer = (text: string): boolean => locales.some((locale) => pointerLine(locale) === text)

/** The index with our line at its end, unless one leads there already. */
export function withPointer(text: string, locale: LocaleCode): string {
  if (pointsToTopic(text)) return text
  const eol = dominantEol(text)
  const empty = text === '' || text === '\uFEFF'
  if (empty || text.endsWith('\n')) return text + pointerLine(locale) + eol
  return text + eol + pointerLine(locale)
}

/** The index without our line, wherever it stands now; one that the agent has reworded is the agent's. */
export function withoutPointer(text: string): string {
  const lines = markdownLines(text)
  const ours = lines.filter((line) => !line.fenced && isPointer(line.text))
  return ours.reduceRight((rest, line) => cut(rest, line, lines), text)
}

function cut(text: string, line: TextLine, lines: readonly TextLine[]): string {
  const end = line.start + line.text.length + line.eol.length
  // Ours was put behind a last line without an end: that line is the last again.
  const before = line.eol === '' ? lines[lines.indexOf(line) - 1] : undefined
  const start = before ? before.start + before.text.length : line.start
  return text.slice(0, start) + text.slice(end)
}

/** Would the agent load only a part of an index of these bytes? */
export function isIndexTooLong(text: string): boolean {
  return indexLines(text) > INDEX_LINES_MAX || new TextEncoder().encode(text).length > INDEX_BYTES_MAX
}

const indexLines = (text: string): number => text.replace(/\n$/, '').split('\n').length
