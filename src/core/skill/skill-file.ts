import { markdownLines } from '../markdown-lines.ts'

const MARKER = /^<!-- evo:skill id=([0-9A-Za-z_-]{1,64}) hash=([0-9a-f]{64}) -->$/

/** A SKILL.md of ours, or the part of one: everything up to the marker that says whose it is. */
export interface SkillFile {
  readonly id: string
  readonly hash: string
  /** What stands above the marker and its empty line, with `\n` inside. */
  readonly block: string
  /** What stands below. */
  readonly rest: string
}

/** The text of a new SKILL.md: the block, an empty line, and whose it is. */
export const skillFile = ({ id, hash, block }: Pick<SkillFile, 'id' | 'hash' | 'block'>): string =>
  `${block}\n\n${markerOf({ id, hash })}\n`

export const markerOf = ({ id, hash }: Pick<SkillFile, 'id' | 'hash'>): string =>
  `<!-- evo:skill id=${id} hash=${hash} -->`

/** How often a marker of a whole skill with this id stands in a text. */
export const countSkillMarkers = (text: string, id: string): number =>
  markdownLines(text).filter((line) => MARKER.exec(line.text.trim())?.[1] === id).length

/** The skill that a text begins with, if there is a marker; a marker inside a fence is somebody's example. */
export function findSkillFile(text: string): SkillFile | null {
  for (const line of markdownLines(text)) {
    const found = line.fenced ? null : MARKER.exec(line.text)
    if (found === null) continue
    const above = text.slice(0, line.start).replaceAll('\r\n', '\n')
    return {
      id: found[1] ?? '',
      hash: found[2] ?? '',
      block: above.endsWith('\n\n') ? above.slice(0, -2) : above,
      rest: text.slice(line.start + line.text.length + line.eol.length),
    }
  }
  return null
}
