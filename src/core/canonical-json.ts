/**
 * The one canonical text of a JSON value (RFC 8785): members sorted by UTF-16 code units, numbers and strings as
 * ECMAScript writes them, no white space. Members that are `undefined` are left out, as JSON.stringify does.
 *
 * @throws TypeError for what JSON cannot hold: NaN, infinities, lone surrogates, functions, bigints, cycles.
 */
export function canonicalJson(value: unknown): string {
  return write(value, [])
}

function write(value: unknown, above: readonly object[]): string {
  switch (typeof value) {
    case 'string':
      return writeString(value)
    case 'boolean':
      return String(value)
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`not a JSON number: ${value}`)
      return JSON.stringify(value)
    case 'object':
      return value === null ? 'null' : writeObject(value, above)
    default:
      throw new TypeError(`not a JSON value: ${typeof value}`)
  }
}

function writeString(value: string): string {
  // With the u flag only a surrogate without its partner is one code point.
  if (/\p{Surrogate}/u.test(value))
    throw new TypeError('a string with a lone surrogate has no canonical form')
  return JSON.stringify(value)
}

function writeObject(value: object, above: readonly object[]): string {
  if (above.includes(value)) throw new TypeError('a cycle has no canonical form')
  const path = [...above, value]
  if (Array.isArray(value)) return `[${value.map((item) => write(item, path)).join(',')}]`
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    // Not localeCompare: the order of the RFC is that of code units.
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, member]) => `${writeString(name)}:${write(member, path)}`).join(',')}}`
}
