import { isAgentPath, TOPIC_PATH } from '../core/agent-memory.ts'
import type { ReasonCode } from '../core/reason.ts'

/** Files whose every byte an agent reads as standing rules. */
export const ruleFiles = ['CLAUDE.md', '.claude/CLAUDE.md', 'CLAUDE.local.md', 'AGENTS.md'] as const
export const memoryFiles = [...ruleFiles, 'MEMORY.md'] as const

/** Where the skills of a work tree lie. */
export const SKILLS_FOLDER = '.claude/skills'

const SKILL_FILE = /^\.claude\/skills\/[a-z0-9][a-z0-9-]{0,63}\/SKILL\.md$/

/** Is it the file of a skill of the work tree, by its real path? */
export const isSkillFile = (path: string): boolean => SKILL_FILE.test(path)

/**
 * Why a path from the workspace's root may not be written to; null if it may (R15, R89). Besides the memory files
 * themselves a Markdown file that one of them links to may be, but nothing below a dot folder.
 */
export function unfitPath(path: string): ReasonCode | null {
  // Of the agent's memory only our topic file takes blocks; its index takes one line of ours, by itself.
  if (isAgentPath(path)) return path === TOPIC_PATH ? null : 'protected-target'
  if (path === '' || path.startsWith('/') || /[\p{Cc}\\:]/u.test(path)) return 'outside-workspace'
  const parts = path.split('/')
  if (parts.some((part) => part === '' || part === '..' || part === '.')) return 'outside-workspace'
  if (parts.some((part) => /[. ]$/.test(part) || part.toLowerCase() === '.git')) return 'protected-target'
  if ((memoryFiles as readonly string[]).includes(path) || SKILL_FILE.test(path)) return null
  if (parts.some((part) => part.startsWith('.') || part === 'node_modules')) return 'protected-target'
  return path.endsWith('.md') && parts.at(-1) !== 'SKILL.md' ? null : 'protected-target'
}
