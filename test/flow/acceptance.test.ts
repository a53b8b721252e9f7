import { describe, expect, it } from 'vitest'
import { beat } from '../../src/flow/tend.ts'
import { aStage, type Stage } from './stage.ts'

const env = { LIMIT_DAILY: '50', LIMIT_WEEKLY: '50', DIGEST_AT: '23:59' }
const at = Date.parse('2026-06-01T10:00:00Z')
const words = ['amber', 'birch', 'cedar', 'daisy', 'elder', 'fern', 'grass', 'hazel', 'iris', 'juniper']

async function ignored(stage: Stage, count: number): Promise<void> {
  for (const word of words.slice(0, count)) {
    const number = await stage.put(`Name the ${word} widget after its colour`)
    await stage.press(number, 'ignore')
  }
}

describe('what people said to others like it', () => {
  it('stands on the card, and why tells it', async () => {
    const stage = await aStage({ at, env })
    await stage.put('Write dates in ISO form')
    expect(stage.card(1)?.text).not.toContain('similar')
    await stage.approve(1)
    await ignored(stage, 1)
    await stage.put('Keep test files short')
    expect(stage.card(3)?.text).toContain('Seen 1× · similar: 1 approved, 1 ignored')
    expect((await stage.app().why(3))?.verdicts).toContainEqual({
      gate: 'acceptance',
      outcome: 'pass',
      reasons: [{ code: 'similar', detail: '1 : 1' }],
    })
    // A request that was decided is none of the others.
    expect((await stage.app().why(1))?.reasons).toContainEqual({ code: 'similar', detail: '0 : 1' })
    expect((await stage.app().why(2))?.reasons).toContainEqual({ code: 'similar', detail: '1 : 0' })
  })

  it('leaves a class that hardly anybody wants to the digest, but never a person’s urgent words', async () => {
    const stage = await aStage({ at, env })
    await ignored(stage, 10)
    const number = await stage.propose('Keep test files short')
    for (let looks = 0; looks < 3; looks += 1) await beat(stage.world())
    expect(await stage.request(number)).toMatchObject({ state: 'queued' })
    expect((await stage.app().why(number))?.reasons[0]).toEqual({ code: 'unwanted' })
    // What waits for the digest holds up nobody.
    await stage.prompt('From now on always answer in English')
    await stage.until(() => stage.card(number + 1))
    await stage.app().digest({ now: true })
    await stage.until(() => stage.told().includes('Keep test files short'))
  })
})
