const QUOTE = 34
const BACKSLASH = 92

/**
 * The value of a JSON text whose end is missing: everything that is whole, and of a string that was cut its start.
 * Undefined if the text is no start of a JSON object or array.
 */
export function mendCutJson(text: string): unknown {
  const open: string[] = []
  let safe = 0
  let before = ''
  let at = 0
  let cut: string | undefined
  while (at < text.length && cut === undefined) {
    const char = text[at]!
    if (char === '"') {
      const isValue = before === ':' || open.at(-1) === ']'
      const { end, whole } = scanString(text, at)
      if (whole) {
        if (isValue) safe = end
        at = end
      } else {
        cut = isValue ? `${text.slice(0, end)}"` : text.slice(0, safe)
      }
      before = '"'
    } else if (char === '{' || char === '[') {
      open.push(char === '{' ? '}' : ']')
      safe = ++at
      before = char
    } else if (char === '}' || char === ']') {
      if (open.pop() !== char) return undefined
      safe = ++at
      before = char
    } else if (/[\s:,]/.test(char)) {
      if (char === ':' || char === ',') before = char
      at++
    } else {
      const end = scanWord(text, at)
      // A number that touches the end may go on: it is not whole.
      if (end < text.length) safe = end
      at = end
      before = 'word'
    }
  }
  try {
    return JSON.parse((cut ?? text.slice(0, safe)) + open.reverse().join(''))
  } catch {
    return undefined
  }
}

/** The end after the closing quote, or, if there is none, after the last whole character. */
function scanString(text: string, start: number): { end: number; whole: boolean } {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return { end: at + 1, whole: true }
    if (code === BACKSLASH) {
      const length = text[at + 1] === 'u' ? 6 : 2
      if (at + length > text.length) return { end: at, whole: false }
      at += length - 1
    }
  }
  return { end: text.length, whole: false }
}

function scanWord(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && !/[\s,:\]}"]/.test(text[at]!)) at++
  return at
}
