import { mkdirSync } from 'node:fs'
import { TOPIC_PATH } from '../core/agent-memory.ts'
import { type FailPoint, noFailPoint } from '../flow/ports/fail-point.ts'
import type { CommitState, Memory } from '../flow/ports/memory.ts'
import { absolutePath, readText } from './agent-folder.ts'
import { applyOrder, commitJob, uncommitted } from './apply.ts'
import { keepDiscarded } from './discarded.ts'
import { driftOf } from './drift.ts'
import { createDriftWatch } from './drift-watch.ts'
import { findGitDirectories } from './git-place.ts'
import { createGit } from './git-process.ts'
import { createSigner } from './git-sign.ts'
import { gitState } from './git-state.ts'
import { hasFile } from './has-file.ts'
import { createJournal } from './journal-place.ts'
import { linkedTrees } from './linked-trees.ts'
import { locateRoot } from './locate.ts'
import { longFiles } from './long-files.ts'
import { memoryFiles } from './memory-path.ts'
import { placeOf } from './place.ts'
import { foresee, previewOrder } from './preview.ts'
import { createRuleReader } from './rules.ts'
import { createSerial } from './serial.ts'
import { settleCommit } from './settle-commit.ts'
import { skillFiles } from './skill-files.ts'
import { createProjectSkills } from './skills/project-skills.ts'
import { sweepFolders } from './sweep.ts'
import { newSkillTarget, skillTarget, standingFiles, targetsOf, weightOf } from './targets.ts'

export interface MemoryOptions {
  /** Evogate's home: backups and journals go there. */
  readonly home: string
  /** What git and the programs it starts see; names of git's own are taken out. */
  readonly environment: Readonly<Record<string, string>>
  /** Where evolution-log.md is kept: in the home, or at the root of the workspace. */
  readonly journal?: 'home' | 'repo'
  /** Sign commits as the repository is configured. */
  readonly sign?: boolean
  readonly fail?: FailPoint
  /** Absolute path of git; found on PATH if left out. */
  readonly gitPath?: string
  readonly gitTimeoutMs?: number
  readonly now?: () => number
  readonly log?: (line: object) => void
}

const GIT_TIMEOUT_MS = 10_000

/** The door to the user's memory files and git. Writes to one workspace come one after the other. */
export function createMemory(options: MemoryOptions): Memory {
  const { home, environment, log = () => {} } = options
  const timeoutMs = options.gitTimeoutMs ?? GIT_TIMEOUT_MS
  const git = createGit({ path: options.gitPath, environment, timeoutMs })
  const now = options.now ?? Date.now
  const signer = options.sign ? createSigner(now, log) : null
  const edge = { home, git, signer, fail: options.fail ?? noFailPoint, now }
  const serial = createSerial()
  const readRules = createRuleReader()
  const readSkills = createProjectSkills()
  const watch = createDriftWatch()
  const journal = createJournal({ home, journal: options.journal ?? 'home', now, log })
  mkdirSync(home, { recursive: true, mode: 0o700 })
  return {
    locate: (directory) => locateRoot(git, directory),
    targets: async (workspace) => targetsOf(workspace),
    skillTarget: async (workspace, skill) => skillTarget(workspace, skill),
    newSkillTarget: async (workspace, skill) => newSkillTarget(workspace, skill),
    weightOf: (workspace, path) => weightOf(workspace, path),
    skills: (workspace) => readSkills(workspace),
    textOf: (workspace, path) => readText(workspace, path),
    rules: async (workspace) => readRules(workspace),
    hasFile: (workspace, path) => hasFile(workspace.path, path),
    git: (workspace) => gitState(git, workspace),
    linkedTrees: async (workspace) => linkedTrees(workspace),
    foresee,
    preview: (order) => previewOrder(edge, order),
    apply: (order, progress, record) =>
      serial(order.workspace.path, async () => {
        const outcome = await applyOrder(edge, order, progress, record)
        log({ msg: 'Applied an order', id: order.id, outcome })
        return outcome
      }),
    commit: (order, written) =>
      serial(order.workspace.path, async (): Promise<CommitState> => {
        const directories = findGitDirectories(order.workspace.path)
        if (directories === null) return uncommitted(git, order)
        const { commit, notices } = await settleCommit(
          commitJob(edge, order, directories, async () => {}),
          written,
        )
        log({ msg: 'Tried a pending commit', id: order.id, commit, notices })
        return commit
      }),
    place: (workspace, entry) => placeOf(git, workspace, entry),
    ...journal,
    longFiles: async (workspace) => longFiles(workspace),
    discarded: async (workspace, rows) => keepDiscarded(home, workspace, rows),
    touched: watch.touched,
    drift: (workspace) => serial(workspace.path, () => driftOf(git, home, workspace)),
    close: watch.close,
    sweep: async (workspace) =>
      sweepFolders(
        [...memoryFiles, TOPIC_PATH, ...standingFiles(workspace.path), ...skillFiles(workspace.path)].map(
          (path) => absolutePath(workspace, path),
        ),
      ),
  }
}
