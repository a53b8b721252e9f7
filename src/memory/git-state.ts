import type { GitState, Workspace } from '../flow/ports/memory.ts'
import { findGitDirectories, headReference, operationInProgress, shortName } from './git-place.ts'
import type { Git } from './git-process.ts'
import { gitTrouble } from './git-read.ts'

/** Where a workspace's repository stands now. */
export async function gitState(git: Git, workspace: Workspace): Promise<GitState> {
  const directories = findGitDirectories(workspace.path)
  if (!git.found) return { state: 'none', reason: { code: 'git-missing' } }
  if (directories === null) return { state: 'none', reason: { code: 'no-repository' } }
  const [reference, batch] = await Promise.all([
    headReference(git, workspace.path, directories.own),
    git.run(workspace.path, ['cat-file', '--batch-check'], 'HEAD\n'),
  ])
  if (batch.code !== 0) return { state: 'none', reason: gitTrouble(batch) }
  const busy = operationInProgress(directories.own)
  if (busy !== null) return { state: 'busy', ...busy }
  const head = /^([0-9a-f]{40,64}) commit/.exec(batch.stdout.toString('utf8'))?.[1]
  if (reference === null) {
    return head === undefined
      ? { state: 'none', reason: { code: 'git-error', detail: 'HEAD' } }
      : { state: 'detached', head }
  }
  const branch = shortName(reference)
  return head === undefined ? { state: 'unborn', branch } : { state: 'ready', branch, head }
}
