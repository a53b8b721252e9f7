import type { Reason } from '../core/reason.ts'
import type { PathChange } from './git-commit.ts'
import type { Settings } from './git-config.ts'
import type { ObjectFormat } from './git-objects.ts'
import type { Git, GitProcess } from './git-process.ts'
import { type IndexReading, indexStamp, readIndex, readNoFilters } from './git-read.ts'
import type { IndexEntry } from './index-file.ts'
import { isLocked, untilUnlocked } from './lock-wait.ts'
import { planText } from './plan.ts'
import { toBytes, toText } from './text-bytes.ts'

/** What an entry is to become; `id` null takes it out. `flag` is the letter of the entry that is there. */
interface Fix {
  readonly path: string
  readonly mode: string
  readonly id: string | null
  readonly flag: string
}

/**
 * Starts the process that mends the index: it takes the lock and reads the index while the branch is moved, as
 * `git commit` does. It has to be ended, with nothing to do if it comes to that.
 */
export const startIndex = (git: Git, root: string, settings: Settings): GitProcess =>
  git.start(root, ['update-index', '-z', '--index-info'], { settings })

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
  started: GitProcess | null = null,
): Promise<Reason[]> {
  const notices: Reason[] = []
  const noFilters = known?.noFilters ?? (await readNoFilters(git, root))
  let waiting = started
  const done = await untilUnlocked(async () => {
    notices.length = 0
    const read =
      known?.index.stamp === indexStamp(own)
        ? known.index
        : await readIndex(git, root, own, paths(changes), formatOf(changes))
    if ('code' in read) return { settled: [read] }
    const fixes: Fix[] = []
    for (const change of changes) {
      const fix = await entryFor(git, root, change, read.entries)
      if (fix !== null && 'code' in fix) notices.push(fix)
      else if (fix !== null) fixes.push(fix)
    }
    const plain = fixes.filter((fix) => !isMarked(fix))
    if (waiting !== null || plain.length > 0) {
      const process = waiting ?? startIndex(git, root, noFilters)
      waiting = null
      const result = await process.end(plain.map((fix) => line(fix, changes)).join(''))
      if (isLocked(result)) return { locked: true }
      if (result.code !== 0) notices.push({ code: 'git-error', detail: 'update-index' })
    }
    for (const fix of fixes.filter(isMarked)) {
      const args = ['update-index', '--add', ...withMarks(fix)]
      const result = await git.run(root, args, '', { settings: noFilters })
      if (isLocked(result)) return { locked: true }
      if (result.code !== 0) notices.push({ code: 'git-error', detail: 'update-index' })
    }
    return { settled: notices }
  })
  await waiting?.end()
  return done === 'locked' ? [{ code: 'index-locked' }] : done
}

/** `assume-unchanged` or `skip-worktree`, which a new entry loses and gets only by options. */
const isMarked = ({ id, flag }: Fix): boolean =>
  id !== null && flag !== '' && (flag === flag.toLowerCase() || flag.toUpperCase() === 'S')

function line({ path, mode, id }: Fix, changes: readonly PathChange[]): string {
  const nothing = '0'.repeat(formatOf(changes) === 'sha1' ? 40 : 64)
  return id === null ? `0 ${nothing}\t${path}\0` : `${mode} ${id}\t${path}\0`
}

function withMarks({ path, mode, id, flag }: Fix): string[] {
  const set = ['--cacheinfo', `${mode},${id},${path}`]
  if (flag === flag.toLowerCase()) set.push('--assume-unchanged', path)
  if (flag.toUpperCase() === 'S') set.push('--skip-worktree', path)
  return set
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
): Promise<Fix | Reason | null> {
  const { path } = moves
  const own = entries.filter((entry) => entry.path === path)
  const [entry] = own
  if (own.some(({ stage }) => stage > 0)) return { code: 'file-changed', detail: path }
  // Absent here but not in the parent: the user has staged its deletion.
  if (entry === undefined)
    return before === null && after !== null ? { path, mode, id: after, flag: '' } : null
  if (entry.id === after) return null
  const { flag } = entry
  if (entry.id === before) return { path, mode: entry.mode, id: after, flag }
  const merged = await withBlock(git, root, entry, moves)
  if (merged === 'stands') return null
  return merged === null
    ? { code: 'file-changed', detail: path }
    : { path, mode: entry.mode, id: merged, flag }
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
