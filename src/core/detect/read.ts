import { type Clause, type Cues, clauses, cuesOf } from './clause.ts'
import type { CueClass } from './cue.ts'
import { readChinese } from './grammar/chinese.ts'
import { readEnglish } from './grammar/english.ts'
import { readKorean } from './grammar/korean.ts'
import { readOther } from './grammar/other.ts'
import type { Reading } from './grammar/reading.ts'
import { type Tongue, tongueOf, unread } from './language.ts'
import { marker } from './lexicon/index.ts'
import { type Mark, mark } from './mark.ts'
import { isMisread } from './misread.ts'
import type { Sentence } from './segment.ts'
import { swapOf } from './swap.ts'
import { scopeOf } from './weights.ts'

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

/** Classes without which nothing in a sentence can be worth keeping. */
const telling: ReadonlySet<CueClass> = new Set<CueClass>([
  ...(Object.keys(scopeOf) as CueClass[]),
  'prohibition',
  'obligation',
  'exempt',
  'prefer',
  'dislike',
  'praise',
  'instead',
  'wrong',
  'danger',
  'draft',
  'degree',
  'team',
  'role',
  'negator',
  'standing',
])

/** The sentence as it is looked at first: its cues, not yet read. */
export function look(sentence: Sentence): Read {
  const found = unread(sentence.flat) ? [] : mark(sentence.flat, marker)
  const marks = found.filter((one) => !isMisread(sentence.flat, one))
  return {
    sentence,
    tongue: 'other',
    marks,
    cues: cuesOf(marks),
    swap: undefined,
    remember: undefined,
    clauses: [],
    readings: nobody,
  }
}

const grammars = { en: readEnglish, zh: readChinese, ko: readKorean, other: readOther } as const

export const tells = (one: Read): boolean => one.marks.some((mark) => telling.has(mark.cls))

/** 记住这一点，就不会…: advice that somebody wrote, and no wish. */
const advises =
  /remember\s*[|│]|^you(?:'re| are| were) .{4,80}remember (?:that|this)$|记住.*就(?:不会|能|可以避免|不怕|不用担心)|remember .* and you(?:'ll| will) |기억하면/

export function read(looked: Read): Read {
  const { sentence, marks, cues } = looked
  if (marks.length === 0) return looked
  const tongue = tongueOf(sentence.flat)
  const cut = clauses(sentence.flat, marks)
  const readings = cut.map(grammars[tongue])
  return {
    sentence,
    tongue,
    marks,
    cues,
    swap: swapOf(sentence.flat, marks, cues, tongue),
    remember: advises.test(sentence.flat)
      ? undefined
      : readings.find((reading, at) => reading.remember !== undefined && !cut[at]?.cues.has('negator'))
          ?.remember,
    clauses: cut,
    readings,
  }
}
