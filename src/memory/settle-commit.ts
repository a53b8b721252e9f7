import type { Reason } from '../core/reason.ts'
import type { CommitState } from '../flow/ports/memory.ts'
import { readBatch } from './batch-answer.ts'
import { fixIndex } from './git-index.ts'
import { type CommitJob, land, type Prepared, prepareCommit, writeObjects } from './git-land.ts'
import { headReference, shortName } from './git-place.ts'
import { findCommit } from './git-search.ts'
import { movesOf, repositoryMoves } from './plan.ts'
import { planFile } from './write-file.ts'

/** Where a block was written: the branch and the commit that HEAD was at. */
export interface WrittenAt {
  readonly branch: string | null
  readonly head: string | null
}
export interface Settled {
  readonly commit: CommitState
  readonly notices: readonly Reason[]
}

/**
 * Commits what stands in the files already: after a crash, or when git was not ready at the time. Only while HEAD is
 * where the block was written and the block stands; a commit that exists already is found by its trailers among those
 * after `since`.
 */
export async function settleCommit(job: CommitJob, at: WrittenAt, since = at.head): Promise<Settled> {
  const { git, root, directories, order } = job
  const pending = (reason: Reason): Settled => ({ commit: { state: 'pending', reason, ...at }, notices: [] })
  if (order.workspace.commit === 'never') return none('commit-off')
  const reference = await headReference(git, root, directories.own)
  const branch = reference === null ? null : shortName(reference)
  if (at.branch !== null && branch !== at.branch) {
    const made = await findCommit(git, root, order, since, `refs/heads/${at.branch}`)
    return made === null
      ? pending({ code: 'other-branch' })
      : { commit: madeOn(made, at.branch), notices: [] }
  }
  const stands = movesOf(order).every(
    (moves) => planFile(order.workspace, moves, { absentIsDone: true }).outcome === 'stands',
  )
  const prepared = await prepareCommit(job, null)
  if ('state' in prepared) {
    if (prepared.state.state === 'none' && prepared.state.reason.code === 'already-in-head') {
      return afterTheFact(job, since, branch)
    }
    if (prepared.state.state !== 'pending') return { commit: prepared.state, notices: [] }
    return pending(prepared.state.reason)
  }
  if (!stands) return none('block-gone')
  // Where git could not even say where it was, nothing stands against where it is now.
  const unknown = at.branch === null && at.head === null
  if (at.branch === null && !unknown && prepared.ready.parent !== at.head)
    return pending({ code: 'other-branch' })
  return landPrepared(job, prepared)
}

/** Writes the objects of a prepared commit and moves the branch to it. */
export async function landPrepared(
  job: CommitJob,
  prepared: Extract<Prepared, { ready: unknown }>,
): Promise<Settled> {
  const written = await writeObjects(job, prepared)
  if (!('code' in written)) return land(job, written)
  const { reference, parent } = prepared.ready
  return {
    commit: { state: 'pending', reason: written, branch: shortName(reference), head: parent },
    notices: [],
  }
}

/** HEAD holds the block: by our own commit, whose index step may be missing, or by one of the user's. */
async function afterTheFact(job: CommitJob, since: string | null, branch: string | null): Promise<Settled> {
  const made = await findCommit(job.git, job.root, job.order, since, 'HEAD')
  if (made === null || branch === null) return none('already-in-head')
  return { commit: madeOn(made, branch), notices: await mendIndex(job, made) }
}

async function mendIndex({ git, root, directories, order }: CommitJob, commit: string): Promise<Reason[]> {
  const files = repositoryMoves(order)
  const questions = files.flatMap(({ path }) => [`${commit}^:${path}`, `${commit}:${path}`, `HEAD:${path}`])
  const asked = await git.run(root, ['cat-file', '--batch'], `${questions.join('\n')}\n`)
  const answers = readBatch(asked.stdout, questions.length).map((answer) => answer?.id ?? null)
  const changes = files.flatMap((moves, at) => {
    const [before = null, after = null, now = null] = answers.slice(at * 3, at * 3 + 3)
    return after === now && before !== after ? [{ moves, mode: '100644', before, after }] : []
  })
  return changes.length === 0 ? [] : fixIndex(git, root, directories.own, changes, null)
}

const madeOn = (id: string, branch: string): CommitState => ({ state: 'made', id, branch })
const none = (code: Reason['code']): Settled => ({ commit: { state: 'none', reason: { code } }, notices: [] })
