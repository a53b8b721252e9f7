import { actingWords } from './words/acting.ts'
import { agentRightsWords } from './words/agent-rights.ts'
import { ambushWords } from './words/ambush.ts'
import { approvalWords } from './words/approval.ts'
import { carryOverWords } from './words/carry-over.ts'
import { carryingWords } from './words/carrying.ts'
import { concealmentWords } from './words/concealment.ts'
import { consentWords } from './words/consent.ts'
import { demotionWords } from './words/demotion.ts'
import { denialWords } from './words/denial.ts'
import { destructionWords } from './words/destruction.ts'
import { discretionWords } from './words/discretion.ts'
import { failureWords } from './words/failure.ts'
import { hitchingWords } from './words/hitching.ts'
import { identityWords } from './words/identity.ts'
import { leakingWords } from './words/leaking.ts'
import { memoryWords } from './words/memory.ts'
import { orderWords } from './words/orders.ts'
import { overrideWords } from './words/override.ts'
import { ownYesWords } from './words/own-yes.ts'
import { powerWords } from './words/powers.ts'
import { protectionWords } from './words/protection.ts'
import { reportingWords } from './words/reporting.ts'
import { runningWords } from './words/running.ts'
import { seedingWords } from './words/seeding.ts'
import { sendingWords } from './words/sending.ts'
import { standingWords } from './words/standing.ts'
import { strangersOrderWords } from './words/strangers-orders.ts'
import { trailWords } from './words/trails.ts'
import { trustingWords } from './words/trusting.ts'
import { turnaboutWords } from './words/turnabout.ts'
import { weakeningWords } from './words/weakening.ts'

/**
 * Words that attacks are made of, by class, in every language at once. A word of letters that are set apart by spaces
 * (Latin, Cyrillic) counts as a whole word, with `+` behind it as a beginning, also inside of several words; others count wherever they stand, and with or
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
  ...demotionWords,
  ...discretionWords,
  ...leakingWords,
  ...strangersOrderWords,
  ...weakeningWords,
  ...ownYesWords,
  ...seedingWords,
  ...ambushWords,
  ...trailWords,
  ...standingWords,
  ...agentRightsWords,
  ...powerWords,
  ...turnaboutWords,
  ...trustingWords,
  ...carryOverWords,
  ...denialWords,
  ...hitchingWords,
} as const satisfies Record<string, readonly string[]>

export type WordClass = keyof typeof words

/** A class of the tables, `address`: whatever names a place in a network, or `rawAddress`: by its number alone. */
export type CueClass = WordClass | 'address' | 'rawAddress'
