/**
 * Reads YAML that is nothing but `key: words` and lists of words, as most front matter is: a parser takes half a
 * millisecond for each, and a machine has hundreds. Null for everything that could mean something else.
 */
export function readPlainYaml(yaml: string): ReadonlyMap<string, unknown> | null {
  const fields = new Map<string, unknown>()
  let list: string[] | null = null
  for (const line of yaml.split(/\r?\n/)) {
    const item = /^ {2}- (\S.*)$/.exec(line)
    const field = /^([A-Za-z][\w-]*):(?: (\S.*))?$/.exec(line)
    const value = scalar(item?.[1] ?? field?.[2] ?? '')
    if (line === '') continue
    if (item !== null) {
      if (list === null || typeof value !== 'string') return null
      list.push(value)
    } else if (field !== null && !fields.has(field[1] ?? '')) {
      if (list?.length === 0) return null
      list = field[2] === undefined ? [] : null
      const read = list ?? value
      if (read === null) return null
      fields.set(field[1] ?? '', read)
    } else return null
  }
  // An empty line inside could belong to a text of several lines.
  return list?.length === 0 || /\n\r?\n/.test(yaml) ? null : fields
}

const words: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
])

/** Null unless it is surely these very words: no number, no anchor, no comment, no key of its own, nothing escaped. */
function scalar(text: string): string | boolean | null {
  if (text.endsWith(' ')) return null
  const quoted = /^"([^"\\\p{Cc}]*)"$/u.exec(text) ?? /^'([^'\p{Cc}]*)'$/u.exec(text)
  if (quoted !== null) return quoted[1] ?? ''
  const known = words.get(text)
  if (known !== undefined) return known
  return /^\p{L}[^\p{Cc}\p{Zl}\p{Zp}\uFEFF]*$/u.test(text) &&
    !/:(?:\s|$)|\s#|^(?:true|false|null)$/i.test(text)
    ? text
    : null
}
