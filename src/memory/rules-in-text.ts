import { parseBlock } from '../core/block.ts'
import { markdownLines } from '../core/markdown-lines.ts'
import { findSections, lineOfWords } from '../core/section.ts'
import type { Tier } from '../core/tier.ts'
import type { StandingRule } from '../flow/ports/memory.ts'

const BULLET = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/
const SKIPPED = /^\s*(?:#{1,6}(?:\s|$)|<!--|\||[-*_=]{3,}\s*$|@\S+\s*$)/
const LINE_MAX = 2_000

/**
 * The rules of one file: each bullet (its indented lines joined), each other line of words, each block of an Evogate
 * once with its marker. Headings, comments, tables, front matter and code are none.
 */
export function rulesInText(text: string, file: string, tier: Tier): StandingRule[] {
  const lines = markdownLines(text)
  const sections = findSections(text)
  const rules: StandingRule[] = []
  for (const { entries } of sections) {
    for (const entry of entries) {
      const { id, hash, block } = entry
      const parsed = parseBlock(block)
      const words = parsed?.text ?? block.split('\n').slice(1).map(withoutQuote).join(' ').trim()
      if (words === '') continue
      rules.push({
        file,
        line: lineOfWords(entry),
        text: words,
        tier: parsed?.tier ?? tier,
        marker: { id, hash },
      })
    }
  }
  let bullet: { line: number; parts: string[] } | null = null
  const flush = () => {
    const words = bullet?.parts.join(' ').trim() ?? ''
    if (bullet !== null && words !== '')
      rules.push({ file, line: bullet.line, text: words, tier, marker: null })
    bullet = null
  }
  let comment = false
  const body = frontMatterEnd(lines.map((line) => line.text))
  for (const [at, line] of lines.entries()) {
    const inSection = sections.some(({ start, end }) => line.start >= start && line.start < end)
    const wasComment = comment
    if (comment) comment = !line.text.includes('-->')
    else if (/^\s*<!--/.test(line.text)) comment = !line.text.includes('-->')
    const isWords = at >= body && !line.fenced && !inSection && !wasComment && line.text.length <= LINE_MAX
    if (!isWords || line.text.trim() === '' || SKIPPED.test(line.text)) {
      flush()
      continue
    }
    const found = BULLET.exec(line.text)
    if (found === null && bullet !== null && /^\s{2,}\S/.test(line.text)) {
      bullet.parts.push(line.text.trim())
      continue
    }
    flush()
    if (found !== null) bullet = { line: at + 1, parts: [found[1]?.trim() ?? ''] }
    else rules.push({ file, line: at + 1, text: withoutQuote(line.text).trim(), tier, marker: null })
  }
  flush()
  return rules.filter((rule) => rule.text !== '').sort((a, b) => a.line - b.line)
}

const withoutQuote = (line: string): string => line.replace(/^\s*>\s?/, '')

function frontMatterEnd(lines: readonly string[]): number {
  if (lines[0] !== '---') return 0
  const end = lines.indexOf('---', 1)
  return end < 0 ? 0 : end + 1
}
