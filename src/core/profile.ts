/** Which files the tiers stand for: those of the work tree, or for L1 the agent's own memory. */
export const profiles = ['project', 'agents-md', 'claude-code'] as const
export type Profile = (typeof profiles)[number]

/** The file of the standing rules. */
export const rulesFileOf = (profile: Profile): 'CLAUDE.md' | 'AGENTS.md' =>
  profile === 'agents-md' ? 'AGENTS.md' : 'CLAUDE.md'
