import type { Reason } from '../../reason.ts'

const URL =
  /\b(?:https?|ftp|ftps|ssh|wss?|file|git|s3|gs):\/\/(?:[^\s/?#@`<>"']{1,256}@)?([^\s/?#`<>"'，。；、）)\]]{1,255})/giu
const BARE =
  /(?<![\w@.:/-])((?:www\.)?(?:[a-z0-9-]{1,63}\.){1,6}(?:com|net|org|io|dev|ai|app|cn|kr|jp|ru|xyz|top|site|online|info|biz|me|co|invalid|test|example))(?=\/[\w?#%])/gi
const WWW = /(?<![\w@.:/-])(www\.(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,24})/gi

/** Addresses in a text; `detail` is the whole host as written, since it must stand on the card. */
export function findUrls(text: string): Reason[] {
  const byStart = new Map<number, Reason>()
  for (const pattern of [URL, BARE, WWW]) {
    for (const match of text.matchAll(pattern)) {
      const host = match[1]!.replace(/[.,:;!?]+$/, '')
      const span = { start: match.index, end: match.index + match[0].length }
      if (!byStart.has(span.start)) byStart.set(span.start, { code: 'url', detail: host, span })
    }
  }
  return [...byStart.values()].sort((a, b) => a.span!.start - b.span!.start)
}
