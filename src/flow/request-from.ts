import { importance } from '../core/importance.ts'
import type { Reason } from '../core/reason.ts'
import { newborn } from '../core/request/newborn.ts'
import type { Draft, Request } from '../core/request/request.ts'
import type { Lesson } from './lesson.ts'
import { putAt, riskOf } from './put-at.ts'
import type { Offer } from './raise.ts'
import type { Scored } from './score.ts'
import { noSkill, type SkillFit } from './skill-of.ts'
import type { World } from './world.ts'

/** The request that words make once they have passed the gates, in the queue and not sealed yet. */
export function requestFrom(
  world: World,
  lesson: Pick<
    Lesson,
    | 'workspace'
    | 'urgency'
    | 'kind'
    | 'byPerson'
    | 'claimed'
    | 'trigger'
    | 'askedTier'
    | 'decay'
    | 'tainted'
    | 'fields'
    | 'flags'
    | 'corrected'
    | 'origin'
  >,
  draft: Draft,
  { candidate, ripeness }: Scored,
  targets: Request['targets'],
  extra: readonly Reason[],
  fit: SkillFit = noSkill,
  raise: Extract<Offer, { offer: 'raise' }> | null = null,
): Request {
  const now = world.now()
  const claimed = lesson.claimed ?? lesson.trigger === 'P'
  const weighs = lesson.trigger === 'B' && !lesson.corrected ? 'mild' : lesson.urgency
  const weighty = importance(weighs, { byPerson: lesson.byPerson, claimed }, ripeness)
  const put = raise ? { tier: raise.tier, flags: [] } : putAt(lesson, draft.tier, weighty, fit)
  return newborn(
    {
      ulid: world.ulid(),
      workspace: lesson.workspace.id,
      candidate: candidate.id,
      kind: 'add',
      trigger: lesson.trigger,
      signal: candidate.kind,
      ...draft,
      tier: put.tier,
      askedTier: lesson.askedTier,
      skill: fit.skill,
      // What is raised goes to a skill that is known, or to none.
      skills: raise ? [] : fit.choices,
      ...(lesson.decay && { decay: lesson.decay }),
      fields: lesson.fields,
      urgency: lesson.urgency,
      importance: weighty,
      risk: riskOf(lesson, draft, put.tier),
      flags: [...lesson.flags, ...draft.flags, ...put.flags, ...extra],
      targets,
      block: null,
      takesOut: null,
      raises: raise?.raises ?? null,
      origin: lesson.origin,
    },
    now,
  )
}
