import { z } from 'zod'
import type { LocaleCode } from '../../core/locale-code.ts'
import type { Incoming, Sender, Unfit } from '../../flow/ports/channel.ts'

/** The account in whose name anonymous administrators write. */
const ANONYMOUS_ADMIN = 1087968824
/** The account that forwards a linked channel's posts into its group. */
const TELEGRAM_ITSELF = 777000

const user = z.object({
  id: z.number().int(),
  is_bot: z.boolean().default(false),
  first_name: z.string().default(''),
  last_name: z.string().optional(),
  username: z.string().optional(),
  language_code: z.string().optional(),
})
const chat = z.object({ id: z.number().int(), type: z.string() })
const message = z.object({
  message_id: z.number().int(),
  chat,
  from: user.optional(),
  sender_chat: z.object({ id: z.number().int() }).optional(),
  message_thread_id: z.number().int().optional(),
  is_topic_message: z.boolean().optional(),
  edit_date: z.number().optional(),
  via_bot: z.object({}).optional(),
  forward_origin: z.object({}).optional(),
  forward_date: z.number().optional(),
  is_automatic_forward: z.boolean().optional(),
  reply_to_message: z
    .object({ message_id: z.number().int(), forum_topic_created: z.object({}).optional() })
    .optional(),
  text: z.string().optional(),
  migrate_to_chat_id: z.number().int().optional(),
  migrate_from_chat_id: z.number().int().optional(),
})
const callback = z.object({
  id: z.string(),
  from: user,
  data: z.string().default(''),
  inline_message_id: z.string().optional(),
  message: z.object({ message_id: z.number().int(), chat }).optional().catch(undefined),
})
const memberChange = z.object({
  chat,
  new_chat_member: z.object({
    status: z.string(),
    is_member: z.boolean().optional(),
    can_send_messages: z.boolean().optional(),
  }),
})
/** Only what is used; other kinds of updates keep coming for a while after `allowed_updates` changed (R44). */
export const rawUpdate = z.object({
  update_id: z.number().int(),
  message: z.unknown().optional(),
  callback_query: z.unknown().optional(),
  my_chat_member: z.unknown().optional(),
})
export type RawUpdate = z.infer<typeof rawUpdate>
type Message = z.infer<typeof message>

/** `zh-hans` → zh. Null for a language that is not ours. */
export function localeOf(languageCode: string | undefined): LocaleCode | null {
  const language = languageCode?.toLowerCase().split(/[-_]/)[0]
  return language === 'en' || language === 'zh' || language === 'ko' ? language : null
}

const senderOf = (from: z.infer<typeof user>): Sender => ({
  id: String(from.id),
  name: [from.first_name, from.last_name].filter(Boolean).join(' ') || from.username || String(from.id),
  locale: localeOf(from.language_code),
})

function unfitOf(said: Message): Unfit | null {
  const from = said.from?.id
  if (from === ANONYMOUS_ADMIN || (said.sender_chat && said.sender_chat.id === said.chat.id))
    return 'anonymous-admin'
  if (said.sender_chat || from === TELEGRAM_ITSELF || from === undefined) return 'channel-sender'
  if (said.via_bot) return 'via-bot'
  if (said.forward_origin || said.forward_date !== undefined || said.is_automatic_forward) return 'forwarded'
  if (said.from?.is_bot) return 'bot-sender'
  if (said.edit_date !== undefined) return 'edited'
  return null
}

/** In a topic every message "replies" to the one that opened the topic; that is no reply. */
function replyOf(said: Message): string | null {
  const reply = said.reply_to_message
  if (!reply || reply.forum_topic_created) return null
  if (said.is_topic_message && reply.message_id === said.message_thread_id) return null
  return String(reply.message_id)
}

const commandShape = /^\/([a-z0-9_]{1,32})(?:@([a-z0-9_]{1,64}))?(?:\s+([\s\S]*))?$/i

function readMessage(said: Message, botName: string): Incoming | null {
  const here = String(said.chat.id)
  if (said.migrate_to_chat_id !== undefined)
    return { kind: 'moved', chat: here, to: String(said.migrate_to_chat_id) }
  if (said.migrate_from_chat_id !== undefined)
    return { kind: 'moved', chat: String(said.migrate_from_chat_id), to: here }
  if (said.text === undefined) return null
  const base = {
    from: said.from ? senderOf(said.from) : { id: String(said.sender_chat?.id ?? 0), name: '', locale: null },
    unfit: unfitOf(said),
    place: {
      chat: here,
      topic:
        said.is_topic_message && said.message_thread_id !== undefined ? String(said.message_thread_id) : null,
    },
    message: String(said.message_id),
    private: said.chat.type === 'private',
    replyTo: replyOf(said),
  }
  const command = commandShape.exec(said.text)
  if (!command) return { kind: 'words', ...base, text: said.text }
  if (command[2] && command[2].toLowerCase() !== botName.toLowerCase()) return null
  return {
    kind: 'command',
    ...base,
    name: (command[1] ?? '').toLowerCase(),
    args: (command[3] ?? '').trim(),
  }
}

/** A press with its id, or null when it is none. `id` alone when it cannot be read: it must be answered all the same. */
export function readPress(
  update: RawUpdate,
): { readonly id: string; readonly press: Extract<Incoming, { kind: 'press' }> | null } | null {
  const id = z.object({ id: z.string() }).safeParse(update.callback_query)
  if (!id.success) return null
  const read = callback.safeParse(update.callback_query)
  if (!read.success) return { id: id.data.id, press: null }
  const { from, data, inline_message_id: inline, message: on } = read.data
  const at = inline === undefined && on ? { chat: String(on.chat.id), message: String(on.message_id) } : null
  return { id: id.data.id, press: { kind: 'press', from: senderOf(from), data, at } }
}

function readReach(change: z.infer<typeof memberChange>): Incoming {
  const { status, is_member: member, can_send_messages: may } = change.new_chat_member
  const shut =
    status === 'left' ||
    status === 'kicked' ||
    (status === 'restricted' && (member === false || may === false))
  return { kind: 'reach', chat: String(change.chat.id), reachable: !shut }
}

/** An update in neutral words; null when it is nothing to us (other kinds, other bots' commands, pictures). */
export function readUpdate(update: RawUpdate, botName: string): Incoming | null {
  if (update.callback_query !== undefined) return readPress(update)?.press ?? null
  if (update.message !== undefined) {
    const said = message.safeParse(update.message)
    return said.success ? readMessage(said.data, botName) : null
  }
  if (update.my_chat_member !== undefined) {
    const change = memberChange.safeParse(update.my_chat_member)
    return change.success ? readReach(change.data) : null
  }
  return null
}
