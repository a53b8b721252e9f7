import { z } from 'zod'
import type { LocaleCode } from '../../core/locale-code.ts'
import type { Incoming, MessageRef, Sender } from '../../flow/ports/channel.ts'
import { interactionType } from './codes.ts'
import { DECIDE } from './commands.ts'
import { FIELD, WRITE } from './form.ts'

/** Ids are numbers of 64 bits, and text everywhere. */
const id = z.string().regex(/^\d{1,20}$/)
const user = z.object({
  id,
  username: z.string().default(''),
  global_name: z.string().nullish(),
  bot: z.boolean().default(false),
})
const field = z.object({ custom_id: z.string(), value: z.string().default('') })
const value = z.union([z.string(), z.number(), z.boolean()])

/** What is needed to answer an interaction, whatever else it holds. */
const head = z.object({ id, token: z.string().min(1), type: z.number(), locale: z.string().default('') })
/** Only the fields used. */
const whole = head.extend({
  application_id: id,
  guild_id: id.optional(),
  channel_id: id,
  context: z.number().nullish(),
  authorizing_integration_owners: z.record(z.string(), z.string()).optional(),
  member: z.object({ user, nick: z.string().nullish(), roles: z.array(id).default([]) }).optional(),
  user: user.optional(),
  message: z.object({ id, channel_id: id.optional(), author: z.object({ id }).optional() }).optional(),
  data: z
    .object({
      custom_id: z.string().default(''),
      name: z.string().default(''),
      options: z.array(z.object({ name: z.string(), value: value.optional() })).default([]),
      components: z.array(z.unknown()).default([]),
    })
    .prefault({}),
})
type Whole = z.infer<typeof whole>

/** What we know of ourselves and of where we are. */
export interface Self {
  readonly application: string
  readonly user: string
  /** The guild that a channel belongs to, if it is known. */
  guildOf(channel: string): string | undefined
}

export interface Read {
  readonly id: string
  readonly token: string
  readonly kind: 'press' | 'form' | 'command'
  readonly locale: LocaleCode | null
  /** Whether it was made on a message, which can be left as it is by the first answer. */
  readonly onMessage: boolean
  readonly customId: string
  readonly from: Sender
  /** Null for what may not count wherever it came from. */
  readonly at: MessageRef | null
  /** Null when it is nothing that we could have asked for. */
  readonly incoming: Incoming | null
}

/** `zh-TW` → zh. Null for a language that is not ours. */
export function localeOf(name: string): LocaleCode | null {
  const language = name.toLowerCase().split('-')[0]
  return language === 'en' || language === 'zh' || language === 'ko' ? language : null
}

/**
 * Interactions count only where the bot itself was added to the guild: not in private, nor in a private channel, nor where
 * only the presser brought the application along (R51). Our own message, our own application, the guild of the channel.
 */
function isHere(read: Whole, self: Self): boolean {
  const { guild_id: guild, context, authorizing_integration_owners: owners, message } = read
  if (read.application_id !== self.application || !guild || !read.member || read.member.user.bot) return false
  if (context !== undefined && context !== null && context !== 0) return false
  if (owners && owners['0'] !== guild) return false
  if ((self.guildOf(read.channel_id) ?? guild) !== guild) return false
  if (message?.author && message.author.id !== self.user) return false
  return (message?.channel_id ?? read.channel_id) === read.channel_id
}

function senderOf(read: Whole): Sender {
  const from = read.member?.user ?? read.user
  return {
    id: from?.id ?? '0',
    name: read.member?.nick || from?.global_name || from?.username || from?.id || '',
    locale: localeOf(read.locale),
    roles: read.guild_id && read.member ? read.member.roles : [],
  }
}

/** Fields stand in a row or below a label, by the form's age. */
function wordsOf(components: readonly unknown[]): string {
  const nest = z.object({ components: z.array(z.unknown()).optional(), component: z.unknown() })
  const fields = components.flatMap((one) => {
    const inner = nest.safeParse(one).data
    return [...(inner?.components ?? []), inner?.component]
  })
  return fields.map((one) => field.safeParse(one).data).find((one) => one?.custom_id === FIELD)?.value ?? ''
}

function commandOf(read: Whole, from: Sender): Incoming {
  const option = (name: string) => read.data.options.find((one) => one.name === name)?.value
  const base = {
    from,
    unfit: read.member?.user.bot ? ('bot-sender' as const) : null,
    place: { chat: read.channel_id, topic: null },
    message: read.id,
    // Only the two of them see it, and it was said to nobody else.
    private: true,
    replyTo: null,
    aside: true,
  }
  if (read.data.name === DECIDE) {
    const number = option('number')
    const answer = String(option('answer') ?? '')
    return { kind: 'words', ...base, text: number === undefined ? answer : `#${number} ${answer}` }
  }
  const args = read.data.options.map((one) => String(one.value ?? '')).join(' ')
  return { kind: 'command', ...base, name: read.data.name.toLowerCase(), args: args.trim() }
}

function formOf(read: Whole, from: Sender, at: MessageRef | null): Incoming {
  const words = wordsOf(read.data.components)
  if (read.data.custom_id !== WRITE) return { kind: 'press', from, data: read.data.custom_id, at, words }
  return {
    kind: 'words',
    from,
    unfit: null,
    place: { chat: read.channel_id, topic: null },
    message: read.id,
    private: false,
    text: words,
    replyTo: at?.message ?? '0',
    aside: true,
  }
}

/** An interaction in neutral words; null when it is none that can be answered. */
export function readInteraction(payload: unknown, self: Self): Read | null {
  const known = head.safeParse(payload)
  if (!known.success) return null
  const { type, token } = known.data
  const kinds: Partial<Record<number, Read['kind']>> = {
    [interactionType.component]: 'press',
    [interactionType.form]: 'form',
    [interactionType.command]: 'command',
  }
  const kind = kinds[type]
  if (!kind) return null
  const full = whole.safeParse(payload)
  const base = { id: known.data.id, token, kind, locale: localeOf(known.data.locale) }
  if (!full.success)
    return {
      ...base,
      onMessage: kind === 'press',
      customId: '',
      from: { id: '0', name: '', locale: base.locale },
      at: null,
      incoming: null,
    }
  const read = full.data
  const from = senderOf(read)
  const here = isHere(read, self)
  const at = here && read.message ? { chat: read.channel_id, message: read.message.id } : null
  const incoming: Incoming =
    kind === 'press'
      ? { kind: 'press', from, data: read.data.custom_id, at }
      : kind === 'form'
        ? formOf(read, from, at)
        : // Whoever asks from elsewhere presses, so to speak, a button of no message.
          here
          ? commandOf(read, from)
          : { kind: 'press', from, data: read.data.name, at: null }
  return { ...base, onMessage: read.message !== undefined, customId: read.data.custom_id, from, at, incoming }
}
