import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Place, SendOutcome } from '../../../src/flow/ports/channel.ts'
import { aCard, plainly } from '../contract.ts'
import { onTheWire } from './stage.ts'
import { ANA, BO, type Fault, GROUP } from './wire.ts'
import { wireError } from './wire-rules.ts'

let stage: Awaited<ReturnType<typeof onTheWire>>
beforeEach(async () => {
  stage = await onTheWire()
})
afterEach(() => stage.close())

const home: Place = { chat: String(ANA.id), topic: null }
const group: Place = { chat: String(GROUP), topic: null }
const send = (place = home, how = plainly(), card = aCard()) => stage.channel.send(place, card, how)
const lastSent = () => stage.wire.of('sendMessage').at(-1)?.params ?? {}
const bad = (text: string, parameters?: Record<string, number>) =>
  wireError(400, `Bad Request: ${text}`, parameters)
const forbidden = (text: string) => wireError(403, `Forbidden: ${text}`)
async function sentId(place = home): Promise<string> {
  const outcome = await send(place)
  if (outcome.outcome !== 'sent') throw new Error(outcome.outcome)
  return outcome.message
}

describe('a card that is sent', () => {
  it('carries entities and no parse mode, no preview, and sounds unless silent (R49)', async () => {
    await send()
    expect(lastSent()).toMatchObject({
      link_preview_options: { is_disabled: true },
      disable_notification: false,
      entities: [{ type: 'bold' }, { type: 'blockquote' }, { type: 'pre' }],
    })
    expect(lastSent()).not.toHaveProperty('parse_mode')
    await send(home, plainly({ silent: true }))
    expect(lastSent()).toMatchObject({ disable_notification: true })
  })
  it('goes into its topic; into General none is named', async () => {
    stage.wire.topics.add(42)
    await send({ ...group, topic: '42' })
    expect(lastSent()).toMatchObject({ message_thread_id: 42 })
    await send({ ...group, topic: '1' })
    expect(lastSent()).not.toHaveProperty('message_thread_id')
  })
  it('replies, even if what it replies to is gone', async () => {
    await send(home, plainly({ replyTo: '77' }))
    expect(lastSent()).toMatchObject({
      reply_parameters: { message_id: 77, allow_sending_without_reply: true },
    })
  })
  it('asks one person of a group for words, by name, with a short hint', async () => {
    const asked = { for: { id: String(BO.id), name: 'Bo', locale: null }, placeholder: '새 문장 '.repeat(40) }
    await send(group, plainly({ prompt: asked }))
    const { reply_markup: markup, entities, text } = lastSent() as Record<string, unknown>
    expect(markup).toMatchObject({ force_reply: true, selective: true })
    expect(
      (markup as { input_field_placeholder: string }).input_field_placeholder.length,
    ).toBeLessThanOrEqual(64)
    expect((entities as object[])[0]).toMatchObject({
      type: 'text_mention',
      offset: 0,
      length: 2,
      user: { id: BO.id },
    })
    expect(String(text).startsWith('Bo\n')).toBe(true)
  })
  it('is refused here when a button cannot be carried', async () => {
    const card = aCard({ buttons: [[{ label: 'x', action: 'x'.repeat(65) }]] })
    expect(await send(home, plainly(), card)).toMatchObject({ outcome: 'rejected' })
    expect(stage.wire.of('sendMessage')).toEqual([])
  })
})

describe('a card that does not fit', () => {
  const code = `@@ CLAUDE.md\n${'+ long 🧬 line\n'.repeat(400)}`
  const long = aCard({ parts: [...aCard().parts.slice(0, 3), { part: 'code', text: code }] })

  it('goes as a document with its hash, and nothing can be approved on it (R3)', async () => {
    await send(home, plainly({ replyTo: '9' }), long)
    expect(stage.wire.documents).toHaveLength(1)
    expect(stage.wire.documents[0]?.name).toBe('evogate-42.txt')
    expect(stage.wire.documents[0]?.text).toContain(code)
    const { text } = lastSent()
    expect(text).toMatch(/^en:card-too-long-to-decide en:card-too-long evogate-42\.txt [0-9a-f]{64} own$/m)
    expect(stage.wire.messages[0]?.buttons.flat().map((button) => button.text)).toEqual(['Modify', 'Ignore'])
  })
  it('does not send its document twice when its message has to be sent again', async () => {
    stage.wire.fail('sendMessage', wireError(502, 'Bad Gateway'))
    expect(await send(home, plainly(), long)).toMatchObject({ outcome: 'retry' })
    expect(await send(home, plainly(), long)).toMatchObject({ outcome: 'sent' })
    expect(stage.wire.documents).toHaveLength(1)
  })
  it('is not sent without its document', async () => {
    stage.wire.fail('sendDocument', forbidden('bot was blocked by the user'))
    expect(await send(home, plainly(), long)).toMatchObject({ outcome: 'unreachable' })
    expect(stage.wire.of('sendMessage')).toEqual([])
  })
  it('brings its document along when an edit made it long', async () => {
    const message = await sentId()
    expect(await stage.channel.edit({ ...home, message }, long)).toEqual({ outcome: 'edited' })
    expect(stage.wire.documents).toHaveLength(1)
    expect(stage.wire.message(message).buttons.flat()).toHaveLength(2)
  })
})

