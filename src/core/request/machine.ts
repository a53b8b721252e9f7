import type { Tier } from '../tier.ts'
import { tiers } from '../tier.ts'
import { dueAt } from './due.ts'
import type { Guards } from './guards.ts'
import { guards as everyGuard } from './guards.ts'
import type {
  Actor,
  Advance,
  Answers,
  Draft,
  Move,
  Policy,
  Question,
  Request,
  Standing,
  State,
} from './request.ts'
import { confirmations } from './request.ts'
import { nextQuestion, requires } from './weight.ts'

type Answered = Extract<Move, { move: 'answer' }>
const refused = (reason: Extract<Advance, { outcome: 'refused' }>['reason']): Advance => ({
  outcome: 'refused',
  reason,
})
const moved = (request: Request): Advance => ({ outcome: 'moved', request })

const live: readonly State[] = ['queued', 'asked', 'questioned', 'deferred', 'failed']
const onCard: readonly State[] = ['asked', 'questioned']
/** Where a sentence that stands in a file is asked about. */
const open: readonly State[] = ['asked', 'deferred']

const isTier = (value: string): value is Tier => (tiers as readonly string[]).includes(value)

/**
 * One move of a request's life. Pure: `now` is ms since the epoch. A move that does not fit the state, or whose maker
 * lacks the rights, is refused with a reason and changes nothing. Every accepted move raises the revision by one and
 * sets `dueAt` anew.
 */
export function advance(
  request: Request,
  move: Move,
  now: number,
  policy: Policy,
  guards: Guards = everyGuard,
): Advance {
  if ('by' in move && !guards.approver(move.by)) return refused('not-an-approver')
  const result = step(request, move, now, policy, guards)
  return result.outcome === 'moved' ? moved(stamp(request, result.request, now, policy, guards)) : result
}

function step(request: Request, move: Move, now: number, policy: Policy, guards: Guards): Advance {
  const { state } = request
  switch (move.move) {
    case 'release':
      if (state !== 'queued' && state !== 'deferred') return refused('moved-on')
      return moved(ask({ ...request, askedAt: now }))
    case 'stand':
      return stand(request, move.standing, guards)
    case 'keep':
      if (!live.includes(state)) return refused(ended(state))
      return guards.stands(request)
        ? moved({ ...go(request, 'ignored'), ended: { code: 'kept' }, settledAt: now })
        : refused('does-not-fit')
    case 'takeout':
      if (!live.includes(state)) return refused(ended(state))
      if (!guards.stands(request) || (request.standing && !request.standing.hunk))
        return refused('does-not-fit')
      return moved(ask({ ...request, standing: null, answers: guards.afterStanding(request.answers) }))
    case 'evolve':
      return live.includes(state) ? evolve(request, move.tier, guards) : refused(ended(state))
    case 'modify':
      if (!live.includes(state)) return refused(ended(state))
      return guards.hasWords(request) && guards.goesUp(request, move.draft.tier)
        ? moved(modify(request, move.draft, now, guards))
        : refused('does-not-fit')
    case 'defer':
      return live.includes(state) && state !== 'deferred'
        ? moved(go(request, 'deferred'))
        : refused(ended(state))
    case 'ignore':
      return live.includes(state)
        ? moved({ ...go(request, 'ignored'), settledAt: now })
        : refused(ended(state))
    case 'answer':
      return answer(request, move, now, policy, guards)
    case 'retry':
      if (state !== 'failed') return refused(ended(state))
      return guards.ownerAtRetry(request, move.by)
        ? moved({ ...go(request, 'approved'), tries: 0, failure: null })
        : refused('not-an-owner')
    case 'reopen':
      if (state !== 'ignored' && state !== 'expired') return refused(ended(state))
      if (!guards.reopenInTime(request, now)) return refused('reopen-too-late')
      return moved({
        ...ask({ ...request, askedAt: now }),
        promised: false,
        evolved: null,
        settledAt: null,
        ended: guards.afterReopen(request.ended),
        answers: guards.afterModify(request.answers),
      })
    case 'lapse':
      return lapse(request, now, guards)
    case 'wrote':
      if (state !== 'approved') return refused('moved-on')
      return moved({ ...go(request, 'written'), commit: move.commit, failure: null, settledAt: now })
    case 'collide':
      if (state !== 'approved') return refused('moved-on')
      return proceed(
        { ...request, rivals: move.rivals, answers: guards.afterCollision(request.answers) },
        guards,
      )
    case 'fail':
      if (state !== 'approved') return refused('moved-on')
      return moved({
        ...go(request, 'failed'),
        failure: move.reason,
        tries: move.final ? 4 : Math.min(request.tries + 1, 4),
      })
  }
}

const ended = (state: State) =>
  state === 'approved' || live.includes(state) ? 'moved-on' : 'already-decided'

const go = (request: Request, state: State): Request => ({ ...request, state, question: null })

/** Deferred: the answers stay, but a confirmation that was begun and left is not half given. */
const setAside = (request: Request, guards: Guards): Request => ({
  ...go(request, 'deferred'),
  answers: guards.afterLapse(request.answers),
})

/** A card goes out: with its buttons, or with the question what the words should be. */
function ask(request: Request): Request {
  return requires(request, 'wording') && !request.standing
    ? { ...request, state: 'questioned', question: 'wording' }
    : go(request, 'asked')
}

/** On to the first open question, or to the write. */
function proceed(request: Request, guards: Guards): Advance {
  // Two copies of one rule would be left, of which an undo takes out only ours.
  if (!guards.notTwice(request)) return refused('already-stands')
  const question = nextQuestion(request)
  if (question) return moved({ ...request, state: 'questioned', question })
  if (!guards.sameWords(request)) return refused('does-not-fit')
  return moved({ ...go(request, 'approved'), promised: true })
}

