import { describe, expect, it } from 'vitest'
import { type Retelling, raiseOf, raiseTo } from '../../src/core/raise.ts'
import type { Tier } from '../../src/core/tier.ts'
import type { Urgency } from '../../src/core/urgency.ts'
import { aRequest } from '../a-request.ts'

const told = (changes: Partial<Retelling> = {}): Retelling => ({
  byPerson: true,
  trigger: 'A',
  urgency: 'standard',
  askedTier: null,
  tainted: false,
  skill: null,
  signal: 'correction',
  seen: { times: 2, sessions: 2 },
  since: { times: 1, sessions: 1 },
  anew: true,
  verbatim: false,
  ...changes,
})
const entry = (tier: Tier = 'L1', urgency: Urgency = 'urgent') => ({ tier, urgency })
const thrice = { seen: { times: 3, sessions: 3 }, since: { times: 2, sessions: 2 } }
const codeOf = (raise: ReturnType<typeof raiseOf>) => raise && [raise.tier, raise.why.code]

describe('an entry that is told again', () => {
  it('as a firm rule by a person goes from L1 to L3', () => {
    expect(codeOf(raiseOf(entry(), told({ urgency: 'urgent' })))).toEqual(['L3', 'raised-emphatic'])
    expect(codeOf(raiseOf(entry(), told({ urgency: 'urgent', skill: 'deploy' })))).toEqual([
      'L3',
      'raised-emphatic',
    ])
  })

  it.each<[string, ReturnType<typeof entry>, Partial<Retelling>]>([
    ['in passing', entry(), {}],
    ['by a machine', entry(), { urgency: 'urgent', byPerson: false }],
    ['from the output of a tool', entry(), { urgency: 'urgent', tainted: true, ...thrice }],
    ['in the same conversation', entry(), { urgency: 'urgent', anew: false }],
    [
      'in its own words, which may be quoted',
      entry(),
      { ...thrice, urgency: 'urgent', verbatim: true, signal: 'rule' },
    ],
    ['where it stands in a skill', entry('L2'), { urgency: 'urgent', ...thrice }],
    ['where it stands at the top', entry('L3'), { urgency: 'urgent', ...thrice }],
    ['as a mere preference', entry(), { urgency: 'mild', ...thrice }],
    ['as something that is no correction', entry(), { signal: 'rule', ...thrice }],
    ['thrice in one conversation', entry(), { ...thrice, seen: { times: 3, sessions: 1 } }],
    ['by the review', entry(), { trigger: 'C', ...thrice }],
    ['by a program, however often', entry(), { trigger: 'P', byPerson: false, ...thrice }],
    ['by a program that asks for no more than it has', entry('L2'), { trigger: 'P', askedTier: 'L2' }],
    ['by a program that asks for a skill nobody knows', entry(), { trigger: 'P', askedTier: 'L2' }],
  ])('%s is only counted', (_name, of, changes) => {
    expect(raiseOf(of, told(changes))).toBeNull()
  })

  it('in its own words is a rule that repeats once they have come three times since it stands', () => {
    const since = { times: 3, sessions: 3 }
    const again = told({ urgency: 'urgent', verbatim: true, signal: 'rule', seen: since, since })
    expect(codeOf(raiseOf(entry(), again))).toEqual(['L3', 'raised-emphatic'])
  })

  it('more firmly than it was told first goes up even in the same conversation', () => {
    const again = told({ urgency: 'urgent', anew: false })
    expect(codeOf(raiseOf(entry('L1', 'standard'), again))).toEqual(['L3', 'raised-emphatic'])
  })

  it('three times in two conversations goes one tier higher', () => {
    expect(raiseOf(entry(), told(thrice))).toEqual({
      tier: 'L3',
      why: { code: 'raised-recurring', detail: '3' },
    })
    expect(raiseOf(entry(), told({ ...thrice, skill: 'deploy' }))?.tier).toBe('L2')
    const error = told({ ...thrice, signal: 'error', trigger: 'B', byPerson: false })
    expect(codeOf(raiseOf(entry(), error))).toEqual(['L3', 'raised-recurring'])
  })

  it('is counted from its approval where the card had said then that it kept coming back', () => {
    const count = (times: number, since: number) => ({
      seen: { times, sessions: times },
      since: { times: since, sessions: since },
    })
    expect(raiseOf(entry(), told(count(4, 1)))).toBeNull()
    expect(raiseOf(entry(), told(count(5, 2)))).toBeNull()
    expect(raiseOf(entry(), told(count(6, 3)))?.why.detail).toBe('3')
    expect(raiseOf(entry(), told(count(4, 2)))?.why.detail).toBe('4')
  })

  it('by a program that asks for a higher tier by name goes there', () => {
    const asks = (askedTier: Tier, skill: string | null) =>
      codeOf(raiseOf(entry(), told({ trigger: 'P', byPerson: false, askedTier, skill })))
    expect(asks('L3', null)).toEqual(['L3', 'raised-asked'])
    expect(asks('L2', 'deploy')).toEqual(['L2', 'raised-asked'])
    expect(raiseOf(entry('L2'), told({ trigger: 'P', byPerson: false, askedTier: 'L3' }))?.tier).toBe('L3')
  })
})

describe('a request', () => {
  const often = { times: 3, sessions: 2 }
  it('that keeps coming back is suggested one tier higher, but for what raises an entry already', () => {
    const request = aRequest({ signal: 'correction' })
    expect(raiseTo(request, often)).toBe('L3')
    const raises = {
      entry: '01JDWZ5Q8R3T4V6W7X8Y9Z0A0A',
      number: 12,
      tier: 'L1',
      path: 'MEMORY.md',
      weight: 'L1',
      why: { code: 'raised-recurring', detail: '3' },
    } as const
    expect(raiseTo({ ...request, tier: 'L2', raises }, often)).toBeNull()
  })
})
