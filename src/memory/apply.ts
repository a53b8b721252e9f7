import { statSync } from 'node:fs'
import { TOPIC_PATH } from '../core/agent-memory.ts'
import type { Reason, ReasonCode } from '../core/reason.ts'
import type { FailPoint } from '../flow/ports/fail-point.ts'
import type { CommitState, WriteOrder, WriteOutcome, WriteProgress } from '../flow/ports/memory.ts'
import { absolutePath, readText } from './agent-folder.ts'
import { wasMadeByUs } from './backup.ts'
import {
  type CommitJob,
  land,
  moveArguments,
  type Prepared,
  prepareCommit,
  writeObjects,
} from './git-land.ts'
import { findGitDirectories, type GitDirectories, operationInProgress } from './git-place.ts'
import type { Git } from './git-process.ts'
import type { Signer } from './git-sign.ts'
import { unfitPath } from './memory-path.ts'
import { type FileMoves, indexMoves, movesOf, type Plan, repositoryMoves } from './plan.ts'
import { type Settled, settleCommit, type WrittenAt } from './settle-commit.ts'
import { sweepFolders } from './sweep.ts'
import { type WarmGit, warmGit } from './warm-git.ts'
import { type FileJob, planFile, removeEmptied, type Undo, undoWrite, writeFile } from './write-file.ts'

export interface Edge {
  readonly home: string
  readonly git: Git
  readonly signer: Signer | null
  readonly fail: FailPoint
  readonly now: () => number
}
type Record = (progress: WriteProgress) => Promise<void>

/**
 * Carries an order out: plan, intent, git objects, file, branch, index, each step such that it can be cut off and gone
 * on with. The marker with the right hash, not the recorded step, decides whether a file has been written.
 */
export async function applyOrder(
  edge: Edge,
  order: WriteOrder,
  progress: WriteProgress | null,
  record: Record,
): Promise<WriteOutcome> {
  const root = order.workspace.path
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return failed('workspace-missing')
  const blocks = movesOf(order)
  const unfit = blocks.map(({ path }) => unfitPath(path)).find((code) => code !== null)
  if (unfit !== undefined) return failed(unfit)
  // What is in the agent's memory alone waits for no merge and is in no commit.
  const directories = repositoryMoves(order).length === 0 ? null : findGitDirectories(root)
  const files = [...blocks, ...indexMoves(order, topicAfter(order, blocks))]
  const run: Run = { edge, order, files, directories, record }
  const written = progress !== null && ['file', 'ref', 'index'].includes(progress.step)
  const outcome = written ? await settle(run, progress, progress) : await begin(run, progress)
  if (outcome.outcome === 'written') for (const { path } of order.remove) removeEmptied(root, path)
  return outcome
}

/** Nothing is in the files yet, as far as was recorded. */
async function begin(run: Run, progress: WriteProgress | null): Promise<WriteOutcome> {
  const { edge, order, files, directories } = run
  sweepFolders(files.map(({ path }) => absolutePath(order.workspace, path)))
  const options = { absentIsDone: progress?.step === 'objects' }
  const plans = files.map((moves) => planFile(order.workspace, moves, options))
  const refused = plans.find((plan) => plan.outcome === 'refused')
  if (refused?.outcome === 'refused') {
    // Cut off between two files, of which somebody has changed the second since: nothing of it may stay in the first.
    if (progress?.step === 'objects') takeBack(run)
    return failed(refused.reason.code, refused.reason.detail)
  }
  if (plans.every((plan) => plan.outcome === 'stands'))
    return settle(run, progress, await standsAt(run, progress))
  // With one of two files written there is no going back to "nothing was written".
  const begun = progress?.step === 'objects' && plans.some((plan) => plan.outcome === 'stands')
  const busy = begun || directories === null ? null : operationInProgress(directories.own)
  if (busy !== null) return { outcome: 'waiting', reason: busy.reason }
  const git = warmGit(edge.git)
  try {
    return await writeAll({ ...run, edge: { ...edge, git } }, git, plans, { ...options, begun })
  } finally {
    git.release()
  }
}

