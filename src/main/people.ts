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

/**
 * Adds to an account the roles that it had when it last acted: roles are known at a press only (R52), and rights are
 * looked up once more before a write.
 */
export function rememberRoles(): (account: Account) => Account {
  const last = new Map<string, readonly string[]>()
  return (account) => {
    if (account.roles) last.set(principalKey(account), account.roles)
    const roles = account.roles ?? last.get(principalKey(account))
    return roles ? { ...account, roles } : account
  }
}

/** Every account of the human behind this one, itself included. */
export function accountsOf({ people }: Pick<Roster, 'people'>, account: Account): readonly string[] {
  const key = principalKey(account)
  return people.find(({ accounts }) => accounts.includes(key))?.accounts ?? [key]
}
