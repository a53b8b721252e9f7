import { closeSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Confidence } from '../core/decay.ts'
import { readTag, rewriteTag, type TagTrouble } from '../core/decay-tag.ts'
import { markdownLines } from '../core/markdown-lines.ts'
import type { Reason } from '../core/reason.ts'
import { type Folder, openFolder } from './folder.ts'
import { ioReason } from './io-reason.ts'
import { type OpenFile, openFile } from './open-file.ts'
import { replaceFile } from './replace-file.ts'
import { toBytes, toText } from './text-bytes.ts'

export type TagEdit =
  | { readonly outcome: 'edited'; readonly before: Confidence; readonly after: Confidence }
  /** The line holds no tag, or there is no such line. */
  | { readonly outcome: 'no-tag' }
  | { readonly outcome: 'unfit'; readonly trouble: TagTrouble; readonly detail: string }
  | { readonly outcome: 'refused'; readonly reason: Reason }

const TRIES = 5

/**
 * Changes the tag in one line of a file that is nobody's memory of ours, whole or not at all; every other byte stays.
 * `path` is a real path, `line` counts from 1. If somebody writes to the file meanwhile it is read again (R93).
 */
export function editTag(
  path: string,
  line: number,
  today: string,
  change: (tag: Confidence) => Confidence,
): TagEdit {
  const folder = openFolder(dirname(path), basename(path))
  if (typeof folder === 'string') return refused(folder)
  try {
    // What a write in the last window left in the old file is the base of the next try.
    let late: { theirs: Buffer; ours: Buffer } | null = null
    for (let tries = 0; tries < TRIES; tries += 1) {
      const step = attempt(folder, basename(path), late, (bytes) => edit(bytes, line, today, change))
      if (step.outcome === 'late') late = step
      else if (step.outcome !== 'changed') return step
    }
    return refused('file-changed')
  } catch (error) {
    const code = ioReason(error)
    if (code === null) throw error
    return refused(code)
  } finally {
    folder.close()
  }
}

type Edited = Exclude<TagEdit, { outcome: 'edited' }> | (TagEdit & { outcome: 'edited' } & { bytes: Buffer })
type Step = TagEdit | { outcome: 'changed' } | { outcome: 'late'; theirs: Buffer; ours: Buffer }

function attempt(
  folder: Folder,
  name: string,
  late: { theirs: Buffer; ours: Buffer } | null,
  make: (bytes: Buffer) => Edited,
): Step {
  const file: OpenFile | null | Reason['code'] = openFile(folder, name)
  if (file === null) return refused('entry-gone')
  if (typeof file === 'string') return refused(file)
  try {
    const base = late !== null && file.bytes.equals(late.ours) ? late.theirs : file.bytes
    const edited = make(base)
    if (edited.outcome !== 'edited') return edited
    const { bytes, ...done } = edited
    if (bytes.equals(file.bytes)) return done
    const replaced = replaceFile(folder, name, file, bytes, () => {})
    if (replaced.outcome === 'changed') return replaced
    return replaced.outcome === 'late' ? { outcome: 'late', theirs: replaced.bytes, ours: bytes } : done
  } finally {
    closeSync(file.fd)
  }
}

function edit(bytes: Buffer, line: number, today: string, change: (tag: Confidence) => Confidence): Edited {
  const text = toText(bytes)
  if (text === null) return refused('not-utf8')
  const found = markdownLines(text)[line - 1]
  const read = found && !found.fenced ? readTag(found.text, today) : null
  if (!found || read === null) return { outcome: 'no-tag' }
  if (read.tag === 'unfit') return { outcome: 'unfit', trouble: read.trouble, detail: read.detail }
  const after = change(read.confidence)
  const behind = text.slice(found.start + found.text.length)
  const now = text.slice(0, found.start) + rewriteTag(found.text, after) + behind
  return { outcome: 'edited', before: read.confidence, after, bytes: toBytes(now) }
}

const refused = (code: Reason['code']) => ({ outcome: 'refused', reason: { code } }) as const
