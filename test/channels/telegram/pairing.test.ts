import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPairing, type PairingOptions } from '../../../src/channels/telegram/pairing.ts'
import { ANA, BO, GROUP, TOKEN, Wire } from './wire.ts'

let wire: Wire
beforeEach(async () => {
  wire = await new Wire().start()
})
afterEach(async () => {
  await wire.stop()
  expect(wire.violations).toEqual([])
})

const pairing = (more: Partial<PairingOptions> = {}) =>
  openPairing({ token: TOKEN, apiRoot: wire.url, first: true, ...more })
const never = () => new AbortController().signal

describe('a bot that is set up', () => {
  it('is named by its token, and a wrong token is told apart from a network that is down', async () => {
    expect(await pairing().me()).toEqual({ outcome: 'bot', username: 'wire_bot', name: 'Wire' })
    expect(await pairing({ token: '4242:wrong' }).me()).toMatchObject({ trouble: 'token' })
    expect(await pairing({ apiRoot: 'http://127.0.0.1:1' }).me()).toMatchObject({
      trouble: 'network',
    })
  })

  it('learns who pressed start with the code, and confirms it so that nobody sees it again', async () => {
    const waiting = pairing().person('c0de', never())
    await wire.until(() => wire.of('getUpdates').length > 0)
    wire.says('/start')
    wire.says('/start other', { from: BO, chat: { id: BO.id, type: 'private' } })
    wire.says('/start c0de', { chat: { id: GROUP, type: 'supergroup' } })
    wire.says('hello c0de')
    wire.push({
      message: {
        message_id: 1,
        from: { ...BO, is_bot: true },
        chat: { type: 'private' },
        text: '/start c0de',
      },
    })
    wire.push({ my_chat_member: { odd: true } })
    const last = wire.push({
      message: { from: ANA, chat: { id: ANA.id, type: 'private' }, text: '/start c0de' },
    })
    expect(await waiting).toEqual({ outcome: 'paired', id: '1001', name: 'Ana' })
    expect(wire.confirmed).toBe(last + 1)
  })

  it('leaves a press that waits for the service where somebody may decide already', async () => {
    const press = wire.push({ callback_query: { id: 'x', from: BO, data: '1.1.evolve' } })
    wire.says('/start c0de')
    const bot = await pairing({ first: false })
    expect(await bot.person('c0de', never())).toMatchObject({ outcome: 'paired' })
    expect(wire.confirmed).toBeLessThanOrEqual(press)
  })

  it('stops waiting when it is told to, and says when another program takes the updates', async () => {
    const stop = new AbortController()
    const waiting = pairing().person('c0de', stop.signal)
    await wire.until(() => wire.of('getUpdates').length > 0)
    stop.abort()
    expect(await waiting).toBeNull()
    wire.revoked = true
    expect(await pairing().person('c0de', never())).toMatchObject({ trouble: 'token' })
  })

  it('takes a webhook away that would keep everything from it', async () => {
    wire.webhook = 'https://example.com/hook'
    const waiting = pairing().person('c0de', never())
    await wire.until(() => wire.of('deleteWebhook').length > 0)
    wire.says('/start c0de')
    expect(await waiting).toMatchObject({ outcome: 'paired', id: '1001' })
  })

  it('sends a test, sees the press of that person alone, and takes the button away', async () => {
    const bot = await pairing()
    const sent = await bot.send('1001', 'a test', 'It works')
    if (sent.outcome !== 'sent') throw new Error(sent.why)
    const message = Number(sent.message)
    expect(wire.message(message).buttons).toEqual([[{ text: 'It works', data: 'init.test' }]])
    const waiting = bot.press('1001', sent.message, never())
    await wire.until(() => wire.of('getUpdates').length > 0)
    wire.taps(message, 'init.test', { from: BO })
    wire.taps(message, '1.1.evolve')
    const press = wire.taps(message, 'init.test')
    expect(await waiting).toEqual({ outcome: 'pressed' })
    expect(wire.answerTo(press)).toBeDefined()
    await bot.settle('1001', sent.message, 'done')
    expect(wire.message(message)).toMatchObject({ text: 'done', buttons: [] })
    expect(await bot.send('1001', '', null)).toMatchObject({ outcome: 'trouble', trouble: 'network' })
  })
})
