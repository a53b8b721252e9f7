import type { Tier } from '../tier.ts'
import { highest, rank, tiers } from '../tier.ts'
import type { Question, Request, Rival } from './request.ts'
import { questions } from './request.ts'

/** The blocks of ours that the write would take out. Hand-written rivals are never taken out. */
export function rivalsTakenOut(request: Request): readonly Rival[] {
  return request.answers.conflict?.value === 'new'
    ? request.rivals.filter((rival) => rival.entry !== null)
    : []
}

/** Lines of a person's own that the newcomer replaces and that they said they would take out. */
export function linesLeftByHand({ answers, rivals }: Pick<Request, 'answers' | 'rivals'>): readonly Rival[] {
  return answers.conflict?.value === 'new' ? rivals.filter((rival) => rival.entry === null) : []
}

/**
 * The tier whose safeguards apply: the highest of the request's own, of each block of ours that would go, and of each
 * real file that would change.
 */
export function weight(request: Request): Tier {
  const file = request.targets[request.tier]?.weight ?? request.tier
  const gone = rivalsTakenOut(request).map((rival) => rival.tier)
  return highest(request.tier, file, ...gone, ...(request.raises ? [request.raises.weight] : []))
}

const required: Readonly<Record<Question, (request: Request) => boolean>> = {
  wording: (request) => request.kind === 'add' && request.wording !== 'final',
  skill: (request) => request.kind === 'add' && request.tier === 'L2' && request.skill === null,
  root: (request) => request.kind === 'add' && request.trigger === 'B' && request.tier === 'L2',
  conflict: (request) => request.rivals.length > 0,
  tier: (request) => weight(request) === 'L3',
  content: (request) => weight(request) === 'L3' || request.risk === 'medium',
}

/** Must this question be answered before the request can be written? Does not look whether it has been. */
export const requires = (request: Request, question: Question): boolean => required[question](request)

/** The first question that is required and unanswered; null when nothing stands between the request and its write. */
export function nextQuestion(request: Request): Question | null {
  return questions.find((question) => required[question](request) && !request.answers[question]) ?? null
}

/** What raises an entry puts it higher than it stands, or leaves it where it is. */
export const isAbove = ({ raises }: Pick<Request, 'raises'>, tier: Tier): boolean =>
  !raises || rank(tier) > rank(raises.tier)

/** The tiers that the tier question offers: a removal keeps its own, L2 needs a skill, a raise goes up. */
export function offeredTiers(request: Request): readonly Tier[] {
  if (request.kind === 'remove' || request.newSkill) return [request.tier]
  return tiers.filter((tier) => (tier !== 'L2' || request.skill !== null) && isAbove(request, tier)).reverse()
}
