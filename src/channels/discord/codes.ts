// Discord's numbers and names for things; only those that are used.

export const component = { row: 1, button: 2, textInput: 4, label: 18 } as const
export const buttonStyle = { primary: 1, secondary: 2, success: 3, danger: 4 } as const
export const textInputStyle = { paragraph: 2 } as const
export const messageFlag = {
  suppressEmbeds: 1 << 2,
  ephemeral: 1 << 6,
  suppressNotifications: 1 << 12,
} as const
export const interactionType = { command: 2, component: 3, form: 5 } as const
export const response = { message: 4, laterAsMessage: 5, laterAsEdit: 6, form: 9 } as const
export const optionType = { text: 3, integer: 4 } as const
export const intent = { guilds: 1 } as const

/** Kinds of frames on the gateway. */
export const op = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  resume: 6,
  reconnect: 7,
  invalidSession: 9,
  hello: 10,
  heartbeatAck: 11,
} as const
/** With these the gateway closes a session that cannot be gone on with, though another can be begun. */
export const closedAnew: ReadonlySet<number> = new Set([4_007, 4_009])
/** Closed with one of these, the same again would be closed again: a person has to mend a setting. */
export const closedForGood: Readonly<Partial<Record<number, string>>> = {
  4004: 'the token is not valid any more',
  4010: 'invalid shard',
  4011: 'the bot is in too many guilds',
  4012: 'invalid version',
  4013: 'invalid intents',
  4014: 'disallowed intents',
}

const part = (text: string) => encodeURIComponent(text)
/** Addresses below the API's root. */
export const routes = {
  gateway: () => '/gateway/bot',
  me: () => '/users/@me',
  application: () => '/applications/@me',
  myGuilds: () => '/users/@me/guilds',
  guild: (guild: string) => `/guilds/${part(guild)}`,
  channels: (guild: string) => `/guilds/${part(guild)}/channels`,
  channel: (channel: string) => `/channels/${part(channel)}`,
  member: (guild: string, person: string) => `/guilds/${part(guild)}/members/${part(person)}`,
  commands: (application: string) => `/applications/${part(application)}/commands`,
  messages: (channel: string) => `/channels/${part(channel)}/messages`,
  message: (channel: string, message: string) => `/channels/${part(channel)}/messages/${part(message)}`,
  callback: (interaction: string, token: string) =>
    `/interactions/${part(interaction)}/${part(token)}/callback`,
  asides: (application: string, token: string) => `/webhooks/${part(application)}/${part(token)}`,
  firstAside: (application: string, token: string) =>
    `/webhooks/${part(application)}/${part(token)}/messages/@original`,
} as const
