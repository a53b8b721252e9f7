import { findAddresses, findRawAddresses } from './address.ts'
import { type Cue, findCues } from './lexicon.ts'
import type { Reading } from './reading.ts'
import type { CueClass } from './words.ts'

/** Characters: nothing longer becomes a memory without being shortened and judged again. */
export const SHORT = 400

export interface Sentence {
  readonly start: number
  readonly end: number
}

/** Cues of every class, found once, and the sentence each place belongs to. */
export class Page {
  readonly reading: Reading
  /** The same text, offset by offset, before anything in it was undisguised: paths stand only here. */
  readonly written: string
  readonly #cues: ReadonlyMap<CueClass, readonly Cue[]>

  constructor(reading: Reading, written = reading.text) {
    this.reading = reading
    this.written = written
    this.#cues = new Map<CueClass, readonly Cue[]>([
      ...findCues(reading.text),
      ['address', findAddresses(reading.text)],
      ['rawAddress', findRawAddresses(reading.text)],
    ])
  }

  cues(name: CueClass): readonly Cue[] {
    return this.#cues.get(name) ?? []
  }

  /** What belongs together: all of a text that is as short as a memory, else the sentence. */
  reach(sentence: Sentence): Sentence {
    const { length } = this.reading.text
    return length <= SHORT ? { start: 0, end: length } : sentence
  }

  sentenceAt(offset: number): Sentence {
    const { sentences } = this.reading
    const found = sentences[lastAtOrBefore(sentences, offset)]
    return found ?? { start: 0, end: this.reading.text.length }
  }
}

/** The place of the last item that begins at or before an offset. */
export function lastAtOrBefore(items: readonly { readonly start: number }[], offset: number): number {
  let low = 0
  let high = items.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (items[middle]!.start <= offset) low = middle
    else high = middle - 1
  }
  return low
}
