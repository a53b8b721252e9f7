import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { addedByApproval } from '../core/skill/added-by-approval.ts'
import { type Listing, listingBudget, listSkills } from '../core/skill/listing.ts'
import { type DroppedSkill, type Skill, toldSkills } from '../core/skill/skill.ts'
import { createGit } from '../memory/git-process.ts'
import { managedFolder } from '../memory/skills/folders.ts'
import { createSkills } from '../memory/skills/index.ts'

const GIT_TIMEOUT_MS = 10_000

export interface SkillsAsked {
  readonly folder: string
  readonly claude: string
  readonly home: string
  /** For git. */
  readonly environment: Readonly<Record<string, string>>
  /** In tokens; null while it is not known. */
  readonly window: number | null
  readonly touched: readonly string[]
  readonly added: readonly string[]
}

/** One skill as the agent sees it: `line` is null while it is told nothing of it. */
export interface SeenSkill extends Skill {
  readonly line: string | null
}

export interface SkillsSeen {
  readonly folder: string
  readonly listing: Omit<Listing, 'lines'>
  readonly skills: readonly SeenSkill[]
  readonly dropped: readonly DroppedSkill[]
  readonly approval: ReturnType<typeof addedByApproval>
}

/** What an agent started in a folder sees of its skills. Needs no store and no lock. Null if the folder cannot be read. */
export async function skillsSeen(asked: SkillsAsked): Promise<SkillsSeen | null> {
  const folder = await realpath(asked.folder).catch(() => null)
  if (folder === null) return null
  const absolute = (name: string) => path.resolve(folder, name)
  const touched = asked.touched.map(absolute)
  const read = createSkills(createGit({ environment: asked.environment, timeoutMs: GIT_TIMEOUT_MS }), {
    user: asked.claude,
    home: asked.home,
    managed: managedFolder(process.platform),
  })
  const { skills, dropped } = await read({ cwd: folder, touched, added: asked.added.map(absolute) })
  const told = toldSkills(skills, touched)
  const { lines, ...listing } = listSkills(told, listingBudget(asked.window))
  const lineOf = new Map(told.map((skill, at) => [skill.name, lines[at] ?? null]))
  return {
    folder,
    listing,
    skills: skills.map((skill) => ({ ...skill, line: lineOf.get(skill.name) ?? null })),
    dropped,
    approval: addedByApproval(),
  }
}
