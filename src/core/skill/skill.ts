import { matchesPaths } from './paths.ts'
import type { SkillProperties } from './properties.ts'

/** Where a skill comes from, in the order in which they win. */
export const skillSources = ['managed', 'user', 'project', 'added', 'command'] as const
export type SkillSource = (typeof skillSources)[number]

/** One skill as the agent finds it. Paths are absolute and separated by `/`. */
export interface Skill extends SkillProperties {
  readonly name: string
  readonly source: SkillSource
  readonly file: string
  /** What its `paths` are relative to. */
  readonly folder: string
}

/** A file that stands where skills do and counts as none. */
export interface DroppedSkill {
  readonly file: string
  readonly why: 'same-file' | 'shadowed' | 'not-a-file' | 'unreadable' | 'bad-name' | 'too-many'
  /** The file that counts instead. */
  readonly instead?: string
}

/**
 * The skills that the agent is told of: all without `paths`, and those whose patterns match a touched file (absolute) or
 * that matched one before in the session (`active`, names). What only a person can call is left out.
 */
export function toldSkills(
  skills: readonly Skill[],
  touched: readonly string[],
  active: ReadonlySet<string> = new Set(),
): readonly Skill[] {
  return skills.filter(
    (skill) =>
      skill.offered && (skill.paths.length === 0 || active.has(skill.name) || isTouched(skill, touched)),
  )
}

/** Does one of the files (absolute) fall under the skill's own patterns? Never for a skill without any. */
export function isTouched(
  { paths, folder }: Pick<Skill, 'paths' | 'folder'>,
  files: readonly string[],
): boolean {
  const base = folder.endsWith('/') ? folder : `${folder}/`
  return matchesPaths(
    paths,
    files.filter((file) => file.startsWith(base)).map((file) => file.slice(base.length)),
  )
}
