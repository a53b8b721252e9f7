import { drawStatus } from '../../core/card/list.ts'
import type { LocaleCode } from '../../core/locale-code.ts'
import { isoOf } from '../iso.ts'
import type { InboxHealth, Pulse } from '../ports/inbox.ts'
import type { Finding } from '../ports/read-models.ts'
import { findings } from '../report/doctor.ts'
import { status } from '../report/status.ts'
import type { World } from '../world.ts'

const marks = { note: 'note', warning: 'warn', broken: 'bad' } as const satisfies Record<
  Finding['level'],
  string
>

/** The words of `/status`, and what `evogate doctor` finds with its remedies. */
export async function inboxHealth(world: World, name: string, locale: LocaleCode): Promise<InboxHealth> {
  const t = world.t(locale)
  const { parts } = drawStatus(await status(world), world.now(), t)
  const said = parts.flatMap((part) => (part.part === 'line' ? [part.text] : []))
  const found = await findings(world)
  return {
    version: world.settings.version,
    name,
    lines: [
      ...found.map(({ code, level, args }) => ({
        level: marks[level],
        text: t(`doctor-${code}`, args),
        remedy: t(`doctor-${code}-remedy`, args),
      })),
      ...said.map((text) => ({ level: 'ok', text, remedy: null }) as const),
    ],
  }
}

/** For programs that watch over the service: numbers and states, nobody's words. */
export async function pulseOf(world: World): Promise<Pulse> {
  const { read } = world.store
  const running = world.running?.()
  const workspaces = [...world.workspaces.keys()]
  const [oldest] = await read.requests({ states: ['queued', 'asked', 'questioned'], limit: 1 })
  return {
    ready: running?.phase === 'up',
    version: world.settings.version,
    queue: await read.requestCount(workspaces, ['queued']),
    waiting: await read.requestCount(workspaces, ['asked', 'questioned']),
    oldestPending: oldest ? new Date(oldest.createdAt).toISOString() : null,
    spool: (await running?.spool()) ?? 0,
    drift: (await read.drifts()).flatMap(({ lines }) => lines).filter((line) => line.state === 'open').length,
    walBytes: world.store.walBytes(),
    channels: [...world.channels.values()].map((channel) => {
      const { name, state, lastContact, lastUpdate, conflicts } = channel.health()
      return {
        name,
        state,
        lastContact: isoOf(lastContact),
        pollLagMs: lastContact === null ? null : world.now() - lastContact,
        lastUpdate: isoOf(lastUpdate),
        conflicts,
      }
    }),
  }
}
