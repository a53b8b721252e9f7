import type { Finding } from '../ports/read-models.ts'
import type { World } from '../world.ts'
import { status } from './status.ts'

/** Further off than this, local dates, limits and digests are wrong. */
const CLOCK_OFF_MAX_MS = 5 * 60_000

/** What the store, the repositories and the channels have to say. The command adds what it sees of the machine. */
export async function findings(world: World): Promise<Finding[]> {
  const [now, verified] = [await status(world), await world.store.verify()]
  const { read } = world.store
  const unwritten = await read.requests({ states: ['approved', 'failed'] })
  const found: (Finding | false)[] = [
    now.settings !== null && { code: 'settings-wrong', level: 'broken', args: { detail: now.settings } },
    !verified.ok && { code: 'chain-broken', level: 'broken', args: { count: verified.broken.length } },
    unwritten.length > 0 && { code: 'write-waits', level: 'warning', args: { count: unwritten.length } },
    now.uncommitted > 0 && { code: 'commit-pending', level: 'warning', args: { count: now.uncommitted } },
    now.dropped > 0 && { code: 'dropped-events', level: 'warning', args: { count: now.dropped } },
    ...now.unwatched.map(
      ({ path, events }): Finding => ({
        code: 'unwatched-path',
        level: 'note',
        args: { path, count: events },
      }),
    ),
    ...now.channels.map(
      ({ name, state, remark }): Finding | false =>
        state !== 'up' && {
          code: 'channel-trouble',
          level: 'broken',
          args: { channel: name, detail: remark ?? state },
        },
    ),
    now.inboxTrouble !== null && {
      code: 'inbox-trouble',
      level: 'warning',
      args: { detail: now.inboxTrouble },
    },
    ...clockOff(world),
    ...now.workspaces.map(({ path, reason }): Finding | false => {
      if (!reason) return false
      if (reason.code === 'no-repository') return { code: 'no-repository', level: 'note', args: { path } }
      return {
        code: 'repository-state',
        level: 'warning',
        args: { path, detail: world.t(world.settings.locale)(`reason-${reason.code}`) },
      }
    }),
  ]
  for (const id of world.addresses) {
    const address = await read.address(id)
    if (address && !address.reachable) {
      found.push({
        code: 'address-unreachable',
        level: 'warning',
        args: { detail: `${id} (${address.unreachableWhy ?? ''})` },
      })
    }
  }
  // What was given up long ago is old news; what goes wrong now is not.
  const untold = await read.announcementsInTrouble(world.now() - 7 * 24 * 3_600_000)
  for (const host of new Set(untold.map(({ endpoint }) => world.webhooks?.hostOf(endpoint)))) {
    const those = untold.filter(({ endpoint }) => world.webhooks?.hostOf(endpoint) === host)
    if (host) {
      const args = { host, count: those.length, detail: those.at(-1)?.why ?? '' }
      found.push({ code: 'webhook-failing', level: 'warning', args })
    }
  }
  return found.filter((each) => each !== false)
}

/** The clock of this machine against that of the first platform that shows one. */
function clockOff(world: World): readonly Finding[] {
  for (const channel of world.channels.values()) {
    const { name, clockAheadMs } = channel.health()
    if (clockAheadMs === null) continue
    if (Math.abs(clockAheadMs) <= CLOCK_OFF_MAX_MS) return []
    const minutes = Math.round(Math.abs(clockAheadMs) / 60_000)
    const args = { channel: name, minutes, direction: clockAheadMs > 0 ? 'ahead' : 'behind' }
    return [{ code: 'clock-off', level: 'warning', args }]
  }
  return []
}
