import { basename, dirname, join, sep } from 'node:path'
import { autoMemoryOf } from '../agents/claude-code/auto-memory.ts'
import type { Config } from '../config.ts'
import type { Confidence } from '../core/decay.ts'
import { findTags } from '../core/decay-tag.ts'
import { editTag, type TagEdit } from '../memory/edit-tag.ts'
import { createGit } from '../memory/git-process.ts'
import { locateRoot } from '../memory/locate.ts'
import { isReadAsRules } from '../memory/read-as-rules.ts'
import { readMemoryFile } from '../memory/read-memory-file.ts'
import { realFile, type TaggedFile, taggedFile, taggedFiles, taggedMemory } from '../memory/tagged-files.ts'

const GIT_TIMEOUT_MS = 10_000

/** A file with tags; `workspace` is the root of the workspace whose memory file it is, when those were asked for. */
export interface TagSource extends TaggedFile {
  readonly workspace: string | null
}

/**
 * Reads the tags of one file, of a tree, or (of `null`) of the memory files of every workspace. Null when there is no
 * such file or folder. Needs no store and no lock.
 */
export function readTags(
  config: Pick<Config, 'roster' | 'claudeFolder'>,
  where: { readonly file: string } | { readonly path: string } | null,
  today: string,
): readonly TagSource[] | null {
  const alone = (files: readonly TaggedFile[]) => files.map((file) => ({ ...file, workspace: null }))
  if (where === null) {
    return config.roster.workspaces.flatMap(({ path }) =>
      taggedMemory({ path, agentMemory: autoMemoryOf(config.claudeFolder, path) }, today).map((file) => ({
        ...file,
        workspace: path,
      })),
    )
  }
  if ('file' in where) {
    const found = taggedFile(where.file, today)
    return found && alone([found])
  }
  const found = taggedFiles(where.path, today)
  return found && alone(found)
}

/** What a command may do with the tag in one line of a file. */
export type TagPlace =
  | { readonly place: 'no-file' }
  /** It belongs to a block with this marker. */
  | { readonly place: 'block'; readonly id: string; readonly hash: string }
  /** It stands in a file of a workspace, or in one that is read as standing rules: not changed by a command. */
  | { readonly place: 'guarded' }
  | {
      readonly place: 'free'
      readonly edit: (change: (tag: Confidence) => Confidence) => TagEdit
    }

/** Looks where a tag stands before anything is done to it. */
export async function placeOfTag(
  config: Pick<Config, 'roster' | 'claudeFolder' | 'environment'>,
  file: string,
  line: number,
  today: string,
): Promise<TagPlace> {
  const path = realFile(file)
  if (path === null) return { place: 'no-file' }
  const text = readMemoryFile(dirname(path), basename(path))
  const tags = text === null ? [] : findTags(text, today)
  // An entry is known by the line of its words, as it is listed, and by that of its tag.
  const marker = tags.find((tag) => tag.marker && (tag.line === line || tag.wordsLine === line))?.marker
  if (marker) return { place: 'block', ...marker }
  const git = createGit({ environment: config.environment, timeoutMs: GIT_TIMEOUT_MS })
  const root = (await locateRoot(git, dirname(path)))?.root ?? dirname(path)
  // A linked worktree lies elsewhere and belongs to its repository all the same.
  const watched = config.roster.workspaces.some(
    (workspace) =>
      [workspace.path, agentFolderOf(config, workspace.path)].some((folder) =>
        path.startsWith(folder + sep),
      ) || workspace.path === root,
  )
  if (watched || (await isReadAsRules(root, file, path))) return { place: 'guarded' }
  return { place: 'free', edit: (change) => editTag(path, line, today, change) }
}

function agentFolderOf({ claudeFolder }: Pick<Config, 'claudeFolder'>, workspace: string): string {
  const { root, folder } = autoMemoryOf(claudeFolder, workspace)
  return join(root, folder)
}
