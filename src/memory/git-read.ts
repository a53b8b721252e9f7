import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Reason } from '../core/reason.ts'
import { type BatchAnswer, readBatch } from './batch-answer.ts'
import { mayHaveAttributes } from './git-attributes.ts'
import {
  authorOf,
  configQuestion,
  type GitConfig,
  readConfig,
  type Settings,
  withoutFilters,
} from './git-config.ts'
import type { ObjectFormat } from './git-objects.ts'
import { type GitDirectories, headReference } from './git-place.ts'
import type { Git, GitResult } from './git-process.ts'
import { type IndexEntry, readIndexFile } from './index-file.ts'

/** All that a commit of some files needs to know of a repository, read at one moment. */
export interface GitReading {
  readonly reference: string | null
  readonly head: string | null
  readonly format: ObjectFormat
  /** Raw trees by folder, the root's under ''. */
  readonly trees: ReadonlyMap<string, Buffer>
  /** Blobs of HEAD by path. */
  readonly blobs: ReadonlyMap<string, Buffer>
  readonly index: IndexReading
  readonly filtered: readonly string[]
  readonly author: string | null
  /** Settings that keep every configured filter program from running. */
  readonly noFilters: Settings
  readonly config: GitConfig
}
export interface IndexReading {
  readonly entries: readonly IndexEntry[]
  readonly stamp: string
}

/** Reads HEAD, its trees and blobs, the index, attributes and the identity, with as few processes as can be. */
export async function readGit(
  git: Git,
  root: string,
  directories: GitDirectories,
  paths: readonly string[],
): Promise<GitReading | Reason> {
  const folders = foldersOf(paths)
  const questions = [
    'HEAD',
    ...folders.map((folder) => (folder === '' ? 'HEAD^{tree}' : `HEAD:${folder}`)),
    ...paths.map((path) => `HEAD:${path}`),
  ]
  const [reference, batch, config] = await Promise.all([
    headReference(git, root, directories.own),
    git.run(root, ['cat-file', '--batch'], `${questions.join('\n')}\n`),
    git.run(root, configQuestion(SETTINGS)),
  ])
  if (batch.code !== 0) return gitTrouble(batch)
  const answers = readBatch(batch.stdout, questions.length)
  if (answers.length < questions.length) return { code: 'git-error', detail: 'cat-file' }
  const [head, ...rest] = answers
  const named = (names: readonly string[], from: number, kind: string) =>
    new Map(names.flatMap((name, at) => ofKind(rest[from + at], kind).map((bytes) => [name, bytes] as const)))
  // Each question finds HEAD anew: a tree of another commit than the first would mix two of them.
  if (head && !head.bytes.toString('latin1').startsWith(`tree ${rest[0]?.id}\n`)) return { code: 'ref-moved' }
  const settings = readConfig(config.stdout)
  const format = settings.values.get('extensions.objectformat') === 'sha256' ? 'sha256' : 'sha1'
  const trees = named(folders, 0, 'tree')
  const index = await readIndex(git, root, directories.own, paths, format)
  if ('code' in index) return index
  const configured = settings.values.has('core.attributesfile')
  const asked = mayHaveAttributes({
    root,
    user: git.userAttributes,
    common: directories.common,
    trees,
    format,
    configured,
  })
  const filtered = asked ? await filteredPaths(git, root, paths) : []
  if ('code' in filtered) return filtered
  return {
    reference,
    head: head?.kind === 'commit' ? head.id : null,
    format,
    trees,
    blobs: named(paths, folders.length, 'blob'),
    index,
    filtered,
    author: authorOf(settings),
    noFilters: withoutFilters(settings),
    config: settings,
  }
}

const SETTINGS =
  '^((user|author)\\.(name|email)|user\\.signingkey|gpg\\..+|extensions\\.objectformat|core\\.(attributesfile|sharedrepository)|filter\\..+)$'

/** The index entries of some files, with a stamp that tells whether the index has been written since. */
export async function readIndex(
  git: Git,
  root: string,
  own: string,
  paths: readonly string[],
  format: ObjectFormat,
): Promise<IndexReading | Reason> {
  const stamp = indexStamp(own)
  const read = readIndexFile(join(own, 'index'), format, paths)
  if (read !== null) return { entries: read, stamp }
  const listed = await git.run(root, ['ls-files', '-z', '-s', '-v', '--', ...paths])
  if (listed.code !== 0) return gitTrouble(listed)
  const entries = listed.stdout
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const found = /^(\S) (\d+) ([0-9a-f]+) (\d)\t(.+)$/s.exec(line)
      const [, flag = '', mode = '', id = '', stage = '', path = ''] = found ?? []
      return found === null ? [] : [{ flag, mode, id, stage: Number(stage), path }]
    })
  return { entries, stamp }
}

export function indexStamp(own: string): string {
  try {
    const { ino, size, mtimeNs } = statSync(join(own, 'index'), { bigint: true })
    return `${ino}.${size}.${mtimeNs}`
  } catch {
    return 'none'
  }
}

/** Why a git process failed. */
export function gitTrouble(result: GitResult): Reason {
  if (result.code === null && result.stderr.includes('not found')) return { code: 'git-missing' }
  if (result.stderr.includes('dubious ownership')) return { code: 'unsafe-ownership' }
  if (/not a git repository|must be run in a work tree/.test(result.stderr)) return { code: 'no-repository' }
  return { code: 'git-error', detail: result.stderr.trim().split('\n')[0]?.slice(0, 120) ?? '' }
}

function foldersOf(paths: readonly string[]): string[] {
  const folders = new Set([''])
  for (const path of paths) {
    const parts = path.split('/').slice(0, -1)
    for (let length = 1; length <= parts.length; length += 1) folders.add(parts.slice(0, length).join('/'))
  }
  return [...folders]
}

function ofKind(answer: BatchAnswer | null | undefined, kind: string): Buffer[] {
  return answer?.kind === kind ? [answer.bytes] : []
}

async function filteredPaths(git: Git, root: string, paths: readonly string[]): Promise<string[] | Reason> {
  const asked = await git.run(root, ['check-attr', '-z', 'filter', '--', ...paths])
  if (asked.code !== 0) return gitTrouble(asked)
  const fields = asked.stdout.toString('utf8').split('\0')
  const found: string[] = []
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const value = fields[at + 2]
    if (value !== 'unspecified' && value !== 'unset') found.push(fields[at] ?? '')
  }
  return found
}

/** Settings that keep every configured filter program from running. */
export async function readNoFilters(git: Git, root: string): Promise<Settings> {
  const config = await git.run(root, configQuestion('^filter\\..+'))
  return withoutFilters(readConfig(config.stdout))
}
