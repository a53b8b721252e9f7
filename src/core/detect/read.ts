import { type Clause, type Cues, clauses, cuesOf } from './clause.ts'
import { readChinese } from './grammar/chinese.ts'
import { readEnglish } from './grammar/english.ts'
import { readKorean } from './grammar/korean.ts'
import type { Reading } from './grammar/reading.ts'
import { type Tongue, tongueOf } from './language.ts'
import { marker } from './lexicon/index.ts'
import { type Mark, mark } from './mark.ts'
import type { Sentence } from './segment.ts'
import { swapOf } from './swap.ts'

/** A sentence with its cues, cut and read. */
export interface Read {
  readonly sentence: Sentence
  readonly tongue: Tongue
  readonly marks: readonly Mark[]
  readonly cues: Cues
  readonly swap: 'tools' | 'things' | undefined
  /** The wish to remember, in whichever clause it stands. */
  readonly remember: Mark | undefined
  readonly clauses: readonly Clause[]
  readonly readings: readonly Reading[]
}

const nobody: readonly Reading[] = []

export function read(sentence: Sentence): Read {
  const marks = mark(sentence.flat, marker)
  const tongue = tongueOf(sentence.flat)
  const cues = cuesOf(marks)
  if (marks.length === 0) {
    return {
      sentence,
      tongue,
      marks,
      cues,
      swap: undefined,
      remember: undefined,
      clauses: [],
      readings: nobody,
    }
  }
  const cut = clauses(sentence.flat, marks)
  const grammar = tongue === 'zh' ? readChinese : tongue === 'ko' ? readKorean : readEnglish
  const readings = cut.map(grammar)
  return {
    sentence,
    tongue,
    marks,
    cues,
    swap: swapOf(marks, cues, tongue),
    remember: readings.find((reading) => reading.remember !== undefined)?.remember,
    clauses: cut,
    readings,
  }
}
