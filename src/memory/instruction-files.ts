import { statSync } from 'node:fs'
import { readdir, realpath } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'

/** Files that agents read as standing rules wherever they lie, in lower case: some file systems fold it. */
const RULES = new Set(['claude.md', 'claude.local.md', 'agents.md', 'gemini.md'])
const MEMORY = 'memory.md'
/** What lies below it is read by the agent as it needs it: rules, skills, agents, commands. */
const AGENT_FOLDER = '.claude'
const SKIPPED = new Set(['.git', 'node_modules'])
/** A tree with more than that is not looked through to its end. */
const ENTRIES_MAX = 200_000

export interface Instructions {
  /** Absolute, as the agent names them: any may be a link, and lead nowhere. */
  readonly files: readonly string[]
  /** Real paths of the folders whose every Markdown file is one. */
  readonly folders: ReadonlySet<string>
  /** How many names were looked at. */
  readonly entries: number
}

export const isRuleName = (name: string): boolean => RULES.has(name.toLowerCase())
export const isAgentFolder = (name: string): boolean => name.toLowerCase() === AGENT_FOLDER

/** Is a file read as rules for its name, or for the agent's folder that it lies in? */
export const isRulePath = (path: string): boolean =>
  isRuleName(basename(path)) || path.split(sep).slice(0, -1).some(isAgentFolder)

/**
 * Every file below a folder that an agent may read as instructions, memory among them; links to folders are followed,
 * each real folder once. Null when the tree is too large to say.
 */
export async function instructionFiles(folder: string): Promise<Instructions | null> {
  const files: string[] = []
  const folders = new Set<string>()
  const seen = new Set<string>()
  const queue = [{ path: folder, real: await realOf(folder), all: isAgentFolder(basename(folder)) }]
  let entries = 0
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const { path: parent, real: folder, all: every } = at
    const known = every ? folders : seen
    if (folder === null || known.has(folder)) continue
    known.add(folder)
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      entries += 1
      if (entries > ENTRIES_MAX) return null
      const name = entry.name.toLowerCase()
      if (SKIPPED.has(name)) continue
      const path = join(parent, entry.name)
      const isLink = entry.isSymbolicLink()
      if (entry.isDirectory() || (isLink && isFolder(path))) {
        const real = isLink ? await realOf(path) : join(folder, entry.name)
        queue.push({ path, real, all: every || isAgentFolder(name) })
      } else if (every ? name.endsWith('.md') : RULES.has(name) || name === MEMORY) files.push(path)
    }
  }
  return { files, folders, entries }
}

const realOf = (path: string): Promise<string | null> => realpath(path).catch(() => null)

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
