import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JournalEntry, Workspace } from '../flow/ports/memory.ts'
import { workspaceFolder } from './workspace-folder.ts'
import { syncFolder, writeDurably } from './write-durably.ts'

export const JOURNAL = 'evolution-log.md'
export const TITLE = '# 🧬 evolution-log\n'

/** Adds an entry to a workspace's evolution-log.md in the home unless one with its id is there. */
export function appendJournal(home: string, workspace: Workspace, entry: JournalEntry): void {
  const path = journalPath(home, workspace)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  if (isWritten(text, entry.id)) return
  // A crash may have left half an entry behind: it is ended, so that ours begins on a line of its own.
  const start = text === '' ? `${TITLE}\n` : text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n'
  const fd = openSync(path, 'a', 0o600)
  try {
    writeFileSync(fd, start + renderEntry(entry))
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
  if (text === '') syncFolder(workspaceFolder(home, workspace))
}

/** Writes the whole journal anew, whole or not at all. */
export function rewriteJournal(home: string, workspace: Workspace, entries: readonly JournalEntry[]): void {
  writeDurably(journalPath(home, workspace), `${TITLE}\n${entries.map(renderEntry).join('')}`)
}

export const hasJournal = (home: string, workspace: Workspace): boolean =>
  existsSync(join(workspaceFolder(home, workspace), JOURNAL))

function journalPath(home: string, workspace: Workspace): string {
  const folder = workspaceFolder(home, workspace)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return join(folder, JOURNAL)
}

/** Stands at the entry's end, so that half an entry does not count as one. */
const anchor = (id: string): string => `<!-- end id=${id} -->\n`

export const isWritten = (text: string, id: string): boolean => text.includes(anchor(id))

/** A whole entry, with its id as the first group. */
export const ENTRY = /^## #\d+ (\S+)\n(?:- .*\n)*<!-- end id=\1 -->\n\n?/gm

export function renderEntry(entry: JournalEntry): string {
  const lines: readonly (readonly [string, string | null])[] = [
    ['time', new Date(entry.at).toISOString()],
    ['outcome', entry.outcome],
    ['tier', entry.tier],
    ['target', entry.target],
    ['text', entry.text],
    ['text-hash', entry.textHash],
    ['by', entry.by],
    ['via', entry.via],
    ['hash', entry.hash],
    ['commit', entry.commit],
  ]
  const body = lines
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `- ${name}: ${oneLine(value ?? '')}`)
  return `## #${entry.request} ${entry.id}\n${body.join('\n')}\n${anchor(entry.id)}\n`
}

/** A line break in a text could forge another entry. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replaceAll('<!--', '<! --')
