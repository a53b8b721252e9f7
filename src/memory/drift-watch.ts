import { dirname, join, relative, sep } from 'node:path'
import { watch } from 'chokidar'
import { TOPIC_PATH } from '../core/agent-memory.ts'
import type { Workspace } from '../flow/ports/memory.ts'
import { absolutePath, agentFiles } from './agent-folder.ts'
import { memoryFiles, SKILLS_FOLDER } from './memory-path.ts'
import { memoryTexts } from './rules.ts'

/** A file counts as written when its size has been the same for this long. */
const STABLE_MS = 1_000
const POLL_MS = 500
/** Editors and git touch several files in one go: one look is enough for all. */
const GATHER_MS = 300

/** The folder of a skill and the one file in it that is looked at. */
const IN_SKILLS = /^\.claude\/skills\/[^/]+(?:\/SKILL\.md)?$/

interface Watched {
  touched: boolean
  /** Begins to watch the agent's memory once it is there. */
  readonly follow: () => void
  readonly close: () => Promise<void>
}

/** Tells whether a memory file of a workspace changed since it was last asked; the first answer is yes. */
export function createDriftWatch() {
  const watched = new Map<string, Watched>()
  return {
    touched(workspace: Workspace, again?: 'again'): boolean {
      let one = watched.get(workspace.path)
      if (one === undefined) {
        one = begin(workspace)
        watched.set(workspace.path, one)
      }
      one.follow()
      const was = one.touched
      one.touched = again === 'again'
      return was
    },
    async close(): Promise<void> {
      await Promise.all(Array.from(watched.values(), (one) => one.close()))
      watched.clear()
    },
  }
}

function begin(workspace: Workspace): Watched {
  const root = workspace.path
  // The folders and not the files: a file that is not there yet, or is replaced, is seen all the same.
  const names = new Set<string>([...memoryFiles, '.claude', SKILLS_FOLDER, ''])
  const watches = (name: string) => names.has(name) || IN_SKILLS.test(name)
  const imported = memoryTexts(workspace)
    .map(({ file }) => (file.startsWith('/') ? file : join(root, file)))
    .filter((file) => !watches(below(root, file)))
  const folder = dirname(absolutePath(workspace, TOPIC_PATH))
  const isAgentMemory = (path: string) =>
    path === folder || (dirname(path) === folder && path.endsWith('.md'))
  const watcher = watch([root, ...imported], {
    ignoreInitial: true,
    depth: 3,
    awaitWriteFinish: { stabilityThreshold: STABLE_MS, pollInterval: POLL_MS },
    ignored: (path) => !watches(below(root, path)) && !imported.includes(path) && !isAgentMemory(path),
  })
  let due: NodeJS.Timeout | undefined
  let following = false
  const state: Watched = {
    touched: true,
    follow() {
      if (following || agentFiles(workspace).length === 0) return
      following = true
      watcher.add(folder)
      state.touched = true
    },
    close: async () => {
      clearTimeout(due)
      await watcher.close()
    },
  }
  const notice = () => {
    due ??= setTimeout(() => {
      due = undefined
      state.touched = true
    }, GATHER_MS)
  }
  watcher.on('all', notice)
  // No watches left in the system: what changed is seen when the service starts next.
  watcher.on('error', notice)
  return state
}

const below = (root: string, path: string): string => relative(root, path).split(sep).join('/')
