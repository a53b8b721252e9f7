import type { Phrase } from '../phrase.ts'
import { chineseLostGuards } from './guards-lost/chinese.ts'
import { englishLostGuards } from './guards-lost/english.ts'
import { koreanLostGuards } from './guards-lost/korean.ts'

/** R13: whatever guards the work, said to be dropped, empty, counted as done, pointless or better done without. */
export const lostGuardPhrases: readonly Phrase[] = [
  ...englishLostGuards,
  ...chineseLostGuards,
  ...koreanLostGuards,
]
