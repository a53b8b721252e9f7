import { openInbox } from '../channels/index.ts'
import type { Config, Roster } from '../config.ts'
import { openDesk } from '../flow/inbox/desk.ts'
import type { Changed, Inbox, Visitor } from '../flow/ports/inbox.ts'
import type { World } from '../flow/world.ts'

/** Where changes of requests are told to whoever looks on. */
export function createWatchers() {
  const watchers = new Set<(changed: Changed) => void>()
  return {
    tell(changed: readonly Changed[]): void {
      for (const each of changed) for (const watcher of watchers) watcher(each)
    },
    onChange(watcher: (changed: Changed) => void): () => void {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}

/** The inbox of a running service: opened at its start, if it is not off; a port that is taken only keeps it closed. */
export function holdInbox(
  config: Config,
  {
    watchers,
    roster,
    user,
  }: {
    readonly watchers: ReturnType<typeof createWatchers>
    readonly roster: () => Roster
    readonly user: { readonly id: string; readonly name: string }
  },
) {
  let inbox: Inbox | null = null
  let trouble: string | null = null

  return {
    now: (): Inbox | null => inbox,
    trouble: (): string | null => trouble,
    async open(world: World): Promise<void> {
      if (!config.web) return
      const people = () => visitorsOf(world, roster(), user)
      const anybody = () => world.channels.has('terminal') || roster().people.length > 0
      const desk = openDesk(world, { people, anybody, onChange: watchers.onChange })
      const { t, now, log } = world
      const opened = await openInbox({ ...config.web, desk, locale: config.locale, t, now, log })
      if (opened.outcome === 'open') inbox = opened.inbox
      else {
        trouble = opened.why
        log({ level: 'warn', msg: 'The inbox could not be opened', why: opened.why, port: config.web.port })
      }
    },
    async close(): Promise<void> {
      await inbox?.close()
      inbox = null
    },
  }
}

/** Everybody who may decide and has a private chat with us, or the person at the terminal where that is the channel. */
async function visitorsOf(
  world: World,
  { people }: Roster,
  user: { readonly id: string; readonly name: string },
): Promise<readonly Visitor[]> {
  if (world.channels.has('terminal')) return [{ channel: 'terminal', ...user }]
  const decisions = await world.store.read.decisions({ limit: 200 })
  return people.map(({ name, accounts }): Visitor => {
    const account = accounts.find((one) => one.startsWith('telegram:')) ?? accounts[0] ?? ''
    const [channel, id = ''] = account.split(':')
    const known = decisions.findLast(({ by }) => by === account)?.byName
    return { channel: channel === 'telegram' ? 'telegram' : 'discord', id, name: name ?? known ?? id }
  })
}
