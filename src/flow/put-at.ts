import type { Reason } from '../core/reason.ts'
import type { Draft, Request } from '../core/request/request.ts'
import { rank, type Tier } from '../core/tier.ts'
import type { Lesson } from './lesson.ts'
import { noSkill, type SkillFit } from './skill-of.ts'

/** Words from a tool's output are never a small matter; the risk that a tier has comes and goes with it. */
export function riskOf(lesson: Pick<Lesson, 'tainted'>, draft: Draft, put: Tier): Request['risk'] {
  if (lesson.tainted) return 'medium'
  if (put === 'L3' && draft.risk === 'none') return 'low'
  return put === 'L1' && draft.tier === 'L3' && draft.risk === 'low' ? 'none' : draft.risk
}

/** What belongs to how something is done, rather than to what is wanted: a method, a fact, a pitfall. */
const methods: readonly string[] = ['best_practice', 'gap', 'error', 'pattern']

/**
 * The tier at which words are put. An inferred L3 without the weight of a person's urgent words is put as L1. L2 is a
 * method, fact or pitfall, or words about the steps of a skill, when that skill is known and sound, or what was asked for as one; without, it is put as L1. What
 * the card could be raised to, or why it is not put there, is said on it.
 */
export function putAt(
  lesson: Pick<Lesson, 'askedTier' | 'tainted' | 'kind'>,
  tier: Tier,
  weight: Request['importance'],
  { skill, choices, below, concerned = false }: SkillFit = noSkill,
): { readonly tier: Tier; readonly flags: readonly Reason[] } {
  if (lesson.tainted) return { tier: 'L1', flags: tier === 'L2' ? [{ code: 'also-fits-l2' }] : [] }
  const isMethod = lesson.askedTier === null && tier === 'L1' && (concerned || methods.includes(lesson.kind))
  if (tier === 'L2' || isMethod) {
    if (below) return { tier: 'L1', flags: [below] }
    if (skill !== null) return { tier: 'L2', flags: [] }
    if (tier === 'L2' && choices.length > 0) return { tier: 'L2', flags: [] }
    return { tier: 'L1', flags: isMethod && choices.length === 0 ? [] : [{ code: 'also-fits-l2' }] }
  }
  if (tier === 'L3' && lesson.askedTier === null && rank(tier) > 1 && weight !== 'H') {
    return { tier: 'L1', flags: [{ code: 'also-fits-l3' }] }
  }
  return { tier, flags: [] }
}
