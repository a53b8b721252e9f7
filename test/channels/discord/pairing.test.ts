import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPairing, type PairingOptions } from '../../../src/channels/discord/pairing.ts'
import { ANA, BO, CHANNEL, GUILD, TOKEN, Wire } from './wire.ts'

let wire: Wire
beforeEach(async () => {
  wire = await new Wire().start()
})
afterEach(async () => {
  await wire.stop()
  expect(wire.violations).toEqual([])
})

const pairing = (more: Partial<PairingOptions> = {}) =>
  openPairing({ token: TOKEN, apiRoot: wire.api, ...more })
const texts = {
  message: 'set up',
  button: 'Enter the code',
  title: 'Evogate',
  label: 'The code',
  wrong: 'wrong',
  done: (name: string) => `${name} may`,
}
const never = () => new AbortController().signal

describe('a bot that is set up on Discord', () => {
  it('is named by its token, with the link that lets it in; a wrong token is told apart from a network that is down', async () => {
    const me = await pairing().bot()
    expect(me).toMatchObject({ outcome: 'bot', name: 'wire' })
    expect(me.outcome === 'bot' && me.invite).toMatch(
      /client_id=\d+&scope=bot\+applications\.commands&permissions=\d+$/,
    )
    expect(await pairing({ token: 'wrong' }).bot()).toMatchObject({ trouble: 'token' })
    expect(await pairing({ apiRoot: 'http://127.0.0.1:1/api' }).bot()).toMatchObject({ trouble: 'network' })
  })

  it('tells what it lacks in the channels of a guild', async () => {
    expect(await pairing().channels(GUILD)).toMatchObject({
      channels: [{ id: CHANNEL, name: 'approvals', lacks: [] }],
    })
    wire.allows = '3072'
    const lacks = ['embed-links', 'attach-files', 'read-history']
    expect(await pairing().channel(CHANNEL)).toMatchObject({ channel: { lacks } })
    expect(await pairing().channel('1300000000000000009')).toMatchObject({ channel: null })
  })

  it('learns who may decide from whoever enters the code, and from nobody who guesses', async () => {
    const waiting = pairing().person(CHANNEL, 'ab23cd45', texts, never())
    const message = await wire.until(() => wire.messages[0])
    await wire.until(() => wire.connected)
    const enter = async (from: typeof ANA | typeof BO, code: string) => {
      const opened = wire.clicks(message.id, 'init.test', { from })
      await wire.until(() => opened.answer?.type === 9)
      const sent = wire.submits(opened, code, { from })
      await wire.until(() => sent.answer)
      return sent.answer as { type: number; data: { content: string; flags: number } }
    }
    expect(await enter(BO, 'ab23cd46')).toMatchObject({ type: 4, data: { content: 'wrong', flags: 64 } })
    expect(await enter(ANA, 'AB23-CD45')).toMatchObject({ data: { content: 'Ana may' } })
    expect(await waiting).toEqual({ outcome: 'paired', id: ANA.id, name: 'Ana' })
    expect(wire.messages[0]?.body).toMatchObject({ content: 'Ana may', components: [] })
  })

  it('takes no code any more after five wrong ones', async () => {
    const stop = new AbortController()
    const waiting = pairing().person(CHANNEL, 'ab23cd45', texts, stop.signal)
    const message = await wire.until(() => wire.messages[0])
    await wire.until(() => wire.connected)
    for (const code of ['1', '2', '3', '4', '5', 'ab23cd45']) {
      const opened = wire.clicks(message.id, 'init.test')
      await wire.until(() => opened.answer?.type === 9)
      const sent = wire.submits(opened, code)
      await wire.until(() => sent.answer)
      expect(sent.answer).toMatchObject({ data: { content: 'wrong' } })
    }
    stop.abort()
    expect(await waiting).toBeNull()
    expect(wire.messages[0]?.body).toMatchObject({ components: [] })
  })

  it('sends a test, sees the press of that person alone, and takes the button away', async () => {
    const bot = pairing()
    const sent = await bot.send(CHANNEL, 'a test', 'It works')
    if (sent.outcome !== 'sent') throw new Error(sent.why)
    const waiting = bot.press(ANA.id, sent.message, never())
    await wire.until(() => wire.connected)
    wire.clicks(sent.message, 'init.test', { from: BO })
    const press = wire.clicks(sent.message, 'init.test')
    expect(await waiting).toEqual({ outcome: 'pressed' })
    await wire.until(() => press.answer)
    await bot.settle(CHANNEL, sent.message, 'done')
    expect(wire.messages[0]?.body).toMatchObject({ content: 'done', components: [] })
  })
})
