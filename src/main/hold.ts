import { type Config, problemLine, type Roster } from '../config.ts'
import { tellPeopleChanged } from '../flow/people-changed.ts'
import type { Memory } from '../flow/ports/memory.ts'
import type { World } from '../flow/world.ts'
import type { loadLocales } from '../locale.ts'
import { followConfigFile } from './follow.ts'
import { auditRoster, type Ground, type Standing, stand } from './standing.ts'

/** What the settings say now; `follow` keeps it so while the service runs. */
export async function holdRoster(
  config: Config,
  {
    t,
    say,
    memory,
    ...ground
  }: Omit<Ground, 'config'> & {
    readonly t: ReturnType<typeof loadLocales>
    readonly say: (line: object) => void
    readonly memory: Memory
  },
) {
  let standing = await stand(config.roster, { config, ...ground })
  let trouble: string | null = null
  let last: Promise<void> = Promise.resolve()
  let stop = () => {}

  /** Holds from the next press and event on; the chain and the people concerned learn of it. */
  async function hold(world: World, roster: Roster): Promise<void> {
    const before = standing
    if (roster !== before.roster) standing = await stand(roster, { config, ...ground })
    for (const workspace of standing.workspaces.values())
      if (!before.workspaces.has(workspace.id)) await memory.sweep(workspace)
    const told = await auditRoster(ground.store, roster, ground.now())
    const addresses = [
      ...before.addresses,
      ...standing.addresses,
      ...(told?.addresses ?? []).map(({ id }) => id),
    ]
    if (told) await tellPeopleChanged(world, [...new Set(addresses)], told.people, roster.people)
    world.wake()
  }

  /** One after the other: the newest file wins. */
  function take(world: World, roster: Roster): Promise<void> {
    last = last
      .then(() => hold(world, roster))
      .catch((error: unknown) =>
        say({ level: 'error', msg: 'config.yaml could not be taken over', error: String(error) }),
      )
    return last
  }

  return {
    now: (): Standing => standing,
    /** What is wrong with the file that is there now, while what it said before holds. */
    trouble: (): string | null => trouble,
    async follow(world: World): Promise<void> {
      const following = followConfigFile(
        config.home,
        {
          read: config.reload,
          onRead(read) {
            if (read.outcome === 'read') {
              trouble = null
              say({ msg: 'config.yaml was read again' })
              return void take(world, read.roster)
            }
            const [first] = read.problems
            trouble = first ? problemLine(t(config.locale), first) : null
            const why = read.problems.map((problem) => problemLine(t('en'), problem))
            say({ level: 'error', msg: 'config.yaml is wrong; what it said before holds', why })
          },
        },
        () => standing.roster.missing,
      )
      stop = following.stop
      // It may have changed since the start began.
      const read = config.reload()
      await take(world, read.outcome === 'read' ? read.roster : standing.roster)
    },
    async stop(): Promise<void> {
      stop()
      await last
    },
  }
}
