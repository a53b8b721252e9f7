import { z } from 'zod'

const id = z.string()
const guild = z.object({
  id,
  unavailable: z.boolean().default(false),
  channels: z.array(z.object({ id })).default([]),
  threads: z.array(z.object({ id })).default([]),
})
const channel = z.object({ id, guild_id: id.optional() })

/** What the guilds' events say of the channels that we know. */
export interface Guilds {
  guildOf(channel: string): string | undefined
  /** Takes in one event; gives the channels that were lost by it, and those that may be open again. */
  hear(type: string, data: unknown): { readonly lost: readonly string[]; readonly back: readonly string[] }
}

const nothing = { lost: [], back: [] }

export function createGuilds(): Guilds {
  const guilds = new Map<string, string>()
  const channelsOf = (wanted: string) =>
    [...guilds].filter(([, owner]) => owner === wanted).map(([name]) => name)

  return {
    guildOf: (name) => guilds.get(name),
    hear(type, data) {
      switch (type) {
        case 'GUILD_CREATE': {
          const { id: owner, channels, threads } = guild.parse(data)
          for (const one of [...channels, ...threads]) guilds.set(one.id, owner)
          return { lost: [], back: channelsOf(owner) }
        }
        case 'CHANNEL_CREATE':
        case 'CHANNEL_UPDATE':
        case 'THREAD_CREATE':
        case 'THREAD_UPDATE': {
          const { id: name, guild_id: owner } = channel.parse(data)
          if (owner) guilds.set(name, owner)
          return { lost: [], back: [name] }
        }
        case 'GUILD_ROLE_UPDATE': {
          const { guild_id: owner } = z.object({ guild_id: id }).parse(data)
          return { lost: [], back: channelsOf(owner) }
        }
        case 'CHANNEL_DELETE':
        case 'THREAD_DELETE': {
          const { id: name } = channel.parse(data)
          guilds.delete(name)
          return { lost: [name], back: [] }
        }
        case 'GUILD_DELETE': {
          // A guild that is only out of order for a while has not put the bot out.
          const { id: owner, unavailable } = guild.parse(data)
          return unavailable ? nothing : { lost: channelsOf(owner), back: [] }
        }
        default:
          return nothing
      }
    },
  }
}
