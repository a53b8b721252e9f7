import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { agentName, TOPIC_PATH } from '../../core/agent-memory.ts'
import type { Profile } from '../../core/profile.ts'
import type { AgentMemory } from '../../flow/ports/memory.ts'

/** A name longer than this fits no file system; the agent keeps such projects under names of its own making. */
const SLUG_MAX = 200

/**
 * Where Claude Code keeps its own memory of a project: `projects/<slug>/memory` below its folder (`userDir`, normally
 * `~/.claude`), the slug being the project's path with every character but ASCII letters and digits turned into `-`.
 * Linked worktrees share that of their repository.
 */
export function autoMemoryOf(userDir: string, root: string): AgentMemory {
  return { root: realFolder(userDir), folder: `projects/${slugOf(root)}/memory` }
}

function slugOf(root: string): string {
  const slug = root.replace(/[^A-Za-z0-9]/g, '-')
  if (slug.length <= SLUG_MAX) return slug
  return `${slug.slice(0, SLUG_MAX)}-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`
}

/** People keep that folder among their dotfiles and link to it: only what lies below must be no link. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    return path.resolve(folder)
  }
}

/** Our topic file there, for the deny rules of a workspace with the profile `claude-code`; nothing with another one. */
export function deniedTopic(profile: Profile, userDir: string, root: string): { topicFile?: string } {
  if (profile !== 'claude-code') return {}
  const memory = autoMemoryOf(userDir, root)
  return { topicFile: path.join(memory.root, memory.folder, agentName(TOPIC_PATH)) }
}