/** Takes out again what was added before the write was cut off; what somebody has changed of it is theirs. */
function takeBack({ edge, order }: Run): void {
  if (order.add === null) return
  const { id, hash, tier, path } = order.add
  const back: WriteOrder = { ...order, add: null, remove: [{ id, hash, tier, path }] }
  const blocks = movesOf(back)
  const job: FileJob = { home: edge.home, workspace: order.workspace, fail: edge.fail, guard: () => null }
  for (const moves of [...blocks, ...indexMoves(back, topicAfter(back, blocks))])
    writeFile(job, moves, { absentIsDone: true })
}

/** The text of our topic file when the order has been carried out. */
export function topicAfter(order: WriteOrder, blocks: readonly FileMoves[]): string {
  const moves = blocks.find(({ path }) => path === TOPIC_PATH)
  if (moves === undefined) return ''
  const plan = planFile(order.workspace, moves, { absentIsDone: true })
  return plan.outcome === 'change' ? plan.text : (readText(order.workspace, TOPIC_PATH) ?? '')
}

interface Run {
  readonly edge: Edge
  readonly order: WriteOrder
  readonly files: readonly FileMoves[]
  readonly directories: GitDirectories | null
  readonly record: Record
}

async function writeAll(
  run: Run,
  git: WarmGit,
  plans: readonly Plan[],
  options: { absentIsDone: boolean; begun: boolean },
): Promise<WriteOutcome> {
  const { edge, order, files, directories, record } = run
  const { fail, home } = edge
  const { workspace } = order
  const job =
    directories === null ? null : commitJob(edge, order, directories, (commit) => note('ref', commit))
  const deleting = files.filter(({ path }, at) => isEmptied(plans[at]) && wasMadeByUs(home, workspace, path))
  const preparing: Promise<Prepared> =
    job === null
      ? Promise.resolve({ state: uncommitted(git, order) })
      : prepareCommit(job, new Set(deleting.map(({ path }) => path)))
  // It loads while the questions that were just asked are answered.
  if (job !== null && workspace.commit === 'auto') git.warm(workspace.path, moveArguments(order))
  let prepared = await preparing
  if (isSparse(run, prepared)) return failed('sparse-checkout')
  const at = placeOf(prepared)
  const note = (step: WriteProgress['step'], commit: string | null) => record({ step, ...at, commit })

  await note('planned', null)
  fail('C11')
  if (job !== null && 'ready' in prepared) {
    const written = await writeObjects(job, prepared)
    prepared = 'code' in written ? { state: { state: 'pending', reason: written, ...at } } : written
    fail('C12')
  }
  const commit = 'ready' in prepared ? prepared.ready.id : null
  await note('objects', commit)

  const notices: Reason[] = []
  const stopped = writeFiles(run, options, notices)
  if (stopped !== null) return stopped
  fail('C16')
  await note('file', commit)
  fail('C17')
  const settled: Settled =
    job === null || 'state' in prepared
      ? { commit: 'state' in prepared ? prepared.state : uncommitted(git, order), notices: [] }
      : await land(job, prepared)
  return {
    outcome: 'written',
    commit: settled.commit,
    notices: [...notices, ...aside(run), ...settled.notices],
  }
}

/** Writes the files one after the other; if one cannot be, those before it get their old bytes back. */
function writeFiles(
  { edge, order, files, directories }: Run,
  options: { absentIsDone: boolean; begun: boolean },
  notices: Reason[],
): WriteOutcome | null {
  const undo: Undo[] = []
  const guard = () =>
    directories === null || options.begun || undo.length > 0
      ? null
      : (operationInProgress(directories.own)?.reason ?? null)
  const job: FileJob = { home: edge.home, workspace: order.workspace, fail: edge.fail, guard }
  for (const moves of files) {
    const result = writeFile(job, moves, options)
    if (result.outcome === 'written') {
      if (result.undo !== null) undo.push(result.undo)
      notices.push(...result.notices)
      continue
    }
    for (const one of undo.reverse()) undoWrite(job, one)
    return result.outcome === 'waiting' ? result : failed(result.reason.code, result.reason.detail)
  }
  return null
}

