/** Values nested deeper than this are not looked at. */
const DEPTH_MAX = 32

/** Every string in a JSON value, in order, one a line, at most `limit` UTF-16 units; keys and kinds are left out. */
export function textsOf(value: unknown, limit: number): string {
  const texts: string[] = []
  let room = limit
  const look = (one: unknown, depth: number): void => {
    if (room <= 0 || depth > DEPTH_MAX) return
    if (typeof one === 'string') {
      const text = one.slice(0, room)
      texts.push(text)
      room -= text.length + 1
    } else if (Array.isArray(one)) {
      for (const item of one) look(item, depth + 1)
    } else if (typeof one === 'object' && one !== null) {
      for (const [key, item] of Object.entries(one)) {
        // The kind of a part (`"type": "text"`) is a word of the protocol, not of the tool.
        if (key !== 'type') look(item, depth + 1)
      }
    }
  }
  look(value, 1)
  return texts.join('\n')
}
