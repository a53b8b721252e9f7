import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findGitDirectories } from './git-place.ts'

/** Real folders of the linked worktrees of a repository; none without one. Starts no process. */
export async function worktreesOf(root: string): Promise<string[]> {
  const directories = findGitDirectories(root)
  if (directories === null) return []
  const all = join(directories.common, 'worktrees')
  const names = await readdir(all).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const link = await readFile(join(all, name, 'gitdir'), 'utf8').catch(() => '')
      return link.trim().startsWith('/') ? dirname(link.trim()) : null
    }),
  )
  return found.filter((folder) => folder !== null)
}
