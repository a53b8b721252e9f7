import type { Reason } from '../core/reason.ts'
import type { Preview, WriteOrder } from '../flow/ports/memory.ts'
import type { Edge } from './apply.ts'
import { findGitDirectories } from './git-place.ts'
import { readGit } from './git-read.ts'
import { gitState } from './git-state.ts'
import { lineDiff } from './line-diff.ts'
import { longFiles } from './long-files.ts'
import { unfitPath } from './memory-path.ts'
import { movesOf } from './plan.ts'
import { readMemoryFile } from './read-memory-file.ts'
import { planFile } from './write-file.ts'

/** What an order would do to the files as they stand now, and what a person should know before. */
export async function previewOrder({ git }: Pick<Edge, 'git'>, order: WriteOrder): Promise<Preview> {
  const root = order.workspace.path
  const warnings: Reason[] = []
  const diffs: string[] = []
  const planned = new Map<string, string>()
  const files = movesOf(order)
  for (const moves of files) {
    const unfit = unfitPath(moves.path)
    if (unfit !== null) return { outcome: 'refused', reason: { code: unfit, detail: moves.path } }
    const plan = planFile(root, moves, { absentIsDone: false })
    if (plan.outcome === 'refused') return plan
    if (plan.outcome === 'stands') continue
    diffs.push(lineDiff(readMemoryFile(root, moves.path) ?? '', plan.text, moves.path))
    planned.set(moves.path, plan.text)
  }
  for (const { file } of longFiles(order.workspace, planned))
    warnings.push({ code: 'file-limit', detail: file })
  const state = await gitState(git, order.workspace)
  if (state.state !== 'none')
    warnings.push(
      ...(await gitWarnings(
        git,
        root,
        files.map(({ path }) => path),
      )),
    )
  return { outcome: 'preview', diff: diffs.join('\n'), git: state, warnings }
}

async function gitWarnings(git: Edge['git'], root: string, paths: readonly string[]): Promise<Reason[]> {
  const directories = findGitDirectories(root)
  const reading = directories === null ? null : await readGit(git, root, directories, paths)
  if (reading === null || 'code' in reading) return []
  const warnings: Reason[] = reading.filtered.map((path) => ({ code: 'filter-attribute', detail: path }))
  for (const path of paths) {
    if (reading.blobs.has(path) || reading.index.entries.some((entry) => entry.path === path)) continue
    const asked = await git.run(root, ['check-ignore', '-q', '--', path])
    if (asked.code === 0) warnings.push({ code: 'ignored-path', detail: path })
  }
  return warnings
}
