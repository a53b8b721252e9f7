import { type Clause, clauses } from './clause.ts'
import { readChinese } from './grammar/chinese.ts'
import { readEnglish } from './grammar/english.ts'
import { readKorean } from './grammar/korean.ts'
import type { Reading } from './grammar/reading.ts'
import { type Tongue, tongueOf } from './language.ts'
import { marker } from './lexicon/index.ts'
import { type Mark, mark } from './mark.ts'
import type { Sentence } from './segment.ts'

/** A sentence with its cues, cut and read. */
export interface Read {
  readonly sentence: Sentence
  readonly tongue: Tongue
  readonly marks: readonly Mark[]
  readonly clauses: readonly Clause[]
  readonly readings: readonly Reading[]
}

export function read(sentence: Sentence): Read {
  const marks = mark(sentence.flat, marker)
  const tongue = tongueOf(sentence.flat)
  const cut = clauses(sentence.flat, marks)
  const grammar = tongue === 'zh' ? readChinese : tongue === 'ko' ? readKorean : readEnglish
  return { sentence, tongue, marks, clauses: cut, readings: marks.length === 0 ? [] : cut.map(grammar) }
}
