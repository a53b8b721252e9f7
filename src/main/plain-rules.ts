import type { Tier } from '../core/tier.ts'
import type { StandingRule } from '../flow/ports/memory.ts'
import { rulesInText } from '../memory/rules-in-text.ts'

/** The rules of a memory file that lies anywhere. Of a skill only what an Evogate wrote is one; the rest is how to do something. */
export function plainRules(text: string, file: string, tier: Tier | null): readonly StandingRule[] {
  const rules = rulesInText(text, file, tier ?? 'L1')
  return tier === 'L2' ? rules.filter(({ marker }) => marker !== null) : rules
}
