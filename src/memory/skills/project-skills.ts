import { join } from 'node:path'
import type { ProjectSkill, Workspace } from '../../flow/ports/memory.ts'
import { SKILLS_FOLDER } from '../memory-path.ts'
import { createCatalogue } from './catalogue.ts'

/** The skills of a work tree, read anew where a file has changed. Whether one can be written to, its target says. */
export function createProjectSkills(): (workspace: Workspace) => Promise<readonly ProjectSkill[]> {
  const read = createCatalogue()
  return async ({ path }) => {
    const { skills } = await read([{ source: 'project', path: join(path, SKILLS_FOLDER), folder: path }])
    return skills.map(({ name, paths }) => ({ name, paths }))
  }
}
