import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { highest } from '../core/tier.ts'
import type { FileDrift, Workspace } from '../flow/ports/memory.ts'
import { readBatch } from './batch-answer.ts'
import { changedBlocks, driftHunks } from './drift-hunks.ts'
import { findGitDirectories, operationInProgress } from './git-place.ts'
import type { Git } from './git-process.ts'
import { memoryFiles, unfitPath } from './memory-path.ts'
import { readMemoryFile } from './read-memory-file.ts'
import { memoryTexts } from './rules.ts'
import { isRuleFile, realPath } from './targets.ts'
import { toText } from './text-bytes.ts'
import { workspaceFolder } from './workspace-folder.ts'
import { writeDurably } from './write-durably.ts'

/**
 * What somebody else wrote into the memory files of a workspace: what is not in HEAD. So a pull, a switch, a rebase or
 * a commit is none by itself, whatever the order in which git writes files and refs. A file that HEAD does not hold is
 * compared with what it was when it was first seen. Null while git is in the middle of something.
 */
export async function driftOf(
  git: Git,
  home: string,
  workspace: Workspace,
): Promise<readonly FileDrift[] | null> {
  const root = workspace.path
  const directories = findGitDirectories(root)
  if (directories !== null) {
    if (operationInProgress(directories.own) !== null || existsSync(join(directories.own, 'index.lock')))
      return null
  }
  const texts = new Map(
    memoryTexts(workspace)
      .filter(({ file }) => !file.startsWith('/'))
      .map((one) => [one.file, one]),
  )
  const absent = memoryFiles.filter((name) => !texts.has(name) && realPath(root, name) === name)
  const paths = [...texts.keys(), ...absent]
  const heads = directories === null ? new Map<string, string>() : await headTexts(git, root, paths)
  const drifts: FileDrift[] = []
  for (const path of paths) {
    const standing = texts.get(path)
    const now = standing?.text ?? ''
    const before = heads.get(path) ?? firstSeen(home, workspace, path, now)
    const writable = unfitPath(path) === null
    drifts.push({
      path,
      tier: highest(standing?.tier ?? 'L1', isRuleFile(root, path) ? 'L3' : 'L1'),
      changedAt: statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? null,
      hunks: driftHunks(before, now, path, writable),
      changedBlocks: changedBlocks(now, path),
    })
  }
  // A pull that ran meanwhile: files of one commit would be held against another.
  const same = paths.every((path) => (readMemoryFile(root, path) ?? '') === (texts.get(path)?.text ?? ''))
  return same ? drifts : null
}

async function headTexts(git: Git, root: string, paths: readonly string[]): Promise<Map<string, string>> {
  const asked = await git.run(
    root,
    ['cat-file', '--batch'],
    `${paths.map((path) => `HEAD:${path}`).join('\n')}\n`,
  )
  const answers = asked.code === 0 ? readBatch(asked.stdout, paths.length) : []
  return new Map(
    paths.flatMap((path, at) => {
      const answer = answers[at]
      const text = answer?.kind === 'blob' ? toText(answer.bytes) : null
      return text === null ? [] : [[path, text] as const]
    }),
  )
}

/** The text of a file when it was seen for the first time; kept in the home, so that it outlives a restart. */
function firstSeen(home: string, workspace: Workspace, path: string, now: string): string {
  const folder = join(workspaceFolder(home, workspace), 'first-seen')
  const file = join(folder, createHash('sha256').update(path).digest('hex').slice(0, 32))
  if (existsSync(file)) return readFileSync(file, 'utf8')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeDurably(file, now)
  return now
}
