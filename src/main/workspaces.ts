import { createHash } from 'node:crypto'
import { autoMemoryOf } from '../agents/claude-code/auto-memory.ts'
import type { Config, Roster } from '../config.ts'
import type { Workspace } from '../flow/ports/memory.ts'
import type { Store } from '../flow/ports/store.ts'

/** The workspaces of the roster by id; one without a language of its own keeps that which it was first registered with. */
export async function registerWorkspaces(
  config: Pick<Config, 'locale' | 'claudeFolder'>,
  roster: Roster,
  store: Store,
  now: number,
): Promise<ReadonlyMap<string, Workspace>> {
  const workspaces = new Map<string, Workspace>()
  for (const { path, name, profile, commit, locale } of roster.workspaces) {
    const id = createHash('sha256').update(path).digest('hex').slice(0, 16)
    const row = { id, path, name, locale: locale ?? config.locale, registeredAt: now }
    const known = await store.write((tx) => tx.registerWorkspace(row))
    const agentMemory = autoMemoryOf(config.claudeFolder, path)
    workspaces.set(id, { id, path, name, profile, agentMemory, commit, locale: locale ?? known.locale })
  }
  return workspaces
}
