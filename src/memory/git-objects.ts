import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

export type ObjectFormat = 'sha1' | 'sha256'
export type ObjectKind = 'commit' | 'tree' | 'blob'
export interface GitObject {
  readonly kind: ObjectKind
  readonly id: string
  readonly bytes: Buffer
}
export interface TreeEntry {
  readonly mode: string
  readonly name: string
  readonly id: string
}

const packKinds = { commit: 1, tree: 2, blob: 3 } as const
const FOLDER_MODE = '40000'

/** An object with the id that git will give it. */
export function gitObject(format: ObjectFormat, kind: ObjectKind, bytes: Buffer): GitObject {
  const id = createHash(format).update(`${kind} ${bytes.length}\0`).update(bytes).digest('hex')
  return { kind, id, bytes }
}

/** A pack of whole objects, as `git unpack-objects` takes it: one process writes them all (format: gitformat-pack). */
export function packOf(format: ObjectFormat, objects: readonly GitObject[]): Buffer {
  const head = Buffer.alloc(12)
  head.write('PACK', 0, 'latin1')
  head.writeUInt32BE(2, 4)
  head.writeUInt32BE(objects.length, 8)
  const body = objects.flatMap((one) => [packHeader(one), deflateSync(one.bytes)])
  const pack = Buffer.concat([head, ...body])
  return Buffer.concat([pack, createHash(format).update(pack).digest()])
}

/** The entries of a raw tree object. */
export function readTree(format: ObjectFormat, bytes: Buffer): TreeEntry[] {
  const width = format === 'sha1' ? 20 : 32
  const entries: TreeEntry[] = []
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(0x20, at)
    const zero = bytes.indexOf(0, space)
    entries.push({
      mode: bytes.toString('latin1', at, space),
      // Names are bytes to git: latin1 keeps those that are no UTF-8 as they are.
      name: bytes.toString('latin1', space + 1, zero),
      id: bytes.toString('hex', zero + 1, zero + 1 + width),
    })
    at = zero + 1 + width
  }
  return entries
}

/** A raw tree object with one entry set, or taken out if `entry` is null. `name` is in UTF-8. */
export function withEntry(
  format: ObjectFormat,
  tree: Buffer,
  name: string,
  entry: { mode: string; id: string } | null,
): Buffer {
  const raw = latinName(name)
  const others = readTree(format, tree).filter((one) => one.name !== raw)
  const all = entry === null ? others : [...others, { name: raw, ...entry }]
  // Git sorts a folder as if its name ended in a slash.
  const key = (one: TreeEntry) => (one.mode === FOLDER_MODE ? `${one.name}/` : one.name)
  all.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
  const parts = all.flatMap((one) => [
    Buffer.from(`${one.mode} ${one.name}\0`, 'latin1'),
    Buffer.from(one.id, 'hex'),
  ])
  return Buffer.concat(parts)
}

export const latinName = (name: string): string => Buffer.from(name, 'utf8').toString('latin1')
export const folderMode = FOLDER_MODE

function packHeader(object: GitObject): Buffer {
  let size = object.bytes.length
  const bytes = [(packKinds[object.kind] << 4) | (size & 15)]
  size = Math.floor(size / 16)
  while (size > 0) {
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | 0x80
    bytes.push(size & 127)
    size = Math.floor(size / 128)
  }
  return Buffer.from(bytes)
}
