import { describe, expect, it } from 'vitest'
import { localeOf, readPress, readUpdate } from '../../../src/channels/telegram/read.ts'

const ana = { id: 1001, is_bot: false, first_name: 'Ana', last_name: 'Li', language_code: 'zh-hans' }
const group = { id: -100500, type: 'supergroup' }
const said = (change: object = {}) => ({
  update_id: 7,
  message: { message_id: 5, date: 1, from: ana, chat: group, text: '进化', ...change },
})
const pressed = (change: object = {}) => ({
  update_id: 8,
  callback_query: {
    id: 'cb1',
    from: ana,
    data: '42.7.evolve',
    message: { message_id: 5, date: 1, chat: group },
    ...change,
  },
})
const read = (update: Parameters<typeof readUpdate>[0]) => readUpdate(update, 'wire_bot')

describe('a press', () => {
  it('carries its person, its bytes and its message, ids as text', () => {
    expect(read(pressed())).toEqual({
      kind: 'press',
      from: { id: '1001', name: 'Ana Li', locale: 'zh' },
      data: '42.7.evolve',
      at: { chat: '-100500', message: '5' },
    })
  })
  it('has no message when it comes from an inline message (R39)', () => {
    expect(read(pressed({ inline_message_id: 'x' }))).toMatchObject({ at: null })
    expect(read(pressed({ inline_message_id: 'x', message: undefined }))).toMatchObject({ at: null })
  })
  it('has no message when that has no chat', () => {
    expect(read(pressed({ message: { message_id: 5, date: 0 } }))).toMatchObject({ kind: 'press', at: null })
  })
  it('still names a message that is too old to be sent along', () => {
    const old = { message_id: 5, date: 0, chat: group }
    expect(read(pressed({ message: old }))).toMatchObject({ at: { chat: '-100500', message: '5' } })
  })
  it('of an anonymous administrator carries the real person (R41)', () => {
    const message = { message_id: 5, date: 1, chat: group, sender_chat: group }
    expect(read(pressed({ message }))).toMatchObject({ kind: 'press', from: { id: '1001' } })
  })
  it('without anybody who pressed is none, but is known by its id', () => {
    const update = pressed({ from: undefined })
    expect(read(update)).toBeNull()
    expect(readPress(update)).toEqual({ id: 'cb1', press: null })
  })
  it('of a game has empty data', () => {
    expect(read(pressed({ data: undefined, game_short_name: 'g' }))).toMatchObject({ data: '' })
  })
})

describe('typed words', () => {
  it('carry their place, message and person', () => {
    expect(read(said())).toEqual({
      kind: 'words',
      from: { id: '1001', name: 'Ana Li', locale: 'zh' },
      unfit: null,
      place: { chat: '-100500', topic: null },
      message: '5',
      private: false,
      text: '进化',
      replyTo: null,
    })
  })
  it.each([
    ['anonymous-admin', { from: { id: 1087968824, is_bot: true, first_name: 'Group' } }],
    ['anonymous-admin', { sender_chat: group }],
    ['channel-sender', { from: { id: 777000, is_bot: false, first_name: 'Telegram' } }],
    ['channel-sender', { sender_chat: { id: -100777, type: 'channel' } }],
    ['channel-sender', { from: undefined }],
    ['via-bot', { via_bot: { id: 9, is_bot: true, first_name: 'x' } }],
    ['forwarded', { forward_origin: { type: 'user' } }],
    ['forwarded', { forward_date: 12 }],
    ['bot-sender', { from: { id: 55, is_bot: true, first_name: 'Other' } }],
    ['edited', { edit_date: 12 }],
  ])('are unfit as %s (R40)', (unfit, change) => {
    expect(read(said(change))).toMatchObject({ unfit })
  })
  it('in a topic name it, in the General topic they do not', () => {
    const topic = { message_thread_id: 42, is_topic_message: true }
    expect(read(said(topic))).toMatchObject({ place: { topic: '42' } })
    expect(read(said({ message_thread_id: 3 }))).toMatchObject({ place: { topic: null } })
  })
  it('reply to a message, but not to the one that merely opened their topic', () => {
    const topic = { message_thread_id: 42, is_topic_message: true }
    expect(read(said({ reply_to_message: { message_id: 3 } }))).toMatchObject({ replyTo: '3' })
    expect(read(said({ ...topic, reply_to_message: { message_id: 42 } }))).toMatchObject({ replyTo: null })
    expect(read(said({ ...topic, reply_to_message: { message_id: 43 } }))).toMatchObject({ replyTo: '43' })
  })
  it('never are a picture', () => {
    expect(read(said({ text: undefined, photo: [] }))).toBeNull()
  })
})

describe('a command', () => {
  it('loses its slash and the name of the bot', () => {
    expect(read(said({ text: '/Why@Wire_Bot 42\nplease' }))).toMatchObject({
      kind: 'command',
      name: 'why',
      args: '42\nplease',
    })
  })
  it('for another bot is nothing to us', () => {
    expect(read(said({ text: '/why@other_bot 42' }))).toBeNull()
  })
  it('keeps who cannot give it (R41)', () => {
    const from = { id: 1087968824, is_bot: true, first_name: 'Group' }
    expect(read(said({ text: '/undo 1', from }))).toMatchObject({ kind: 'command', unfit: 'anonymous-admin' })
  })
  it('is not every text with a slash', () => {
    expect(read(said({ text: '/usr/bin is read-only' }))).toMatchObject({ kind: 'words' })
  })
})

describe('other updates', () => {
  it('tell from both sides that a group became a supergroup (R48)', () => {
    const old = { id: -500, type: 'group' }
    const moved = { kind: 'moved', chat: '-500', to: '-1001557912345' }
    expect(read(said({ chat: old, text: undefined, migrate_to_chat_id: -1001557912345 }))).toEqual(moved)
    const into = { id: -1001557912345, type: 'supergroup' }
    expect(read(said({ chat: into, text: undefined, migrate_from_chat_id: -500 }))).toEqual(moved)
  })
  it.each([
    [{ status: 'member' }, true],
    [{ status: 'administrator' }, true],
    [{ status: 'restricted', is_member: true, can_send_messages: true }, true],
    [{ status: 'restricted', is_member: true, can_send_messages: false }, false],
    [{ status: 'left' }, false],
    [{ status: 'kicked' }, false],
  ])('tell whether the bot can be reached as %o', (status, reachable) => {
    const my_chat_member = { chat: group, from: ana, date: 1, new_chat_member: status }
    expect(read({ update_id: 1, my_chat_member })).toEqual({ kind: 'reach', chat: '-100500', reachable })
  })
  it('of other kinds or of no shape are nothing (R44)', () => {
    expect(read({ update_id: 1, edited_message: said().message } as never)).toBeNull()
    expect(read({ update_id: 1, message: { message_id: 'x' } })).toBeNull()
    expect(read({ update_id: 1, my_chat_member: 3 })).toBeNull()
    expect(read({ update_id: 1 })).toBeNull()
  })
})

it('knows the three languages by their tags', () => {
  expect(['en-GB', 'zh', 'zh-hant', 'ko', 'de', undefined].map(localeOf)).toEqual([
    'en',
    'zh',
    'zh',
    'ko',
    null,
    null,
  ])
})
