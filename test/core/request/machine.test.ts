import { describe, expect, it } from 'vitest'
import type { Guards } from '../../../src/core/request/guards.ts'
import { guards } from '../../../src/core/request/guards.ts'
import type { Answers } from '../../../src/core/request/request.ts'
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

  const keep = (answers: Answers) => answers
  const taken: { [Name in keyof Guards]: (...given: never[]) => unknown } = {
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
    afterEvolve: keep,
    afterConflict: keep,
    afterModify: keep,
    afterCollision: keep,
    afterLapse: keep,
    sameWords: () => true,
    opens: () => null,
  }
  it.each(Object.keys(guards) as (keyof Guards)[])('notices when the guard %s is taken away', (name) => {
    const weakened = { ...guards, [name]: taken[name] } as Guards
    expect(walk(twoPersons, weakened, true).violations.size).toBeGreaterThan(0)
  })
})
