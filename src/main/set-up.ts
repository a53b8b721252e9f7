import { createHash } from 'node:crypto'
import path from 'node:path'
import { autoMemoryOf } from '../agents/claude-code/auto-memory.ts'
import type { Config } from '../config.ts'
import { isAgentPath } from '../core/agent-memory.ts'
import type { Reason } from '../core/reason.ts'
import type { Workspace } from '../flow/ports/memory.ts'
import { type LineCommit, prepareLine } from '../memory/commit-line.ts'
import { createGit } from '../memory/git-process.ts'
import { createSigner } from '../memory/git-sign.ts'
import { locateRoot } from '../memory/locate.ts'
import {
  importLine,
  type LineOffer,
  type LinePlan,
  offerLine,
  putLine,
  unionLines,
} from '../memory/set-up-line.ts'
import { targetsOf } from '../memory/targets.ts'

const GIT_TIMEOUT_MS = 10_000

/** The two lines that set-up may offer: the import of MEMORY.md, and merging of memory files by union. */
export type LineKind = 'import' | 'union'

export type LinePut =
  | { readonly outcome: 'put'; readonly path: string; readonly commit: LineCommit }
  | { readonly outcome: 'refused'; readonly path: string; readonly reason: Reason }

/** What set-up does to a folder's own files, only ever at the word of the person at the terminal. */
export interface SetUp {
  /** The workspace that a directory belongs to; null when it cannot be read. */
  locate(directory: string): Promise<{ readonly root: string; readonly git: boolean } | null>
  offer(root: string, kind: LineKind): LineOffer
  /** Puts the line into the file and commits that line alone. */
  put(root: string, kind: LineKind, message: string): Promise<LinePut>
}

export function createSetUp(
  config: Pick<Config, 'profile' | 'claudeFolder' | 'locale' | 'commit' | 'commitSign' | 'environment'>,
  now: () => number,
): SetUp {
  const git = createGit({ environment: config.environment, timeoutMs: GIT_TIMEOUT_MS })
  const signer = config.commitSign === 'sign' ? createSigner(now, () => {}) : null
  const lineOf = (root: string, kind: LineKind): { path: string; plan: LinePlan } | Reason => {
    const { L1, L3 } = targetsOf(workspaceAt(root, config))
    if (L3.outcome === 'refused') return L3.reason
    if (kind === 'import') return { path: L3.target.path, plan: importLine }
    if (L1.outcome === 'refused') return L1.reason
    return { path: '.gitattributes', plan: unionLines(unionFiles(L1.target.path, L3.target.path)) }
  }
  return {
    locate: (directory) => located(git, directory),
    offer(root, kind) {
      const line = lineOf(root, kind)
      return 'code' in line
        ? { offer: 'refused', path: line.detail ?? root, reason: line }
        : offerLine(root, line.path, line.plan)
    },
    async put(root, kind, message) {
      const line = lineOf(root, kind)
      if ('code' in line) return { outcome: 'refused', path: line.detail ?? root, reason: line }
      const { path: file, plan } = line
      const prepared =
        config.commit === 'never'
          ? ({ outcome: 'none', reason: { code: 'commit-off' } } as const)
          : await prepareLine(git, root, file, plan, { message, now: now(), signer })
      const refused = putLine(root, file, plan)
      if (refused) return { outcome: 'refused', path: file, reason: refused }
      const commit = prepared.outcome === 'ready' ? await prepared.make() : prepared
      return { outcome: 'put', path: file, commit }
    },
  }
}

/** The root of the repository that holds a folder, or the folder itself; null where there is none. */
export const locateFolder = (
  directory: string,
  environment: Config['environment'],
): ReturnType<SetUp['locate']> => located(createGit({ environment, timeoutMs: GIT_TIMEOUT_MS }), directory)

/** git's own file of what this clone alone ignores, when git shows a file of the work tree as untracked; else null. */
export async function excludeFor(
  root: string,
  file: string,
  environment: Config['environment'],
): Promise<string | null> {
  const git = createGit({ environment, timeoutMs: GIT_TIMEOUT_MS })
  const shown = await git.run(root, ['status', '--porcelain', '--untracked-files=all', '--', file])
  if (shown.code !== 0 || !shown.stdout.toString('utf8').startsWith('?? ')) return null
  const asked = await git.run(root, ['rev-parse', '--path-format=absolute', '--git-path', 'info/exclude'])
  return asked.code === 0 ? asked.stdout.toString('utf8').trimEnd() : null
}

async function located(git: ReturnType<typeof createGit>, directory: string): ReturnType<SetUp['locate']> {
  const found = await locateRoot(git, directory)
  return found && { root: found.root, git: found.git }
}

/** What is in the agent's memory is in no repository, and so in no merge. */
const unionFiles = (...paths: readonly string[]): string[] =>
  [...new Set(paths)].filter((file) => !isAgentPath(file))

export const workspaceAt = (
  root: string,
  config: Pick<Config, 'profile' | 'claudeFolder' | 'locale'>,
): Workspace => ({
  id: createHash('sha256').update(root).digest('hex').slice(0, 16),
  path: root,
  name: path.basename(root),
  profile: config.profile,
  agentMemory: autoMemoryOf(config.claudeFolder, root),
  locale: config.locale,
  commit: 'never',
})
