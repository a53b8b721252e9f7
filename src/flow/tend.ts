import { type ChannelName, channelNames } from '../core/principal.ts'
import { advise } from './chores/advise.ts'
import { announce } from './chores/announce.ts'
import { archive } from './chores/archive.ts'
import { backup } from './chores/backup.ts'
import { commitRetry } from './chores/commit-retry.ts'
import { deliver } from './chores/deliver.ts'
import { digest } from './chores/digest.ts'
import { drift } from './chores/drift.ts'
import { journal } from './chores/journal.ts'
import { lapse } from './chores/lapse.ts'
import { lookBackOnSessions } from './chores/look-back.ts'
import { post } from './chores/post.ts'
import { reconcile } from './chores/reconcile.ts'
import { recover } from './chores/recover.ts'
import { release } from './chores/release.ts'
import { retention } from './chores/retention.ts'
import { sessionFile } from './chores/session-file.ts'
import type { World } from './world.ts'

const SECOND = 1_000

interface Chore {
  readonly name: string
  readonly run: (world: World, channel?: ChannelName) => Promise<unknown>
  /** Runs at least this often; `wakes` ones also when something has changed. */
  readonly every: number
  readonly wakes: boolean
  /** Runs for every channel by itself: a platform that does not answer must not keep the others waiting. */
  readonly apart?: boolean
}

/** What time and change make due. Each runs on its own, never twice at once; none knows another. */
const chores: readonly Chore[] = [
  { name: 'lapse', run: lapse, every: SECOND, wakes: false },
  { name: 'look-back', run: lookBackOnSessions, every: 5 * SECOND, wakes: true },
  { name: 'release', run: release, every: 15 * SECOND, wakes: true },
  { name: 'reconcile', run: reconcile, every: 5 * SECOND, wakes: true },
  { name: 'commit-retry', run: commitRetry, every: 5 * SECOND, wakes: false },
  { name: 'journal', run: journal, every: 5 * SECOND, wakes: true },
  { name: 'drift', run: drift, every: 2 * SECOND, wakes: true },
  { name: 'digest', run: digest, every: 5 * SECOND, wakes: true },
  { name: 'recover', run: recover, every: SECOND, wakes: false },
  { name: 'post', run: post, every: SECOND, wakes: true, apart: true },
  { name: 'deliver', run: deliver, every: SECOND, wakes: true, apart: true },
  { name: 'announce', run: announce, every: 5 * SECOND, wakes: true },
  { name: 'session-file', run: sessionFile, every: SECOND, wakes: true },
  { name: 'advise', run: advise, every: 15 * SECOND, wakes: false },
  { name: 'backup', run: backup, every: 3_600 * SECOND, wakes: false },
  { name: 'archive', run: archive, every: 3_600 * SECOND, wakes: false },
  { name: 'retention', run: retention, every: 3_600 * SECOND, wakes: false },
]

export interface Heart {
  /** Something changed: chores that wake look at once. */
  wake(): void
  /** Ends after the chores that are running; begins none. */
  stop(): Promise<void>
}

/** Runs every chore once, one after the other; for commands that work without a service, and for tests of time. */
export async function beat(world: World): Promise<void> {
  for (const chore of chores) await chore.run(world)
}

/** Keeps the chores going until it is stopped. A chore that throws is logged and runs again at its next time. */
export function startHeart(world: World): Heart {
  let stopped = false
  const running = chores.flatMap((chore) => (chore.apart ? perChannel(world, chore) : [chore]))
  const loops = running.map((chore) => startLoop(world, chore, () => stopped))
  return {
    wake: () => {
      for (const [index, loop] of loops.entries()) if (running[index]?.wakes) loop.wake()
    },
    stop: async () => {
      stopped = true
      for (const loop of loops) loop.wake()
      await Promise.all(loops.map((loop) => loop.ended))
    },
  }
}

/** What is left of a channel that is not set up any more is looked at now and then. */
const perChannel = (world: World, chore: Chore): readonly Chore[] =>
  channelNames.map((channel) => ({
    ...chore,
    name: `${chore.name} ${channel}`,
    run: (here) => chore.run(here, channel),
    ...(!world.channels.has(channel) && { every: 60 * SECOND, wakes: false }),
  }))

function startLoop(
  world: World,
  chore: Chore,
  isStopped: () => boolean,
): { wake(): void; ended: Promise<void> } {
  let woken = false
  let rouse: () => void = () => {}
  const ended = (async () => {
    while (!isStopped()) {
      woken = false
      try {
        await chore.run(world)
      } catch (error) {
        world.log({ level: 'error', msg: 'A chore failed', chore: chore.name, error: String(error) })
      }
      if (woken || isStopped()) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, chore.every)
        rouse = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  })()
  return {
    wake: () => {
      woken = true
      rouse()
    },
    ended,
  }
}
