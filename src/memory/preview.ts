import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { INDEX_PATH, isIndexTooLong, TOPIC_PATH } from '../core/agent-memory.ts'
import type { Reason } from '../core/reason.ts'
import type { Foresight, Preview, Workspace, WriteOrder } from '../flow/ports/memory.ts'
import { absolutePath, hasTopic, readText } from './agent-folder.ts'
import { type Edge, topicAfter } from './apply.ts'
import { findGitDirectories } from './git-place.ts'
import { readGit } from './git-read.ts'
import { gitState } from './git-state.ts'
import { lineDiff } from './line-diff.ts'
import { longFiles } from './long-files.ts'
import { unfitPath } from './memory-path.ts'
import { indexMoves, movesOf, repositoryMoves } from './plan.ts'
import { planFile } from './write-file.ts'

/** What an order would do to the files as they stand now, and what a person should know before. */
export async function previewOrder({ git }: Pick<Edge, 'git'>, order: WriteOrder): Promise<Preview> {
  const seen = foresee(order)
  if (seen.outcome === 'refused') return seen
  const state = await gitState(git, order.workspace)
  const paths = repositoryMoves(order).map(({ path }) => path)
  const more =
    state.state === 'none' || paths.length === 0 ? [] : await gitWarnings(git, order.workspace.path, paths)
  return { outcome: 'preview', diff: seen.diff, git: state, warnings: [...seen.warnings, ...more] }
}

/** The same from the files alone, without asking git anything. */
export function foresee(order: WriteOrder): Foresight {
  const { workspace } = order
  const diffs: string[] = []
  const planned = new Map<string, string>()
  const blocks = movesOf(order)
  const unfit = blocks.find(({ path }) => unfitPath(path) !== null)?.path
  if (unfit !== undefined)
    return { outcome: 'refused', reason: { code: unfitPath(unfit) ?? 'integrity', detail: unfit } }
  const index = indexMoves(order, topicAfter(order, blocks))
  for (const moves of [...blocks, ...index]) {
    const plan = planFile(workspace, moves, { absentIsDone: false })
    if (plan.outcome === 'refused') return plan
    if (plan.outcome === 'stands') continue
    diffs.push(lineDiff(readText(workspace, moves.path) ?? '', plan.text, moves.path))
    planned.set(moves.path, plan.text)
  }
  return {
    outcome: 'seen',
    diff: diffs.join('\n'),
    beside:
      order.add?.path === TOPIC_PATH && (index.some(({ path }) => planned.has(path)) || !hasTopic(workspace)),
    warnings: [...agentWarnings(workspace, planned), ...longWarnings(workspace, planned)],
  }
}

function longWarnings(workspace: Workspace, planned: ReadonlyMap<string, string>): Reason[] {
  return longFiles(workspace, planned).map(({ file }) => ({ code: 'file-limit', detail: file }))
}

/** R97: what the agent would not load; and that its directory is not there yet (R89). */
function agentWarnings(workspace: Workspace, planned: ReadonlyMap<string, string>): Reason[] {
  if (!planned.has(TOPIC_PATH)) return []
  const index = planned.get(INDEX_PATH) ?? readText(workspace, INDEX_PATH) ?? ''
  const folder = dirname(absolutePath(workspace, TOPIC_PATH))
  return [
    ...(isIndexTooLong(index) ? [{ code: 'index-limit', detail: INDEX_PATH } as const] : []),
    ...(existsSync(folder) ? [] : [{ code: 'folder-made', detail: folder } as const]),
  ]
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
