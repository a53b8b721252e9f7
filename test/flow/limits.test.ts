import { describe, expect, it } from 'vitest'
import { ANA, aStage, GROUP, type Stage } from './stage.ts'

const things = [
  'makefiles',
  'test files',
  'branch names',
  'log lines',
  'error texts',
  'import lists',
  'type names',
  'fixtures',
  'snapshots',
  'comments',
  'shell scripts',
  'css files',
  'icons',
  'json files',
  'headings',
  'flags',
  'hooks',
  'ports',
]
const rule = (index: number) => `Keep ${things[index]} sorted by name`
const urgent = (index: number) => `Always keep test files sorted by name in the ${things[index]} folder`
const MINUTE = 60_000
const HOUR = 60 * MINUTE

async function proposeMany(stage: Stage, from: number, to: number): Promise<void> {
  for (let index = from; index < to; index++) await stage.propose(rule(index))
  await stage.handled()
  await stage.handled()
}
const cards = (stage: Stage) =>
  things.map((_, index) => index + 1).filter((number) => stage.card(number) !== undefined)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** A moment on a wall clock of a zone, given with its offset. */
const at = (text: string) => Date.parse(text)

describe('the limit of a day', () => {
  it('holds the sixth counted card, and why says so (R113)', async () => {
    const stage = await aStage({ at: at('2026-11-30T12:00:00Z') })
    await proposeMany(stage, 0, 7)
    expect(cards(stage)).toEqual(upTo(5))
    expect((await stage.request(6)).state).toBe('queued')
    const why = await stage.app().why(6)
    expect(why?.reasons.map(({ code }) => code)).toContain('limit-daily')
    expect(await stage.say('/why 6')).toContain('5')
    expect(await stage.say('/limits')).toContain('Today: 5 of 5')
  })

  it('counts by the local date: full at 23:59:59.999, free again at 00:00', async () => {
    const stage = await aStage({
      at: at('2026-12-02T23:59:59.999+09:00'),
      env: { EVOGATE_TIMEZONE: 'Asia/Seoul' },
    })
    await proposeMany(stage, 0, 6)
    expect(cards(stage)).toEqual(upTo(5))
    stage.pass(1)
    await stage.until(() => stage.card(6))
  })

  it.each([
    ['of 23 hours', '2026-03-29T00:00:00+01:00', 23],
    ['of 25 hours', '2026-10-25T00:00:00+02:00', 25],
    ['of 24 hours', '2026-06-10T00:00:00+02:00', 24],
  ])('is as long as a local day %s', async (_, midnight, hours) => {
    const stage = await aStage({ at: at(midnight), env: { EVOGATE_TIMEZONE: 'Europe/Berlin' } })
    await proposeMany(stage, 0, 6)
    stage.pass(hours * HOUR - 1)
    await stage.handled()
    expect(cards(stage)).toEqual(upTo(5))
    stage.pass(1)
    await stage.until(() => stage.card(6))
  })

  it('gives nothing back when the clock is set back, and nothing twice when it is set forward again', async () => {
    const stage = await aStage({ at: at('2026-12-02T12:00:00Z') })
    await proposeMany(stage, 0, 6)
    stage.pass(-6 * HOUR)
    await stage.handled()
    expect(cards(stage)).toEqual(upTo(5))
    stage.pass(6 * HOUR)
    await stage.handled()
    expect(cards(stage)).toEqual(upTo(5))
    stage.pass(12 * HOUR)
    await stage.until(() => stage.card(6))
  })

  it('outlives a restart', async () => {
    const stage = await aStage({ at: at('2026-12-02T12:00:00Z') })
    await proposeMany(stage, 0, 6)
    await stage.stop()
    await stage.start()
    await stage.handled()
    expect(cards(stage)).toEqual(upTo(5))
  })

  it('of 0 lets nothing out by itself, not even urgent words', async () => {
    const stage = await aStage({ env: { LIMIT_DAILY: '0' } })
    await stage.prompt(urgent(0))
    await stage.until(async () => (await stage.app().pending()).length === 1)
    await stage.handled()
    expect(cards(stage)).toEqual([])
  })

  it('is never exceeded by releases that run at once', async () => {
    const stage = await aStage({ heart: 'own', at: at('2026-12-02T12:00:00Z') })
    const { release } = await import('../../src/flow/chores/release.ts')
    for (let index = 0; index < 9; index++) await stage.propose(rule(index))
    await Promise.all(upTo(12).map(() => release(stage.world())))
    const states = await Promise.all(upTo(9).map(async (number) => (await stage.request(number)).state))
    expect(states.filter((state) => state === 'asked')).toHaveLength(5)
  })
})

