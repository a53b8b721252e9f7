import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Workspace } from '../flow/ports/memory.ts'

/** A workspace's folder in Evogate's home: its name and the first 8 hex digits of the hash of its real path. */
export function workspaceFolder(home: string, workspace: Pick<Workspace, 'name' | 'path'>): string {
  return join(home, 'workspaces', workspaceSlug(workspace))
}

export function workspaceSlug({ name, path }: Pick<Workspace, 'name' | 'path'>): string {
  const short = createHash('sha256').update(path, 'utf8').digest('hex').slice(0, 8)
  return `${name.replace(/[/\\\p{Cc}:]/gu, '-').replace(/^\.+/, '')}-${short}`
}
