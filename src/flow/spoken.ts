import type { Translate } from '../core/locale-code.ts'
import type { ChannelName } from '../core/principal.ts'
import type { Incoming, Place, Sender } from './ports/channel.ts'
import type { AddressRecord } from './ports/records.ts'
import { translateFor, type World } from './world.ts'

/** The address that a chat is, that of its topic where there is one; null when cards never go there. */
export async function addressAt(
  world: World,
  channel: ChannelName,
  { chat, topic }: Place,
): Promise<AddressRecord | null> {
  const all = await Promise.all(world.addresses.map((id) => world.store.read.address(id)))
  const here = all.filter((each) => each?.channel === channel && each.chat === chat)
  return here.find((each) => each?.topic === topic) ?? here[0] ?? null
}

/**
 * The language of an answer. What stays in a chat speaks the chat's, as its cards do; what only its presser is shown
 * speaks theirs, if their app says which.
 */
export async function spokenTo(
  world: World,
  channel: ChannelName,
  incoming: Extract<Incoming, { from: Sender }>,
): Promise<Translate> {
  const { locale } = incoming.from
  if (locale && (incoming.kind === 'press' || incoming.aside)) return world.t(locale)
  const place = 'place' in incoming ? incoming.place : incoming.at && { ...incoming.at, topic: null }
  const address = place && (await addressAt(world, channel, place))
  return address ? translateFor(world, address) : world.t(locale ?? world.settings.locale)
}
