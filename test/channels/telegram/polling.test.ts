import { afterEach, describe, expect, it } from 'vitest'
import { createTelegram } from '../../../src/channels/telegram/index.ts'
import { aClock, say } from '../say.ts'
import { onTheWire, quick } from './stage.ts'
import { TOKEN, Wire } from './wire.ts'
import { wireError } from './wire-rules.ts'

const conflict = wireError(409, 'Conflict: terminated by other getUpdates request')
type Stage = Awaited<ReturnType<typeof onTheWire>>
let stage: Stage
const begin = async (how: Parameters<typeof onTheWire>[0] = {}) => {
  stage = await onTheWire(how)
  return stage.wire
}
afterEach(() => stage?.close())
const health = () => stage.channel.health()
const heard = (text: string) => stage.wire.until(() => stage.texts().includes(text))

describe('receiving', () => {
  it('asks for exactly the kinds it reads (R44)', async () => {
    const wire = await begin()
    expect(wire.of('getUpdates')[0]?.params.allowed_updates).toEqual([
      'message',
      'callback_query',
      'my_chat_member',
    ])
  })
  it('takes what was pressed and typed during a downtime', async () => {
    const wire = await new Wire().start()
    wire.says('while you were away')
    await begin({ wire })
    await heard('while you were away')
  })
  it('leaves other kinds alone and confirms them', async () => {
    const wire = await begin()
    wire.push({ edited_message: { message_id: 1, text: '进化' } })
    const last = wire.push({ message_reaction: {} })
    await wire.until(() => wire.confirmed > last)
    expect(stage.updates).toEqual([])
  })
  it('names the bot and the update, as text', async () => {
    const wire = await begin()
    wire.says('hello')
    await heard('hello')
    expect(stage.updates[0]).toMatchObject({ channel: 'telegram', bot: '4242', id: '1' })
  })
})

describe('an update (R37)', () => {
  it('is not confirmed before it was handled', async () => {
    let finish = () => {}
    const wire = await begin({ receive: () => new Promise((resolve) => (finish = () => resolve(null))) })
    wire.says('slow')
    await heard('slow')
    expect(wire.confirmed).toBe(1)
    finish()
    await wire.until(() => wire.confirmed === 2)
  })
  it('comes again to the next process when this one dies between its handling and its confirmation', async () => {
    const wire = await new Wire().start()
    const died = await onTheWire({ wire, receive: () => new Promise(() => {}), patience: { stopMs: 1 } })
    wire.says('half done')
    await wire.until(() => died.texts().includes('half done'))
    await begin({ wire })
    await heard('half done')
    expect(stage.updates[0]?.id).toBe(died.updates[0]?.id)
    await wire.until(() => wire.confirmed === 2)
    await died.channel.stop()
  })
  it('that is handled when the stop comes is confirmed by it; those behind it are not', async () => {
    let finish = () => {}
    const wire = await new Wire().start()
    wire.says('first')
    wire.says('second')
    await begin({ wire, receive: () => new Promise((resolve) => (finish = () => resolve(null))) })
    await heard('first')
    const stopped = stage.channel.stop()
    finish()
    await stopped
    expect(wire.confirmed).toBe(2)
    expect(stage.texts()).toEqual(['first'])
  })
  it('that is still being handled is not confirmed by a stop that cannot wait', async () => {
    const wire = await begin({ receive: () => new Promise(() => {}), patience: { stopMs: 1 } })
    wire.says('endless')
    await heard('endless')
    await stage.channel.stop()
    expect(wire.confirmed).toBe(1)
  })
  it('is never confirmed while it cannot be stored, however long that is (R37, R87)', async () => {
    let tries = 0
    let full = true
    const wire = await begin({
      patience: { storePausesMs: [1, 1] },
      receive: async () => {
        tries += 1
        if (full) throw new Error('the disk is full')
        return null
      },
    })
    wire.says('a decision')
    await wire.until(() => tries > 12)
    expect(wire.confirmed).toBe(1)
    full = false
    await wire.until(() => wire.confirmed === 2)
  })
  it('is tried again when it could not be stored, before the next one', async () => {
    let tries = 0
    const wire = await begin({
      receive: async () => {
        tries += 1
        if (tries === 1) throw new Error('the disk is full')
        return null
      },
    })
    wire.says('first')
    wire.says('second')
    await heard('second')
    expect(stage.texts()).toEqual(['first', 'first', 'second'])
  })
})

