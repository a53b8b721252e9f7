import type { State } from '../../core/request/request.ts'
import type { Holding } from '../ports/read-models.ts'
import type { World } from '../world.ts'

const OPEN: readonly State[] = ['queued', 'asked', 'questioned', 'deferred', 'approved', 'failed']

/** What Evogate has written into each workspace that it ever knew, and what still waits there. */
export async function holdings(world: World): Promise<Holding[]> {
  const { read } = world.store
  const rows = await read.workspaces()
  return Promise.all(
    rows.map(async ({ id, path, name }) => {
      const standing = (await read.entries(id)).filter((entry) => entry.removedBy === null)
      const files = [...new Set(standing.map((entry) => entry.path))].sort()
      return {
        path,
        name,
        files: files.map((file) => ({
          file,
          entries: standing.filter((entry) => entry.path === file).length,
        })),
        open: (await read.requests({ workspace: id, states: OPEN })).length,
      }
    }),
  )
}
