import { describe, expect, it } from 'vitest'
import { guards } from '../../../src/core/request/guards.js'
import { walk } from './walk.js'

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
  const taken = {
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
    afterEvolve: (answers) => answers,
    afterConflict: (answers) => answers,
    afterModify: (answers) => answers,
    afterCollision: (answers) => answers,
    afterLapse: (answers) => answers,
    sameWords: () => true,
    opens: () => null,
  }
  it.each(Object.keys(guards))('notices when the guard %s is taken away', (name) => {
    const weakened = { ...guards, [name]: taken[name] }
    expect(walk(twoPersons, weakened, true).violations.size).toBeGreaterThan(0)
  })
})
