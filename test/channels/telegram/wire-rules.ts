/** What the Bot API refuses of a message, and what we forbid ourselves besides. */
export interface WireError {
  readonly error_code: number
  readonly description: string
  readonly parameters?: Record<string, number>
}
export type Params = Record<string, unknown>

export const wireError = (
  error_code: number,
  description: string,
  parameters?: Record<string, number>,
): WireError => ({ error_code, description, ...(parameters ? { parameters } : {}) })
const bad = (description: string) => wireError(400, `Bad Request: ${description}`)

const LONE_SURROGATE = /\p{Cs}/u
const known: Readonly<Record<string, readonly string[]>> = {
  getMe: [],
  getWebhookInfo: [],
  deleteWebhook: ['drop_pending_updates'],
  getUpdates: ['offset', 'limit', 'timeout', 'allowed_updates'],
  setMyCommands: ['commands', 'language_code'],
  answerCallbackQuery: ['callback_query_id', 'text', 'show_alert'],
  sendMessage: [
    'chat_id',
    'text',
    'entities',
    'link_preview_options',
    'disable_notification',
    'reply_markup',
    'message_thread_id',
    'reply_parameters',
  ],
  sendDocument: ['chat_id', 'document', 'disable_notification', 'message_thread_id', 'reply_parameters'],
  editMessageText: ['chat_id', 'message_id', 'text', 'entities', 'link_preview_options', 'reply_markup'],
}

/** Null when the method and every parameter's name are ones we mean to use. */
export function strayParameter(method: string, params: Params): string | null {
  const names = known[method]
  if (!names) return `unknown method ${method}`
  const stray = Object.keys(params).find((name) => !names.includes(name))
  return stray ? `${method} must not carry ${stray}` : null
}

export function checkText(params: Params): WireError | null {
  const text = params.text
  if (typeof text !== 'string' || text.trim() === '') return bad('message text is empty')
  if (LONE_SURROGATE.test(text)) return bad('strings must be encoded in UTF-8')
  if (text.length > 4096) return bad('message is too long')
  const preview = params.link_preview_options as { is_disabled?: boolean } | undefined
  if (preview?.is_disabled !== true) return bad('(ours) link previews must be off')
  for (const entity of (params.entities ?? []) as { type: string; offset: number; length: number }[]) {
    const end = entity.offset + entity.length
    if (entity.length < 1 || end > text.length) return bad(`entity ${entity.type} is outside of the text`)
    if (/^[\uDC00-\uDFFF]/.test(text.slice(entity.offset)) || /^[\uDC00-\uDFFF]/.test(text.slice(end)))
      return bad(`entity ${entity.type} splits a character`)
  }
  return null
}

interface InlineButton {
  readonly text?: string
  readonly callback_data?: string
}
export const inlineRows = (params: Params): readonly (readonly InlineButton[])[] =>
  (params.reply_markup as { inline_keyboard?: InlineButton[][] } | undefined)?.inline_keyboard ?? []

export function checkMarkup(params: Params, edit: boolean): WireError | null {
  const markup = params.reply_markup as Record<string, unknown> | undefined
  if (!markup) return null
  if (edit && !markup.inline_keyboard) return bad('Inline keyboard expected')
  const rows = inlineRows(params)
  if (rows.flat().length > 100 || rows.some((row) => row.length > 8)) return bad('reply markup is too long')
  for (const button of rows.flat()) {
    const bytes = Buffer.byteLength(button.callback_data ?? '')
    if (bytes < 1 || bytes > 64) return bad('BUTTON_DATA_INVALID')
    if (!button.text?.trim()) return bad('Inline keyboard button text must be non-empty')
  }
  const hint = markup.input_field_placeholder
  if (hint !== undefined && (typeof hint !== 'string' || hint.length < 1 || hint.length > 64))
    return bad('(ours) the placeholder must have 1 to 64 characters')
  return null
}
