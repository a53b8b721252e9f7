import { describe, expect, it } from 'vitest'
import type { DiscordOptions } from '../../../src/channels/discord/index.ts'
import type { Incoming, Receive } from '../../../src/flow/ports/channel.ts'
import { aCard, plainly } from '../contract.ts'
import { type OnTheWire, onTheWire } from './stage.ts'
import { ANA, BO, CHANNEL, ROLE, type WireMessage } from './wire.ts'

async function withCard(
  how: Parameters<typeof onTheWire>[0] = {},
): Promise<OnTheWire & { readonly card: string }> {
  const stage = await onTheWire(how)
  const outcome = await stage.channel.send({ chat: CHANNEL, topic: null }, aCard(), plainly())
  if (outcome.outcome !== 'sent') throw new Error(JSON.stringify(outcome))
  return { ...stage, card: outcome.message }
}
const toast =
  (text: string): Receive =>
  async () => ({ toast: text, alert: true })

describe('a press on Discord', () => {
  it('is acknowledged before it is handed on, and answered to the presser alone', async () => {
    const order: string[] = []
    const stage = await withCard({
      receive: async () => {
        order.push(String(stage.wire.of('POST /interactions').at(-1)?.status))
        return { toast: 'Only you see this.', alert: false }
      },
    })
    const pressed = stage.wire.clicks(stage.card, '42.7.evolve')
    await stage.wire.until(() => pressed.asides.length > 0)
    expect(pressed.answer).toEqual({ type: 6 })
    expect(order).toEqual(['204'])
    expect(pressed.asides[0]?.body).toMatchObject({ flags: 64, allowed_mentions: { parse: [] } })
    await stage.close()
  })

  it('names its presser by number, with the roles of this very moment (R52)', async () => {
    const stage = await withCard()
    stage.wire.clicks(stage.card, '42.7.evolve', { from: BO, roles: [ROLE], locale: 'zh-TW' })
    await stage.wire.until(() => stage.updates.length > 0)
    expect(stage.updates[0]?.incoming).toMatchObject({
      from: { id: BO.id, name: 'bo', locale: 'zh', roles: [ROLE] },
      at: { chat: CHANNEL, message: stage.card },
    })
    await stage.close()
  })

  it.each<[string, object]>([
    ['another application', { application_id: '1100000000000000009' }],
    [
      'another guild',
      { guild_id: '1200000000000000009', authorizing_integration_owners: { '0': '1200000000000000009' } },
    ],
    ['a message of somebody else', { message: undefined }],
    ['a private chat', { guild_id: undefined, member: undefined, user: ANA, context: 1 }],
    ['a private channel', { context: 2 }],
    [
      'an application that only the presser brought along',
      { authorizing_integration_owners: { '1': ANA.id } },
    ],
    ['a bot', { member: { user: { ...BO, bot: true }, roles: [] } }],
  ])('from %s counts as no press on a card, opens no form, and is answered (R51)', async (what, more) => {
    const stage = await withCard({ receive: toast('No.') })
    const foreign = { id: stage.card, channel_id: CHANNEL, author: { id: BO.id } }
    const pressed = stage.wire.acts(
      3,
      { custom_id: '42.7.modify', component_type: 2 },
      { message: stage.card, ...more, ...(what.startsWith('a message') && { message: foreign }) },
    )
    await stage.wire.until(() => pressed.asides.length > 0 || stage.updates.length > 0)
    expect(pressed.answer?.type).not.toBe(9)
    expect(stage.updates[0]?.incoming).toMatchObject({ kind: 'press', at: null })
    await stage.close()
  })

  it('that nothing came of says at most one line', async () => {
    const stage = await withCard({ receive: toast('Already approved by Bo.') })
    stage.wire.fail('POST /webhooks', { status: 502, after: true })
    const pressed = stage.wire.clicks(stage.card, '42.7.evolve')
    await stage.wire.until(() => stage.lines.some(({ event }) => event === 'answer-failed'))
    expect(pressed.asides).toHaveLength(1)
    await stage.close()
  })

  it('counts although its acknowledgement came to nothing (R56)', async () => {
    const stage = await withCard({ receive: toast('Approved.'), patience: {} })
    stage.wire.fail('POST /interactions', {
      status: 404,
      json: { code: 10_062, message: 'Unknown interaction' },
    })
    const pressed = stage.wire.clicks(stage.card, '42.7.evolve')
    await stage.wire.until(() => stage.updates.length > 0)
    await stage.channel.stop()
    expect(pressed.asides).toEqual([])
    await stage.close()
  })

  it.each(['cut-after', 'cut'] as const)('is acknowledged over a line that is %s', async (fault) => {
    const stage = await withCard({ receive: toast('Approved.') })
    stage.wire.fail('POST /interactions', fault)
    const pressed = stage.wire.clicks(stage.card, '42.7.evolve')
    await stage.wire.until(() => pressed.asides.length > 0)
    expect(stage.updates).toHaveLength(1)
    await stage.close()
  })
})

