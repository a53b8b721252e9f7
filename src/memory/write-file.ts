import { closeSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { isAgentPath } from '../core/agent-memory.ts'
import type { Reason, ReasonCode } from '../core/reason.ts'
import { isWholeSkill } from '../core/skill/new-skill.ts'
import type { FailPoint } from '../flow/ports/fail-point.ts'
import type { Workspace } from '../flow/ports/memory.ts'
import { nameIn, openPlace } from './agent-folder.ts'
import { keepFirstCopy, keepLateWrite, wasMadeByUs } from './backup.ts'
import { wayTo } from './folder.ts'
import { splitPath } from './git-commit.ts'
import { ioReason } from './io-reason.ts'
import { isSkillFile } from './memory-path.ts'
import { type OpenFile, openFile } from './open-file.ts'
import { type FileMoves, holds, type Plan, planText } from './plan.ts'
import { replaceFile } from './replace-file.ts'
import { toBytes, toText } from './text-bytes.ts'

/** What is needed to write to a workspace's files. */
export interface FileJob {
  readonly home: string
  readonly workspace: Workspace
  readonly fail: FailPoint
  /** Asked right before a file is replaced: why nothing may be written now. */
  readonly guard: () => Reason | null
}

export type FileOutcome =
  | { readonly outcome: 'written'; readonly undo: Undo | null; readonly notices: readonly Reason[] }
  | { readonly outcome: 'refused'; readonly reason: Reason }
  | { readonly outcome: 'waiting'; readonly reason: Reason }

/** What was in a file and what is in it now; null stands for no file. */
export interface Undo {
  readonly path: string
  readonly before: Buffer | null
  readonly after: Buffer | null
}

/** R93: how often a write is planned again because somebody else wrote to the file. */
const REPLANS_MAX = 5

/** Plans a file's new text from what stands in it now. */
export function planFile(workspace: Workspace, moves: FileMoves, options: { absentIsDone: boolean }): Plan {
  // The folder of a skill comes with its file, and goes with it.
  const withFolder = makesSkill(moves) || (moves.add === null && isSkillFile(moves.path))
  if (withFolder && wayTo(workspace.path, moves.path) === 'missing') return planBytes(null, moves, options)
  return withFile(workspace, moves.path, (file) =>
    typeof file === 'string' ? refusedPlan(file, moves.path) : planBytes(file?.bytes ?? null, moves, options),
  )
}

/** Brings a file to what its moves ask for; somebody else's bytes are never overwritten. */
export function writeFile(job: FileJob, moves: FileMoves, options: { absentIsDone: boolean }): FileOutcome {
  let late: { theirs: Buffer; ours: Buffer | null } | null = null
  let first: { before: Buffer | null } | null = null
  const notices: Reason[] = []
  for (let attempt = 0; attempt <= REPLANS_MAX; attempt += 1) {
    const step = attemptWrite(job, moves, options, late)
    if (step.outcome === 'changed') continue
    if (step.outcome === 'stands') return { outcome: 'written', undo: null, notices }
    if (step.outcome === 'refused' || step.outcome === 'waiting') return step
    if (step.outcome === 'overtaken') {
      notices.push({ code: 'file-changed', detail: moves.path })
      return { outcome: 'written', undo: null, notices }
    }
    first ??= { before: step.before }
    if (step.outcome === 'replaced') {
      const undo = { path: moves.path, before: late?.theirs ?? first.before, after: step.after }
      return { outcome: 'written', undo, notices }
    }
    late = { theirs: step.theirs, ours: step.after }
  }
  return { outcome: 'refused', reason: { code: 'file-changed', detail: moves.path } }
}

/** Puts back what was in a file before this write, if nobody has written to it since. */
export function undoWrite(job: FileJob, { path, before, after }: Undo): void {
  const folder = openPlace(job.workspace, path)
  if (folder === null || typeof folder === 'string') return
  try {
    const file = openFile(folder, nameIn(path))
    if (typeof file === 'string') return
    try {
      const untouched = file === null ? after === null : after !== null && file.bytes.equals(after)
      if (untouched) replaceFile(folder, nameIn(path), file, before, () => {})
    } finally {
      if (file !== null) closeSync(file.fd)
    }
  } finally {
    folder.close()
  }
}

type Step =
  | { readonly outcome: 'changed' }
  | { readonly outcome: 'stands' }
  | { readonly outcome: 'overtaken' }
  | { readonly outcome: 'refused'; readonly reason: Reason }
  | { readonly outcome: 'waiting'; readonly reason: Reason }
  | { readonly outcome: 'replaced'; readonly before: Buffer | null; readonly after: Buffer | null }
  | {
      readonly outcome: 'late'
      readonly before: Buffer | null
      readonly after: Buffer | null
      readonly theirs: Buffer
    }

function attemptWrite(
  job: FileJob,
  moves: FileMoves,
  options: { absentIsDone: boolean },
  late: { theirs: Buffer; ours: Buffer | null } | null,
): Step {
  const { home, workspace } = job
  const name = nameIn(moves.path)
  // The directory of the agent's memory is made when it is first written to.
  const make = makesSkill(moves) || isAgentPath(moves.path)
  const folder = openPlace(workspace, moves.path, { make }) ?? 'workspace-missing'
  if (typeof folder === 'string') return refused(folder, moves.path)
  try {
    const file = openFile(folder, name)
    if (typeof file === 'string') return refused(file, moves.path)
    try {
      if (late !== null && !isSame(file, late.ours)) {
        keepLateWrite(home, workspace, moves.path, late.theirs)
        return { outcome: 'overtaken' }
      }
      const before = file?.bytes ?? null
      const plan = planBytes(late?.theirs ?? before, moves, late === null ? options : { absentIsDone: true })
      if (plan.outcome === 'refused') return plan
      if (plan.outcome === 'stands' && late === null) return { outcome: 'stands' }
      const bytes = plan.outcome === 'change' ? toBytes(plan.text) : (late?.theirs ?? Buffer.alloc(0))
      // R1: what is checked is what is written, read back out of the very bytes.
      if (!holds(toText(bytes) ?? '', moves)) return refused('integrity', moves.path)
      const after = bytes.length === 0 && wasMadeByUs(home, workspace, moves.path) ? null : bytes
      keepFirstCopy(home, workspace, moves.path, before)
      const stop = job.guard()
      if (stop !== null) return { outcome: 'waiting', reason: stop }
      const replaced = replaceFile(folder, name, file, after, job.fail)
      if (replaced.outcome === 'changed') return replaced
      if (replaced.outcome === 'late') return { outcome: 'late', before, after, theirs: replaced.bytes }
      return { outcome: 'replaced', before, after }
    } finally {
      if (file !== null) closeSync(file.fd)
    }
  } catch (error) {
    const code = ioReason(error)
    if (code === null) throw error
    // An error behind the rename leaves the new bytes in place: the marker decides, not the error.
    if (planFile(workspace, moves, { absentIsDone: true }).outcome === 'stands') return { outcome: 'stands' }
    return refused(code, moves.path)
  } finally {
    folder.close()
  }
}

function planBytes(bytes: Buffer | null, moves: FileMoves, options: { absentIsDone: boolean }): Plan {
  // A skill that is gone is not made anew out of one pitfall.
  if (bytes === null && moves.add?.tier === 'L2' && !makesSkill(moves))
    return refusedPlan('unknown-skill', moves.path)
  const text = toText(bytes ?? Buffer.alloc(0))
  return text === null ? refusedPlan('not-utf8', moves.path) : planText(text, moves, options)
}

const makesSkill = ({ add }: FileMoves): boolean => add !== null && isWholeSkill(add.block)

/** Removes the folder of a skill that is gone; whatever else lies in it stays. */
export function removeEmptied(root: string, path: string): void {
  if (!isSkillFile(path)) return
  try {
    rmdirSync(join(root, splitPath(path).folder))
  } catch {
    // Something is left in it.
  }
}

function withFile<T>(workspace: Workspace, path: string, use: (file: OpenFile | null | ReasonCode) => T): T {
  const folder = openPlace(workspace, path)
  if (folder === null || typeof folder === 'string') return use(folder)
  try {
    const file = openFile(folder, nameIn(path))
    try {
      return use(file)
    } finally {
      if (file !== null && typeof file !== 'string') closeSync(file.fd)
    }
  } catch (error) {
    const code = ioReason(error)
    if (code === null) throw error
    return use(code)
  } finally {
    folder.close()
  }
}

function isSame(file: OpenFile | null, bytes: Buffer | null): boolean {
  return file === null ? bytes === null : bytes !== null && file.bytes.equals(bytes)
}

const refusedPlan = (code: ReasonCode, detail: string): Plan => ({
  outcome: 'refused',
  reason: { code, detail },
})
const refused = (code: ReasonCode, detail: string): Step => ({ outcome: 'refused', reason: { code, detail } })
