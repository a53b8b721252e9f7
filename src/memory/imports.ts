import { codeSpans, isInside } from '../core/code-span.ts'
import { markdownLines } from '../core/markdown-lines.ts'

/** An `@path` at the start of a word; `~/`, relative and absolute paths. */
const IMPORT = /(?:^|[\s(])@((?:~?\/|\.{1,2}\/)?[^\s`)]+)/g

/** The paths that a memory file imports, in order; those in code are none. */
export function importsIn(text: string): string[] {
  const found: string[] = []
  for (const line of markdownLines(text)) {
    if (line.fenced || !line.text.includes('@') || line.text.length > 10_000) continue
    const code = codeSpans(line.text)
    for (const match of line.text.matchAll(IMPORT)) {
      if (isInside(code, match.index + match[0].indexOf('@'))) continue
      const path = match[1]?.replace(/[.,;:!?]+$/, '')
      if (path) found.push(path)
    }
  }
  return found
}
