import { constants, statSync } from 'node:fs'
import { open, realpath } from 'node:fs/promises'
import type { SkillNote } from '../../core/skill/note.ts'
import { readSkill, type SkillProperties } from '../../core/skill/properties.ts'

/** What is looked at of one file; an agent's context would not hold more either. */
export const SKILL_READ_MAX_BYTES = 1_048_576

export type ReadSkillFile =
  | { readonly outcome: 'read'; readonly real: string; readonly properties: SkillProperties }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'refused'; readonly why: 'not-a-file' | 'unreadable' }

/** Reads files of skills, each again only when it has changed. */
export interface SkillReader {
  read(file: string, name: string): Promise<ReadSkillFile>
}

interface Known {
  readonly stamp: string
  readonly result: Extract<ReadSkillFile, { outcome: 'read' }>
}

const KNOWN_MAX = 4_096

/**
 * A file counts as unchanged while device, inode, size and both times (in nanoseconds) are; a link that leads elsewhere
 * shows in the inode. So a change is seen at the next look, with nothing that watches.
 */
export function createSkillReader(): SkillReader {
  const known = new Map<string, Known>()
  return {
    async read(file, name) {
      try {
        // Opening a FIFO or a device can block, so it is looked at first. At once: hundreds of looks that each wait for a
        // thread take longer than all of them together.
        const stats = statSync(file, { bigint: true })
        if (!stats.isFile()) return { outcome: 'refused', why: 'not-a-file' }
        const stamp = [stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs, name].join(' ')
        const before = known.get(file)
        if (before?.stamp === stamp) return before.result
        const [real, text] = await Promise.all([realpath(file), readText(file, Number(stats.size))])
        const properties = readSkill(text.text, name)
        const notes = [...properties.notes, ...text.notes]
        const result = { outcome: 'read', real, properties: { ...properties, notes } } as const
        if (known.size >= KNOWN_MAX) known.clear()
        known.set(file, { stamp, result })
        return result
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : ''
        return code === 'ENOENT' || code === 'ENOTDIR'
          ? { outcome: 'none' }
          : { outcome: 'refused', why: 'unreadable' }
      }
    },
  }
}

async function readText(file: string, size: number): Promise<{ text: string; notes: readonly SkillNote[] }> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const bytes = Buffer.alloc(Math.min(size, SKILL_READ_MAX_BYTES))
    let length = 0
    while (length < bytes.length) {
      const { bytesRead } = await handle.read(bytes, length, bytes.length - length, length)
      if (bytesRead === 0) break
      length += bytesRead
    }
    const isCut = size > SKILL_READ_MAX_BYTES
    // Half a character at the cut is no fault of the file's.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, length), {
      stream: isCut,
    })
    return {
      text,
      notes: [
        ...(isCut ? [{ code: 'too-big' } as const] : []),
        ...(text.includes('\0') || text.includes('\uFFFD') ? [{ code: 'not-utf8' } as const] : []),
      ],
    }
  } finally {
    await handle.close()
  }
}
