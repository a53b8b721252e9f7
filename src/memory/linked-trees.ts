import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Workspace } from '../flow/ports/memory.ts'
import { findGitDirectories } from './git-place.ts'

/** Linked worktrees of the workspace's repository; `branch` is null when HEAD is on none. */
export function linkedTrees(
  workspace: Workspace,
): { readonly path: string; readonly branch: string | null }[] {
  const directories = findGitDirectories(workspace.path)
  if (directories === null) return []
  const folder = join(directories.common, 'worktrees')
  return list(folder).flatMap((name) => {
    const place = read(join(folder, name, 'gitdir'))
    const head = read(join(folder, name, 'HEAD'))
    if (place === null || head === null) return []
    const path = dirname(place)
    if (path === workspace.path) return []
    return [{ path, branch: /^ref: refs\/heads\/(.+)$/.exec(head)?.[1] ?? null }]
  })
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}
