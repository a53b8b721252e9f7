import { z } from 'zod'
import { routes } from './codes.ts'
import { describe, isRefusal } from './outcome.ts'
import { INVITE_PERMISSIONS, lacking, type Permission } from './permissions.ts'
import type { Rest } from './rest.ts'

const TEXT_CHANNELS = [0, 5]
const THREADS = [10, 11, 12]
const ASK_MS = 5_000

const id = z.string()
const bot = z.object({ id, username: z.string() })
const application = z.object({ id })
const named = z.array(z.object({ id, name: z.string() }))
const overwrites = z
  .array(z.object({ id, type: z.number(), allow: z.string(), deny: z.string() }))
  .default([])
const channel = z.object({
  id,
  name: z.string().nullish(),
  type: z.number(),
  guild_id: id.optional(),
  parent_id: id.nullish(),
  permission_overwrites: overwrites,
})
const guild = z.object({
  id,
  owner_id: id,
  roles: z.array(z.object({ id, permissions: z.string() })),
})
const member = z.object({ roles: z.array(id) })

/** `token`: it is not valid. `network`: nobody answers as Discord would. */
export interface LookTrouble {
  readonly outcome: 'trouble'
  readonly trouble: 'token' | 'network'
  readonly why: string
}

export interface LookedChannel {
  readonly id: string
  readonly name: string
  readonly lacks: readonly Permission[]
}

export interface Look {
  /** Who the bot is, and where to let it in. */
  bot(): Promise<
    | {
        readonly outcome: 'bot'
        readonly application: string
        readonly name: string
        readonly invite: string
      }
    | LookTrouble
  >
  guilds(): Promise<{ readonly outcome: 'guilds'; readonly guilds: z.output<typeof named> } | LookTrouble>
  /** The text channels of a guild, with what the bot lacks in each. */
  channels(
    guild: string,
  ): Promise<{ readonly outcome: 'channels'; readonly channels: readonly LookedChannel[] } | LookTrouble>
  /** One channel or thread; null when the bot cannot see it. */
  channel(
    id: string,
  ): Promise<{ readonly outcome: 'channel'; readonly channel: LookedChannel | null } | LookTrouble>
  commands(
    application: string,
  ): Promise<{ readonly outcome: 'commands'; readonly names: readonly string[] } | LookTrouble>
}

/** Looks at a bot's place on Discord by REST alone; changes nothing. */
export function createLook(rest: Rest): Look {
  const get = (route: string) => rest.ask('get', route, { signal: AbortSignal.timeout(ASK_MS) })

  async function attempt<T extends object>(act: () => Promise<T>): Promise<T | LookTrouble> {
    try {
      return await act()
    } catch (error) {
      return { outcome: 'trouble', trouble: isRefusal(error) ? 'token' : 'network', why: describe(error) }
    }
  }

  /** What is needed to know the bot's rights in a guild. */
  async function seatIn(of: string) {
    const me = bot.parse(await get(routes.me()))
    const { roles, ...known } = guild.parse(await get(routes.guild(of)))
    const own = member.parse(await get(routes.member(of, me.id)))
    return { guild: known, roles, member: { id: me.id, roles: own.roles } }
  }

  return {
    bot: () =>
      attempt(async () => {
        const { username: name } = bot.parse(await get(routes.me()))
        const app = application.parse(await get(routes.application())).id
        const query = `client_id=${app}&scope=bot+applications.commands&permissions=${INVITE_PERMISSIONS}`
        const invite = `https://discord.com/oauth2/authorize?${query}`
        return { outcome: 'bot' as const, application: app, name, invite }
      }),
    guilds: () =>
      attempt(async () => ({
        outcome: 'guilds' as const,
        guilds: named.parse(await get(routes.myGuilds())),
      })),
    channels: (of) =>
      attempt(async () => {
        const seat = await seatIn(of)
        const all = z.array(channel).parse(await get(routes.channels(of)))
        const channels = all
          .filter(({ type }) => TEXT_CHANNELS.includes(type))
          .map(({ id, name, permission_overwrites }) => ({
            id,
            name: name ?? id,
            lacks: lacking({ ...seat, overwrites: permission_overwrites }, 'channel'),
          }))
        return { outcome: 'channels' as const, channels }
      }),
    channel: (wanted) =>
      attempt(async () => {
        const found = await get(routes.channel(wanted)).catch((error: unknown) => {
          if (isHidden(error)) return null
          throw error
        })
        if (found === null) return { outcome: 'channel' as const, channel: null }
        const { name, type, guild_id, parent_id, permission_overwrites } = channel.parse(found)
        const thread = THREADS.includes(type)
        // A private chat has no guild, and no rights to look at.
        const seat = guild_id === undefined ? null : await seatIn(guild_id)
        const rules =
          thread && parent_id
            ? channel.parse(await get(routes.channel(parent_id))).permission_overwrites
            : permission_overwrites
        const lacks = seat ? lacking({ ...seat, overwrites: rules }, thread ? 'thread' : 'channel') : []
        return { outcome: 'channel' as const, channel: { id: wanted, name: name ?? wanted, lacks } }
      }),
    commands: (of) =>
      attempt(async () => {
        const known = z.array(z.object({ name: z.string() })).parse(await get(routes.commands(of)))
        return { outcome: 'commands' as const, names: known.map(({ name }) => name) }
      }),
  }
}

const isHidden = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === 403 || error.status === 404)
