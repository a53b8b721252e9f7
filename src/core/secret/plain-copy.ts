/**
 * A copy of a text in which hidden characters are gone and full-width forms are ASCII, with the way back. Detection
 * reads the copy, so that a zero-width space inside a token or ｆｕｌｌ-ｗｉｄｔｈ letters do not hide it.
 */
export interface PlainCopy {
  readonly text: string
  /** Offset in the copy → UTF-16 offset in the original of the character it came from; one more entry for the end. */
  readonly origin: Uint32Array
}

const ASCII_ONLY = /^[\t\n\r\x20-\x7e]*$/
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]$/u
const LIKE_ASCII = new Map<string, string>(
  Object.entries({
    '“': '"',
    '”': '"',
    '„': '"',
    '«': '"',
    '»': '"',
    '「': '"',
    '」': '"',
    '『': '"',
    '』': '"',
    '‘': "'",
    '’': "'",
    '‚': "'",
    '‐': '-',
    '‑': '-',
    '‒': '-',
    '–': '-',
    '−': '-',
    '\u00a0': ' ',
    '\u202f': ' ',
    '\u3000': ' ',
  }),
)

function plain(character: string): string {
  if (character <= '\x7f') return character
  const alike = LIKE_ASCII.get(character)
  if (alike !== undefined) return alike
  if (UNSEEN.test(character)) return ''
  return character.normalize('NFKC')
}

/** Makes the copy. Linear; a lone surrogate stands for itself. */
export function plainCopy(original: string): PlainCopy {
  if (ASCII_ONLY.test(original)) {
    return { text: original, origin: Uint32Array.from({ length: original.length + 1 }, (_, at) => at) }
  }
  const pieces: string[] = []
  const origin: number[] = []
  let at = 0
  for (const character of original) {
    const piece = plain(character)
    pieces.push(piece)
    for (let i = 0; i < piece.length; i++) origin.push(at)
    at += character.length
  }
  origin.push(at)
  return { text: pieces.join(''), origin: Uint32Array.from(origin) }
}

/**
 * A span of the copy as a span of the original: from its first character to the end of its last one, with the hidden
 * characters between them, so that masking leaves no part of a token behind.
 */
export function spanInOriginal(copy: PlainCopy, original: string, start: number, end: number) {
  const last = copy.origin[end - 1]!
  const width = (original.codePointAt(last) ?? 0) > 0xffff ? 2 : 1
  return { start: copy.origin[start]!, end: last + width }
}
