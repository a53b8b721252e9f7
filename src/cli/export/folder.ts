import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { MANIFEST, type Manifest, manifest, sha256 } from './manifest.ts'

/** What lies in a folder that an export is to go to. `ours`: an earlier export and nothing else that it would touch. */
export type FolderState =
  | { readonly state: 'free' }
  | { readonly state: 'ours'; readonly files: readonly string[] }
  | { readonly state: 'taken' }

/** Looks before anything is read or written: what somebody else put there is never written over. */
export function lookAtFolder(folder: string): FolderState {
  if (!existsSync(folder)) return { state: 'free' }
  if (!lstatSync(folder).isDirectory()) return { state: 'taken' }
  if (readdirSync(folder).length === 0) return { state: 'free' }
  const known = readManifest(folder)
  return known ? { state: 'ours', files: known.files.map(({ file }) => file) } : { state: 'taken' }
}

export function readManifest(folder: string): Manifest | null {
  try {
    return manifest.parse(JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8')))
  } catch {
    return null
  }
}

/**
 * Writes the files (0600), the manifest last, and takes out those of the export before that are no more. Whatever is cut
 * off leaves no manifest that vouches for half of it.
 */
export function writeFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
  counts: Manifest['counts'],
): Manifest {
  const before = lookAtFolder(folder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  rmSync(path.join(folder, MANIFEST), { force: true })
  const listed = [...files].map(([file, text]) => {
    replaceFile(path.join(folder, file), text)
    return { file, bytes: Buffer.byteLength(text), sha256: sha256(text) }
  })
  for (const file of before.state === 'ours' ? before.files : [])
    if (!files.has(file) && isInside(file)) rmSync(path.join(folder, file), { force: true })
  const made: Manifest = { format: 'evogate-export', version: 1, counts, files: listed }
  replaceFile(path.join(folder, MANIFEST), `${JSON.stringify(made, null, 2)}\n`)
  return made
}

/** A manifest that somebody edited must not lead us out of the folder. */
const isInside = (file: string): boolean => /^(?:memory\/)?[^/\\]+$/.test(file) && !file.includes('..')

function replaceFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const fresh = `${file}.${process.pid}.new`
  writeFileSync(fresh, text, { mode: 0o600, flag: 'wx' })
  renameSync(fresh, file)
}
