/** Discord's form rules, as far as anything of ours can break them. Every complaint names the field. */

export type Json = Readonly<Record<string, unknown>>
const size = (text: unknown): number => [...String(text ?? '')].length
const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : [])

const SUPPRESS_EMBEDS = 1 << 2
const EPHEMERAL = 1 << 6
const SUPPRESS_NOTIFICATIONS = 1 << 12

/** A message that is made, edited or shown to one person. */
export function checkMessage(body: Json, kind: 'create' | 'edit' | 'aside'): string[] {
  const wrong: string[] = []
  const embeds = list(body.embeds)
  if (size(body.content) > 2_000) wrong.push('content')
  if (embeds.length > 10) wrong.push('embeds')
  for (const { title, description } of embeds) {
    if (size(title) > 256) wrong.push('embed title')
    if (size(description) > 4_096) wrong.push('embed description')
    if (!title && !description) wrong.push('empty embed')
  }
  if (embeds.reduce((sum, { title, description }) => sum + size(title) + size(description), 0) > 6_000)
    wrong.push('embeds together')
  if (kind === 'create' && !body.content && embeds.length === 0) wrong.push('empty message')
  // Without it every mention in a text pings.
  const mentions = body.allowed_mentions as { parse?: unknown[] } | undefined
  if (!Array.isArray(mentions?.parse) || mentions.parse.length > 0) wrong.push('allowed_mentions')
  const allowed = {
    create: SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS,
    edit: SUPPRESS_EMBEDS,
    aside: EPHEMERAL,
  }
  if (Number(body.flags ?? 0) & ~allowed[kind]) wrong.push('flags')
  if (Number(body.flags ?? 0) & SUPPRESS_EMBEDS && embeds.length > 0) wrong.push('a hidden embed')
  if (kind === 'create' && (size(body.nonce) < 1 || size(body.nonce) > 25 || body.enforce_nonce !== true))
    wrong.push('nonce')
  return [...wrong, ...checkRows(body.components)]
}

function checkRows(components: unknown): string[] {
  const wrong: string[] = []
  const ids = new Set<unknown>()
  const rows = list(components)
  if (rows.length > 5) wrong.push('rows')
  for (const row of rows) {
    const buttons = list(row.components)
    if (row.type !== 1 || buttons.length < 1 || buttons.length > 5) wrong.push('row')
    for (const { type, style, label, custom_id: id } of buttons) {
      if (type !== 2 || ![1, 2, 3, 4].includes(Number(style))) wrong.push('button')
      if (size(label) < 1 || size(label) > 80) wrong.push('label')
      if (size(id) < 1 || size(id) > 100 || ids.has(id)) wrong.push('custom_id')
      ids.add(id)
    }
  }
  return wrong
}

export function checkForm(data: Json): string[] {
  const wrong: string[] = []
  if (size(data.title) < 1 || size(data.title) > 45) wrong.push('title')
  if (size(data.custom_id) < 1 || size(data.custom_id) > 100) wrong.push('custom_id')
  const fields = list(data.components)
  if (fields.length < 1 || fields.length > 5) wrong.push('fields')
  for (const { type, label, component } of fields) {
    const field = (component ?? {}) as Json
    if (type !== 18 || size(label) < 1 || size(label) > 45) wrong.push('field label')
    if (field.type !== 4 || ![1, 2].includes(Number(field.style)) || !field.custom_id) wrong.push('field')
    if (Number(field.max_length) > 4_000 || Number(field.min_length) > Number(field.max_length))
      wrong.push('length')
  }
  return wrong
}

const locales = ['en-US', 'en-GB', 'zh-CN', 'zh-TW', 'ko']

export function checkCommands(commands: unknown): string[] {
  const wrong: string[] = []
  const described = (one: Json) => {
    if (!/^[-_\p{Ll}\p{N}]{1,32}$/u.test(String(one.name))) wrong.push(`name ${one.name}`)
    if (size(one.description) < 1 || size(one.description) > 100) wrong.push(`description of ${one.name}`)
    for (const [locale, text] of Object.entries((one.description_localizations ?? {}) as Json))
      if (!locales.includes(locale) || size(text) < 1 || size(text) > 100)
        wrong.push(`${locale} of ${one.name}`)
  }
  for (const command of list(commands)) {
    described(command)
    const options = list(command.options)
    options.forEach(described)
    const required = options.map(({ required }) => Boolean(required))
    if (required.some((one, at) => one && required[at - 1] === false)) wrong.push('required after optional')
  }
  const names = list(commands).map(({ name }) => name)
  if (new Set(names).size !== names.length) wrong.push('a name twice')
  return wrong
}

/** What a client shows of a text: code as it is, marks behind a backslash, no fences. */
export function shownText(markup: string): string {
  return markup
    .split(/(```[a-z]*\n[\s\S]*?\n```)/)
    .map((part) => {
      const code = /^```[a-z]*\n([\s\S]*)\n```$/.exec(part)
      return code ? code[1] : part.replace(/\*\*/g, '').replace(/\\([^0-9A-Za-z\s])/g, '$1')
    })
    .join('')
}
