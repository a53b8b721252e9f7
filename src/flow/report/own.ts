import type { Acceptance } from '../../core/acceptance.ts'
import { findWorkspace } from '../intake.ts'
import type { Workspace } from '../ports/memory.ts'
import type { AssessedRow, PendingRow, Why } from '../ports/read-models.ts'
import type { World } from '../world.ts'
import { assess } from './assess.ts'
import { rowOf, UNSETTLED } from './pending.ts'
import { why } from './why.ts'

/** Where somebody stands: a workspace's path, or a folder in one. */
export interface Place {
  readonly workspace?: string | undefined
  readonly cwd?: string | undefined
}

/** A workspace that is watched. `running`: a service is up and puts cards. */
export interface Here {
  readonly path: string
  readonly name: string
  readonly running: boolean
}

/** What waits in one workspace, the oldest first; `about` is set when one request was asked for and is of here. */
export interface OwnRequests extends Here {
  readonly pending: readonly PendingRow[]
  readonly about: Why | null
}

/** What was noticed in one workspace, and how its requests ended. */
export interface OwnLearnings extends Here {
  readonly rows: readonly AssessedRow[]
  readonly requests: Acceptance & { readonly waiting: number }
}

/** Each is null in a folder that no watched workspace holds, and none ever tells of another workspace (R76). */
export async function here(world: World, place: Place): Promise<Here | null> {
  const workspace = await workspaceOf(world, place)
  return workspace && hereOf(world, workspace)
}

export async function ownRequests(
  world: World,
  { number, ...place }: Place & { readonly number?: number | undefined },
): Promise<OwnRequests | null> {
  const workspace = await workspaceOf(world, place)
  if (!workspace) return null
  const { read } = world.store
  const asked = number === undefined ? null : await read.request(number)
  const open = await read.requests({ workspace: workspace.id, states: UNSETTLED })
  return {
    ...hereOf(world, workspace),
    pending: open.map((request) => rowOf(world, request)),
    about: asked?.workspace === workspace.id ? await why(world, asked.number) : null,
  }
}

export async function ownLearnings(world: World, place: Place): Promise<OwnLearnings | null> {
  const workspace = await workspaceOf(world, place)
  if (!workspace) return null
  const count = (states: Parameters<typeof world.store.read.requestCount>[1]) =>
    world.store.read.requestCount([workspace.id], states)
  return {
    ...hereOf(world, workspace),
    rows: await assess(world, { all: true, workspaces: [workspace.id] }),
    requests: {
      waiting: await count(UNSETTLED),
      approved: await count(['written']),
      ignored: await count(['ignored']),
    },
  }
}

const workspaceOf = async (world: World, { workspace, cwd }: Place): Promise<Workspace | null> =>
  (await findWorkspace(world, workspace ?? cwd ?? null)).workspace

const hereOf = (world: World, { path, name }: Workspace): Here => ({
  path,
  name,
  running: world.running?.().phase === 'up',
})
