/** The surfaces on which a person can act. */
export const channelNames = ['telegram', 'discord', 'web', 'terminal'] as const
export type ChannelName = (typeof channelNames)[number]

/**
 * Somebody who acted, by the platform's immutable numeric id. `name` is only shown, never compared: names can be
 * changed and reused.
 */
export interface Principal {
  readonly channel: ChannelName
  readonly id: string
  readonly name: string
  /** Ids of the roles that the platform gave this person when they acted. */
  readonly roles?: readonly string[]
}

/** What a principal may do in one workspace. An owner is an approver too. */
export interface Rights {
  readonly approver: boolean
  readonly owner: boolean
}

/** `telegram:1001`: how a principal is stored and compared. */
export const principalKey = (principal: Pick<Principal, 'channel' | 'id'>): string =>
  `${principal.channel}:${principal.id}`
