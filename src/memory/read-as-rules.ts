import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { instructionFiles, isAgentFolder, isRuleName, isRulePath } from './instruction-files.ts'
import { leadsTo } from './link-end.ts'

/**
 * Does an agent read a file as standing rules: by the name it was given or its real one, or because a file of rules
 * beside it or in a folder above it, up to `root`, links to it (R126)?
 */
export async function isReadAsRules(root: string, given: string, real: string): Promise<boolean> {
  if (isRulePath(given) || isRulePath(real)) return true
  for (let folder = dirname(real); ; folder = dirname(folder)) {
    const names = namesIn(folder)
    for (const name of names) {
      const path = join(folder, name)
      if (isRuleName(name) && leadsTo(path, real)) return true
      if (!isAgentFolder(name)) continue
      const found = await instructionFiles(path)
      if (found === null || found.files.some((file) => leadsTo(file, real))) return true
    }
    // A linked worktree does not lie below the root of its repository.
    if (folder === root || names.includes('.git') || folder === dirname(folder)) return false
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
