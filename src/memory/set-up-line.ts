import { closeSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Reason } from '../core/reason.ts'
import { dominantEol, findSections } from '../core/section.ts'
import { openFolder } from './folder.ts'
import { splitPath } from './git-commit.ts'
import { importsIn } from './imports.ts'
import { ioReason } from './io-reason.ts'
import { lineDiff } from './line-diff.ts'
import { openFile } from './open-file.ts'
import { readMemoryFile } from './read-memory-file.ts'
import { replaceFile } from './replace-file.ts'
import { toBytes, toText } from './text-bytes.ts'

/** A change of a text by a line of set-up; null when nothing is missing. */
export type LinePlan = (text: string) => string | null

/** A line that a person at the terminal may put into a file. */
export type LineOffer =
  | { readonly offer: 'stands'; readonly path: string }
  | { readonly offer: 'line'; readonly path: string; readonly diff: string }
  | { readonly offer: 'refused'; readonly path: string; readonly reason: Reason }

/** Claude Code loads what a CLAUDE.md imports and no MEMORY.md by itself. */
export const importLine: LinePlan = (text) => {
  if (importsIn(text).some((path) => /^(\.\/)?MEMORY\.md$/.test(path))) return null
  const eol = dominantEol(text)
  const line = `@MEMORY.md${eol}`
  const [section] = findSections(text)
  const end = section?.start ?? text.length
  let before = text.slice(0, end)
  let after = text.slice(end)
  // The empty line above our section belongs to it.
  if (section && before.endsWith(eol + eol)) {
    before = before.slice(0, -eol.length)
    after = eol + after
  }
  if (before === '' || before === '\uFEFF') return `${before}${line}${after === '' ? '' : eol}${after}`
  const ended = before.endsWith('\n') ? before : `${before}${eol}`
  return `${ended}${ended.endsWith(eol + eol) ? '' : eol}${line}${after}`
}

/** Two people's entries at the end of one file would conflict in every merge. */
export const unionLines =
  (files: readonly string[]): LinePlan =>
  (text) => {
    const missing = files.filter(
      (file) =>
        !text.split(/\r?\n/).some((line) => new RegExp(`^/?${escaped(file)}\\s.*\\bmerge\\b`).test(line)),
    )
    if (missing.length === 0) return null
    const eol = dominantEol(text)
    const ended = text === '' || text.endsWith('\n') ? text : `${text}${eol}`
    return ended + missing.map((file) => `/${file} merge=union${eol}`).join('')
  }

/** What a line would change in a file as it stands, to be shown before anybody agrees. */
export function offerLine(root: string, path: string, plan: LinePlan): LineOffer {
  const text = readMemoryFile(root, path)
  if (text === null && lstatSync(join(root, path), { throwIfNoEntry: false }))
    return { offer: 'refused', path, reason: { code: 'not-a-file', detail: path } }
  const after = plan(text ?? '')
  return after === null
    ? { offer: 'stands', path }
    : { offer: 'line', path, diff: lineDiff(text ?? '', after, path) }
}

/** Puts the line into the file. Null when it is there. Nothing is written when somebody else writes at the same time. */
export function putLine(root: string, path: string, plan: LinePlan): Reason | null {
  const { name } = splitPath(path)
  const folder = openFolder(root, path)
  if (typeof folder === 'string') return { code: folder, detail: path }
  try {
    const file = openFile(folder, name)
    if (typeof file === 'string') return { code: file, detail: path }
    try {
      const text = toText(file?.bytes ?? Buffer.alloc(0))
      if (text === null) return { code: 'not-utf8', detail: path }
      const after = plan(text)
      if (after === null) return null
      const replaced = replaceFile(folder, name, file, toBytes(after), () => {})
      return replaced.outcome === 'replaced' ? null : { code: 'file-changed', detail: path }
    } finally {
      if (file !== null) closeSync(file.fd)
    }
  } catch (error) {
    const code = ioReason(error)
    if (code === null) throw error
    return { code, detail: path }
  } finally {
    folder.close()
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
