import { INDEX_PATH, isPointer } from '../core/agent-memory.ts'
import type { StandingRule, Workspace } from '../flow/ports/memory.ts'
import { agentFiles, readText } from './agent-folder.ts'
import type { MemoryText } from './rules.ts'

/** `[Tests](tests.md) — ` in front of what a line of the index says. */
const LEADS_TO = /^\[[^\]]*\]\([^)]*\)\s*[-–—:：]*\s*/

/** The files of the agent's memory, its index among them. */
export function agentTexts(workspace: Workspace): MemoryText[] {
  return agentFiles(workspace).flatMap((file) => {
    const text = readText(workspace, file)
    return text === null ? [] : [{ file, text, tier: 'L1' as const }]
  })
}

/** A line of the index says something only behind its link, and ours says nothing of its own. */
export function saidInIndex(rule: StandingRule): StandingRule[] {
  if (rule.file !== INDEX_PATH || rule.marker !== null) return [rule]
  const text = rule.text.replace(LEADS_TO, '')
  return text === '' || isPointer(`- ${rule.text}`) ? [] : [{ ...rule, text }]
}
