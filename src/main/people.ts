import type { Config } from '../config.ts'
import type { Rights } from '../core/principal.ts'
import type { Channel } from '../flow/ports/channel.ts'
import type { Store } from '../flow/ports/store.ts'

/** The chats of the settings; without any, each approver's private chat; the terminal where it is the channel. */
export async function registerAddresses(
  config: Config,
  store: Store,
  channels: ReadonlyMap<Channel['name'], Channel>,
  user: string,
): Promise<readonly string[]> {
  const { telegram } = config
  const people = telegram ? [...new Set([...telegram.approvers, ...telegram.owners])] : []
  const chats = telegram?.chats.length ? telegram.chats : people.map((chat) => ({ chat, topic: null }))
  const places = [
    ...chats.map(({ chat, topic }) => ({ channel: 'telegram' as const, chat, topic })),
    ...(channels.has('terminal') ? [{ channel: 'terminal' as const, chat: user, topic: null }] : []),
  ]
  const ids: string[] = []
  for (const place of places) {
    const id = `${place.channel}:${place.chat}${place.topic === null ? '' : `/${place.topic}`}`
    await store.write((tx) =>
      tx.registerAddress({
        id,
        ...place,
        locale: null,
        reachable: true,
        unreachableWhy: null,
        movedFrom: null,
        mutedUntil: null,
      }),
    )
    ids.push(id)
  }
  return ids
}

/** Approvers and owners by numeric id; once an owner is named, only the named are owners. Nobody else is anything. */
export function rightsOf(
  config: Config,
  user: string,
  { channel, id }: { channel: string; id: string },
): Rights {
  if (channel === 'terminal') return { approver: id === user, owner: id === user }
  if (channel !== 'telegram' || !config.telegram) return { approver: false, owner: false }
  const { approvers, owners } = config.telegram
  const owner = owners.includes(id)
  const approver = owner || approvers.includes(id)
  return { approver, owner: owners.length === 0 ? approver : owner }
}
