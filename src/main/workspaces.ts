import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Config } from '../config.ts'
import type { Workspace } from '../flow/ports/memory.ts'
import type { Store } from '../flow/ports/store.ts'

/** The workspaces of the settings; each keeps the language that it was first registered with. */
export async function registerWorkspaces(
  config: Config,
  store: Store,
  now: number,
): Promise<ReadonlyMap<string, Workspace>> {
  const workspaces = new Map<string, Workspace>()
  for (const root of config.workspaces) {
    const id = createHash('sha256').update(root).digest('hex').slice(0, 16)
    const known = await store.write((tx) =>
      tx.registerWorkspace({
        id,
        path: root,
        name: path.basename(root),
        locale: config.locale,
        registeredAt: now,
      }),
    )
    workspaces.set(known.id, {
      id: known.id,
      path: root,
      name: known.name,
      profile: config.profile,
      locale: known.locale,
      commit: config.commit,
    })
  }
  return workspaces
}
