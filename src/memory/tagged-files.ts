import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { TOPIC_PATH } from '../core/agent-memory.ts'
import { type FoundTag, findTags } from '../core/decay-tag.ts'
import type { Workspace } from '../flow/ports/memory.ts'
import { absolutePath } from './agent-folder.ts'
import { ioReason, isMissing, leadsNowhere } from './io-reason.ts'
import { isSkillFile } from './memory-path.ts'
import { FILE_MAX_BYTES } from './open-file.ts'
import { skillFiles } from './skill-files.ts'
import { standingFiles } from './targets.ts'
import { toText } from './text-bytes.ts'

/** A Markdown file and the decay tags in it. */
export interface TaggedFile {
  /** From the folder that was asked for, separated by `/`; of a single file its name. */
  readonly file: string
  /** Its real path. */
  readonly path: string
  /** Null when the file cannot be read as text. */
  readonly tags: readonly FoundTag[] | null
}

/** Folders that hold nobody's knowledge. */
const SKIPPED = new Set(['.git', 'node_modules'])
/** Tables of contents of such trees. */
const INDEX = '_index.md'

/** The tags of one file; null when there is no such file. */
export function taggedFile(file: string, today: string): TaggedFile | null {
  const path = realFile(file)
  return path === null ? null : { file: basename(file), path, tags: tagsIn(path, today) }
}

/** The tags of every `*.md` below a folder, in the order of their names; null when there is no such folder. */
export function taggedFiles(folder: string, today: string): readonly TaggedFile[] | null {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return null
  const root = realpathSync(folder)
  return markdownBelow(root).map((path) => ({
    file: relative(root, path).split(sep).join('/'),
    path,
    tags: tagsIn(path, today),
  }))
}

/** The tags of the memory files of a workspace. */
export function taggedMemory(
  workspace: Pick<Workspace, 'path' | 'agentMemory'>,
  today: string,
): readonly TaggedFile[] {
  const topic = absolutePath(workspace, TOPIC_PATH)
  return [
    ...[...standingFiles(workspace.path), ...skillFiles(workspace.path).filter(isSkillFile)].map((file) => ({
      file,
      path: join(workspace.path, file),
    })),
    ...(existsSync(topic) ? [{ file: TOPIC_PATH, path: topic }] : []),
  ].map(({ file, path }) => ({ file, path, tags: tagsIn(path, today) }))
}

/**
 * Links to folders are not followed: one could lead to the folder that it stands in. A file that is reached in two ways
 * is read once, under its own name if it has one here.
 */
function markdownBelow(root: string): string[] {
  const found: string[] = []
  const links = new Map<string, string>()
  const folders = [root]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name)) folders.push(path)
      } else if (!entry.name.endsWith('.md') || entry.name === INDEX) continue
      else if (entry.isFile()) found.push(path)
      else if (entry.isSymbolicLink()) {
        const real = realFile(path)
        if (real !== null && !links.has(real)) links.set(real, path)
      }
    }
  }
  for (const path of found) links.delete(path)
  return [...found, ...links.values()].sort()
}

/** A folder that nobody may look into holds nothing for us. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (isMissing(error) || ioReason(error) !== null) return []
    throw error
  }
}

function tagsIn(path: string, today: string): readonly FoundTag[] | null {
  try {
    if (statSync(path).size > FILE_MAX_BYTES) return null
    const text = toText(readFileSync(path))
    return text === null ? null : findTags(text, today)
  } catch (error) {
    if (isMissing(error) || ioReason(error) !== null) return null
    throw error
  }
}

/** Where a path leads to a file; null when it leads to none. */
export function realFile(path: string): string | null {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ? realpathSync(path) : null
  } catch (error) {
    if (isMissing(error) || leadsNowhere(error) || ioReason(error) !== null) return null
    throw error
  }
}
