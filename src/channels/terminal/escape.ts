/** What moves the cursor, changes colours, reverses the direction or breaks a line without being one. */
const unsafe = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}]/gu

const codePoint = (char: string): string =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** One line that cannot garble a terminal: control characters are drawn as `U+XXXX`; tabs stay. */
export const escapeLine = (line: string): string =>
  line.replace(unsafe, (char) => (char === '\t' ? char : codePoint(char)))

/** Lines of a text, each safe to print. */
export const safeLines = (text: string): readonly string[] => text.split(/\r?\n/).map(escapeLine)
