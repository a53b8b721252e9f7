import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ANA, aStage, GROUP, type Stage } from './stage.ts'

async function twoCards(): Promise<Stage> {
  const stage = await aStage()
  await stage.put('Use tabs in makefiles')
  await stage.put('Keep test files short')
  return stage
}
const NO = 'This button does not count here.'

describe('callback data that no button of ours carries (R22, R38)', () => {
  it('is answered with one refusal, changes nothing and stands in the chain', async () => {
    const stage = await twoCards()
    const card = stage.card(1)!
    const { revision } = await stage.request(1)
    const forged = [
      '',
      'x',
      `2.${revision}.evolve`,
      '99.1.evolve',
      `1.${revision}.approve`,
      `1.${revision}.evolve.l9`,
      `1.${revision}.confirm`,
      `1.${revision}.tier.l3`,
      `1.${revision}.conflict.new`,
      `1.${revision}.wording.1`,
      `1.${revision}.retry`,
      `1.${revision}.reopen`,
      `1.${revision}.undo`,
      `1.${revision}.skill.1`,
      `1.${revision}.cause.yes`,
      `1.${revision}.takeout`,
      `1.${revision}.workspace.1`,
      `1.${revision}.keep`,
      `01.${revision}.evolve`,
      `1.${revision}.evolve `,
      `1.${revision}.EVOLVE`,
      `1.-1.evolve`,
      `1.${revision}.evolve;drop`,
      `1.${'9'.repeat(60)}.evolve`,
      '\u0000'.repeat(64),
      ...Array.from({ length: 8 }, () => randomBytes(64).toString('latin1')),
    ]
    for (const data of forged) {
      const toast = await stage.answer(stage.wire.taps(card.id, data))
      expect([data, toast]).not.toEqual([data, ''])
      expect([data, toast]).not.toEqual([data, expect.stringContaining('approved.')])
    }
    expect(await stage.request(1)).toMatchObject({ state: 'asked', revision })
    expect((await stage.request(2)).state).toBe('asked')
    expect(await stage.app().log({ audit: false, rebuild: false })).toEqual([])
    const audit = await stage.app().log({ audit: true, rebuild: false })
    expect(audit.filter(({ by }) => by === String(ANA.id))).toHaveLength(forged.length)
    expect(await stage.app().verify()).toMatchObject({ ok: true })
  })

  it("of an older revision, or of another card's message, is refused", async () => {
    const stage = await twoCards()
    const old = stage.button(1, 'evolve')!.data
    await stage.press(1, 'defer')
    expect(await stage.answer(stage.wire.taps(stage.card(1)!.id, old))).toContain('moved on')
    const own = await stage.until(() => stage.button(1, 'evolve'))
    expect(await stage.answer(stage.wire.taps(stage.card(2)!.id, own.data))).toBe(NO)
    expect((await stage.request(1)).state).toBe('deferred')
  })

  it('on a message that is not ours, in another chat, or inline, is refused (R39)', async () => {
    const stage = await twoCards()
    const { data } = stage.button(1, 'evolve')!
    const { id } = stage.card(1)!
    const elsewhere = { message: { message_id: id, date: 1, chat: { id: -100_888, type: 'supergroup' } } }
    const unknown = { message: { message_id: 5000, date: 1, chat: { id: GROUP, type: 'supergroup' } } }
    expect(await stage.answer(stage.wire.taps(id, data, elsewhere))).toBe(NO)
    expect(await stage.answer(stage.wire.taps(id, data, unknown))).toBe(NO)
    const inline = { inline_message_id: 'abc' }
    for (const without of [inline, { ...inline, message: undefined }, { message: undefined }])
      expect(await stage.answer(stage.wire.taps(id, data, without))).toBe(NO)
    await stage.handled()
    expect((await stage.request(1)).state).toBe('asked')
    expect(stage.commits()).toEqual(['first'])
  })

  it('without a sender is no press at all', async () => {
    const stage = await twoCards()
    const tap = stage.wire.taps(stage.card(1)!.id, stage.button(1, 'evolve')!.data, { from: undefined })
    await stage.answer(tap)
    expect((await stage.request(1)).state).toBe('asked')
  })
})

describe('an update that comes again', () => {
  it('is handled once (R37)', async () => {
    const stage = await twoCards()
    await stage.press(1, 'defer')
    const { revision } = await stage.request(1)
    const { store } = stage.world()
    const { receive } = await import('../../src/flow/receive.ts')
    const update = {
      channel: 'telegram',
      bot: '4242',
      id: 'again',
      incoming: {
        kind: 'press',
        from: { id: String(ANA.id), name: 'Ana', locale: 'en' },
        data: `1.${revision}.evolve`,
        at: { chat: String(GROUP), message: String(stage.card(1)!.id) },
      },
    } as const
    await Promise.all([1, 2, 3].map(() => receive(stage.world(), update)))
    await stage.state(1, 'written')
    expect(await receive(stage.world(), update)).toBeNull()
    expect((await store.read.decisionsOf(1)).filter(({ move }) => move === 'evolve')).toHaveLength(1)
    expect(stage.commits()).toHaveLength(2)
  })
})
