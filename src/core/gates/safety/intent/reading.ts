import { plainCopy } from '../../../secret/plain-copy.ts'
import { simplify } from '../../../simplified.ts'
import { withoutPlaceholders } from './placeholder.ts'

/** A text as its meaning is read: plain copy, lower case, no emphasis marks; with the way back to the original. */
export interface Reading {
  readonly text: string
  readonly origin: Uint32Array
  readonly sentences: readonly { readonly start: number; readonly end: number }[]
}

const SENTENCE_END = /[!?;。\n]+|\.(?=\s|$)|…|(?:\s-{1,2}\s)/g

function splitSentences(text: string) {
  const sentences: { start: number; end: number }[] = []
  let start = 0
  for (const match of text.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length
    sentences.push({ start, end })
    start = end
  }
  sentences.push({ start, end: text.length })
  return sentences.filter(({ start: from, end }) => end > from)
}

/** Makes it. `ig**nore**` reads "ignore"; backticks read as spaces. */
export function readingOf(original: string): Reading {
  const copy = plainCopy(original)
  const pieces: string[] = []
  const origin: number[] = []
  for (let i = 0; i < copy.text.length; i++) {
    const unit = copy.text[i]!
    if (unit === '*') continue
    const lower = unit === '`' ? ' ' : unit.toLowerCase()
    pieces.push(lower.length === 1 ? lower : unit)
    origin.push(copy.origin[i]!)
  }
  origin.push(original.length)
  const text = withoutPlaceholders(simplify(pieces.join('')))
  return { text, origin: Uint32Array.from(origin), sentences: splitSentences(text) }
}

const DIGIT_AS_LETTER: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
const DISGUISED =
  /(?<![a-z0-9@$])[a-z]*[a-z][013457@$]{1,3}[a-z][a-z013457@$]*|(?<![a-z0-9@$])[013457@$][a-z]{2}[a-z013457@$]*/g
const GLUED = /(?<=[a-z\u4e00-\u9fff\uac00-\ud7a3])[_\-.·/|~+—–](?=[a-z\u4e00-\u9fff\uac00-\ud7a3])/g

/**
 * The reading with 1gn0re as "ignore" and ignore-all_rules as "ignore all rules", or null where that changes nothing.
 * Offsets are the same.
 */
export function undisguised(reading: Reading): Reading | null {
  const letters = reading.text.replace(DISGUISED, (word) =>
    word.replace(/[013457@$]/g, (sign) => DIGIT_AS_LETTER[sign] ?? sign),
  )
  const text = letters.replace(GLUED, ' ')
  return text === reading.text ? null : { ...reading, text }
}
