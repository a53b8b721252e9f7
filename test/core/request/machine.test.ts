import { describe, expect, it } from 'vitest'
import type { Guards } from '../../../src/core/request/guards.ts'
import { guards } from '../../../src/core/request/guards.ts'
import { walk } from './walk.ts'

const onePerson = { twoPerson: false }
const twoPersons = { twoPerson: true }

describe('the walk through every value of a request', () => {
  it.each([
    ['one person', onePerson],
    ['two persons', twoPersons],
  ])('finds nothing wrong with L3 confirmed by %s', (_name, policy) => {
    const { reached, violations } = walk(policy)
    expect([...violations]).toEqual([])
    expect(reached).toBeGreaterThan(10_000)
  })

  const taken: Record<keyof Guards, Guards[keyof Guards]> = {
    approver: () => true,
    ownerAtTier: () => true,
    ownerAtContent: () => true,
    readFirst: () => true,
    secondPerson: () => true,
    ownerAtRetry: () => true,
    removalKeepsTier: () => true,
    removalHasNoWords: () => true,
    reopenInTime: () => true,
    promiseKept: () => true,
    afterEvolve: (answers: never) => answers,
    afterConflict: (answers: never) => answers,
    afterModify: (answers: never) => answers,
    afterCollision: (answers: never) => answers,
    afterLapse: (answers: never) => answers,
    sameWords: () => true,
    opens: () => null,
  }
  it.each(Object.keys(guards) as (keyof Guards)[])('notices when the guard %s is taken away', (name) => {
    const weakened = { ...guards, [name]: taken[name] } as Guards
    expect(walk(twoPersons, weakened, true).violations.size).toBeGreaterThan(0)
  })
})
