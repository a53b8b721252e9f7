import type { Reason } from '../core/reason.ts'
import { concernsSkill } from '../core/skill/changes.ts'
import { skillNamed } from '../core/skill/named.ts'
import { outlineOf } from '../core/skill/outline.ts'
import { matchesPaths } from '../core/skill/paths.ts'
import type { Workspace } from './ports/memory.ts'
import { gateSkill, type Pitfall } from './skill-gate.ts'
import { filesOf } from './touched.ts'
import type { World } from './world.ts'

/** Skills that the question offers. */
const CHOICES_MAX = 4

/** Which skill some words belong to, as far as that is known. */
export interface SkillFit {
  /** It can be written to with these words. */
  readonly skill: string | null
  /** Names for the question, those used last first. */
  readonly choices: readonly string[]
  /** The skill is known, and this is why nothing is written to it. */
  readonly below: Reason | null
  /** The words are about how the skill works. */
  readonly concerned?: boolean
}

export const noSkill: SkillFit = { skill: null, choices: [], below: null }

/**
 * Named by whoever proposes → named in the words → called last in the session → a skill whose `paths` match a file that
 * the session touched → to be asked. Only skills of the work tree count.
 */
export async function fitSkill(
  world: World,
  workspace: Workspace,
  of: { readonly asked: string | null; readonly session: string; readonly pitfall: Pitfall },
): Promise<SkillFit> {
  const skills = await world.memory.skills(workspace)
  if (skills.length === 0) return noSkill
  const names = skills.map(({ name }) => name)
  const { read } = world.store
  const called = await read.skillInUse(workspace.id, of.session)
  const touched = filesOf(world, of.session)
  const found =
    of.asked ??
    skillNamed(of.pitfall.text, names) ??
    (called !== null && names.includes(called) ? called : null) ??
    skills.find(({ paths }) => matchesPaths(paths, touched))?.name ??
    null
  const choices = await writable(
    world,
    workspace,
    lastUsedFirst(names, await read.skillsByLastUse(workspace.id)),
  )
  if (found === null) return { skill: null, choices, below: null }
  const gate = await gateSkill(world, workspace, found, of.pitfall)
  const concerned = await concerns(world, workspace, found, of.pitfall.text)
  return gate.outcome === 'pass'
    ? { skill: found, choices, below: null, concerned }
    : { skill: null, choices, below: gate.reason, concerned }
}

async function concerns(world: World, workspace: Workspace, skill: string, words: string): Promise<boolean> {
  const target = await world.memory.skillTarget(workspace, skill)
  const text = target.outcome === 'target' ? world.memory.textOf(workspace, target.target.path) : null
  return text !== null && concernsSkill(words, outlineOf(skill, text))
}

/** The names, those used last first; the rest in their own order. */
function lastUsedFirst(names: readonly string[], used: readonly string[]): readonly string[] {
  const known = new Set(names)
  const first = used.filter((name) => known.has(name))
  return [...first, ...names.filter((name) => !first.includes(name))]
}

/** The first few that can be written to; each look opens a file, so no more are looked at than are offered. */
async function writable(
  world: World,
  workspace: Workspace,
  names: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const name of names) {
    if (found.length === CHOICES_MAX) break
    if ((await world.memory.skillTarget(workspace, name)).outcome === 'target') found.push(name)
  }
  return found
}
