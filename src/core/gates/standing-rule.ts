import type { Tier } from '../tier.ts'

/** One rule that stands in a memory file. `line` counts from 1. `marker` is set for blocks written by an Evogate. */
export interface StandingRule {
  readonly file: string
  readonly line: number
  readonly text: string
  readonly tier: Tier
  readonly marker: { readonly id: string; readonly hash: string } | null
}
