/** What the bot needs in a channel, by the names that our texts have for them. */
const bits = {
  'view-channel': 1n << 10n,
  'send-messages': 1n << 11n,
  'embed-links': 1n << 14n,
  'attach-files': 1n << 15n,
  'read-history': 1n << 16n,
  'send-in-threads': 1n << 38n,
} as const
export type Permission = keyof typeof bits

const ADMINISTRATOR = 1n << 3n

/** The least that an invitation has to ask for: all of the above and nothing else. */
export const INVITE_PERMISSIONS = String(Object.values(bits).reduce((all, bit) => all | bit, 0n))

export interface Seat {
  readonly guild: { readonly id: string; readonly owner_id: string }
  readonly roles: readonly { readonly id: string; readonly permissions: string }[]
  readonly member: { readonly id: string; readonly roles: readonly string[] }
  readonly overwrites: readonly {
    readonly id: string
    readonly type: number
    readonly allow: string
    readonly deny: string
  }[]
}

/** What somebody lacks of what we need in a channel; computed as Discord documents it. */
export function lacking(seat: Seat, place: 'channel' | 'thread'): readonly Permission[] {
  const has = permissionsOf(seat)
  const needed: readonly Permission[] = [
    'view-channel',
    place === 'thread' ? 'send-in-threads' : 'send-messages',
    'embed-links',
    'attach-files',
    'read-history',
  ]
  return needed.filter((name) => (has & bits[name]) === 0n)
}

function permissionsOf({ guild, roles, member, overwrites }: Seat): bigint {
  const everything = ~0n
  if (guild.owner_id === member.id) return everything
  const own = roles.filter(({ id }) => id === guild.id || member.roles.includes(id))
  const base = own.reduce((all, { permissions }) => all | BigInt(permissions), 0n)
  if ((base & ADMINISTRATOR) !== 0n) return everything
  const apply = (to: bigint, which: Seat['overwrites']) => {
    const deny = which.reduce((all, one) => all | BigInt(one.deny), 0n)
    const allow = which.reduce((all, one) => all | BigInt(one.allow), 0n)
    return (to & ~deny) | allow
  }
  // Everyone first, then all roles at once, then the member: the later wins.
  const steps = [
    overwrites.filter(({ id }) => id === guild.id),
    overwrites.filter(({ id, type }) => type === 0 && id !== guild.id && member.roles.includes(id)),
    overwrites.filter(({ id, type }) => type === 1 && id === member.id),
  ]
  return steps.reduce(apply, base)
}
