import { describe, expect, it } from 'vitest'
import type { Guards } from '../../../src/core/request/guards.ts'
import { guards } from '../../../src/core/request/guards.ts'
import { advance } from '../../../src/core/request/machine.ts'
import type { Answers } from '../../../src/core/request/request.ts'
import { aRequest } from '../../a-request.ts'
import { walk } from './walk.ts'

const onePerson = { twoPerson: false }
const twoPersons = { twoPerson: true }

describe('the walk through every value of a request', () => {
  it.each([
    ['one person', onePerson],
    ['two persons', twoPersons],
  ])(
    'finds nothing wrong with L3 confirmed by %s',
    (_name, policy) => {
      const { reached, violations } = walk(policy)
      expect([...violations]).toEqual([])
      expect(reached).toBeGreaterThan(10_000)
    },
    240_000,
  )

  const keep = (answers: Answers) => answers
  const taken: { [Name in keyof Guards]: (...given: never[]) => unknown } = {
    approver: () => true,
    ownerAtTier: () => true,
    ownerAtContent: () => true,
    readFirst: () => true,
    secondPerson: () => true,
    ownerAtRetry: () => true,
    keepsTier: () => true,
    goesUp: () => true,
    hasWords: () => true,
    reopenInTime: () => true,
    promiseKept: () => true,
    afterEvolve: keep,
    afterConflict: keep,
    afterModify: keep,
    afterCollision: keep,
    afterLapse: keep,
    sameWords: () => true,
    stands: () => true,
    notTwice: () => true,
    afterStanding: keep,
    afterReopen: (ended?: never) => ended ?? null,
    opens: () => null,
  }
  it.each(Object.keys(guards) as (keyof Guards)[])(
    'notices when the guard %s is taken away',
    (name) => {
      const weakened = { ...guards, [name]: taken[name] } as Guards
      expect(walk(twoPersons, weakened, true).violations.size).toBeGreaterThan(0)
    },
    240_000,
  )
})

describe('a sentence that stands in a memory file', () => {
  const by = {
    principal: { channel: 'telegram', id: '1', name: 'Ana' },
    rights: { approver: true, owner: true },
    person: 'telegram:1',
  } as const
  const standing = { file: 'CLAUDE.md', line: 9, tier: 'L3', hunk: null } as const

  it('can only be kept when it is in HEAD', () => {
    const request = aRequest({ standing })
    const takeout = advance(request, { move: 'takeout', by }, 0, onePerson)
    expect(takeout).toEqual({ outcome: 'refused', reason: 'does-not-fit' })
    const kept = advance(request, { move: 'keep', by }, 0, onePerson)
    expect(kept).toMatchObject({ request: { state: 'ignored', ended: { code: 'kept' }, standing: null } })
  })

  it('puts the card back when it is gone again', () => {
    const gone = advance(aRequest({ standing }), { move: 'stand', standing: null }, 0, onePerson)
    expect(gone).toMatchObject({ request: { state: 'asked', standing: null, revision: 4 } })
  })

  it('is not looked at where nobody is asked', () => {
    for (const state of ['queued', 'approved', 'written', 'ignored', 'expired'] as const)
      expect(advance(aRequest({ state }), { move: 'stand', standing }, 0, onePerson).outcome).toBe('refused')
  })
})
