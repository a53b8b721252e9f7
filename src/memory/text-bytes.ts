const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** A file's text with its byte order mark kept; null for bytes that are no UTF-8 text (UTF-16, NUL). */
export function toText(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null
  try {
    return decoder.decode(bytes)
  } catch {
    return null
  }
}

export const toBytes = (text: string): Buffer => Buffer.from(text, 'utf8')
