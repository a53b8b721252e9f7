import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Translate } from '../core/locale-code.ts'

/** A line that set-up may have put into a file of a repository. */
export interface SetUpLine {
  readonly file: string
  readonly line: string
}

const places: readonly (readonly [file: string, line: RegExp])[] = [
  ['CLAUDE.md', /^@(?:\.\/)?MEMORY\.md$/],
  ['AGENTS.md', /^@(?:\.\/)?MEMORY\.md$/],
  ['.gitattributes', /^\/?(?:MEMORY|CLAUDE|AGENTS)\.md\s+merge=union$/],
]

/**
 * The lines of set-up in these folders. They are committed, and others may count on them: only their owner takes them
 * out.
 */
export async function setUpLines(roots: readonly string[]): Promise<readonly SetUpLine[]> {
  const found: SetUpLine[] = []
  for (const root of new Set(roots)) {
    for (const [name, pattern] of places) {
      const file = path.join(root, name)
      const text = await readFile(file, 'utf8').catch(() => '')
      for (const line of text.split('\n').map((one) => one.trim()))
        if (pattern.test(line)) found.push({ file, line })
    }
  }
  return found
}

export const sayLines = (t: Translate, lines: readonly SetUpLine[]): readonly string[] =>
  lines.map(({ file, line }) => t('cli-uninstall-line-stays', { file, line }))