describe('a hundred presses at once', () => {
  it('are all acknowledged, each handed on once', async () => {
    const stage = await withCard({ receive: toast('Noted.') })
    const pressed = Array.from({ length: 100 }, () => stage.wire.clicks(stage.card, '42.7.evolve'))
    await stage.wire.until(() => pressed.every(({ asides }) => asides.length === 1))
    expect(new Set(stage.updates.map(({ id }) => id)).size).toBe(100)
    await stage.close()
  })
})

describe('a form', () => {
  const opened = async (stage: OnTheWire, message: string, customId: string) => {
    const pressed = stage.wire.clicks(message, customId)
    await stage.wire.until(() => pressed.answer)
    return pressed
  }

  it.each(['42.7.modify', '42.7.cause.fix'])(
    'opens at once for %s, and its words come with the button',
    async (data) => {
      const stage = await withCard()
      const pressed = await opened(stage, stage.card, data)
      expect(pressed.answer).toMatchObject({ type: 9, data: { custom_id: data } })
      expect(stage.updates).toEqual([])
      stage.wire.submits(pressed, 'Never rebase main')
      await stage.wire.until(() => stage.updates.length > 0)
      expect(stage.updates[0]?.incoming).toMatchObject({
        kind: 'press',
        data,
        words: 'Never rebase main',
        at: { chat: CHANNEL, message: stage.card },
      })
      await stage.close()
    },
  )

  it('begins with the words as they stand, and opens empty when they take too long', async () => {
    const words = 'Never rebase main'
    const asked: unknown[] = []
    const present: DiscordOptions['present'] = async (one) => {
      asked.push(one)
      return asked.length === 1 ? { words } : new Promise(() => {})
    }
    const stage = await withCard({ present, patience: { presentMs: 20 } })
    const fieldOf = async (pressed: ReturnType<typeof stage.wire.clicks>) => {
      const opened = await stage.wire.until(() => pressed.answer)
      return (opened as { data: { components: { component: { value?: string } }[] } }).data.components[0]
        ?.component.value
    }
    expect(await fieldOf(stage.wire.clicks(stage.card, '42.7.modify'))).toBe(words)
    const at = { chat: CHANNEL, message: stage.card }
    expect(asked[0]).toMatchObject({ kind: 'modify', number: 42, revision: 7, at, from: { id: ANA.id } })
    expect(await fieldOf(stage.wire.clicks(stage.card, '42.7.modify'))).toBeUndefined()
    await stage.close()
  })

  it('stops at what a block can hold, has room for older words that are longer, and loses nothing typed', async () => {
    const fieldOf = (pressed: { answer?: unknown }) =>
      (pressed.answer as { data: { components: { component: { max_length: number; value?: string } }[] } })
        .data.components[0]?.component
    const tooLong = 'It is longer than 100 characters.'
    const stage = await withCard({ receive: async () => ({ toast: tooLong, alert: true }) })
    const pressed = await opened(stage, stage.card, '42.7.modify')
    expect(fieldOf(pressed)?.max_length).toBe(400)
    const typed = `Never ${'rebase and '.repeat(10)}push`
    const sent = stage.wire.submits(pressed, typed)
    await stage.wire.until(() => sent.asides.length > 0)
    expect(stage.wire.text(sent.asides[0]!)).toContain(tooLong)
    expect(stage.wire.text(sent.asides[0]!)).toContain(typed)
    const key = `AKIA${'ABCDEFGH12345678'}`
    const secret = stage.wire.submits(await opened(stage, stage.card, '42.7.modify'), `Use ${key}`)
    await stage.wire.until(() => secret.asides.length > 0)
    expect(stage.wire.text(secret.asides[0]!)).not.toContain(key)
    await stage.close()
    const words = 'word '.repeat(150).trim()
    const other = await withCard({ present: async () => ({ words }) })
    const filled = fieldOf(await opened(other, other.card, '42.7.modify'))
    expect([filled?.max_length, filled?.value]).toEqual([words.length, words])
    await other.close()
  })

  it('does not open where the button does not count any more: the press is answered', async () => {
    const stage = await withCard({ receive: toast('Moved on.'), present: async () => null })
    const pressed = stage.wire.clicks(stage.card, '42.6.modify')
    await stage.wire.until(() => pressed.asides.length > 0)
    expect(pressed.answer).toEqual({ type: 6 })
    await stage.close()
  })

  it('does not open for somebody without the right: they are refused like on any button (R60)', async () => {
    const stage = await withCard({ receive: toast('Only approvers.'), mayPress: ({ id }) => id === ANA.id })
    const pressed = stage.wire.clicks(stage.card, '42.7.modify', { from: BO })
    await stage.wire.until(() => pressed.asides.length > 0)
    expect(pressed.answer).toEqual({ type: 6 })
    await stage.close()
  })
})

