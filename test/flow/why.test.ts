import { describe, expect, it } from 'vitest'
import { aStage, BO } from './stage.ts'

describe('the answer to why', () => {
  it('names what keeps words that are too long from being asked about', async () => {
    const stage = await aStage()
    await stage.prompt(
      `From now on always check the configuration of ${'every service and every worker and '.repeat(4)}every queue`,
    )
    const why = await stage.until(async () => {
      const now = await stage.app().why(1)
      return now?.request.state === 'questioned' ? now : null
    })
    expect(why.reasons.map(({ code }) => code)).toContain('too-long')
    const said = await stage.say('/why 1')
    expect(said).toContain('which words?')
    expect(said).toContain('It is longer than 100 characters')
  })

  it('says what gives the words their tier', async () => {
    const stage = await aStage()
    await stage.propose('Never force-push to a shared branch')
    await stage.propose('Use tabs in makefiles', { tier: 'L3' })
    expect((await stage.app().why(1))?.verdicts).toContainEqual({
      gate: 'placement',
      outcome: 'flag',
      reasons: [{ code: 'also-fits-l3' }],
    })
    expect(await stage.say('/why 2')).toContain('Tier (passed): This tier was asked for by name')
  })

  it('says a mark once, as a mark', async () => {
    const stage = await aStage()
    await stage.prompt('I am sick of this today, never write frontend code again')
    const said = await stage.until(async () => (await stage.say('/why 1'))?.match(/A lasting wish[^·\n]*/g))
    expect(said).toHaveLength(1)
  })

  it('says of an undo who wanted it and who agreed, and nothing of triggers', async () => {
    const stage = await aStage()
    await stage.put('Keep the changelog in order')
    await stage.approve(1)
    await stage.say('/undo 1')
    await stage.press(2, 'evolve', BO)
    await stage.state(2, 'written')
    const said = await stage.say('/why 2')
    expect(said).toContain('The request (passed): Somebody asked to take it out: Ana')
    expect(said).toContain('Bo · Telegram: agreed to take it out')
    expect(said).not.toMatch(/trigger|evolved/)
    await stage.put('Name the branches after tickets')
    await stage.approve(3)
    await stage.app().undo(3)
    expect((await stage.app().why(4))?.reasons).toContainEqual({ code: 'removal-shell' })
  })

  it('asks for the number that is missing, and takes one of any width', async () => {
    const stage = await aStage()
    await stage.propose('Keep the changelog in order')
    expect(await stage.say('/why')).toContain('/why 42')
    expect(await stage.say('/undo please')).toContain('/undo 42')
    expect(await stage.say('/why #１')).toContain('Keep the changelog in order')
    expect(await stage.say('/why 7')).toContain('no such request')
  })
})
