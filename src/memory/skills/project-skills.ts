import { join } from 'node:path'
import type { ProjectSkill, Workspace } from '../../flow/ports/memory.ts'
import { SKILLS_FOLDER } from '../memory-path.ts'
import { skillTarget } from '../targets.ts'
import { createCatalogue } from './catalogue.ts'

/** The skills of a work tree that a pitfall can be written to, read anew where a file has changed. */
export function createProjectSkills(): (workspace: Workspace) => Promise<readonly ProjectSkill[]> {
  const read = createCatalogue()
  return async (workspace) => {
    const { path } = workspace
    const { skills } = await read([{ source: 'project', path: join(path, SKILLS_FOLDER), folder: path }])
    return skills
      .filter(({ name }) => skillTarget(workspace, name).outcome === 'target')
      .map(({ name, paths }) => ({ name, paths }))
  }
}
