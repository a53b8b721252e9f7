import { createHash } from 'node:crypto'
import type { Hunk } from './request/request.ts'
import { parseEntries } from './section.ts'

/** SHA-256 (hex) of a hunk of one file: what a removal of these very lines is approved by. */
export function hunkHash(path: string, { found, instead }: Hunk): string {
  return createHash('sha256')
    .update(JSON.stringify(['evogate:hunk:1', path, found, instead]))
    .digest('hex')
}

/** Offsets at which the lines stand, whole lines only: never in the middle of one that merely ends the same way. */
export function hunkPlaces(text: string, found: string): number[] {
  const places: number[] = []
  if (found === '') return places
  for (let at = text.indexOf(found); at >= 0; at = text.indexOf(found, at + 1)) {
    const end = at + found.length
    const begins = at === 0 || text[at - 1] === '\n'
    if (begins && (found.endsWith('\n') || end === text.length)) places.push(at)
  }
  return places
}

/**
 * The text with the lines replaced by what was there before. The text itself when they do not stand exactly once, or
 * when a block of an Evogate would change with them.
 */
export function withoutHunk(text: string, { found, instead }: Hunk): string {
  const [at, another] = hunkPlaces(text, found)
  if (at === undefined || another !== undefined) return text
  const result = text.slice(0, at) + instead + text.slice(at + found.length)
  return blocksOf(result) === blocksOf(text) ? result : text
}

const blocksOf = (text: string): string =>
  JSON.stringify(parseEntries(text).map(({ id, hash, block, decay }) => [id, hash, block, decay]))
