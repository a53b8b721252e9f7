import { lstatSync, readdirSync, realpathSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { isAgentPath } from '../core/agent-memory.ts'
import { rulesFileOf } from '../core/profile.ts'
import type { ReasonCode } from '../core/reason.ts'
import { isNewSkillName } from '../core/skill/new-skill.ts'
import { SKILL_NAME } from '../core/skill/properties.ts'
import type { Tier } from '../core/tier.ts'
import type { TargetOutcome, Workspace } from '../flow/ports/memory.ts'
import { agentTarget, isTopicRules } from './agent-folder.ts'
import { openFolder, wayTo } from './folder.ts'
import { splitPath } from './git-commit.ts'
import { ioReason, isMissing, leadsNowhere } from './io-reason.ts'
import { leadsTo } from './link-end.ts'
import { memoryFiles, ruleFiles, SKILLS_FOLDER, unfitPath } from './memory-path.ts'
import { refusalIn } from './read-memory-file.ts'

/** The real files behind the tiers' names, with what stands in the way of writing to them. */
export function targetsOf(workspace: Workspace): Record<'L1' | 'L3', TargetOutcome> {
  const { path, profile } = workspace
  return {
    L1: profile === 'claude-code' ? agentTarget(workspace) : targetAt(path, 'MEMORY.md', 'L1'),
    L3: targetAt(path, rulesFileOf(profile), 'L3'),
  }
}

/** The SKILL.md of a skill of the work tree. A skill that is not there is not made. */
export function skillTarget(workspace: Workspace, skill: string): TargetOutcome {
  const name = `${SKILLS_FOLDER}/${skill}/SKILL.md`
  if (
    !SKILL_NAME.test(skill) ||
    lstatSync(join(workspace.path, name), { throwIfNoEntry: false }) === undefined
  )
    return refused('unknown-skill')
  return targetAt(workspace.path, name, 'L2')
}

/** Where a skill that is not there yet would be. Nothing may stand in its place, nor a link on the way or to it. */
export function newSkillTarget(workspace: Workspace, skill: string): TargetOutcome {
  const path = `${SKILLS_FOLDER}/${skill}/SKILL.md`
  if (!isNewSkillName(skill)) return refused('bad-skill-name')
  if (lstatSync(join(workspace.path, path), { throwIfNoEntry: false }) !== undefined)
    return refused('skill-exists', skill)
  const folder = `${SKILLS_FOLDER}/${skill}`
  const twin = caseTwin(workspace.path, folder) ?? caseTwin(workspace.path, path)
  if (twin !== null) return refused('skill-exists', twin)
  // What is made there would be CLAUDE.md, and a new skill has no second question.
  if (isRuleFile(workspace.path, path)) return refused('protected-target', path)
  if (wayTo(workspace.path, path) === 'blocked') return refused('outside-workspace', folder)
  return { outcome: 'target', target: { path, weight: 'L2' } }
}

function targetAt(root: string, name: string, tier: Tier): TargetOutcome {
  try {
    const real = realPath(root, name)
    if (typeof real !== 'string') return refused(real.code, real.detail)
    const unfit = unfitPath(real) ?? refusalToWrite(root, real)
    if (unfit !== null) return refused(unfit, real)
    return {
      outcome: 'target',
      target: { path: real, weight: isRuleFile(root, real) ? 'L3' : tier },
    }
  } catch (error) {
    const code = ioReason(error)
    if (code === null) throw error
    return refused(code, name)
  }
}

/**
 * Does a file stand for standing rules, under its own name or because one of the rule files links to it? (R126) It need
 * not be there yet: what is made at the end of a link is what the link stands for.
 */
export function isRuleFile(root: string, real: string): boolean {
  if (['CLAUDE.md', 'CLAUDE.local.md', 'AGENTS.md'].includes(basename(real))) return true
  return ruleFiles.some((name) => leadsTo(join(root, name), join(root, real)))
}

/** The tier whose safeguards a file asks for as it stands, whether or not any tier is written to it now (R126). */
export function weightOf(workspace: Workspace, path: string): Tier {
  return (isAgentPath(path) ? isTopicRules(workspace) : isRuleFile(workspace.path, path)) ? 'L3' : 'L1'
}

/** Where a name leads, from the workspace's root; links are followed, their ends need not exist. */
export function realPath(root: string, name: string): string | { code: ReasonCode; detail?: string } {
  const path = join(root, name)
  try {
    const real = relative(root, realpathSync(path)).split(sep).join('/')
    return real === '' || real.startsWith('../') || real.startsWith('/')
      ? { code: 'outside-workspace', detail: name }
      : real
  } catch (error) {
    const code = ioReason(error)
    if (code !== null) return { code, detail: name }
    if (!isMissing(error) && !leadsNowhere(error)) throw error
  }
  // A link that leads nowhere: making its end would write to a place that nobody chose.
  if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) return { code: 'not-a-file', detail: name }
  const twin = caseTwin(root, name)
  return twin === null ? name : { code: 'not-a-file', detail: twin }
}

/** Why a file that the path leads to cannot be written to as it is; null if it can, or is not there yet. */
export function refusalToWrite(root: string, path: string): ReasonCode | null {
  const folder = openFolder(root, path)
  return typeof folder === 'string' ? folder : refusalIn(folder, splitPath(path).name)
}

/** The memory files that exist, each real file once, by its real path. */
export function standingFiles(root: string): string[] {
  const found = new Set<string>()
  for (const name of memoryFiles) {
    if (lstatSync(join(root, name), { throwIfNoEntry: false }) === undefined) continue
    const real = realPath(root, name)
    if (typeof real === 'string') found.add(real)
  }
  return [...found]
}

/** On a file system that folds case `memory.md` is the same file, on others a confusing second one. */
function caseTwin(root: string, name: string): string | null {
  const { folder, name: own } = splitPath(name)
  try {
    const twin = readdirSync(join(root, folder)).find(
      (other) => other !== own && other.toLowerCase() === own.toLowerCase(),
    )
    return twin ?? null
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function refused(code: ReasonCode, detail?: string): TargetOutcome {
  return { outcome: 'refused', reason: detail === undefined ? { code } : { code, detail } }
}
