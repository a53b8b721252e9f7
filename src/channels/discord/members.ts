import { z } from 'zod'
import { routes } from './codes.ts'
import { describe, isCode } from './outcome.ts'
import type { Rest } from './rest.ts'

/** A write waits for the answers; what takes longer is not known. */
const ASK_MS = 3_000
/** A bot that is in more guilds is not one of a team's own. */
const GUILDS_MAX = 20
const UNKNOWN_MEMBER = 10_007

const guilds = z.array(z.object({ id: z.string() }))
const member = z.object({ roles: z.array(z.string()) })

/**
 * Ids of the roles that a person has now, in whichever guild of the bot; asked for one by one, which takes no privileged
 * intent. None for who has left; null when Discord does not say, or not for every guild.
 */
export async function rolesOf(
  rest: Rest,
  person: string,
  log: (line: object) => void,
): Promise<readonly string[] | null> {
  const signal = AbortSignal.timeout(ASK_MS)
  try {
    const ours = guilds.parse(await rest.ask('get', routes.myGuilds(), { signal }))
    if (ours.length === 0 || ours.length > GUILDS_MAX) return null
    const roles: string[] = []
    for (const { id } of ours) {
      const found = await rest.ask('get', routes.member(id, person), { signal }).catch((error: unknown) => {
        if (isCode(error, UNKNOWN_MEMBER)) return { roles: [] }
        throw error
      })
      roles.push(...member.parse(found).roles)
    }
    return roles
  } catch (error) {
    log({ channel: 'discord', event: 'roles-unknown', why: describe(error) })
    return null
  }
}