describe('a command', () => {
  it('is answered to its writer alone, with the card of the flow and its buttons', async () => {
    const shown: string[] = []
    const aside = {
      card: aCard(),
      async shown(message: string) {
        shown.push(message)
        stage.wire.stir()
      },
    }
    const stage = await onTheWire({ receive: async () => ({ toast: '', alert: false, aside }) })
    const asked = stage.wire.runs('pending')
    const seen = await stage.wire.until(
      () => shown.length > 0 && (asked.asides[0] as WireMessage | undefined),
    )
    expect(asked.answer).toMatchObject({ type: 5, data: { flags: 64 } })
    expect(stage.wire.buttons(seen).map(({ label }) => label)).toContain('Evolve')
    expect(shown).toEqual([seen.id])
    await stage.close()
  })

  it('to decide comes as words with the number before them', async () => {
    const stage = await onTheWire()
    stage.wire.runs('decide', { number: 42, answer: '修改 永远不要 rebase' })
    await stage.wire.until(() => stage.updates.length > 0)
    expect(stage.updates[0]?.incoming).toMatchObject({
      kind: 'words',
      text: '#42 修改 永远不要 rebase',
      aside: true,
    })
    await stage.close()
  })

  it('from elsewhere is no command', async () => {
    const stage = await onTheWire({ receive: toast('No.') })
    stage.wire.runs('remember', { text: 'x' }, { context: 2 })
    await stage.wire.until(() => stage.updates.length > 0)
    expect(stage.updates[0]?.incoming satisfies Incoming | undefined).toMatchObject({
      kind: 'press',
      at: null,
    })
    await stage.close()
  })

  it('is registered in every language, for guilds alone', async () => {
    const stage = await onTheWire()
    expect(stage.wire.commands.map(({ name }) => name)).toContain('decide')
    for (const { description_localizations: texts, contexts } of stage.wire.commands) {
      expect(Object.keys(texts as object)).toEqual(expect.arrayContaining(['zh-CN', 'zh-TW', 'ko']))
      expect(contexts).toEqual([0])
    }
    await stage.close()
  })
})