describe("a person's own urgent words", () => {
  it('come on top, five a day, and then take counted slots, and then wait first in the queue', async () => {
    const stage = await aStage({ at: at('2026-12-02T12:00:00Z') })
    await proposeMany(stage, 0, 5)
    expect(cards(stage)).toEqual(upTo(5))
    for (let index = 5; index < 11; index++) await stage.prompt(urgent(index), `s${index}`)
    await stage.until(async () => (await stage.app().pending()).length === 11)
    await stage.handled()
    expect(cards(stage)).toHaveLength(10)
    const waits = (await stage.app().pending()).find(({ state }) => state === 'queued')
    expect((await stage.app().why(waits!.id))?.reasons.map(({ code }) => code)).toContain('limit-urgent')
    const late = await stage.propose(rule(12))
    stage.pass(12 * HOUR)
    await stage.until(() => stage.card(waits!.id) && stage.card(late))
    expect(stage.card(waits!.id)!.id).toBeLessThan(stage.card(late)!.id)
  })

  it('break the quiet hours, which hold everything else until they end', async () => {
    const stage = await aStage({
      at: at('2026-12-02T23:00:00Z'),
      env: { QUIET_HOURS: '22:00-08:00' },
    })
    await stage.propose(rule(0))
    await stage.prompt(urgent(1))
    await stage.until(() => stage.card(2))
    expect(stage.card(1)).toBeUndefined()
    expect((await stage.app().why(1))?.reasons.map(({ code }) => code)).toContain('quiet-hours')
    stage.pass(9 * HOUR - MINUTE)
    await stage.handled()
    expect(stage.card(1)).toBeUndefined()
    stage.pass(MINUTE)
    await stage.until(() => stage.card(1))
  })
})

describe('the limit of a week', () => {
  it('holds the sixteenth card until Monday', async () => {
    const stage = await aStage({ at: at('2026-11-30T09:00:00Z') })
    for (let day = 0; day < 4; day++) {
      await proposeMany(stage, day * 4, day * 4 + 4)
      stage.pass(24 * HOUR)
    }
    await stage.handled()
    expect(cards(stage)).toEqual(upTo(15))
    expect((await stage.app().why(16))?.reasons.map(({ code }) => code)).toContain('limit-weekly')
    stage.pass(3 * 24 * HOUR - 9 * HOUR - MINUTE)
    await stage.handled()
    expect(cards(stage)).toEqual(upTo(15))
    stage.pass(MINUTE)
    await stage.until(() => stage.card(16))
  })
})

describe('what an approver asks for', () => {
  it('takes no slot: /remember, and "send" on the list of /pending', async () => {
    const stage = await aStage({ at: at('2026-12-02T12:00:00Z') })
    await proposeMany(stage, 0, 6)
    const before = stage.wire.messages.length
    await stage.say('/pending')
    const list = stage.wire.messages.slice(before).find(({ text }) => text.includes('6 requests are waiting'))
    const send = list?.buttons.flat().find(({ data }) => data.startsWith('6.') && data.endsWith('.send'))
    await stage.answer(stage.wire.taps(list!.id, send!.data))
    await stage.until(() => stage.card(6))
    await stage.say(`/remember ${rule(7)}`)
    await stage.until(() => stage.card(7))
    expect(await stage.say('/limits')).toContain('Today: 5 of 5')
    // The same button again has been used up.
    expect(await stage.answer(stage.wire.taps(list!.id, send!.data))).toContain('moved on')
  })

  it('does, when it is only a member who asks', async () => {
    const stage = await aStage({ at: at('2026-12-02T12:00:00Z') })
    await proposeMany(stage, 0, 5)
    const eve = { id: 6666, is_bot: false, first_name: 'Eve' }
    expect(await stage.say(`/remember ${rule(7)}`, { from: eve })).toContain('#6')
    await stage.handled()
    expect(stage.card(6)).toBeUndefined()
    expect((await stage.request(6)).state).toBe('queued')
  })
})

describe('several addresses', () => {
  it('each count for themselves, and a card goes out when all of them have room', async () => {
    const stage = await aStage({
      at: at('2026-12-02T12:00:00Z'),
      env: { TELEGRAM_CHATS: `${GROUP},${ANA.id}`, LIMIT_DAILY: '1' },
    })
    await proposeMany(stage, 0, 2)
    stage.pass(5_000)
    await stage.until(() => stage.card(1) && stage.card(1, ANA.id))
    expect(cards(stage)).toEqual([1])
    await stage.press(1, 'ignore', ANA, ANA.id)
    stage.pass(5_000)
    await stage.until(() => stage.card(1)?.text.includes('Ignored · Ana'))
    await stage.until(() => stage.card(1, ANA.id)?.text.includes('Ignored · Ana'))
  })
})
