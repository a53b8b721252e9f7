import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Git } from '../git-process.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { foldersAround, type SkillPlaces, skillFolders } from './folders.ts'

export interface SkillsAt {
  /** Where the agent was started. */
  readonly cwd: string
  /** Files that it touched, absolute: folders around them may hold skills of their own. */
  readonly touched?: readonly string[]
  /** Directories that it was given besides. */
  readonly added?: readonly string[]
}

/** The skills that an agent finds, read anew where a file has changed since the last look. */
export function createSkills(git: Git, places: SkillPlaces): (at: SkillsAt) => Promise<Catalogue> {
  const read = createCatalogue()
  return async ({ cwd, touched = [], added = [] }) => {
    const nested = foldersAround(touched, cwd).filter((folder) => existsSync(join(folder, '.claude')))
    const kept = nested.length === 0 ? [] : await withoutIgnored(git, cwd, nested)
    return read(skillFolders(places, cwd, { added, nested: kept }))
  }
}

/** Skills of a dependency are nobody's here: what git ignores is left out, and without git what packages lie in. */
async function withoutIgnored(git: Git, cwd: string, folders: readonly string[]): Promise<readonly string[]> {
  const own = folders.filter((folder) => !/(^|[/\\])node_modules([/\\]|$)/.test(folder.slice(cwd.length)))
  if (own.length === 0) return []
  const asked = await git.run(cwd, ['check-ignore', '-z', '--stdin'], `${own.join('\0')}\0`)
  const ignored = new Set(asked.code === 0 ? asked.stdout.toString('utf8').split('\0') : [])
  return own.filter((folder) => !ignored.has(folder))
}
