import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SKILLS_FOLDER } from './memory-path.ts'
import { realPath } from './targets.ts'

/** The SKILL.md of every project skill, each real file once, by its path from the root; those outside are none of ours. */
export function skillFiles(root: string): string[] {
  const found = new Set<string>()
  for (const skill of namesIn(join(root, SKILLS_FOLDER))) {
    const name = `${SKILLS_FOLDER}/${skill}/SKILL.md`
    if (lstatSync(join(root, name), { throwIfNoEntry: false }) === undefined) continue
    const real = realPath(root, name)
    if (typeof real === 'string') found.add(real)
  }
  return [...found].sort()
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