function evolve(request: Request, tier: Tier | null, guards: Guards): Advance {
  const chosen = tier ?? request.tier
  if (!guards.keepsTier(request, chosen)) return refused('does-not-fit')
  if (!guards.goesUp(request, chosen)) return refused('not-higher')
  return proceed(
    {
      ...request,
      tier: chosen,
      evolved: request.text,
      answers: guards.afterEvolve(request.answers),
      failure: null,
    },
    guards,
  )
}

function modify(request: Request, draft: Draft, now: number, guards: Guards): Request {
  return {
    ...go(request, 'asked'),
    ...draft,
    standing: null,
    answers: guards.afterModify(request.answers),
    evolved: null,
    promised: false,
    failure: null,
    tries: 0,
    askedAt: now,
  }
}

/** On an open card (or one that waits) the question becomes whether to keep what stands. */
function stand(request: Request, standing: Standing | null, guards: Guards): Advance {
  const { state } = request
  if (request.kind === 'remove' || ![...onCard, 'deferred', 'failed'].includes(state))
    return refused('moved-on')
  if (!standing) return request.standing ? moved(again({ ...request, standing: null })) : refused('moved-on')
  const found = { ...request, standing, failure: null, answers: guards.afterStanding(request.answers) }
  return moved(state === 'deferred' ? found : go(found, 'asked'))
}

const again = (request: Request): Request => (request.state === 'deferred' ? request : ask(request))

function answer(request: Request, move: Answered, now: number, policy: Policy, guards: Guards): Advance {
  const { question, value, by } = move
  const kept = () => withAnswer(request, question, value, by)
  // The root cause can be settled on the open card, before anybody presses evolve.
  if (
    question === 'root' &&
    requires(request, 'root') &&
    (request.state === 'asked' || request.question === 'root')
  ) {
    const withCause = value === 'yes' ? kept() : { ...kept(), fields: { ...request.fields, cause: value } }
    return request.question === 'root' ? proceed(withCause, guards) : moved(withCause)
  }
  if (request.state !== 'questioned')
    return refused(live.includes(request.state) ? 'does-not-fit' : ended(request.state))
  if (request.question !== question) return refused('does-not-fit')
  switch (question) {
    case 'wording':
      return move.draft && guards.goesUp(request, move.draft.tier)
        ? moved(modify(request, move.draft, now, guards))
        : refused('does-not-fit')
    case 'skill':
      return proceed({ ...kept(), skill: value }, guards)
    case 'conflict':
      return answerConflict(kept(), value, now, guards)
    case 'tier':
      return answerTier(kept(), value, by, guards)
    case 'content':
      if (!guards.ownerAtContent(request, by)) return refused('not-an-owner')
      if (!guards.secondPerson(request, by, policy)) return refused('same-person')
      return guards.readFirst(request, now) ? proceed(kept(), guards) : refused('too-fast')
    default:
      return refused('does-not-fit')
  }
}

function answerConflict(kept: Request, value: string, now: number, guards: Guards): Advance {
  if (value === 'old') return moved({ ...go(kept, 'ignored'), settledAt: now })
  if (value !== 'new' && value !== 'both') return refused('does-not-fit')
  return proceed({ ...kept, answers: guards.afterConflict(kept.answers) }, guards)
}

function answerTier(kept: Request, value: string, by: Actor, guards: Guards): Advance {
  if (!isTier(value) || !guards.keepsTier(kept, value)) return refused('does-not-fit')
  if (!guards.goesUp(kept, value)) return refused('not-higher')
  const answered = { ...kept, tier: value }
  return guards.ownerAtTier(answered, by) ? proceed(answered, guards) : refused('not-an-owner')
}

function withAnswer(request: Request, question: Question, value: string, by: Actor): Request {
  const answers: Answers = { ...request.answers, [question]: { value, text: request.text, by: by.person } }
  return { ...request, answers }
}

function lapse(request: Request, now: number, guards: Guards): Advance {
  if (request.dueAt === null || request.dueAt > now) return refused('moved-on')
  switch (request.state) {
    case 'queued':
      return guards.promiseKept(request)
        ? moved({ ...go(request, 'expired'), settledAt: now })
        : refused('moved-on')
    case 'asked':
      return moved(setAside(request, guards))
    case 'questioned':
      return request.question && confirmations.includes(request.question)
        ? moved({ ...go(request, 'asked'), answers: guards.afterLapse(request.answers) })
        : moved(setAside(request, guards))
    case 'deferred':
      return guards.promiseKept(request)
        ? moved({ ...go(request, 'expired'), settledAt: now })
        : refused('moved-on')
    case 'failed':
      return moved({ ...go(request, 'approved'), failure: null })
    case 'approved':
      return refused('moved-on')
    default:
      // What ended only loses its last button.
      return moved(request)
  }
}

/** What every accepted move has in common: the lock, the clock of the open question, the time at which it lapses. */
function stamp(before: Request, after: Request, now: number, policy: Policy, guards: Guards): Request {
  const contentIsOpen = after.state === 'questioned' && after.question === 'content'
  const openedAt = contentIsOpen ? guards.opens(before, now) : null
  const askedAt = onCard.includes(after.state) && !onCard.includes(before.state) ? now : after.askedAt
  const standing = open.includes(after.state) ? (after.standing ?? null) : null
  const stamped = { ...after, standing, revision: before.revision + 1, openedAt, askedAt }
  stamped.dueAt = dueAt(stamped, now, policy)
  return stamped
}
