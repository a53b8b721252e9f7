import { StringDecoder } from 'node:string_decoder'

/** A longer line is no row of anybody's, and would have to be held in memory whole. */
export const LINE_MAX_CHARACTERS = 16 * 1024 * 1024

/** One line of an input, counted from 1. `text` is null when it is too long to be read. */
export interface InputLine {
  readonly number: number
  readonly text: string | null
}

/**
 * The lines of an input, parted by line feeds and by nothing else: JSON may hold U+2028 as it is, where others part lines
 * too. A byte order mark at the start is none of the first line.
 */
export async function* inputLines(input: AsyncIterable<Buffer | string>): AsyncGenerator<InputLine> {
  const decoder = new StringDecoder('utf8')
  let parts: string[] = []
  let length = 0
  let number = 1
  const line = (): InputLine => {
    const text = length > LINE_MAX_CHARACTERS ? null : parts.join('').replace(/\r$/, '')
    return { number, text: number === 1 && text !== null ? text.replace(/^\uFEFF/, '') : text }
  }
  const add = (text: string): void => {
    length += text.length
    if (length > LINE_MAX_CHARACTERS) parts = []
    else parts.push(text)
  }
  for await (const chunk of input) {
    const text = typeof chunk === 'string' ? chunk : decoder.write(chunk)
    let from = 0
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
      add(text.slice(from, at))
      yield line()
      parts = []
      length = 0
      number += 1
      from = at + 1
    }
    add(text.slice(from))
  }
  add(decoder.end())
  if (length > 0) yield line()
}
