import { approvalDeeds } from './deeds/approval.ts'
import { concealmentDeeds } from './deeds/concealment.ts'
import type { Deed } from './deeds/deed.ts'
import { identityDeeds } from './deeds/identity.ts'
import { overrideDeeds } from './deeds/override.ts'
import { protectionDeeds } from './deeds/protection.ts'
import { sendingDeeds } from './deeds/sending.ts'
import { spreadingDeeds } from './deeds/spreading.ts'

/** What no memory may order, all of it. */
export const deeds: readonly Deed[] = [
  ...overrideDeeds,
  ...concealmentDeeds,
  ...sendingDeeds,
  ...protectionDeeds,
  ...approvalDeeds,
  ...identityDeeds,
  ...spreadingDeeds,
]
