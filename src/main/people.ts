import type { Roster } from '../config.ts'
import type { Principal, Rights } from '../core/principal.ts'
import { principalKey } from '../core/principal.ts'

type Account = Pick<Principal, 'channel' | 'id' | 'roles'>

/**
 * Approvers and owners by numeric id, in one workspace; once an owner is named, only the named are owners. The person
 * at the terminal of the service's user is both. Nobody else is anything.
 */
export function rightsOf(
  { people }: Pick<Roster, 'people'>,
  user: string,
  account: Account,
  workspace: string | null,
): Rights {
  if (account.channel === 'terminal') return { approver: account.id === user, owner: account.id === user }
  const keys = [
    principalKey(account),
    ...(account.roles ?? []).map((role) => `${account.channel}:role:${role}`),
  ]
  const here = people.filter(
    ({ accounts, workspaces }) =>
      accounts.some((one) => keys.includes(one)) &&
      (workspaces === null || (workspace !== null && workspaces.includes(workspace))),
  )
  const anyOwner = people.some(({ owner }) => owner)
  return {
    approver: here.length > 0,
    owner: here.length > 0 && (!anyOwner || here.some(({ owner }) => owner)),
  }
}

/** Every account of the human behind this one, itself included. */
export function accountsOf({ people }: Pick<Roster, 'people'>, account: Account): readonly string[] {
  const key = principalKey(account)
  return people.find(({ accounts }) => accounts.includes(key))?.accounts ?? [key]
}
