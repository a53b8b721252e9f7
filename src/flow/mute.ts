import { localTime } from '../core/local-date.ts'
import { readMute } from '../core/mute.ts'
import type { Answer } from './ports/channel.ts'
import type { AddressRecord } from './ports/records.ts'
import type { Presser } from './presser.ts'
import type { World } from './world.ts'

/** `/mute 2h`: no cards here but urgent ones for a while. The digest comes all the same: it makes no sound. */
export async function mute(
  world: World,
  args: string,
  address: AddressRecord,
  presser: Presser,
): Promise<Answer> {
  const { t } = presser
  const { zone } = world.rulesAt(address.id)
  const wish = readMute(args, world.now(), zone)
  if (wish === null) return { toast: t('toast-mute-how'), alert: false }
  const mutedUntil = wish === 'off' ? null : wish.until
  await world.store.write(async (tx) => {
    await tx.setAddress(address.id, { mutedUntil })
    await tx.addAudit({
      chain: 'service',
      kind: 'mute',
      at: world.now(),
      body: {
        address: address.id,
        until: mutedUntil,
        by: `${presser.principal.channel}:${presser.principal.id}`,
      },
    })
    await tx.settleUpdate(presser.update)
  })
  world.wake()
  return {
    toast:
      mutedUntil === null ? t('toast-unmuted') : t('toast-muted', { until: localTime(mutedUntil, zone) }),
    alert: false,
  }
}
