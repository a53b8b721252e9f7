import { ambushDeeds, seedingDeeds } from './deeds/ambush.ts'
import { approvalDeeds } from './deeds/approval.ts'
import { carryOverDeeds } from './deeds/carry-over.ts'
import { concealmentDeeds } from './deeds/concealment.ts'
import type { Deed } from './deeds/deed.ts'
import { demotionDeeds } from './deeds/demotion.ts'
import { denialDeeds } from './deeds/denial.ts'
import { discretionDeeds } from './deeds/discretion.ts'
import { hitchingDeeds } from './deeds/hitching.ts'
import { identityDeeds } from './deeds/identity.ts'
import { leakingDeeds } from './deeds/leaking.ts'
import { overrideDeeds } from './deeds/override.ts'
import { ownYesDeeds } from './deeds/own-yes.ts'
import { powerDeeds } from './deeds/powers.ts'
import { protectionDeeds } from './deeds/protection.ts'
import { sendingDeeds } from './deeds/sending.ts'
import { spreadingDeeds } from './deeds/spreading.ts'
import { agentRightsDeeds, standingDeeds } from './deeds/standing.ts'
import { strangersOrderDeeds } from './deeds/strangers-orders.ts'
import { trailDeeds } from './deeds/trails.ts'
import { turnaboutDeeds } from './deeds/turnabout.ts'
import { weakeningDeeds } from './deeds/weakening.ts'

/** What no memory may order, all of it. */
export const deeds: readonly Deed[] = [
  ...overrideDeeds,
  ...concealmentDeeds,
  ...sendingDeeds,
  ...protectionDeeds,
  ...approvalDeeds,
  ...identityDeeds,
  ...spreadingDeeds,
  ...demotionDeeds,
  ...discretionDeeds,
  ...leakingDeeds,
  ...strangersOrderDeeds,
  ...weakeningDeeds,
  ...ownYesDeeds,
  ...seedingDeeds,
  ...ambushDeeds,
  ...trailDeeds,
  ...standingDeeds,
  ...agentRightsDeeds,
  ...powerDeeds,
  ...turnaboutDeeds,
  ...carryOverDeeds,
  ...denialDeeds,
  ...hitchingDeeds,
]
