import { realpathSync, statSync } from 'node:fs'
import { basename, dirname, sep } from 'node:path'
import type { Git } from './git-process.ts'

export interface Location {
  readonly root: string
  readonly git: boolean
  readonly real: string
}

/** The workspace root that a directory belongs to; null when it cannot be read. */
export async function locateRoot(git: Git, directory: string): Promise<Location | null> {
  const real = realDirectory(directory)
  if (real === null) return null
  const folder = { root: real, git: false, real }
  const asked = await git.run(real, [
    'rev-parse',
    '--path-format=absolute',
    '--is-bare-repository',
    '--git-common-dir',
    '--absolute-git-dir',
    '--show-toplevel',
  ])
  // Inside a bare repository or a git directory the last question fails; unsafe ownership fails at once.
  if (asked.code !== 0) return folder
  const [bare, common = '', own = '', top = ''] = asked.stdout.toString('utf8').split('\n')
  if (bare === 'true') return folder
  // A linked worktree belongs to the main one, which only a plain `.git` folder tells where it is; and that folder
  // outweighs a work tree that the repository's configuration claims.
  const plain = basename(common) === '.git' && (own !== common || isWithin(real, dirname(common)))
  const main = plain ? dirname(common) : top
  const root = realDirectory(main)
  return root === null ? folder : { root, git: true, real }
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

function realDirectory(path: string): string | null {
  try {
    const real = realpathSync(path)
    return statSync(real).isDirectory() ? real : null
  } catch {
    return null
  }
}
