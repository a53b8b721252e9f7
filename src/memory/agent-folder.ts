import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  agentName,
  agentPath,
  INDEX_PATH,
  isAgentPath,
  pointsToTopic,
  TOPIC_PATH,
} from '../core/agent-memory.ts'
import type { ReasonCode } from '../core/reason.ts'
import type { TargetOutcome, Workspace } from '../flow/ports/memory.ts'
import { type Folder, openFolder, wayTo } from './folder.ts'
import { ioReason, isMissing } from './io-reason.ts'
import { leadsTo } from './link-end.ts'
import { ruleFiles } from './memory-path.ts'
import { readIn, refusalIn } from './read-memory-file.ts'

/** More topics than this are not read: they would be somebody's archive. */
const TOPICS_MAX = 200

/** The name of a file within the folder that `openPlace` opens. */
export const nameIn = (path: string): string => basename(isAgentPath(path) ? agentName(path) : path)

/** Where a file is, for those that only read or watch it. */
export function absolutePath(workspace: Pick<Workspace, 'path' | 'agentMemory'>, path: string): string {
  const { root, folder } = workspace.agentMemory
  return isAgentPath(path) ? join(root, folder, agentName(path)) : join(workspace.path, path)
}

/**
 * Opens the folder of a file, in the workspace or in the agent's memory directory (R89). With `make` what is missing on
 * the way is made, in the agent's directory for the user alone; that directory may not be there yet: null then.
 */
export function openPlace(
  workspace: Workspace,
  path: string,
  { make = false }: { readonly make?: boolean } = {},
): Folder | ReasonCode | null {
  if (!isAgentPath(path)) return openFolder(workspace.path, path, { make })
  const { root, folder } = workspace.agentMemory
  const file = `${folder}/${agentName(path)}`
  try {
    if (make) mkdirSync(root, { recursive: true, mode: 0o700 })
    else if (wayTo(root, file) === 'missing') return null
    const opened = openFolder(root, file, { make, mode: 0o700 })
    if (typeof opened === 'string' || opened.isOwn()) return opened
    opened.close()
    return 'foreign-owner'
  } catch (error) {
    const code = isMissing(error) ? 'outside-workspace' : ioReason(error)
    if (code === null) throw error
    return code
  }
}

/** The text of a memory file, null if it is not there or not to be read as text. */
export function readText(workspace: Workspace, path: string): string | null {
  const folder = openPlace(workspace, path)
  return folder === null || typeof folder === 'string' ? null : readIn(folder, nameIn(path))
}

/** The topic file as the target of L1, if nothing stands in the way of writing to it and to the index. */
export function agentTarget(workspace: Workspace): TargetOutcome {
  try {
    for (const path of [TOPIC_PATH, INDEX_PATH]) {
      const folder = openPlace(workspace, path)
      const code = folder === null || typeof folder === 'string' ? folder : refusalIn(folder, nameIn(path))
      if (code !== null) return { outcome: 'refused', reason: { code, detail: path } }
    }
  } catch (error) {
    const code = ioReason(error)
    if (code === null) throw error
    return { outcome: 'refused', reason: { code, detail: TOPIC_PATH } }
  }
  const weight = isTopicRules(workspace) ? 'L3' : 'L1'
  const first = !hasTopic(workspace) || !pointsToTopic(readText(workspace, INDEX_PATH) ?? '')
  return { outcome: 'target', target: { path: TOPIC_PATH, weight, ...(first && { first }) } }
}

/** Does the topic file, or the index that changes with it, stand for standing rules? */
export const isTopicRules = (workspace: Workspace): boolean =>
  [TOPIC_PATH, INDEX_PATH].some((path) => standsForRules(workspace, path))

/** Does a file of standing rules, of the workspace or of the user, lead to this file of the agent's memory (R126)? */
function standsForRules(workspace: Workspace, path: string): boolean {
  const real = absolutePath(workspace, path)
  const rules = [
    ...ruleFiles.map((name) => join(workspace.path, name)),
    join(workspace.agentMemory.root, 'CLAUDE.md'),
  ]
  return rules.some((rule) => leadsTo(rule, real))
}

/** The files that the agent's memory consists of: our topic file alone if the profile leaves the rest to the agent. */
export function agentFiles(workspace: Workspace): string[] {
  if (workspace.profile !== 'claude-code') return hasTopic(workspace) ? [TOPIC_PATH] : []
  const folder = openPlace(workspace, INDEX_PATH)
  if (folder === null || typeof folder === 'string') return []
  try {
    const names = readdirSync(folder.at('.')).filter(
      (name) => name.endsWith('.md') && !/[\p{Cc}\\:]/u.test(name),
    )
    return names.sort().slice(0, TOPICS_MAX).map(agentPath)
  } catch (error) {
    if (ioReason(error) === null && !isMissing(error)) throw error
    return []
  } finally {
    folder.close()
  }
}

/** Is there a topic file of ours? It outlives a change of the profile. */
export function hasTopic(workspace: Workspace): boolean {
  return existsSync(absolutePath(workspace, TOPIC_PATH))
}
