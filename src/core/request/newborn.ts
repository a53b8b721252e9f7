import { dueAt } from './due.ts'
import type { Request } from './request.ts'

type BornWith =
  | 'number'
  | 'state'
  | 'question'
  | 'revision'
  | 'answers'
  | 'evolved'
  | 'promised'
  | 'tries'
  | 'failure'
  | 'openedAt'
  | 'createdAt'
  | 'askedAt'
  | 'settledAt'
  | 'dueAt'
  | 'commit'

/** A request at the beginning of its life: queued, with nothing decided. `now` is ms since the epoch. */
export function newborn(what: Omit<Request, BornWith>, now: number): Request {
  const request: Request = {
    ...what,
    number: 0,
    state: 'queued',
    question: null,
    revision: 0,
    answers: {},
    evolved: null,
    promised: false,
    tries: 0,
    failure: null,
    openedAt: null,
    createdAt: now,
    askedAt: null,
    settledAt: null,
    dueAt: null,
    commit: null,
  }
  return { ...request, dueAt: dueAt(request, now, { twoPerson: false }) }
}
