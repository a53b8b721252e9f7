import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Reason, ReasonCode } from '../core/reason.ts'
import type { Git } from './git-process.ts'

/** The git directories of a work tree: its own one (that of a linked worktree too) and the one all share. */
export interface GitDirectories {
  readonly own: string
  readonly common: string
}

/** Finds the git directory of a work tree's root; null if there is none. */
export function findGitDirectories(root: string): GitDirectories | null {
  const dot = join(root, '.git')
  try {
    if (statSync(dot).isDirectory()) return existsSync(join(dot, 'HEAD')) ? { own: dot, common: dot } : null
    const target = /^gitdir: (.+?)\s*$/.exec(readFileSync(dot, 'utf8'))?.[1]
    if (target === undefined) return null
    const own = resolve(root, target)
    if (!existsSync(join(own, 'HEAD'))) return null
    const shared = join(own, 'commondir')
    return { own, common: existsSync(shared) ? resolve(own, readFileSync(shared, 'utf8').trim()) : own }
  } catch {
    return null
  }
}

/** The merge, rebase or the like that is under way in a work tree, with the branch it will come back to. */
export function operationInProgress(own: string): { reason: Reason; branch: string | null } | null {
  const has = (name: string) => existsSync(join(own, name))
  const busy = (code: ReasonCode, branch: string | null = null) => ({ reason: { code }, branch })
  if (has('rebase-merge')) return busy('rebase-in-progress', returnsTo(own, 'rebase-merge'))
  if (has('rebase-apply')) {
    if (has('rebase-apply/applying')) return busy('am-in-progress', headBranch(own))
    return busy('rebase-in-progress', returnsTo(own, 'rebase-apply'))
  }
  if (has('MERGE_HEAD')) return busy('merge-in-progress', headBranch(own))
  if (has('CHERRY_PICK_HEAD')) return busy('cherry-pick-in-progress', headBranch(own))
  if (has('REVERT_HEAD')) return busy('revert-in-progress', headBranch(own))
  if (has('sequencer/todo')) {
    const reverts = read(join(own, 'sequencer/todo'))?.startsWith('revert') === true
    return busy(reverts ? 'revert-in-progress' : 'cherry-pick-in-progress', headBranch(own))
  }
  if (has('BISECT_LOG')) return busy('bisect-in-progress', headBranch(own))
  return null
}

/** The full name of the branch that HEAD names; null when it is detached. */
export async function headReference(git: Git, root: string, own: string): Promise<string | null> {
  const name = /^ref: (.+?)\s*$/.exec(read(join(own, 'HEAD')) ?? '')?.[1]
  // With the reftable format the file names a branch that cannot exist.
  if (name !== 'refs/heads/.invalid') return name ?? null
  const asked = await git.run(root, ['symbolic-ref', '-q', 'HEAD'])
  return asked.code === 0 ? asked.stdout.toString('utf8').trim() : null
}

export const shortName = (reference: string): string => reference.replace(/^refs\/heads\//, '')

function headBranch(own: string): string | null {
  const name = /^ref: refs\/heads\/(.+?)\s*$/.exec(read(join(own, 'HEAD')) ?? '')?.[1]
  return name ?? null
}

function returnsTo(own: string, folder: string): string | null {
  const name = read(join(own, folder, 'head-name'))?.trim()
  return name?.startsWith('refs/heads/') ? shortName(name) : null
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
