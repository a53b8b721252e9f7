import { plainCopy } from '../../../secret/plain-copy.ts'

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
  const text = pieces.join('')
  return { text, origin: Uint32Array.from(origin), sentences: splitSentences(text) }
}