/** The files are as the order wants them: only the commit may be missing. */
async function settle(run: Run, progress: WriteProgress | null, at: WrittenAt): Promise<WriteOutcome> {
  const { edge, order, directories, record } = run
  const place = { branch: at.branch, head: at.head }
  if (progress === null || progress.step === 'planned' || progress.step === 'objects') {
    await record({ step: 'file', ...place, commit: progress?.commit ?? null })
  }
  if (directories === null) return { outcome: 'written', commit: uncommitted(edge.git, order), notices: [] }
  const landed = (commit: string) => record({ step: 'ref', ...place, commit })
  const settled = await settleCommit(
    commitJob(edge, order, directories, landed),
    place,
    progress === null ? null : place.head,
  )
  return { outcome: 'written', commit: settled.commit, notices: [...aside(run), ...settled.notices] }
}

/** Where a block that stands was written: as recorded, or else here and now. */
async function standsAt(run: Run, progress: WriteProgress | null): Promise<WrittenAt> {
  if (progress !== null) return progress
  if (run.directories === null) return { branch: null, head: null }
  return placeOf(
    await prepareCommit(
      commitJob(run.edge, run.order, run.directories, async () => {}),
      null,
    ),
  )
}

export function commitJob(
  { git, signer, now, fail }: Edge,
  order: WriteOrder,
  directories: GitDirectories,
  landed: CommitJob['landed'],
): CommitJob {
  return { git, signer, root: order.workspace.path, directories, order, now, fail, landed }
}

/** Why there is no commit where there is no repository for it. */
export function uncommitted(git: Git, order: WriteOrder): CommitState {
  if (repositoryMoves(order).length === 0) return { state: 'none', reason: { code: 'agent-memory' } }
  return { state: 'none', reason: { code: git.found ? 'no-repository' : 'git-missing' } }
}

function placeOf(prepared: Prepared): WrittenAt {
  return { branch: prepared.branch ?? null, head: prepared.head ?? null }
}

function isSparse({ order, files }: Run, prepared: Prepared): boolean {
  const hidden = (prepared.index ?? [])
    .filter(({ flag }) => flag.toUpperCase() === 'S')
    .map(({ path }) => path)
  return files.some(
    ({ path }) =>
      hidden.includes(path) &&
      !statSync(`${order.workspace.path}/${path}`, { throwIfNoEntry: false })?.isFile(),
  )
}

function aside({ directories }: Run): Reason[] {
  const inSubmodule = directories !== null && /[/\\]\.git[/\\]modules[/\\]/.test(`${directories.common}/`)
  return inSubmodule ? [{ code: 'submodule' }] : []
}

const isEmptied = (plan: Plan | undefined): boolean => plan?.outcome === 'change' && plan.text === ''

/** Reasons that no waiting mends: a person has to look first. */
const LASTING: ReadonlySet<ReasonCode> = new Set([
  'drifted',
  'integrity',
  'entry-gone',
  'not-utf8',
  'hard-link',
  'not-a-file',
  'foreign-owner',
  'outside-workspace',
  'protected-target',
  'front-matter',
  'unknown-skill',
  'skill-exists',
  'skill-not-empty',
  'sparse-checkout',
  'file-limit',
])

function failed(code: ReasonCode, detail?: string): WriteOutcome {
  return {
    outcome: 'failed',
    reason: detail === undefined ? { code } : { code, detail },
    final: LASTING.has(code),
  }
}
