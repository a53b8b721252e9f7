import type { ChannelName } from '../core/principal.ts'
import type { Present } from './ports/channel.ts'
import type { World } from './world.ts'

/** What a form begins with: only of the request that this very message shows, and only to who may change it. */
export const presentOn =
  (world: World, channel: ChannelName): Present =>
  async ({ kind, number, revision, at, from }) => {
    const { read } = world.store
    const delivery = await read.deliveryByMessage(channel, at.chat, at.message)
    const request = delivery?.request === number ? await read.request(number) : null
    if (!request || request.revision !== revision) return null
    const { id, roles = [] } = from
    if (!world.rights({ channel, id, roles }, request.workspace).approver) return null
    if (kind === 'cause') return { words: request.fields.cause ?? null }
    // There are no words to change yet: what happened would only have to be taken out again.
    return { words: request.wording === 'empty' ? null : request.text }
  }
