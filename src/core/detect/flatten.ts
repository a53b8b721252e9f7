import { commonForms } from '../simplified.ts'

const table = new Map(commonForms)
for (const quote of '\u2019\u2018\u02bc\u00b4\u2032') table.set(quote.charCodeAt(0), "'")
for (const quote of '\u201c\u201d\u201e\u300c\u300d\u300e\u300f\u00ab\u00bb')
  table.set(quote.charCodeAt(0), '"')
for (const blank of '\u00a0\u3000\u202f\u2009\t') table.set(blank.charCodeAt(0), ' ')
for (let code = 0xff01; code <= 0xff5e; code++) {
  table.set(code, String.fromCharCode(code - 0xfee0).toLowerCase())
}

const plain = /^[\x00-\x7f\uac00-\ud7a3]*$/

/**
 * Lower case, half width, simplified characters and straight quotes, **without moving any offset**: the result has
 * the UTF-16 length of the input, so that spans into it are spans into the message.
 */
export function flatten(text: string): string {
  const lower = text.toLowerCase()
  const base = lower.length === text.length ? lower : lowerEach(text)
  if (plain.test(base)) return base.includes('\t') ? base.replaceAll('\t', ' ') : base
  let out = ''
  let copied = 0
  for (let at = 0; at < base.length; at++) {
    const code = base.charCodeAt(at)
    if (code < 0x80 && code !== 9) continue
    const to = table.get(code)
    if (to === undefined) continue
    out += base.slice(copied, at) + to
    copied = at + 1
  }
  return copied === 0 ? base : out + base.slice(copied)
}

/** Some capitals grow when lowered (`İ`); those are left as they are. */
function lowerEach(text: string): string {
  let out = ''
  for (let at = 0; at < text.length; at++) {
    const one = text.charAt(at)
    const low = one.toLowerCase()
    out += low.length === 1 ? low : one
  }
  return out
}
