/** Where an approved text goes: L1 MEMORY.md, L2 a SKILL.md, L3 CLAUDE.md. */
export const tiers = ['L1', 'L2', 'L3'] as const
export type Tier = (typeof tiers)[number]

/** 1, 2 or 3. */
export const rank = (tier: Tier): number => tiers.indexOf(tier) + 1

/** The tier with the most safeguards among those given; L1 when none is given. */
export function highest(...given: readonly Tier[]): Tier {
  return given.reduce<Tier>((top, tier) => (rank(tier) > rank(top) ? tier : top), 'L1')
}