describe('starting', () => {
  it('tells who the bot is', async () => {
    await begin()
    expect(health()).toMatchObject({ name: 'telegram', identity: '@wire_bot', state: 'up', remark: null })
    expect(health().lastContact).not.toBeNull()
  })
  it('deletes a webhook and keeps what waits', async () => {
    const wire = await new Wire().start()
    wire.webhook = 'https://old.example/hook'
    wire.says('waiting')
    await begin({ wire })
    await heard('waiting')
    expect(wire.webhook).toBe('')
  })
  it('shows the commands in every language', async () => {
    const wire = await begin()
    await wire.until(() => wire.of('setMyCommands').length === 3)
    const [en, zh, ko] = wire.of('setMyCommands').map(({ params }) => params)
    expect([en?.language_code, zh?.language_code, ko?.language_code]).toEqual([undefined, 'zh', 'ko'])
    expect(zh?.commands).toContainEqual({ command: 'why', description: 'zh:command-why' })
  })
  it('refuses a token that the server refuses', async () => {
    const wire = await new Wire().start()
    wire.revoked = true
    const options = { t: say, log: () => {}, now: aClock(), patience: quick, apiRoot: wire.url }
    for (const token of [TOKEN, 'no token'])
      await expect(createTelegram({ ...options, token }).start(async () => null)).rejects.toMatchObject({
        code: 'telegram-token',
      })
    await wire.stop()
  })
  it('goes on without a network and connects when there is one', async () => {
    const wire = await new Wire().start()
    wire.fail('getMe', 'cut', 3)
    await begin({ wire })
    await wire.until(() => health().state === 'up')
    expect(health().identity).toBe('@wire_bot')
  })
  it('does not wait for a server that never answers', async () => {
    const wire = await new Wire().start()
    wire.fail('getMe', 'hang')
    await begin({ wire, patience: { firstContactMs: 20 } })
    await wire.until(() => health().state === 'up')
  })
  it('can be stopped before it ever connected', async () => {
    const wire = await new Wire().start()
    wire.fail('getMe', 'cut', 1_000_000)
    await begin({ wire, awaitUp: false, patience: { backOffMs: 60_000 } })
    expect(health()).toMatchObject({ state: 'trouble', remark: 'network: ECONNRESET' })
    await stage.channel.stop()
    expect(health()).toMatchObject({ state: 'down', remark: 'stopped' })
  })
})

describe('a poll that fails', () => {
  it('with 409 backs off, says so, is down after three in a row and recovers by itself (R43)', async () => {
    const wire = await begin({ patience: { pollSeconds: 0.2 } })
    const states: string[] = []
    const inARow = new Set<number>()
    wire.fail('getUpdates', conflict, 4)
    wire.says('wake up')
    await wire.until(() => {
      const { state, remark, conflicts } = health()
      inARow.add(conflicts)
      states.push(`${state} ${remark}`)
      return states.some((each) => each.startsWith('down')) && state === 'up'
    })
    const another = '409: another consumer holds this token'
    expect([...new Set(states)]).toEqual(['up null', `trouble ${another}`, `down ${another}`])
    expect(health()).toMatchObject({ state: 'up', remark: null, conflicts: 0 })
    expect(Math.max(...inARow)).toBeGreaterThanOrEqual(3)
    await heard('wake up')
    expect(stage.texts()).toEqual(['wake up'])
    expect(health().lastUpdate).toBeGreaterThan(0)
  })
  it('with 401 ends the listening for good', async () => {
    const wire = await begin()
    wire.revoked = true
    wire.says('wake up')
    await wire.until(() => health().state === 'down')
    expect(health().remark).toBe('401: Unauthorized: the token is not valid any more')
    const calls = wire.of('getUpdates').length
    await stage.channel.stop()
    expect(wire.of('getUpdates')).toHaveLength(calls)
  })
  it.each([
    ['a cut line', 'cut' as const],
    ['a cut line after the answer was made', 'cut-after' as const],
    ["a proxy's page", 'gateway' as const],
    ['a 500', wireError(500, 'Internal Server Error')],
    ['nonsense', wireError(400, 'Bad Request: what?')],
  ])('with %s loses nothing', async (_, fault) => {
    const wire = await begin()
    wire.fail('getUpdates', fault, 2)
    wire.says('still there')
    await heard('still there')
    await wire.until(() => health().state === 'up')
    expect(stage.texts()).toEqual(['still there'])
  })
  it('drops a webhook that somebody set meanwhile', async () => {
    const wire = await begin()
    wire.webhook = 'https://new.example/hook'
    wire.says('first')
    wire.says('second')
    await heard('second')
    expect(wire.webhook).toBe('')
  })
})
