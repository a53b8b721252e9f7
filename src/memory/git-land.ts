import { existsSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import type { Reason } from '../core/reason.ts'
import type { FailPoint } from '../flow/ports/fail-point.ts'
import type { CommitState, WriteOrder } from '../flow/ports/memory.ts'
import { buildCommit, type ReadyCommit } from './git-commit.ts'
import { fixIndex, startIndex } from './git-index.ts'
import { writeLoose } from './git-loose.ts'
import { type GitObject, packOf } from './git-objects.ts'
import { type GitDirectories, headReference, operationInProgress, shortName } from './git-place.ts'
import type { Git, GitProcess } from './git-process.ts'
import { type GitReading, gitTrouble, readGit } from './git-read.ts'
import type { Signer } from './git-sign.ts'
import type { IndexEntry } from './index-file.ts'
import { isLocked, untilUnlocked } from './lock-wait.ts'
import { type FileMoves, repositoryMoves } from './plan.ts'

/** A repository, an order and what is needed to commit it. */
export interface CommitJob {
  readonly git: Git
  /** Null: commits are not signed. */
  readonly signer: Signer | null
  readonly root: string
  readonly directories: GitDirectories
  readonly order: WriteOrder
  readonly now: () => number
  readonly fail: FailPoint
  /** Called when the branch holds the commit and before the index is touched. */
  readonly landed: (commit: string) => Promise<void>
}

/** A commit that only has to be written. */
export interface PreparedCommit {
  readonly ready: ReadyCommit
  readonly reading: GitReading
}

/** Either a commit that only has to be written, or the state that stands in its way. */
export type Prepared = Seen & (PreparedCommit | { readonly state: CommitState })
/** Where HEAD was and what the index held, as far as they could be read. */
interface Seen {
  readonly branch?: string | null
  readonly head?: string | null
  readonly index?: readonly IndexEntry[]
}

export const UNPACK = ['unpack-objects', '-q'] as const
/** The arguments of the process that moves the branch: it waits for input, and so can be started early. */
export function moveArguments(order: WriteOrder): string[] {
  return ['update-ref', '-m', `commit: ${order.message.split('\n')[0]}`, '--stdin']
}

/** R102: how often a commit is built again because HEAD moved. */
const REBUILDS_MAX = 5

/** Reads the repository and builds the commit. `deleting` names files that the write will delete. */
export async function prepareCommit(job: CommitJob, deleting: ReadonlySet<string> | null): Promise<Prepared> {
  const files = repositoryMoves(job.order)
  const reading = await readSteadily(job, files)
  if ('code' in reading) return { state: trouble(reading) }
  const branch = reading.reference === null ? null : shortName(reading.reference)
  const seen = { branch, head: reading.head, index: reading.index.entries }
  return { ...(await prepareFrom(job, files, reading, deleting)), ...seen }
}

async function prepareFrom(
  job: CommitJob,
  files: readonly FileMoves[],
  reading: GitReading,
  deleting: ReadonlySet<string> | null,
): Promise<Prepared> {
  const { reference, head } = reading
  const branch = reference === null ? null : shortName(reference)
  const pending = (reason: Reason): Prepared => ({ state: { state: 'pending', reason, branch, head } })
  if (job.order.remove.some(({ hunk }) => hunk !== undefined)) return none({ code: 'never-committed' })
  if (job.order.workspace.commit === 'never') return none({ code: 'commit-off' })
  const [filtered] = reading.filtered
  if (filtered !== undefined) return none({ code: 'filter-attribute', detail: filtered })
  const ignored = await ignoredPath(job, files, reading)
  if (ignored !== null) return none({ code: 'ignored-path', detail: ignored })
  const busy = operationInProgress(job.directories.own)
  if (busy !== null) return pending(busy.reason)
  if (reference === null) return pending({ code: 'detached-head' })
  if (head === null) return pending({ code: 'unborn-branch' })
  const isDeleted = (path: string) => deleting?.has(path) ?? isAbsent(join(job.root, path))
  const ready = buildCommit(reading, head, reference, job.order, files, { now: job.now(), isDeleted })
  if (!('code' in ready)) return { ready, reading }
  return ready.code === 'already-in-head' ? none(ready) : pending(ready)
}

/** Writes the objects of a commit, signed if that is wanted; they are unreachable and harmless until the branch moves. */
export async function writeObjects<P extends PreparedCommit>(
  job: CommitJob,
  prepared: P,
): Promise<P | Reason> {
  const { ready, reading } = prepared
  const { git, root, signer, order } = job
  const objects = signer === null ? ready.objects : ready.objects.filter(({ kind }) => kind !== 'commit')
  const broken = await putObjects(job, reading, objects)
  if ('code' in broken) return broken
  const { durable } = broken
  if (signer === null) return { ...prepared, ready: { ...ready, durable } }
  const { tree, parent, at } = ready
  const commit = { tree, parent, at, message: order.message, author: reading.author, committer: null }
  const id = await signer.sign(git, root, reading.config, commit)
  return typeof id === 'string' ? { ...prepared, ready: { ...ready, id, durable } } : id
}

/** Git itself is asked to where it keeps more than the objects: the rights of a shared repository, say. */
async function putObjects(
  { git, root, directories }: CommitJob,
  { format, config }: GitReading,
  objects: readonly GitObject[],
): Promise<{ readonly durable: Promise<boolean> } | Reason> {
  if (!config.values.has('core.sharedrepository')) {
    try {
      return await writeLoose(join(directories.common, 'objects'), objects)
    } catch {
      // Git knows better why it cannot be done.
    }
  }
  const result = await git.run(root, UNPACK, packOf(format, objects))
  return result.code === 0 ? { durable: Promise.resolve(true) } : gitTrouble(result)
}

/** Moves the branch to a commit whose objects are written, building it anew if HEAD moved, and mends the index. */
export async function land(
  job: CommitJob,
  first: Prepared,
): Promise<{ commit: CommitState; notices: readonly Reason[] }> {
  let prepared = first
  for (let rebuilt = 0; ; rebuilt += 1) {
    if ('state' in prepared) return { commit: prepared.state, notices: [] }
    const { ready, reading } = prepared
    const branch = shortName(ready.reference)
    const pending = (reason: Reason) => {
      const commit: CommitState = { state: 'pending', reason, branch, head: ready.parent }
      return { commit, notices: [] }
    }
    const moved = await moveBranch(job, ready, reading)
    if ('index' in moved) {
      const { git, root, directories } = job
      try {
        job.fail('C18')
        await job.landed(ready.id)
      } catch (error) {
        // Left alone it would keep the lock of the index for as long as the service runs.
        await moved.index.end()
        throw error
      }
      const notices = await fixIndex(git, root, directories.own, ready.changes, reading, moved.index)
      job.fail('C19')
      return { commit: { state: 'made', id: ready.id, branch }, notices }
    }
    if (moved.code !== 'ref-moved' || rebuilt === REBUILDS_MAX) return pending(moved)
    prepared = await prepareCommit(job, null)
    if ('state' in prepared) continue
    if (prepared.ready.reference !== ready.reference) return pending({ code: 'other-branch' })
    const written = await writeObjects(job, prepared)
    if ('code' in written) return pending(written)
    prepared = written
  }
}

/** Why the branch cannot hold the commit; or, once it does, the process that mends the index. */
async function moveBranch(
  job: CommitJob,
  ready: ReadyCommit,
  reading: GitReading,
): Promise<Reason | { readonly index: GitProcess }> {
  const { git, root, directories, order } = job
  const moved = await untilUnlocked<Reason | { readonly index: GitProcess }>(async () => {
    // A branch must not come to hold what a power cut could still take away.
    if ((await ready.durable) === false) return { settled: { code: 'io-error' } }
    // With the index locked it could not be mended afterwards and would show our block as staged for removal.
    if (existsSync(join(directories.own, 'index.lock'))) return { locked: true }
    const busy = operationInProgress(directories.own)
    if (busy !== null) return { settled: busy.reason }
    if ((await headReference(git, root, directories.own)) !== ready.reference)
      return { settled: { code: 'ref-moved' } }
    const command = `update ${ready.reference} ${ready.id} ${ready.parent}\n`
    const index = startIndex(git, root, reading.noFilters)
    const result = await git.run(root, moveArguments(order), command)
    if (result.code === 0) return { settled: { index } }
    await index.end()
    if (isLocked(result)) return { locked: true }
    return {
      settled: /but expected|reference already exists|unable to resolve/.test(result.stderr)
        ? { code: 'ref-moved' }
        : gitTrouble(result),
    }
  })
  return moved === 'locked' ? { code: 'index-locked' } : moved
}

async function readSteadily(job: CommitJob, files: readonly FileMoves[]): Promise<GitReading | Reason> {
  const paths = files.map((one) => one.path)
  for (let attempt = 0; ; attempt += 1) {
    const reading = await readGit(job.git, job.root, job.directories, paths)
    if (!('code' in reading) || reading.code !== 'ref-moved' || attempt === REBUILDS_MAX) return reading
  }
}

async function ignoredPath(
  { git, root }: CommitJob,
  files: readonly FileMoves[],
  reading: GitReading,
): Promise<string | null> {
  const known = (path: string) =>
    reading.blobs.has(path) || reading.index.entries.some((entry) => entry.path === path)
  for (const { path } of files) {
    if (known(path)) continue
    const asked = await git.run(root, ['check-ignore', '-q', '--', path])
    if (asked.code === 0) return path
  }
  return null
}

/** Trouble that trying again will not mend is no commit at all; the rest is one that waits. */
function trouble(reason: Reason): CommitState {
  const lasting = ['no-repository', 'unsafe-ownership', 'git-missing'].includes(reason.code)
  return lasting ? { state: 'none', reason } : { state: 'pending', reason, branch: null, head: null }
}

const none = (reason: Reason): Prepared => ({ state: { state: 'none', reason } })

function isAbsent(path: string): boolean {
  try {
    lstatSync(path)
    return false
  } catch {
    return true
  }
}
