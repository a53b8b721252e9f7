import { describe, expect, it } from 'vitest'
import { wireError } from '../channels/telegram/wire-rules.ts'
import { ANA, aStage, BO, GROUP, type Stage } from './stage.ts'

const TEXT = 'Use tabs in makefiles'
const cardsOf = (stage: Stage, number: number, chat = GROUP) =>
  stage.wire.messages.filter(
    ({ text, chat: at }) => at === chat && text.startsWith(`🧬 Evolution request #${number}`),
  )
const MINUTE = 60_000

describe('a card that the platform does not take at once', () => {
  it.each([
    [
      '429 with a time to wait',
      wireError(429, 'Too Many Requests: retry after 3', { retry_after: 3 }),
      3_000,
    ],
    ['500', wireError(500, 'Internal Server Error'), 5_000],
    ['502 from a proxy', 'gateway' as const, 3_000],
    ['a line cut before anything was carried out', 'cut' as const, 3_000],
  ])('comes once, later, after %s', async (_, fault, wait) => {
    const stage = await aStage()
    stage.wire.fail('sendMessage', fault)
    await stage.propose(TEXT)
    await stage.until(() => stage.wire.of('sendMessage').length === 1)
    await stage.handled()
    stage.pass(wait - 1)
    await stage.handled()
    expect(cardsOf(stage, 1)).toHaveLength(0)
    stage.pass(MINUTE)
    await stage.until(() => stage.card(1))
    await stage.approve(1)
    expect(cardsOf(stage, 1)).toHaveLength(1)
  })

  it('is tried once a minute, however long the platform stays away', async () => {
    const stage = await aStage()
    const failures = 9
    stage.wire.fail('sendMessage', 'cut', failures)
    await stage.propose(TEXT)
    for (let failed = 1; failed <= failures; failed += 1) {
      await stage.until(() => stage.wire.of('sendMessage').length === failed)
      await stage.handled()
      stage.pass(MINUTE)
    }
    await stage.until(() => stage.card(1))
    expect(cardsOf(stage, 1)).toHaveLength(1)
  })

  it('may come twice when the line was cut after the send; a press on either decides, once (C5)', async () => {
    const stage = await aStage()
    stage.wire.fail('sendMessage', 'cut-after')
    await stage.propose(TEXT)
    await stage.until(() => cardsOf(stage, 1).length === 1)
    stage.pass(MINUTE)
    await stage.until(() => cardsOf(stage, 1).length === 2)
    await stage.approve(1)
    expect(stage.commits()).toHaveLength(2)
  })

  it('keeps its place: five cards behind a 429 arrive once each, in order', async () => {
    const stage = await aStage()
    stage.wire.fail('sendMessage', wireError(429, 'Too Many Requests: retry after 3', { retry_after: 3 }))
    for (const what of ['makefiles', 'css', 'go', 'shell', 'json']) await stage.propose(`Use tabs in ${what}`)
    await stage.handled()
    expect(stage.wire.of('sendMessage')).toHaveLength(1)
    stage.pass(3_000)
    await stage.until(() => stage.card(5))
    const numbers = stage.wire.messages.map(({ text }) => /#(\d)/.exec(text)?.[1])
    expect(numbers).toEqual(['1', '2', '3', '4', '5'])
  })

  it('that will never be taken is told in the chat, and the request waits', async () => {
    const stage = await aStage()
    stage.wire.fail('sendMessage', wireError(400, "Bad Request: can't parse entities"))
    await stage.propose(TEXT)
    await stage.until(() =>
      stage.wire.messages.some(({ text }) => text.startsWith('Request #1 could not be shown')),
    )
    expect((await stage.request(1)).state).toBe('asked')
  })
})

describe('the edit of a card', () => {
  it.each([
    ['not modified', wireError(400, 'Bad Request: message is not modified: …'), 0],
    ['429', wireError(429, 'Too Many Requests: retry after 5', { retry_after: 5 }), 5_000],
    ['500', wireError(500, 'Internal Server Error'), MINUTE],
    ['cut', 'cut' as const, MINUTE],
    ['carried out and cut', 'cut-after' as const, MINUTE],
  ])('that fails with "%s" still brings the card to what was decided', async (name, fault, wait) => {
    const stage = await aStage()
    await stage.put(TEXT)
    stage.wire.fail('editMessageText', fault)
    expect(await stage.press(1, 'defer')).toBe('#1 deferred.')
    await stage.until(() => stage.wire.of('editMessageText').length === 1)
    stage.pass(wait)
    // The platform says that the card is shown as it is: whoever still sees the old one is answered on it.
    if (name === 'not modified')
      expect(
        await stage.answer(
          stage.wire.taps(stage.card(1)!.id, stage.button(1, 'ignore')!.data, { from: ANA }),
        ),
      ).toBe('#1 has moved on: use its newest card.')
    else await stage.until(() => stage.card(1)?.text.includes('Deferred by Ana'))
    expect(cardsOf(stage, 1)).toHaveLength(1)
  })

  it('of a deleted message puts a new card as long as the request is open', async () => {
    const stage = await aStage()
    await stage.put(TEXT)
    const first = stage.card(1)!
    stage.wire.messages.splice(stage.wire.messages.indexOf(first), 1)
    await stage.say('defer #1')
    await stage.until(() => stage.card(1)?.text.includes('Deferred by Ana'))
    await stage.press(1, 'evolve')
    await stage.state(1, 'written')
  })

  it('of a deleted message of a settled request is given up quietly', async () => {
    const stage = await aStage()
    await stage.put(TEXT)
    const first = stage.card(1)!
    stage.wire.messages.splice(stage.wire.messages.indexOf(first), 1)
    await stage.say('ignore #1')
    await stage.handled()
    expect(cardsOf(stage, 1)).toHaveLength(0)
    expect((await stage.request(1)).state).toBe('ignored')
  })
})

describe('a chat that changes', () => {
  const NEW = -1_001_557_912_345
  const upgraded = wireError(400, 'Bad Request: group chat was upgraded to a supergroup chat', {
    migrate_to_chat_id: NEW,
  })

  it('into a supergroup, told by an error, takes every open card along (R48)', async () => {
    const stage = await aStage()
    await stage.put(TEXT)
    await stage.put('Keep test files short')
    stage.wire.fail('sendMessage', upgraded)
    await stage.propose('Name branches after tickets')
    await stage.until(() => stage.card(3, NEW))
    await stage.until(() => stage.card(1, NEW) && stage.card(2, NEW))
    await stage.press(1, 'ignore', ANA, NEW)
    await stage.until(() => stage.card(1, NEW)?.text.includes('Ignored · Ana'))
    const audit = await stage.app().log({ audit: true, rebuild: false })
    expect(audit.filter(({ move }) => move === 'address-moved')).toHaveLength(1)
    await stage.stop()
    await stage.start()
    await stage.propose('Sort imports by path')
    await stage.until(() => stage.card(4, NEW))
  })

  it.each(['defer', 'ignore'])(
    'into a supergroup while a card is edited, still shows once how it went: %s',
    async (action) => {
      const stage = await aStage()
      await stage.put(TEXT)
      await stage.put('Keep test files short')
      stage.wire.fail('editMessageText', upgraded)
      await stage.press(1, action)
      await stage.until(() => stage.card(1, NEW) && stage.card(2, NEW))
      await stage.handled()
      expect(stage.card(1, NEW)?.text).toMatch(/Deferred by Ana|Ignored · Ana/)
      expect(cardsOf(stage, 1, NEW)).toHaveLength(1)
      expect(cardsOf(stage, 2, NEW)).toHaveLength(1)
    },
  )

  it('into a supergroup, told by the service message, takes the open cards along', async () => {
    const stage = await aStage()
    await stage.put(TEXT)
    stage.wire.push({
      message: {
        message_id: 900,
        date: 1,
        from: ANA,
        chat: { id: GROUP, type: 'group' },
        migrate_to_chat_id: NEW,
      },
    })
    await stage.until(() => stage.card(1, NEW))
    await stage.press(1, 'evolve', ANA, NEW)
    await stage.state(1, 'written')
    await stage.until(() => stage.card(1, NEW)?.text.includes('✅'))
  })

  it('told of a chat that is none of ours changes nothing (R48)', async () => {
    const stage = await aStage()
    await stage.put(TEXT)
    const chat = { id: -100_999, type: 'group' }
    stage.wire.push({ message: { message_id: 900, date: 1, from: ANA, chat, migrate_to_chat_id: NEW } })
    await stage.handled()
    await stage.press(1, 'ignore')
    await stage.until(() => stage.card(1)?.text.includes('Ignored · Ana'))
    expect(stage.card(1, NEW)).toBeUndefined()
  })

  it('loses its topic: the cards come to the chat itself, with a note', async () => {
    const stage = await aStage({ env: { TELEGRAM_CHATS: `${GROUP}/42` } })
    stage.wire.topics.add(42)
    await stage.put(TEXT)
    expect(stage.card(1)?.params.message_thread_id).toBe(42)
    stage.wire.topics.delete(42)
    await stage.propose('Keep test files short')
    await stage.until(() => stage.card(2))
    expect(stage.card(2)?.params.message_thread_id).toBeUndefined()
    await stage.until(() =>
      stage.wire.messages.some(({ text }) => text.includes('topic for these cards is gone')),
    )
  })

  it('blocks the bot and lets it in again: what waited comes at once', async () => {
    const stage = await aStage({ env: { TELEGRAM_CHATS: `${GROUP},${BO.id}` } })
    stage.wire.fail('sendMessage', wireError(403, 'Forbidden: bot was blocked by the user'))
    await stage.propose(TEXT)
    await stage.until(() => stage.card(1, BO.id) || stage.card(1))
    await stage.handled()
    const shut = stage.card(1) ? BO.id : GROUP
    expect(stage.card(1, shut)).toBeUndefined()
    expect((await stage.app().doctor()).map(({ code }) => code)).toContain('address-unreachable')
    stage.wire.push({
      my_chat_member: {
        chat: { id: shut, type: shut < 0 ? 'supergroup' : 'private' },
        from: BO,
        date: 1,
        old_chat_member: { status: 'kicked', user: { id: 4242, is_bot: true, first_name: 'Wire' } },
        new_chat_member: { status: 'member', user: { id: 4242, is_bot: true, first_name: 'Wire' } },
      },
    })
    await stage.until(() => stage.card(1, shut))
    expect((await stage.app().doctor()).map(({ code }) => code)).not.toContain('address-unreachable')
  })
})

describe('another consumer of the token (R43)', () => {
  it('is told by status and doctor, and over when it is gone; nothing pressed meanwhile is lost', async () => {
    const stage = await aStage({ heart: 'own' })
    await stage.put(TEXT)
    const conflict = wireError(409, 'Conflict: terminated by other getUpdates request')
    stage.wire.fail('getUpdates', conflict, Number.POSITIVE_INFINITY)
    const tap = stage.wire.taps(stage.card(1)!.id, stage.button(1, 'ignore')!.data)
    await stage.until(async () => (await stage.app().status()).channels[0]?.remark?.startsWith('409'))
    expect((await stage.app().doctor()).map(({ code }) => code)).toContain('channel-trouble')
    stage.wire.mend('getUpdates')
    await stage.answer(tap)
    await stage.state(1, 'ignored')
    await stage.until(async () => (await stage.app().status()).channels[0]?.state === 'up')
  })
})

describe('a press whose answer comes too late (R46)', () => {
  it('stands, and the card says so', async () => {
    const stage = await aStage()
    await stage.put(TEXT)
    stage.wire.fail(
      'answerCallbackQuery',
      wireError(400, 'Bad Request: query is too old and response timeout expired'),
    )
    stage.wire.taps(stage.card(1)!.id, stage.button(1, 'evolve')!.data)
    await stage.state(1, 'written')
    await stage.until(() => stage.card(1)?.text.includes('✅ Evolved · Ana'))
  })
})
