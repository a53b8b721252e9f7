import type { Visitor } from '../ports/inbox.ts'
import { rolesNow } from '../roles.ts'
import type { World } from '../world.ts'

/** What one person may see at this moment. */
export interface Sight {
  /** May they decide in this workspace? Nobody else is shown what waits there. */
  readonly sees: (workspace: string) => boolean
  readonly seesAny: boolean
}

export async function sightOf(world: World, { channel, id }: Visitor): Promise<Sight> {
  const roles = await rolesNow(world, { channel, id })
  const account = { channel, id, ...(roles && { roles }) }
  const seen = new Set(
    [...world.workspaces.keys()].filter((workspace) => world.rights(account, workspace).approver),
  )
  return { sees: (workspace) => seen.has(workspace), seesAny: seen.size > 0 }
}
