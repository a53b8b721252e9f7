import { approvalWords } from './words/approval.ts'
import { concealmentWords } from './words/concealment.ts'
import { identityWords } from './words/identity.ts'
import { overrideWords } from './words/override.ts'
import { protectionWords } from './words/protection.ts'
import { sendingWords } from './words/sending.ts'

/**
 * Words that attacks are made of, by class, in every language at once. A word of letters that are set apart by spaces
 * (Latin, Cyrillic) counts as a whole word, with `+` as a beginning; others count wherever they stand. Words hold no
 * pattern syntax. What a class means in a sentence is said in deeds.ts.
 */
export const words = {
  ...overrideWords,
  ...concealmentWords,
  ...sendingWords,
  ...protectionWords,
  ...approvalWords,
  ...identityWords,
} as const satisfies Record<string, readonly string[]>

export type WordClass = keyof typeof words
