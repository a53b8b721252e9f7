import type { Tier } from '../tier.ts'

/** A line of a memory file, as the gates read it. `marker` is set for blocks of ours. */
export interface StandingRule {
  readonly file: string
  readonly line: number
  readonly text: string
  readonly tier: Tier
  readonly marker: { readonly id: string; readonly hash: string } | null
}
