import type { Reason } from '../core/reason.ts'
import type { PathChange } from './git-commit.ts'
import type { Settings } from './git-config.ts'
import type { ObjectFormat } from './git-objects.ts'
import type { Git } from './git-process.ts'
import { type IndexReading, indexStamp, readIndex, readNoFilters } from './git-read.ts'
import type { IndexEntry } from './index-file.ts'
import { isLocked, untilUnlocked } from './lock-wait.ts'
import { planText } from './plan.ts'
import { toBytes, toText } from './text-bytes.ts'

/**
 * Brings the user's index up to a commit of ours, for its paths alone. An entry equal to the parent's blob becomes the
 * commit's; one that holds staged work of the user gets just our block, for otherwise the next `git commit` would take
 * the block out again. What can take neither is left and named.
 */
export async function fixIndex(
  git: Git,
  root: string,
  own: string,
  changes: readonly PathChange[],
  known: { readonly index: IndexReading; readonly noFilters: Settings } | null,
): Promise<Reason[]> {
  const notices: Reason[] = []
  const noFilters = known?.noFilters ?? (await readNoFilters(git, root))
  const done = await untilUnlocked(async () => {
    notices.length = 0
    const read =
      known?.index.stamp === indexStamp(own)
        ? known.index
        : await readIndex(git, root, own, paths(changes), formatOf(changes))
    if ('code' in read) return { settled: [read] }
    const fixes: string[][] = []
    for (const change of changes) {
      const fix = await entryFor(git, root, change, read.entries)
      if (Array.isArray(fix)) fixes.push(fix)
      else if (fix !== null) notices.push(fix)
    }
    for (const fix of oneCallIfPossible(fixes)) {
      const result = await git.run(root, ['update-index', '--add', ...fix], '', { settings: noFilters })
      if (isLocked(result)) return { locked: true }
      if (result.code !== 0) notices.push({ code: 'git-error', detail: 'update-index' })
    }
    return { settled: notices }
  })
  return done === 'locked' ? [{ code: 'index-locked' }] : done
}

/** Some of git's options hold for all that follows them, so only plain entries share a call. */
function oneCallIfPossible(fixes: readonly string[][]): string[][] {
  const plain = fixes.every((fix) => fix.length === 2 && fix[0] === '--cacheinfo')
  return plain && fixes.length > 0 ? [fixes.flat()] : [...fixes]
}

/** The width of an id tells the kind of hash. */
function formatOf(changes: readonly PathChange[]): ObjectFormat {
  const [first] = changes
  return (first?.after ?? first?.before ?? '').length === 64 ? 'sha256' : 'sha1'
}

const paths = (changes: readonly PathChange[]): string[] => changes.map((change) => change.moves.path)

async function entryFor(
  git: Git,
  root: string,
  { moves, mode, before, after }: PathChange,
  entries: readonly IndexEntry[],
): Promise<string[] | Reason | null> {
  const { path } = moves
  const own = entries.filter((entry) => entry.path === path)
  const [entry] = own
  if (own.some(({ stage }) => stage > 0)) return { code: 'file-changed', detail: path }
  // Absent here but not in the parent: the user has staged its deletion.
  if (entry === undefined) return before === null && after !== null ? cacheinfo(mode, after, path, '') : null
  if (entry.id === after) return null
  if (entry.id === before) {
    return after === null ? ['--force-remove', path] : cacheinfo(entry.mode, after, path, entry.flag)
  }
  const merged = await withBlock(git, root, entry, moves)
  if (merged === 'stands') return null
  return merged === null
    ? { code: 'file-changed', detail: path }
    : cacheinfo(entry.mode, merged, path, entry.flag)
}

async function withBlock(
  git: Git,
  root: string,
  entry: IndexEntry,
  moves: PathChange['moves'],
): Promise<string | 'stands' | null> {
  if (!entry.mode.startsWith('100')) return null
  const blob = await git.run(root, ['cat-file', 'blob', entry.id])
  const text = blob.code === 0 ? toText(blob.stdout) : null
  if (text === null) return null
  const plan = planText(text, moves, { absentIsDone: true })
  if (plan.outcome !== 'change') return plan.outcome === 'stands' ? 'stands' : null
  const written = await git.run(root, ['hash-object', '-w', '--no-filters', '--stdin'], toBytes(plan.text))
  return written.code === 0 ? written.stdout.toString('utf8').trim() : null
}

/** A new entry loses the marks of the old one, so those the user had set are set again. */
function cacheinfo(mode: string, id: string, path: string, flag: string): string[] {
  const set = ['--cacheinfo', `${mode},${id},${path}`]
  if (flag !== '' && flag === flag.toLowerCase()) set.push('--assume-unchanged', path)
  if (flag.toUpperCase() === 'S') set.push('--skip-worktree', path)
  return set
}
