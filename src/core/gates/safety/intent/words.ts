import { actingWords } from './words/acting.ts'
import { approvalWords } from './words/approval.ts'
import { carryingWords } from './words/carrying.ts'
import { concealmentWords } from './words/concealment.ts'
import { consentWords } from './words/consent.ts'
import { destructionWords } from './words/destruction.ts'
import { failureWords } from './words/failure.ts'
import { identityWords } from './words/identity.ts'
import { memoryWords } from './words/memory.ts'
import { orderWords } from './words/orders.ts'
import { overrideWords } from './words/override.ts'
import { protectionWords } from './words/protection.ts'
import { reportingWords } from './words/reporting.ts'
import { runningWords } from './words/running.ts'
import { sendingWords } from './words/sending.ts'

/**
 * Words that attacks are made of, by class, in every language at once. A word of letters that are set apart by spaces
 * (Latin, Cyrillic) counts as a whole word, with `+` as a beginning; others count wherever they stand, and with or
 * without the spaces inside. Words hold no pattern syntax. What a class means in a sentence is said in deeds/.
 */
export const words = {
  ...overrideWords,
  ...orderWords,
  ...concealmentWords,
  ...reportingWords,
  ...sendingWords,
  ...carryingWords,
  ...runningWords,
  ...protectionWords,
  ...failureWords,
  ...approvalWords,
  ...consentWords,
  ...identityWords,
  ...actingWords,
  ...memoryWords,
  ...destructionWords,
} as const satisfies Record<string, readonly string[]>

export type WordClass = keyof typeof words

/** A class of the tables, or `address`: whatever names a place in a network. */
export type CueClass = WordClass | 'address'
