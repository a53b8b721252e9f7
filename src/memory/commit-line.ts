import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Reason } from '../core/reason.ts'
import { splitPath, zoneAt } from './git-commit.ts'
import { UNPACK } from './git-land.ts'
import { gitObject, latinName, packOf, readTree, withEntry } from './git-objects.ts'
import { findGitDirectories, operationInProgress, shortName } from './git-place.ts'
import type { Git } from './git-process.ts'
import { type GitReading, gitTrouble, readGit } from './git-read.ts'
import type { Signer } from './git-sign.ts'
import type { LinePlan } from './set-up-line.ts'
import { toBytes, toText } from './text-bytes.ts'

export type LineCommit =
  | { readonly outcome: 'made'; readonly id: string; readonly branch: string }
  | { readonly outcome: 'none'; readonly reason: Reason }

/** A commit that is ready to be made once the line stands in the file. */
export type PreparedLine =
  | { readonly outcome: 'ready'; make(): Promise<LineCommit> }
  | { readonly outcome: 'none'; readonly reason: Reason }

/**
 * Prepares the commit of one line of set-up in one file at the root, and of nothing else, whatever is staged or unfinished
 * there. It is the person's own commit: their name stands on it. To be called before the line is put.
 */
export async function prepareLine(
  git: Git,
  root: string,
  path: string,
  plan: LinePlan,
  commit: { readonly message: string; readonly now: number; readonly signer: Signer | null },
): Promise<PreparedLine> {
  const none = (reason: Reason): PreparedLine => ({ outcome: 'none', reason })
  const directories = findGitDirectories(root)
  if (!directories) return none({ code: git.found ? 'no-repository' : 'git-missing' })
  if (splitPath(path).folder !== '') return none({ code: 'git-error', detail: path })
  const busy = operationInProgress(directories.own)
  if (busy) return none(busy.reason)
  const reading = await readGit(git, root, directories, [path])
  if ('code' in reading) return none(reading)
  const { reference, head, format } = reading
  if (reference === null) return none({ code: 'detached-head' })
  if (head === null) return none({ code: 'unborn-branch' })
  if (reading.filtered.length > 0) return none({ code: 'filter-attribute', detail: path })
  const tree = reading.trees.get('') ?? Buffer.alloc(0)
  const entry = readTree(format, tree).find(({ name }) => name === latinName(path))
  const index = reading.index.entries.find((one) => one.path === path)
  // Committing a part of a file that git does not know yet would split it.
  const exists = lstatSync(join(root, path), { throwIfNoEntry: false }) !== undefined
  if (!entry && (exists || index)) return none({ code: 'untracked', detail: path })
  if (entry && !entry.mode.startsWith('100')) return none({ code: 'not-a-file', detail: path })
  if (!entry && (await git.run(root, ['check-ignore', '-q', '--', path])).code === 0)
    return none({ code: 'ignored-path', detail: path })
  const text = toText(reading.blobs.get(path) ?? Buffer.alloc(0))
  if (text === null) return none({ code: 'not-utf8', detail: path })
  const after = plan(text)
  if (after === null) return none({ code: 'already-in-head' })
  const mode = entry?.mode ?? '100644'
  const blob = gitObject(format, 'blob', toBytes(after))
  const next = gitObject(format, 'tree', withEntry(format, tree, path, { mode, id: blob.id }))
  const by = `${reading.author ?? 'Evogate <evogate@localhost>'} ${Math.floor(commit.now / 1000)} ${zoneAt(commit.now)}`
  const lines = [`tree ${next.id}`, `parent ${head}`, `author ${by}`, `committer ${by}`, '', commit.message]
  const made = gitObject(format, 'commit', toBytes(`${lines.join('\n')}\n`))
  return {
    outcome: 'ready',
    async make() {
      const { signer, now } = commit
      const objects = signer ? [blob, next] : [blob, next, made]
      const unpacked = await git.run(root, UNPACK, packOf(format, objects))
      if (unpacked.code !== 0) return { outcome: 'none', reason: gitTrouble(unpacked) }
      const { author } = reading
      const parts = { tree: next.id, parent: head, message: `${commit.message}\n`, at: now }
      const signed = await signer?.sign(git, root, reading.config, { ...parts, author, committer: author })
      if (typeof signed === 'object') return { outcome: 'none', reason: signed }
      const id = signed ?? made.id
      const moved = await git.run(root, [
        'update-ref',
        '-m',
        `commit: ${commit.message.split('\n')[0]}`,
        reference,
        id,
        head,
      ])
      if (moved.code !== 0) return { outcome: 'none', reason: { code: 'ref-moved' } }
      await fixIndex(git, root, path, plan, { reading, mode, before: entry?.id ?? null, after: blob.id })
      return { outcome: 'made', id, branch: shortName(reference) }
    },
  }
}

/** What the user has staged keeps being staged, with the line: the next `git commit` would take it out again. */
async function fixIndex(
  git: Git,
  root: string,
  path: string,
  plan: LinePlan,
  of: {
    readonly reading: GitReading
    readonly mode: string
    readonly before: string | null
    readonly after: string
  },
): Promise<void> {
  const { reading, mode, before, after } = of
  const staged = reading.index.entries.find((one) => one.path === path)
  let id: string | null = staged ? null : before === null ? after : null
  if (staged?.stage === 0 && staged.id === before) id = after
  else if (staged?.stage === 0) {
    const blob = await git.run(root, ['cat-file', 'blob', staged.id])
    const text = blob.code === 0 ? toText(blob.stdout) : null
    const withLine = text === null ? null : plan(text)
    if (withLine === null) return
    const written = await git.run(root, ['hash-object', '-w', '--no-filters', '--stdin'], toBytes(withLine))
    id = written.code === 0 ? written.stdout.toString('utf8').trim() : null
  }
  if (id === null) return
  await git.run(
    root,
    ['update-index', '--add', '--cacheinfo', `${staged?.mode ?? mode},${id},${path}`],
    '',
    reading.noFilters,
  )
}
