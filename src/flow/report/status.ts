import { localTime } from '../../core/local-date.ts'
import { branchOf } from '../draw.ts'
import { isoOf } from '../iso.ts'
import type { Phase, Status, WorkspaceStatus } from '../ports/read-models.ts'
import type { World } from '../world.ts'

/** What happened longer ago is no news any more. */
const NEWS_FOR = 7 * 24 * 3_600_000

/** What only the running service knows. */
export interface Running {
  readonly phase: Phase
  readonly spool: () => Promise<number>
  /** Events that were dropped for want of room, ever, and when the last one was. */
  readonly dropped: () => Promise<{ readonly count: number; readonly last: number | null }>
  /** What is wrong with the settings file that is there now, while those from before it hold. */
  readonly settings: string | null
  /** Where the page is; why it could not be opened. */
  readonly inbox?: { readonly url: string | null; readonly trouble: string | null }
}

const asleep: Running = {
  phase: 'down',
  spool: async () => 0,
  dropped: async () => ({ count: 0, last: null }),
  settings: null,
}

/** How Evogate is, as `status` and `/status` tell it. */
export async function status(world: World, running: Running = world.running?.() ?? asleep): Promise<Status> {
  const { read } = world.store
  const dropped = await running.dropped()
  const count = async (where: Parameters<typeof read.requests>[0]) => (await read.requests(where)).length
  return {
    ready: running.phase === 'up',
    phase: running.phase,
    version: world.settings.version,
    channels: [...world.channels.values()].map((channel) => {
      const { name, identity, state, remark, lastContact } = channel.health()
      return { name, identity, state, remark, lastContact: isoOf(lastContact) }
    }),
    workspaces: await Promise.all(
      [...world.workspaces.values()].map((each) => workspaceStatus(world, each.id)),
    ),
    queue: await count({ states: ['queued'] }),
    waiting: await count({ states: ['asked', 'questioned'] }),
    spool: await running.spool(),
    deferred: await count({ states: ['deferred'] }),
    unwritten: await count({ states: ['approved', 'failed'] }),
    promised: (await read.requests({ states: ['approved', 'failed', 'deferred'] })).filter(
      (each) => each.promised,
    ).length,
    uncommitted: await count({ commitPending: true }),
    dropped: (dropped.last ?? 0) > world.now() - NEWS_FOR ? dropped.count : 0,
    muted: await mutedAddresses(world),
    settings: running.settings,
    inbox: running.inbox?.url ?? null,
    inboxTrouble: running.inbox?.trouble ?? null,
    unwatched: await read.unwatched(world.now() - NEWS_FOR),
  }
}

async function mutedAddresses(world: World): Promise<Status['muted']> {
  const all = await Promise.all(world.addresses.map((id) => world.store.read.address(id)))
  return all.flatMap((address) => {
    const until = address?.mutedUntil ?? 0
    if (!address || until <= world.now()) return []
    const untilLocal = localTime(until, world.rulesAt(address.id).zone)
    return [{ address: address.id, until: new Date(until).toISOString(), untilLocal }]
  })
}

async function workspaceStatus(world: World, id: string): Promise<WorkspaceStatus> {
  const workspace = world.workspaces.get(id)!
  const git = await world.memory.git(workspace)
  const reason =
    git.state === 'busy' || git.state === 'none'
      ? git.reason
      : git.state === 'detached'
        ? ({ code: 'detached-head' } as const)
        : git.state === 'unborn'
          ? ({ code: 'unborn-branch' } as const)
          : null
  return {
    name: workspace.name,
    path: workspace.path,
    branch: branchOf(git),
    reason,
    worktrees: await world.memory.linkedTrees(workspace),
  }
}
