import { mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { agentName, isAgentPath } from '../core/agent-memory.ts'
import type { Workspace } from '../flow/ports/memory.ts'
import { workspaceSlug } from './workspace-folder.ts'
import { writeDurably } from './write-durably.ts'

/**
 * Keeps a copy of a file as it was before Evogate first wrote to it, and remembers which files it made itself.
 * `bytes` is null if there was no file.
 */
export function keepFirstCopy(home: string, workspace: Workspace, path: string, bytes: Buffer | null): void {
  const copy = copyOf(home, workspace, path)
  if (bytes === null) {
    keep(madeMark(copy), Buffer.alloc(0))
    return
  }
  // An empty file that was there before is the user's: taking our block out again must not delete it.
  if (bytes.length === 0) rmSync(madeMark(copy), { force: true })
  if (!exists(copy) && !exists(madeMark(copy))) keep(copy, bytes)
}

/** Did the file not exist before Evogate wrote to it? */
export function wasMadeByUs(home: string, workspace: Workspace, path: string): boolean {
  return exists(madeMark(copyOf(home, workspace, path)))
}

const madeMark = (copy: string): string => `${copy}.made-by-evogate`

function keep(path: string, bytes: Buffer): void {
  if (exists(path)) return
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeDurably(path, bytes)
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Keeps bytes that somebody wrote in the last moment before a rename and that could not be merged. */
export function keepLateWrite(home: string, workspace: Workspace, path: string, bytes: Buffer): void {
  keep(`${copyOf(home, workspace, path)}.late-${Date.now()}`, bytes)
}

/** A colon fits no file name everywhere; nothing of a workspace is ever written below a folder with a dot. */
const copyOf = (home: string, workspace: Workspace, path: string): string =>
  join(home, 'backups', workspaceSlug(workspace), isAgentPath(path) ? join('.agent', agentName(path)) : path)
