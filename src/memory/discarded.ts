import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Discarded, Workspace } from '../flow/ports/memory.ts'
import { oneLine } from './journal.ts'
import { workspaceFolder } from './workspace-folder.ts'
import { writeDurably } from './write-durably.ts'

const NAME = 'discarded.md'
const TITLE = '# 🧬 discarded\n'

/** Keeps the list of what was put away as it is now; writes only when it has changed, and no file for an empty list. */
export function keepDiscarded(home: string, workspace: Workspace, rows: readonly Discarded[]): void {
  const folder = workspaceFolder(home, workspace)
  const path = join(folder, NAME)
  const now = existsSync(path) ? readFileSync(path, 'utf8') : null
  if (now === null && rows.length === 0) return
  const text = `${TITLE}\n${rows.map(render).join('')}`
  if (text === now) return
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeDurably(path, text)
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 10)

const render = ({ id, text, kind, times, first, last }: Discarded): string =>
  `- ${oneLine(text)}\n  ${kind} · ${times}× · ${day(first)} – ${day(last)} · ${id}\n`