describe('what a failed send means', () => {
  const cases: readonly [string, Fault, SendOutcome][] = [
    [
      '429',
      wireError(429, 'Too Many Requests: retry after 7', { retry_after: 7 }),
      { outcome: 'retry', afterMs: 7_000, why: '429: Too Many Requests: retry after 7', asked: true },
    ],
    [
      '500',
      wireError(500, 'Internal Server Error'),
      { outcome: 'retry', afterMs: 5_000, why: '500: Internal Server Error' },
    ],
    ["a proxy's page", 'gateway', { outcome: 'retry', afterMs: 3_000, why: 'network: invalid-json' }],
    ['a cut line', 'cut', { outcome: 'retry', afterMs: 3_000, why: 'network: ECONNRESET' }],
    [
      'a line cut after it was sent',
      'cut-after',
      { outcome: 'retry', afterMs: 3_000, why: 'network: ECONNRESET' },
    ],
    [
      'a migration',
      bad('group chat was upgraded to a supergroup chat', { migrate_to_chat_id: -1001557912345 }),
      { outcome: 'moved', to: '-1001557912345' },
    ],
    ['a deleted topic', bad('message thread not found'), { outcome: 'topic-gone' }],
    ['a closed topic', bad('TOPIC_CLOSED'), { outcome: 'topic-gone' }],
    ['a deleted topic of another wording', bad('TOPIC_DELETED'), { outcome: 'topic-gone' }],
    [
      'a block',
      forbidden('bot was blocked by the user'),
      { outcome: 'unreachable', why: '403: Forbidden: bot was blocked by the user' },
    ],
    [
      'a kick',
      forbidden('bot was kicked from the supergroup chat'),
      { outcome: 'unreachable', why: '403: Forbidden: bot was kicked from the supergroup chat' },
    ],
    [
      'no such chat',
      bad('chat not found'),
      { outcome: 'unreachable', why: '400: Bad Request: chat not found' },
    ],
    [
      'no right to write',
      bad('not enough rights to send text messages to the chat'),
      {
        outcome: 'unreachable',
        why: '400: Bad Request: not enough rights to send text messages to the chat',
      },
    ],
    [
      'text that cannot be parsed',
      bad("can't parse entities"),
      { outcome: 'rejected', why: "400: Bad Request: can't parse entities" },
    ],
    [
      'a revoked token',
      wireError(401, 'Unauthorized'),
      { outcome: 'retry', afterMs: 60_000, why: '401: Unauthorized' },
    ],
  ]
  it.each(cases)('%s', async (_, fault, outcome) => {
    stage.wire.fail('sendMessage', fault)
    expect(await send()).toEqual(outcome)
  })
  it('a server that never answers is tried again', async () => {
    const hasty = await onTheWire({ patience: { callSeconds: 0.05 } })
    hasty.wire.fail('sendMessage', 'hang')
    expect(await hasty.channel.send(home, aCard(), plainly())).toEqual({
      outcome: 'retry',
      afterMs: 3_000,
      why: 'network: timeout',
    })
    await hasty.close()
  })
  it('never tells the token', async () => {
    stage.wire.fail('sendMessage', 'cut')
    expect(JSON.stringify([await send(), stage.channel.health(), stage.lines])).not.toContain('wire-token')
  })
})

describe('what a failed edit means', () => {
  it.each<[string, Fault, object]>([
    ['not modified', bad('message is not modified: specified new message content'), { outcome: 'edited' }],
    ['deleted', bad('message to edit not found'), { outcome: 'gone' }],
    ['too old', bad("message can't be edited"), { outcome: 'gone' }],
    ['of no text', bad('there is no text in the message to edit'), { outcome: 'gone' }],
    ['of a bad id', bad('MESSAGE_ID_INVALID'), { outcome: 'gone' }],
    ['in a lost topic', bad('TOPIC_DELETED'), { outcome: 'gone' }],
    [
      'in a moved chat',
      bad('group chat was upgraded', { migrate_to_chat_id: -1001 }),
      { outcome: 'moved', to: '-1001' },
    ],
    [
      'too fast',
      wireError(429, 'Too Many Requests', { retry_after: 3 }),
      { outcome: 'retry', afterMs: 3_000 },
    ],
    [
      'in a chat that shut us out',
      forbidden('bot was kicked from the group chat'),
      { outcome: 'unreachable' },
    ],
  ])('a message %s', async (_, fault, outcome) => {
    const message = await sentId()
    stage.wire.fail('editMessageText', fault)
    expect(await stage.channel.edit({ ...home, message }, aCard())).toMatchObject(outcome)
  })
})

describe('pacing', () => {
  it('answers retry instead of waiting, and does not trouble the server (R47)', async () => {
    const paced = await onTheWire({ now: () => 1_000 })
    const outcomes = []
    for (let n = 0; n < 22; n += 1)
      outcomes.push(await paced.channel.send(group, aCard(), plainly({ nonce: String(n) })))
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([...Array(20).fill('sent'), 'retry', 'retry'])
    expect(outcomes[20]).toEqual({ outcome: 'retry', afterMs: 3_000, why: 'pacing', asked: true })
    expect(paced.wire.of('sendMessage')).toHaveLength(20)
    expect(await paced.channel.edit({ ...group, message: '1' }, aCard())).toMatchObject({ outcome: 'retry' })
    await paced.close()
  })
  it('leaves a chat alone as long as a 429 said', async () => {
    const paced = await onTheWire({ now: () => 1_000 })
    paced.wire.fail('sendMessage', wireError(429, 'Too Many Requests: retry after 3', { retry_after: 3 }))
    expect(await paced.channel.send(group, aCard(), plainly())).toMatchObject({ afterMs: 3_000 })
    expect(await paced.channel.send(group, aCard(), plainly())).toEqual({
      outcome: 'retry',
      afterMs: 3_000,
      why: 'pacing',
      asked: true,
    })
    expect(paced.wire.of('sendMessage')).toHaveLength(1)
    await paced.close()
  })
})
