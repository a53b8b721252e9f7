/** What stands in for a masked character: no letter, no blank, no end of a sentence. */
export const MASK = '\u0001'

const QUOTE_MAX = 400
const ASIDE_MAX = 80
const reported = /(?<=\S[\s:：])(?:fatal )?error: \S/
const goesOn =
  /^(?:은|는|이|가|을|를|의|에|로|도|만|와|과|[\u3400-\u9fff])|^ (?:must|should|shall|may|can|never|always|is|are|has to|have to|needs? to|goes?|stays?)\b/

/** Blanks quotations, inline code and addresses of one line, length kept. */
export function blank(flat: string): string {
  let out = ''
  let copied = 0
  const cover = (from: number, to: number): void => {
    out += flat.slice(copied, from) + MASK.repeat(to - from)
    copied = to
  }
  // 这段报错啥意思：error: … not allowed: what a program says is nobody's wish.
  const said = reported.exec(flat)?.index ?? flat.length
  for (let at = 0; at < said; at++) {
    const one = flat.charCodeAt(at)
    if (one === 34 || one === 96) {
      const close = flat.indexOf(one === 34 ? '"' : '`', at + 1)
      if (close > at + 1 && close - at <= QUOTE_MAX) {
        cover(at + 1, close)
        at = close
      }
    } else if (one === 39 && opensQuote(flat, at)) {
      const close = closingQuote(flat, at)
      if (close > 0) {
        cover(at + 1, close)
        at = close
      }
    } else if (one === 64 && namesFile.test(flat.slice(at, at + 60))) {
      // @开发铁律.md: the name of a file is no rule.
      const to = flat.indexOf('.', at)
      cover(at + 1, to)
      at = to
    } else if (one === 40 && flat.charAt(at + 1) === '?') {
      // A regular expression: its words are no words.
      let from = at
      while (from > copied && flat.charCodeAt(from - 1) > 32) from--
      let to = at
      while (to < flat.length && flat.charCodeAt(to) > 32) to++
      cover(from, to)
      at = to - 1
    } else if (one === 40) {
      // "재시작 명령(restart, rollout 등)은 …": what is put between would part the subject from its verb.
      const close = flat.indexOf(')', at)
      if (close > 0 && close - at <= ASIDE_MAX && goesOn.test(flat.slice(close + 1, close + 12))) {
        cover(at, close + 1)
        at = close
      }
    } else if (one === 58 && flat.startsWith('://', at)) {
      let from = at
      while (from > copied && /[a-z]/.test(flat.charAt(from - 1))) from--
      let to = at + 3
      while (
        to < flat.length &&
        flat.charCodeAt(to) > 32 &&
        flat.charCodeAt(to) < 128 &&
        !endsAddress(flat, to)
      )
        to++
      cover(from, to)
      at = to - 1
    }
  }
  if (said < flat.length) cover(Math.max(copied, said), flat.length)
  return copied === 0 ? flat : out + flat.slice(copied)
}

const namesFile = /^@[^\s.@]*[\u3400-\u9fff\uac00-\ud7a3][^\s.@]*\.[a-z]{2,4}\b/

/** A comma between an address and words of another script is none of the address. */
const endsAddress = (flat: string, at: number): boolean =>
  flat.charAt(at) === ',' && !(flat.charCodeAt(at + 1) > 32 && flat.charCodeAt(at + 1) < 128)

function opensQuote(flat: string, at: number): boolean {
  return (
    (at === 0 || !/[a-z0-9]/.test(flat.charAt(at - 1))) &&
    at + 1 < flat.length &&
    flat.charCodeAt(at + 1) > 32
  )
}

function closingQuote(flat: string, at: number): number {
  const limit = Math.min(flat.length, at + QUOTE_MAX)
  for (let close = at + 2; close < limit; close++) {
    if (flat.charCodeAt(close) !== 39) continue
    if (close + 1 >= flat.length || !/[a-z0-9]/.test(flat.charAt(close + 1))) return close
  }
  return -1
}
