import { readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, isAbsolute, join, resolve, sep } from 'node:path'
import { importsIn } from './imports.ts'
import { type Instructions, instructionFiles } from './instruction-files.ts'
import { JOURNAL } from './journal.ts'
import { FILE_MAX_BYTES } from './open-file.ts'

const [STEM = JOURNAL] = JOURNAL.split('.')
const LINKS_MAX = 40
const FILES_MAX = 2_000
/** The names in a tree of more entries are good for a minute; a smaller one is looked through each time. */
const SMALL_TREE = 5_000
const KEPT_MS = 60_000
/** What the agent reads in the folders above the root. */
const above = ['CLAUDE.md', 'CLAUDE.local.md', 'AGENTS.md', 'GEMINI.md', '.claude/CLAUDE.md']

/**
 * Tells why an agent would read the journal at a root as rules, or null. Nobody has approved what stands there, ignored
 * texts among it (R126): a file that only seems to name it counts, and so does a tree that is too large to say.
 */
export function createForceCheck(now: () => number): (root: string) => Promise<string | null> {
  const kept = new Map<string, { readonly at: number; readonly found: Instructions | null }>()
  return async (root) => {
    const last = kept.get(root)
    const fresh = last !== undefined && Math.abs(now() - last.at) < KEPT_MS
    const found = fresh ? last.found : await instructionFiles(root)
    if (!fresh && (found === null || found.entries > SMALL_TREE)) kept.set(root, { at: now(), found })
    if (found === null) return 'the work tree has too many files to look through'
    if (found.folders.has(root)) return 'every file at the root is read as instructions'
    return namedBy([...found.files, ...filesAbove(root)], root)
  }
}

function namedBy(files: readonly string[], root: string): string | null {
  const queue = [...files]
  const seen = new Set<string>()
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (isJournal(path)) return `${path} leads to it`
    const real = realOf(path)
    if (real === null || seen.has(real)) continue
    if (seen.size >= FILES_MAX) return 'there are too many memory files to look through'
    seen.add(real)
    const text = textOf(real)
    if (text === null) return `${path} is too long to look through`
    if (text.split('\n').some(isMention)) return `${path} imports it`
    for (const name of importsIn(text)) {
      const ends = [dirname(path), dirname(real)].map((folder) => importedFrom(folder, name))
      if (ends.some(isJournal)) return `${path} imports it`
      // A file elsewhere may be a device or never end.
      queue.push(...ends.filter((end) => isBelow(realOf(end), [root, homedir()])))
    }
  }
  return null
}

const filesAbove = (root: string): string[] =>
  dirname(root) === root
    ? []
    : [...above.map((name) => join(dirname(root), name)), ...filesAbove(dirname(root))]

/** Agents differ in what they take for an import: an `@` somewhere before the name is one. */
function isMention(line: string): boolean {
  const at = line.indexOf('@')
  return at !== -1 && line.toLowerCase().lastIndexOf(STEM) > at
}

const importedFrom = (folder: string, name: string): string =>
  name.startsWith('~/') ? join(homedir(), name.slice(2)) : resolve(folder, name)

const isJournal = (path: string): boolean => basename(endOf(path)).toLowerCase() === JOURNAL

const isBelow = (path: string | null, folders: readonly string[]): boolean =>
  path !== null && folders.some((folder) => path.startsWith(`${realOf(folder) ?? folder}${sep}`))

/** Where a path leads through all its links, be there something or not. */
function endOf(path: string): string {
  let end = path
  for (let links = 0; links < LINKS_MAX; links += 1) {
    try {
      const to = readlinkSync(end)
      // `..` behind a linked folder means the folder above the real one.
      end = isAbsolute(to) ? to : `${realpathSync.native(dirname(end))}${sep}${to}`
    } catch {
      break
    }
  }
  return end
}

/** The real path of what is there; null when nothing is. */
function realOf(path: string): string | null {
  try {
    return realpathSync.native(path)
  } catch {
    return null
  }
}

/** Null when it is too long; what cannot be read is empty for an agent too. */
function textOf(real: string): string | null {
  try {
    const stat = statSync(real)
    if (!stat.isFile()) return ''
    return stat.size > FILE_MAX_BYTES ? null : readFileSync(real, 'utf8')
  } catch {
    return ''
  }
}
