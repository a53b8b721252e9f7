import { notice } from '../core/card/notice.ts'
import { say } from './outbox.ts'
import type { World } from './world.ts'
import { translateFor } from './world.ts'

export interface WhoDecides {
  readonly accounts: readonly string[]
  readonly owner: boolean
  readonly workspaces: readonly string[] | null
}

/**
 * Tells these addresses who may decide from now on and who no longer, so that nobody is given rights unnoticed: a
 * program that runs as the same user could write into the settings.
 */
export async function tellPeopleChanged(
  world: World,
  addresses: readonly string[],
  before: readonly WhoDecides[],
  after: readonly WhoDecides[],
): Promise<void> {
  const [old, now] = [rightsIn(before), rightsIn(after)]
  const gained = [...now].filter(([account, rights]) => isMore(rights, old.get(account))).map(first)
  const lost = [...old].filter(([account, rights]) => isMore(rights, now.get(account))).map(first)
  if (gained.length + lost.length === 0) return
  const list = (accounts: readonly string[]) => accounts.join(', ') || '–'
  await world.store.write(async (tx) => {
    for (const id of addresses) {
      const address = await tx.address(id)
      if (!address) continue
      const t = translateFor(world, address)
      const card = notice('notice-people-changed', { gained: list(gained), lost: list(lost) }, t)
      await say(world, tx, address, card, { silent: false })
    }
  })
  world.wake()
}

interface Rights {
  readonly owner: boolean
  /** Null: all. */
  readonly workspaces: readonly string[] | null
}

const first = ([account]: readonly [string, unknown]): string => account

/** Does `rights` allow anything that `than` does not? */
function isMore(rights: Rights, than: Rights | undefined): boolean {
  if (than === undefined || (rights.owner && !than.owner)) return true
  if (than.workspaces === null) return false
  return rights.workspaces === null || rights.workspaces.some((one) => !than.workspaces?.includes(one))
}

function rightsIn(people: readonly WhoDecides[]): ReadonlyMap<string, Rights> {
  const noOwner = !people.some(({ owner }) => owner)
  return new Map(
    people.flatMap(({ accounts, owner, workspaces }) =>
      accounts.map((account) => [account, { owner: owner || noOwner, workspaces }] as const),
    ),
  )
}
