import type { Visitor } from '../ports/inbox.ts'
import { rolesNow } from '../roles.ts'
import type { World } from '../world.ts'

/** What one person may see at this moment. */
export interface Sight {
  /** May they decide in this workspace? Nobody else is shown what waits there. */
  readonly sees: (workspace: string) => boolean
  readonly seesAny: boolean
}

/** A page asks often, and each time the platform would be asked for roles; a press asks it in any case. */
const ROLES_HOLD_MS = 15_000

/** Looks up what somebody may see, by the settings as they are now. */
export function createSights(world: World) {
  const known = new Map<string, { readonly roles: readonly string[] | undefined; readonly at: number }>()

  async function rolesOf({ channel, id }: Visitor): Promise<readonly string[] | undefined> {
    const key = `${channel}:${id}`
    const before = known.get(key)
    // A clock that is set back must not keep a role that was taken away.
    if (before && Math.abs(world.now() - before.at) < ROLES_HOLD_MS) return before.roles
    const roles = await rolesNow(world, { channel, id })
    known.set(key, { roles, at: world.now() })
    return roles
  }

  return async (who: Visitor): Promise<Sight> => {
    const roles = await rolesOf(who)
    const account = { channel: who.channel, id: who.id, ...(roles && { roles }) }
    const seen = new Set(
      [...world.workspaces.keys()].filter((workspace) => world.rights(account, workspace).approver),
    )
    return { sees: (workspace) => seen.has(workspace), seesAny: seen.size > 0 }
  }
}
