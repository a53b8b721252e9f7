import type { Reason } from '../reason.ts'
import type { Tier } from '../tier.ts'
import { READING_TIME, SECOND_THOUGHTS } from './due.ts'
import type { Actor, Answers, Policy, Request } from './request.ts'
import { confirmations } from './request.ts'
import { isAbove, weight } from './weight.ts'

const without = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !names.includes(name)))

/**
 * Every condition that the machine puts between a press and a write, one by one, so that a test can take each away and
 * see that something unapproved would get through.
 */
export const guards = {
  /** Only approvers move a request. */
  approver: (by: Actor): boolean => by.rights.approver,
  /** Whoever leaves the weight at L3 when answering `tier` is an owner. */
  ownerAtTier: (answered: Request, by: Actor): boolean => weight(answered) !== 'L3' || by.rights.owner,
  /** The content of an L3 write is confirmed by an owner. */
  ownerAtContent: (request: Request, by: Actor): boolean => weight(request) !== 'L3' || by.rights.owner,
  /** A double tap confirms nothing: the block must have been open to read. */
  readFirst: (request: Request, now: number): boolean => now - (request.openedAt ?? now) >= READING_TIME,
  /** With two-person L3 the confirmations come from two people. */
  secondPerson: (request: Request, by: Actor, policy: Policy): boolean =>
    !policy.twoPerson ||
    weight(request) !== 'L3' ||
    !(by.accounts ?? [by.person]).includes(request.answers.tier?.by ?? ''),
  /** Trying an L3 write again takes the rights of approving it. */
  ownerAtRetry: (request: Request, by: Actor): boolean => weight(request) !== 'L3' || by.rights.owner,
  /** A removal keeps the tier of the entry it takes out, and a whole skill is nothing but a skill. */
  keepsTier: (request: Request, tier: string): boolean =>
    (request.kind !== 'remove' && !request.newSkill) || tier === request.tier,
  /** What raises an entry never ends at its old tier or below: it would only have been written anew. */
  goesUp: (request: Request, tier: Tier): boolean => isAbove(request, tier),
  /** A removal has no words to modify, and a whole skill is not one sentence. */
  hasWords: (request: Request): boolean => request.kind !== 'remove' && !request.newSkill,
  /** A slip of the thumb can be taken back for a day, no longer. */
  reopenInTime: (request: Request, now: number): boolean => now - (request.settledAt ?? 0) <= SECOND_THOUGHTS,
  /** What a person approved once never expires. */
  promiseKept: (request: Request): boolean => !request.promised,
  /** A new evolve press begins the confirmations anew. */
  afterEvolve: (answers: Answers): Answers => without(answers, confirmations),
  /** Confirmations were given before the conflict was settled: they are for another write. */
  afterConflict: (answers: Answers): Answers => without(answers, confirmations),
  /** Answers were given on other words. */
  afterModify: (_answers: Answers): Answers => ({}),
  /** New rivals: the conflict and the content must be looked at again. */
  afterCollision: (answers: Answers): Answers => without(answers, ['conflict', 'content']),
  /** A confirmation that was begun and left is not half given. */
  afterLapse: (answers: Answers): Answers => without(answers, confirmations),
  /** The write goes ahead only for the words on which evolve was pressed. */
  sameWords: (request: Request): boolean => request.evolved === request.text,
  /** Keep and take out are answers to a sentence that stands, and to nothing else. */
  stands: (request: Request): boolean => request.standing != null,
  /** What stands already is not written a second time. */
  notTwice: (request: Request): boolean => request.standing == null,
  /** Confirmations were given before the sentence stood in a file: the write they were for is another one now. */
  afterStanding: (answers: Answers): Answers => without(answers, confirmations),
  /** What ended as kept and lives again is not kept. */
  afterReopen: (_ended: Request['ended']): Reason | null => null,
  /** The content question counts from the press that opened it, whichever that was. */
  opens: (_before: Request, now: number): number | null => now,
}
export type Guards = typeof guards
