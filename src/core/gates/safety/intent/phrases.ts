import type { Phrase } from './phrase.ts'
import { approvalPhrases } from './phrases/approval.ts'
import { concealmentPhrases } from './phrases/concealment.ts'
import { downloadPhrases } from './phrases/download-and-run.ts'
import { sendingPhrases } from './phrases/exfiltration.ts'
import { identityPhrases } from './phrases/identity.ts'
import { protectionPhrases } from './phrases/protection-off.ts'
import { targetPhrases } from './target-phrases.ts'

/** What no word list catches: whole phrases, by what they are after. */
export const phrases: readonly Phrase[] = [
  ...downloadPhrases,
  ...sendingPhrases,
  ...concealmentPhrases,
  ...identityPhrases,
  ...approvalPhrases,
  ...protectionPhrases,
  ...targetPhrases,
]
