import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isSkillFile } from './memory-path.ts'
import { readMemoryFile } from './read-memory-file.ts'
import type { MemoryText } from './rules.ts'
import { skillFiles } from './skill-files.ts'

/** What a text must hold to hold a block of an Evogate. */
const MARKER = '<!-- evo: '

/** Reads the skills that hold blocks of an Evogate, each again only when its file has changed. */
export function createEntryReader(): (root: string) => readonly MemoryText[] {
  const known = new Map<string, { readonly stamp: string; readonly text: string | null }>()
  return (root) =>
    skillFiles(root).flatMap((file): MemoryText[] => {
      // A link to another memory file is read as that one.
      if (!isSkillFile(file)) return []
      const path = join(root, file)
      const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
      if (stats === undefined) return []
      const stamp = [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(' ')
      let read = known.get(path)
      if (read?.stamp !== stamp) {
        const text = readMemoryFile(root, file)
        read = { stamp, text: text?.includes(MARKER) ? text : null }
        known.set(path, read)
      }
      return read.text === null ? [] : [{ file, text: read.text, tier: 'L2' }]
    })
}
