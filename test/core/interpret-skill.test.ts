import { describe, expect, it } from 'vitest'
import { interpret } from '../../src/core/interpret.ts'
import type { Actor, Request } from '../../src/core/request/request.ts'
import { aRequest } from '../a-request.ts'

const ana: Actor = {
  principal: { channel: 'telegram', id: '1001', name: 'Ana' },
  rights: { approver: true, owner: true },
  person: 'telegram:1001',
}
const means = (request: Partial<Request>, verb: 'skill' | 'evolve' | 'tier', value: string) =>
  interpret(aRequest(request), { verb, value, words: null }, ana, [])
const asked = {
  state: 'questioned',
  question: 'skill',
  tier: 'L2',
  skill: null,
  skills: ['deploy', 'review'],
} as const

describe('a press about a skill', () => {
  it('chooses by number what the card offers, and any other by name', () => {
    const answer = (value: string) => ({
      meaning: 'move',
      move: { move: 'answer', question: 'skill', value, by: ana },
    })
    expect(means(asked, 'skill', '2')).toEqual(answer('review'))
    expect(means(asked, 'skill', 'other')).toEqual(answer('other'))
    for (const value of ['3', '9', ''])
      expect(means(asked, 'skill', value)).toMatchObject({ reason: 'does-not-fit' })
    expect(means({ skills: ['deploy'] }, 'skill', '1')).toMatchObject({ reason: 'does-not-fit' })
  })

  it('may raise to L2 where a skill is known or there are some to choose from, and nowhere else', () => {
    const l1 = { tier: 'L1', skill: null } as const
    expect(means(l1, 'evolve', 'l2')).toMatchObject({ reason: 'no-skill' })
    expect(means({ ...l1, skills: ['deploy'] }, 'evolve', 'l2')).toMatchObject({ meaning: 'move' })
    expect(means({ ...l1, skill: 'deploy' }, 'evolve', 'l2')).toMatchObject({ meaning: 'move' })
    const tier = { state: 'questioned', question: 'tier', tier: 'L3', skill: null } as const
    expect(means(tier, 'tier', 'l2')).toMatchObject({ reason: 'no-skill' })
    expect(means({ ...tier, skills: ['deploy'] }, 'tier', 'l2')).toMatchObject({ meaning: 'move' })
  })
})
