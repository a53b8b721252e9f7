import { confidenceOn } from '../../core/decay.ts'
import { localDate } from '../../core/local-date.ts'
import type { InboxEntry } from '../ports/inbox.ts'
import type { World } from '../world.ts'
import type { Sight } from './sight.ts'

/** What Evogate wrote and nobody took out again, newest first. */
export async function inboxEntries(world: World, sight: Sight): Promise<readonly InboxEntry[]> {
  const { read } = world.store
  const today = localDate(world.now(), world.settings.zone)
  const found: InboxEntry[] = []
  for (const { id, path, name } of world.workspaces.values()) {
    if (!sight.sees(id)) continue
    for (const entry of await read.entries(id)) {
      const request = entry.removedBy === null ? await read.request(entry.request) : null
      if (!request) continue
      const { C, level } = confidenceOn(entry.confidence, today)
      found.push({
        request: entry.request,
        revision: request.revision,
        ulid: entry.id,
        tier: entry.tier,
        file: entry.path,
        text: entry.text,
        workspace: path,
        workspaceName: name,
        at: new Date(entry.writtenAt).toISOString(),
        confidence: C,
        level,
      })
    }
  }
  return found.sort((a, b) => b.at.localeCompare(a.at))
}
