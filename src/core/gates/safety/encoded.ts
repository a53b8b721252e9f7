import type { Reason } from '../../reason.ts'
import { plainCopy, spanInOriginal } from '../../secret/plain-copy.ts'

const RUN = /[A-Za-z0-9+/_-]{24,}={0,2}|[A-Za-z0-9+/_-]{23}=(?![\w=])|[A-Za-z0-9+/_-]{22}==(?![\w=])/g
const HEX = /^(?:0x)?[0-9a-f]+$/i
const ESCAPES = /(?:%[0-9a-f]{2}|\\x[0-9a-f]{2}|\\u\{?[0-9a-f]{2,6}\}?|&#x?[0-9a-f]{2,6};|\\[0-7]{3}){5,}/gi
const SPELLED = /(?<![\p{L}\p{N}])\p{L}(?:[ .\-_*|/+·]{1,2}\p{L}(?![\p{L}\p{N}])){6,}/gu
const BINARY = /\b[01]{8}(?:\s?[01]{8}){2,}\b|\b(?:0x[0-9a-f]{2}[\s,]{0,2}){6,}/gi
const PRINTABLE = /^[\x09\x0a\x0d\x20-\x7e\p{L}\p{M}\p{P}\p{Zs}]+$/u
const MAX_DECODED = 4096

function readsAsText(bytes: Buffer): boolean {
  const text = bytes.toString('utf8')
  return text.length >= 12 && !text.includes('\ufffd') && PRINTABLE.test(text)
}

function isWords(run: string): boolean {
  const words = run
    .split(/[/_+-]|(?<=[a-z])(?=[A-Z])|(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])/)
    .filter(Boolean)
  const real = words.filter((word) => /^(?:[A-Z]?[a-z]{2,14}|[A-Z]{2,10}|\d{1,8})$/.test(word))
  const letters = real.reduce((sum, word) => sum + word.length, 0)
  return letters >= run.length * 0.7 && words.length <= run.length / 3
}

function isEncoded(run: string): boolean {
  const body = run.slice(0, MAX_DECODED)
  if (HEX.test(body)) return readsAsText(Buffer.from(body.replace(/^0x/i, ''), 'hex'))
  if (readsAsText(Buffer.from(body, 'base64'))) return true
  if (body.endsWith('=') && !isWords(body)) return true
  const kinds = [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(body)).length
  return kinds === 3 && !isWords(body) && !/^[0-9a-f-]+$/i.test(body)
}

const DIGEST = /^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$/
const FINGERPRINT = /^[A-Za-z0-9+/]{43}=?$/
/** Of random bytes three in eight are printable; words, even with some filling, are more. */
const MOST_PRINTABLE = 0.65

/** A digest by its name and its exact length (`sha384-…`, `SHA256:…`) that holds no words. */
function isDigest(copy: string, run: string, at: number): boolean {
  const named = DIGEST.test(run) || (FINGERPRINT.test(run) && /sha256:$/i.test(copy.slice(at - 7, at)))
  if (!named) return false
  const bytes = Buffer.from(run.replace(/^sha\d{3}-/, ''), 'base64')
  return bytes.filter((byte) => byte >= 0x20 && byte < 0x7f).length <= bytes.length * MOST_PRINTABLE
}

/** Text that a person cannot read but an agent could decode: base64 of 24 characters and more, escapes, spelled words. */
export function findEncoded(text: string): Reason[] {
  const copy = plainCopy(text)
  const found: RegExpMatchArray[] = [
    ...Array.from(copy.text.matchAll(RUN)).filter(
      ({ 0: run, index }) => isEncoded(run) && !isDigest(copy.text, run, index),
    ),
    ...copy.text.matchAll(ESCAPES),
    ...copy.text.matchAll(SPELLED),
    ...copy.text.matchAll(BINARY),
  ]
  return found.map((match) => ({
    code: 'encoded',
    span: spanInOriginal(copy, text, match.index!, match.index! + match[0].length),
  }))
}
