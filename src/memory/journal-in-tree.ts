import { dominantEol } from '../core/section.ts'
import type { JournalEntry, Workspace } from '../flow/ports/memory.ts'
import { findGitDirectories, operationInProgress } from './git-place.ts'
import { ENTRY, isWritten, JOURNAL, renderEntry, TITLE } from './journal.ts'
import { readMemoryFile } from './read-memory-file.ts'
import { type LinePlan, putLine } from './set-up-line.ts'

/** How often somebody else may write to the journal at the very same moment. */
const TRIES_MAX = 5

/**
 * Adds an entry to the evolution-log.md in the work tree unless it is there; false while git is in the middle of
 * something, which a changed file would block. Throws when the file may not be written to.
 */
export function appendInTree(workspace: Workspace, entry: JournalEntry): boolean {
  const directories = findGitDirectories(workspace.path)
  if (directories !== null && operationInProgress(directories.own) !== null) return false
  change(workspace, (text) => (isWritten(text, entry.id) ? null : text + renderEntry(entry)))
  return true
}

/** Writes our entries anew, each in its place; words and entries of others stay. */
export function rewriteInTree(workspace: Workspace, entries: readonly JournalEntry[]): void {
  const ours = new Map(entries.map((entry) => [entry.id, entry]))
  change(workspace, (text) => {
    const missing = new Set(ours.keys())
    const anew = text.replace(ENTRY, (block, id: string) => {
      const entry = ours.get(id)
      missing.delete(id)
      return entry === undefined ? block : renderEntry(entry)
    })
    return (
      anew +
      entries
        .filter(({ id }) => missing.has(id))
        .map(renderEntry)
        .join('')
    )
  })
}

/** Does the file in the work tree hold an entry? */
export const holdsEntries = (workspace: Workspace): boolean => {
  const text = readMemoryFile(workspace.path, JOURNAL)?.replaceAll('\r\n', '\n') ?? ''
  return text.startsWith(TITLE) && text.search(ENTRY) !== -1
}

function change(workspace: Workspace, plan: LinePlan): void {
  for (let attempt = 0; attempt < TRIES_MAX; attempt += 1) {
    const refused = putLine(workspace.path, JOURNAL, (text) => planned(text, plan))
    if (refused === null) return
    if (refused.code !== 'file-changed') throw new Error(`${JOURNAL}: ${refused.code}`)
  }
  throw new Error(`${JOURNAL}: file-changed`)
}

/** The plan sees the line ends of the journal at home, whatever a checkout has made of them. */
function planned(text: string, plan: LinePlan): string | null {
  const eol = dominantEol(text)
  const plain = text.replaceAll('\r\n', '\n')
  if (text !== '' && !plain.startsWith(TITLE)) throw new Error(`${JOURNAL}: it is not Evogate's`)
  const ended = plain === '' ? `${TITLE}\n` : plain.replace(/\n*$/, '\n\n')
  const after = plan(ended)
  return after === null ? null : after.replaceAll('\n', eol)
}
