import { readFileSync, statSync } from 'node:fs'
import type { ObjectFormat } from './git-objects.ts'

/** A file's entry in the user's index. `flag` is git's letter for it: `S` skip-worktree, lower case assume-unchanged. */
export interface IndexEntry {
  readonly path: string
  readonly flag: string
  readonly mode: string
  readonly id: string
  readonly stage: number
}

/** Beyond this git itself is asked: reading it here would hold up everything else. */
const READ_MAX_BYTES = 4 * 1024 * 1024
const STAT_BYTES = 40
const MODE_AT = 24

/**
 * The entries of some paths, read straight from an index file (versions 2 to 4, format: gitformat-index): one process
 * less between a press and its commit. Null for an index that is split, sparse or in any way not understood.
 */
export function readIndexFile(
  path: string,
  format: ObjectFormat,
  paths: readonly string[],
): IndexEntry[] | null {
  const size = statSync(path, { throwIfNoEntry: false })?.size
  if (size === undefined) return []
  if (size > READ_MAX_BYTES) return null
  try {
    return parseIndex(readFileSync(path), format === 'sha1' ? 20 : 32, new Set(paths))
  } catch {
    return null
  }
}

function parseIndex(bytes: Buffer, width: number, wanted: ReadonlySet<string>): IndexEntry[] | null {
  const version = bytes.readUInt32BE(4)
  if (bytes.toString('latin1', 0, 4) !== 'DIRC' || version < 2 || version > 4) return null
  const found: IndexEntry[] = []
  const longest = Math.max(0, ...Array.from(wanted, (path) => Buffer.byteLength(path)))
  let at = 12
  let name: Buffer = Buffer.alloc(0)
  for (let left = bytes.readUInt32BE(8); left > 0; left -= 1) {
    const start = at
    const flags = bytes.readUInt16BE(start + STAT_BYTES + width)
    const extended = (flags & 0x4000) !== 0 ? bytes.readUInt16BE(start + STAT_BYTES + width + 2) : 0
    at = start + STAT_BYTES + width + ((flags & 0x4000) !== 0 ? 4 : 2)
    let kept = 0
    if (version === 4) {
      const strip = readStrip(bytes, at)
      at = strip.end
      kept = name.length - strip.value
      if (kept < 0) return null
    }
    const zero = bytes.indexOf(0, at)
    if (zero < 0) return null
    const rest = bytes.subarray(at, zero)
    name = version === 4 ? Buffer.concat([name.subarray(0, kept), rest]) : rest
    at = version === 4 ? zero + 1 : start + ((zero - start + 8) & ~7)
    if (name.length > longest) continue
    const path = name.toString('utf8')
    if (!wanted.has(path)) continue
    const stage = (flags >> 12) & 3
    const letter = (extended & 0x4000) !== 0 ? 'S' : stage > 0 ? 'M' : 'H'
    found.push({
      path,
      flag: (flags & 0x8000) !== 0 ? letter.toLowerCase() : letter,
      mode: bytes.readUInt32BE(start + MODE_AT).toString(8),
      id: bytes.toString('hex', start + STAT_BYTES, start + STAT_BYTES + width),
      stage,
    })
  }
  return isPlain(bytes, at, width) ? found : null
}

/** A split index keeps entries in another file, a sparse one whole folders in one entry. */
function isPlain(bytes: Buffer, from: number, width: number): boolean {
  let at = from
  while (at + 8 <= bytes.length - width) {
    const name = bytes.toString('latin1', at, at + 4)
    if (name === 'link' || name === 'sdir') return false
    at += 8 + bytes.readUInt32BE(at + 4)
  }
  return at === bytes.length - width
}

/** The variable-width number of version 4: each further byte adds one before it shifts. */
function readStrip(bytes: Buffer, from: number): { value: number; end: number } {
  let at = from
  let byte = bytes.readUInt8(at)
  let value = byte & 127
  while ((byte & 128) !== 0) {
    at += 1
    byte = bytes.readUInt8(at)
    value = (value + 1) * 128 + (byte & 127)
  }
  return { value, end: at + 1 }
}
