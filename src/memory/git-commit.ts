import type { Reason } from '../core/reason.ts'
import type { WriteOrder } from '../flow/ports/memory.ts'
import { folderMode, type GitObject, gitObject, latinName, readTree, withEntry } from './git-objects.ts'
import type { GitReading } from './git-read.ts'
import { type FileMoves, planText } from './plan.ts'
import { toBytes, toText } from './text-bytes.ts'

/** How one path changes from a commit's parent to the commit. Ids are null where the path does not exist. */
export interface PathChange {
  readonly moves: FileMoves
  readonly mode: string
  readonly before: string | null
  readonly after: string | null
}

/** A commit that is ready to be written: only blocks of the order differ from its parent. */
export interface ReadyCommit {
  readonly id: string
  readonly parent: string
  readonly reference: string
  readonly tree: string
  /** When it is made, ms since the epoch. */
  readonly at: number
  readonly objects: readonly GitObject[]
  readonly changes: readonly PathChange[]
  /** Kept when the written objects are on the disk; absent until they are written. */
  readonly durable?: Promise<boolean>
}

export const EVOGATE = 'Evogate <evogate@localhost>'
const FILE_MODE = '100644'

/** Builds the commit of an order on the HEAD that was read; a reason if HEAD has nothing to gain or cannot take it. */
export function buildCommit(
  reading: GitReading,
  head: string,
  reference: string,
  order: WriteOrder,
  files: readonly FileMoves[],
  at: { now: number; isDeleted: (path: string) => boolean },
): ReadyCommit | Reason {
  const { format } = reading
  const trees = new Map(reading.trees)
  const objects: GitObject[] = []
  const changes: PathChange[] = []
  for (const moves of files) {
    const { folder, name } = splitPath(moves.path)
    const entry = readTree(format, trees.get(folder) ?? Buffer.alloc(0)).find(
      (one) => one.name === latinName(name),
    )
    if (entry !== undefined && !entry.mode.startsWith('100'))
      return { code: 'not-a-file', detail: moves.path }
    const text = toText(reading.blobs.get(moves.path) ?? Buffer.alloc(0))
    if (text === null) return { code: 'not-utf8', detail: moves.path }
    const plan = planText(text, moves, { absentIsDone: true })
    if (plan.outcome === 'refused') return plan.reason
    if (plan.outcome === 'stands') continue
    const blob = gitObject(format, 'blob', toBytes(plan.text))
    // A file of ours that is empty again has been deleted, and so it is in the commit.
    const deleted = plan.text === '' && at.isDeleted(moves.path)
    if (!deleted) objects.push(blob)
    const mode = entry?.mode ?? FILE_MODE
    const after = deleted ? null : blob.id
    changes.push({ moves, mode, before: entry?.id ?? null, after })
    const tree = trees.get(folder) ?? Buffer.alloc(0)
    trees.set(folder, withEntry(format, tree, name, after === null ? null : { mode, id: after }))
  }
  if (changes.length === 0) return { code: 'already-in-head' }
  const tree = rebuildTrees(format, reading.trees, trees, objects)
  const commit = gitObject(format, 'commit', commitBytes(tree, head, order.message, reading.author, at.now))
  objects.push(commit)
  return { id: commit.id, parent: head, reference, tree, at: at.now, objects, changes }
}

function rebuildTrees(
  format: GitReading['format'],
  old: ReadonlyMap<string, Buffer>,
  trees: Map<string, Buffer>,
  objects: GitObject[],
): string {
  // A folder that is new stands in no tree that was read, and neither may those above it.
  const folders = new Set([...trees.keys()].flatMap(withParents))
  const deepestFirst = [...folders].sort((a, b) => depth(b) - depth(a))
  for (const folder of deepestFirst) {
    const bytes = trees.get(folder) ?? Buffer.alloc(0)
    if (old.get(folder)?.equals(bytes)) continue
    const object = gitObject(format, 'tree', bytes)
    if (bytes.length > 0) objects.push(object)
    const above = splitPath(folder)
    const entry = bytes.length > 0 ? { mode: folderMode, id: object.id } : null
    trees.set(above.folder, withEntry(format, trees.get(above.folder) ?? Buffer.alloc(0), above.name, entry))
  }
  const root = gitObject(format, 'tree', trees.get('') ?? Buffer.alloc(0))
  objects.push(root)
  return root.id
}

function commitBytes(
  tree: string,
  parent: string,
  message: string,
  author: string | null,
  now: number,
): Buffer {
  const seconds = Math.floor(now / 1000)
  const head = [
    `tree ${tree}`,
    `parent ${parent}`,
    `author ${author ?? EVOGATE} ${seconds} ${zoneAt(now)}`,
    `committer ${EVOGATE} ${seconds} ${zoneAt(now)}`,
  ]
  return toBytes(`${head.join('\n')}\n\n${message}`)
}

export function zoneAt(now: number): string {
  const minutes = -new Date(now).getTimezoneOffset()
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}${two(Math.abs(minutes) % 60)}`
}

export function splitPath(path: string): { folder: string; name: string } {
  const at = path.lastIndexOf('/')
  return { folder: path.slice(0, Math.max(at, 0)), name: path.slice(at + 1) }
}

/** `a/b/c` → `a`, `a/b`, `a/b/c`. */
const withParents = (folder: string): string[] =>
  folder === '' ? [] : folder.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))

const depth = (folder: string): number => folder.split('/').length
