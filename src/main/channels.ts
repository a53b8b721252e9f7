import type { Readable, Writable } from 'node:stream'
import { channels as kinds } from '../channels/index.ts'
import type { Config } from '../config.ts'
import type { Channel, Present, Sender } from '../flow/ports/channel.ts'
import type { Heart } from '../flow/tend.ts'
import type { World } from '../flow/world.ts'
import type { loadLocales } from '../locale.ts'
import { openSessionDiary } from './session-diary.ts'

/** What a test or a command puts in the place of the process's own surroundings. */
export interface Edges {
  readonly input?: Readable & { readonly isTTY?: boolean }
  readonly output?: Writable & { readonly isTTY?: boolean }
  readonly now?: () => number
  /** Where log lines go, instead of standard error. */
  readonly log?: { write(text: string): void }
  /** How long Telegram's calls and answers may take; given only to be changed. */
  readonly telegramPatience?: Parameters<typeof kinds.telegram>[0]['patience']
  /** What keeps the chores going; given only to drive time by hand. */
  readonly heart?: (world: World) => Heart
}

interface Parts {
  readonly t: ReturnType<typeof loadLocales>
  readonly now: () => number
  readonly say: (line: object) => void
  readonly user: { readonly id: string; readonly name: string }
  /** May this person decide anything at all? Answered from memory. */
  readonly mayPress: (channel: Channel['name'], from: Sender) => boolean
  readonly present: (channel: Channel['name']) => Present
}

/** Only what is configured is loaded. The terminal is the channel of those who have configured none. */
export async function openChannels(
  config: Config,
  { input, output, telegramPatience }: Edges,
  { t, now, say, user, mayPress, present }: Parts,
): Promise<ReadonlyMap<Channel['name'], Channel>> {
  const open: Channel[] = []
  if (config.telegram && input) {
    const { token, apiRoot } = config.telegram
    const { proxy } = config
    const patience = telegramPatience && { patience: telegramPatience }
    const at = { token, proxy, ...(apiRoot !== null && { apiRoot }) }
    open.push(await kinds.telegram({ ...at, ...patience, t, log: say, now }))
  }
  if (config.discord && input) {
    const { token, apiRoot } = config.discord
    const { proxy } = config
    const may = (from: Sender) => mayPress('discord', from)
    const diary = openSessionDiary(config.home, say)
    const from = { proxy, mayPress: may, present: present('discord'), diary }
    open.push(await kinds.discord({ token, apiRoot, ...from, t, log: say, now }))
  }
  if (!config.telegram && !config.discord && input?.isTTY && output?.isTTY) {
    open.push(await kinds.terminal({ input, output, user, locale: config.locale, t, now, color: true }))
  }
  return new Map(open.map((channel) => [channel.name, channel]))
}
