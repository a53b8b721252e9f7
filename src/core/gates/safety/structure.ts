import { codeSpans, isInside, type Span } from '../../code-span.ts'
import { aliasesIn } from '../../fold.ts'
import type { Reason, ReasonCode } from '../../reason.ts'
import { withoutNamedMarks } from './named-marks.ts'

interface Shape {
  readonly code: ReasonCode
  readonly detail: string
  readonly pattern: RegExp
  /** Found in inline code as well: it would take effect there too. */
  readonly alsoInCode?: boolean
}

/** What would change the structure of the memory file, or be run or loaded by an agent that reads it. */
const shapes: readonly Shape[] = [
  { code: 'code-block', detail: 'fence', pattern: /`{3,}|~{3,}/g, alsoInCode: true },
  { code: 'structure', detail: 'comment', pattern: /<!-{1,2}|-->|--!>|<!\[CDATA\[/g, alsoInCode: true },
  { code: 'structure', detail: 'heading', pattern: /^#{1,6}(?=\s|$)/g },
  { code: 'structure', detail: 'heading', pattern: /(?<=[.!?;。！？；]\s?)#{1,6}\s(?=\p{L})/gu },
  { code: 'structure', detail: 'quote', pattern: /^>/g },
  { code: 'structure', detail: 'rule', pattern: /^(?:-{3}|\*{3}|_{3}|={3})/g },
  { code: 'structure', detail: 'list', pattern: /^(?:[-*+•]|\d{1,9}[.)])(?=\s|$)/g },
  { code: 'structure', detail: 'task', pattern: /^\[[ xX]\]\s/g },
  { code: 'structure', detail: 'table', pattern: /^\|/g },
  { code: 'structure', detail: 'image', pattern: /!\[[^\]]{0,100}\]\s?[([]/g },
  {
    code: 'structure',
    detail: 'link',
    pattern: /\[[^\]]{0,100}\]\([^)]{0,300}\)|\[[^\]]{1,100}\]\[[^\]]{0,100}\]/g,
  },
  { code: 'structure', detail: 'reference', pattern: /^\[[^\]]{1,100}\]:\s?\S/g },
  {
    code: 'structure',
    detail: 'autolink',
    pattern: /<(?:https?|ftp|mailto|file|data|javascript):[^>]{0,300}>/gi,
  },
  {
    code: 'structure',
    detail: 'html',
    pattern:
      /<(?:(?:a|img|iframe|script|style|svg|object|embed|form|meta|link|base|video|audio)\s[^<>]{1,200}=|(?:div|span|p|b|i|font|details)\s(?:[^<>]{0,200}\s)?(?:style|hidden|on[a-z]{3,16})(?=[\s=>]))[^<>]{0,200}>/gi,
  },
  { code: 'inline-shell', detail: '!`', pattern: /!\s?`/g, alsoInCode: true },
  {
    code: 'import-path',
    detail: '@path',
    pattern: /(?<![A-Za-z0-9])@(?:[/~]|\.{1,2}\/|[A-Za-z]:[\\/])[^\s`]{0,200}/g,
  },
]
const MENTION = /(?<![A-Za-z0-9._%+\-@/])@([^\s`]{1,255})/g
const TRAILING = '.,;:!?)]}\'"，。；：！？）】」'

const CODE_LINE =
  /^\s*(?:(?:import|from|export|const|let|var|function|class|def|return|if|for|while|public|private|package|use|using|#include|SELECT|INSERT|UPDATE|DELETE|CREATE)\b.*[({;:=]|[}\])]+[;,)]*$|\$\s|>>>\s|(?:sudo|npm|pnpm|yarn|git|docker|kubectl|curl|wget|cd|rm|mkdir|export|pip|apt|brew)\s\S.*$|@\w+\(|<\/?[a-z][\w-]*[\s>]|.*[;{]$)/

function hasCodeLines(raw: string): boolean {
  const lines = raw.split(/\r\n?|\n/)
  if (lines.length < 2) return false
  let count = 0
  for (const line of lines) if (CODE_LINE.test(line.slice(0, 400)) && ++count > 1) return true
  return false
}

function fileMentions(text: string, code: readonly Span[], exists: (path: string) => boolean): Reason[] {
  const reasons: Reason[] = []
  for (const match of text.matchAll(MENTION)) {
    if (isInside(code, match.index)) continue
    let path = match[1]!
    while (path && TRAILING.includes(path.at(-1)!)) path = path.slice(0, -1)
    if (!path || !exists(path)) continue
    reasons.push({
      code: 'import-path',
      detail: path,
      span: { start: match.index, end: match.index + path.length + 1 },
    })
  }
  return reasons
}

/** Markdown, imports and inline shell in folded text; `exists` says whether a path names a file of the workspace. */
export function findStructure(text: string, exists: (path: string) => boolean): Reason[] {
  const code = codeSpans(text)
  const reasons: Reason[] = []
  const aliases = new Set(aliasesIn(text))
  const marked = withoutNamedMarks(text, code)
  for (const { code: reason, detail, pattern, alsoInCode } of shapes) {
    for (const match of marked.matchAll(pattern)) {
      if (!alsoInCode && isInside(code, match.index)) continue
      if (aliases.has(match.index)) continue
      reasons.push({ code: reason, detail, span: { start: match.index, end: match.index + match[0].length } })
    }
  }
  return [...reasons, ...fileMentions(text, code, exists)]
}

/** A key that opens a mapping, with what is indented below it: a file of settings, not a sentence. */
const NESTED_KEYS =
  /(?:^|[\n\r])[ \t]{0,12}["']?[A-Za-z_][\w.-]{0,40}["']?:[ \t]{0,4}\r?[\n\r][ \t]{1,12}(?:- \S|["']?[\w.-]{1,40}["']?:)/
const FENCE_LINE = /[\n\r][ \t>]{0,12}(?:`{3}|~{3})/
const HEADING_LINE = /[\n\r][ \t]{0,3}#{1,6}[ \t]{1,8}\S/
const RULE_LINE = /(?:^|[\n\r])[ \t]{0,3}(?:-{3,40}|\*{3,40}|_{3,40}|={3,40}|\+{3,40})[ \t]{0,8}(?:[\n\r]|$)/

/** More than one line of code, or a line that sets parts of a file apart, seen before the line ends are folded away. */
export function findCodeLines(raw: string): Reason[] {
  const reasons: Reason[] =
    hasCodeLines(raw) || NESTED_KEYS.test(raw) ? [{ code: 'code-block', detail: 'lines' }] : []
  if (HEADING_LINE.test(raw)) reasons.push({ code: 'structure', detail: 'heading' })
  if (FENCE_LINE.test(raw)) reasons.push({ code: 'code-block', detail: 'fence' })
  if (/[\n\r]/.test(raw.trim()) && RULE_LINE.test(raw)) reasons.push({ code: 'structure', detail: 'rule' })
  return reasons
}

/** A mention that could not be put into inline code, because the backticks around it do not pair. */
export function findLooseMentions(shown: string): Reason[] {
  const code = codeSpans(shown)
  const reasons: Reason[] = []
  for (const match of shown.matchAll(MENTION)) {
    if (isInside(code, match.index) || !/^[\p{L}\p{N}_]/u.test(match[1]!)) continue
    reasons.push({ code: 'import-path', detail: '@', span: { start: match.index, end: match.index + 1 } })
  }
  for (const start of aliasesIn(shown)) {
    if (!isInside(code, start))
      reasons.push({ code: 'import-path', detail: '@/', span: { start, end: start + 2 } })
  }
  return reasons
}
