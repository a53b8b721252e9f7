import { describe, expect, it } from 'vitest'
import { aStage } from './stage.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const TEXT = 'Use tabs in makefiles'

describe('a card that nobody answers (R30)', () => {
  it('is set aside after 72 hours with its buttons alive, and expires after 30 days more, never approved', async () => {
    const stage = await aStage()
    await stage.put(TEXT)
    stage.pass(72 * HOUR - 1)
    await stage.handled()
    expect((await stage.request(1)).state).toBe('asked')
    stage.pass(1)
    await stage.until(() => stage.card(1)?.text.includes('nobody decided in time'))
    expect(stage.button(1, 'evolve')).toBeDefined()
    stage.pass(30 * DAY)
    await stage.until(() => stage.card(1)?.text.includes('Expired: nobody decided, nothing was written'))
    expect(stage.commits()).toEqual(['first'])
    await stage.press(1, 'reopen')
    await stage.approve(1)
  })

  it('is decided from where it was set aside', async () => {
    const stage = await aStage()
    await stage.put(TEXT)
    stage.pass(80 * HOUR)
    await stage.until(() => stage.card(1)?.text.includes('nobody decided in time'))
    await stage.approve(1)
  })

  it('is told to whoever types a decision after it expired', async () => {
    const stage = await aStage()
    await stage.put(TEXT)
    stage.pass(72 * HOUR)
    await stage.state(1, 'deferred')
    stage.pass(30 * DAY)
    await stage.state(1, 'expired')
    expect(await stage.say('evolve #1')).toContain('has expired')
  })

  it('does not come back to life when the clock is set back', async () => {
    const stage = await aStage()
    await stage.put(TEXT)
    stage.pass(72 * HOUR)
    await stage.state(1, 'deferred')
    stage.pass(-10 * DAY)
    await stage.handled()
    expect((await stage.request(1)).state).toBe('deferred')
    stage.pass(40 * DAY)
    await stage.state(1, 'expired')
  })

  it('that was approved once and failed never expires', async () => {
    const stage = await aStage()
    await stage.put(TEXT)
    stage.write('MEMORY.md/keep.txt', '')
    await stage.press(1, 'evolve')
    await stage.state(1, 'failed')
    await stage.press(1, 'defer')
    await stage.until(() => stage.card(1)?.text.includes('approved once'))
    stage.pass(400 * DAY)
    await stage.handled()
    expect((await stage.request(1)).state).toBe('deferred')
    stage.remove('MEMORY.md')
    await stage.approve(1)
  })
})

describe('a request that waits in the queue', () => {
  it('expires after 30 days without ever having been asked, and says so to why', async () => {
    const stage = await aStage({ env: { LIMIT_DAILY: '0' } })
    await stage.propose(TEXT)
    stage.pass(30 * DAY)
    await stage.state(1, 'expired')
    expect((await stage.app().why(1))?.request.state).toBe('expired')
    expect(stage.card(1)).toBeUndefined()
  })
})

describe('a deferred request', () => {
  it('is put again by "send" on the list of /pending, as a new card', async () => {
    const stage = await aStage()
    await stage.put(TEXT)
    await stage.press(1, 'defer')
    const first = stage.card(1)!
    await stage.say('/pending')
    const list = stage.wire.messages.find(({ text }) => text.includes('1 request is waiting'))!
    const send = list.buttons.flat().find(({ data }) => data.endsWith('.send'))!
    await stage.answer(stage.wire.taps(list.id, send.data))
    await stage.until(() => stage.card(1)!.id !== first.id && stage.button(1, 'evolve'))
    await stage.until(() => first.buttons.length === 0)
    await stage.approve(1)
  })
})
