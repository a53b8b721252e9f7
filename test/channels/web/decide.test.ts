import { describe, expect, it } from 'vitest'
import { ANA, BO } from '../../flow/stage.ts'
import { anInbox } from './stage.ts'

const RULE = 'Run the linter before every commit'

describe('a card in the inbox', () => {
  it('is decided there with the rights of the account whose code it was, and stands so in the log', async () => {
    const { stage, browse } = await anInbox()
    const number = await stage.put(RULE)
    const ana = await browse()
    expect((await ana.rows('open')).map(({ id }) => id)).toEqual([number])
    const card = await ana.request(number)
    expect(card.card.parts[0]).toEqual({ part: 'title', text: `🧬 Evolution request #${number}` })
    expect(card.card.parts).toContainEqual({ part: 'words', lines: [`> ${RULE}`] })
    expect(card.block).toContain(`> ${RULE}`)
    expect(card.file).toBe('MEMORY.md')
    expect(card.actions.flat().map(({ verb }) => verb)).toEqual(['evolve', 'modify', 'defer', 'ignore'])

    const pressed = await ana.press(number, 'evolve')
    expect(pressed.json).toMatchObject({ toast: `#${number} approved.`, alert: false })
    await stage.state(number, 'written')
    expect(stage.read('MEMORY.md')).toContain(`> ${RULE}`)
    const [decision] = await stage.world().store.read.decisionsOf(number)
    expect(decision).toMatchObject({ move: 'evolve', via: 'web', by: `telegram:${ANA.id}`, byName: 'Ana' })
    await stage.until(() => /^✅|\n✅/.test(stage.card(number)?.text ?? ''))
    expect(stage.card(number)?.text).toMatch(/Ana .*inbox/)
  })

  it('decided there, is dead in the chat: the late tap is told by whom', async () => {
    const { stage, browse } = await anInbox()
    const number = await stage.put(RULE)
    const { data } = await stage.until(() => stage.button(number, 'ignore'))
    const message = stage.card(number)!.id
    await (await browse()).press(number, 'evolve')
    const toast = await stage.answer(stage.wire.taps(message, data, { from: BO }))
    expect(toast).toBe(`#${number} 已由 Ana 批准。`)
    await stage.state(number, 'written')
  })

  it('takes twenty presses at once as one', async () => {
    const { stage, browse } = await anInbox()
    const number = await stage.put(RULE)
    const [ana, bo] = [await browse(), await browse(BO)]
    const { revision } = await ana.request(number)
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 === 0 ? ana : bo).press(number, at % 3 === 0 ? 'ignore' : 'evolve', { revision }),
      ),
    )
    expect(all.every(({ status }) => status === 200)).toBe(true)
    await stage.handled()
    const decisions = await stage.world().store.read.decisionsOf(number)
    expect(decisions).toHaveLength(1)
    const { state } = await stage.request(number)
    expect(all.filter(({ json }) => json.toast.includes('already')).length).toBe(19)
    expect(['approved', 'written', 'ignored']).toContain(state)
  })

  it('is an L3 only with both answers, not within two seconds, and only by an owner', async () => {
    const { stage, browse } = await anInbox()
    const number = await stage.put('Never force-push to main', { tier: 'L3' })
    const [ana, bo] = [await browse(), await browse(BO)]
    expect((await bo.press(number, 'evolve')).json.request.question).toBe('tier')
    expect((await bo.press(number, 'tier.l3')).json.request.question).toBe('tier')
    const opened = (await ana.press(number, 'tier.l3')).json
    expect(opened.request).toMatchObject({ question: 'content', confirmAt: stage.now() + 2_000 })
    expect(opened.request.diff).toContain('+> Rule: Never force-push to main')
    const tooFast = (await ana.press(number, 'confirm')).json
    expect(tooFast.request.state).toBe('questioned')
    stage.pass(2_000)
    expect((await bo.press(number, 'confirm')).json.request.state).toBe('questioned')
    await ana.press(number, 'confirm')
    await stage.state(number, 'written')
    expect(stage.read('CLAUDE.md')).toContain('Never force-push to main')
  })

  it('is modified with words from its form, which pass every gate', async () => {
    const { stage, browse } = await anInbox()
    const number = await stage.put(RULE)
    const ana = await browse()
    const form = (await ana.request(number)).actions.flat().find(({ verb }) => verb === 'modify')
    expect(form?.words).toEqual({ text: RULE, max: 100 })
    const secret = await ana.press(number, 'modify', {
      words: 'use ghp_0123456789abcdefABCDEF0123456789abcd',
    })
    expect(secret.json.request.text).toBe(RULE)
    expect(secret.json.alert).toBe(true)
    const empty = await ana.press(number, 'modify')
    expect(empty.json.request).toMatchObject({ text: RULE, state: 'asked' })
    const changed = await ana.press(number, 'modify', {
      words: 'Run the linter and the tests before a commit',
    })
    expect(changed.json.request).toMatchObject({
      text: 'Run the linter and the tests before a commit',
      state: 'asked',
    })
    expect(stage.wire.messages.filter(({ chat }) => chat === 0)).toEqual([])
  })

  it('cannot be pressed at an old revision', async () => {
    const { stage, browse } = await anInbox()
    const number = await stage.put(RULE)
    const ana = await browse()
    const { revision } = await ana.request(number)
    await ana.press(number, 'modify', { words: 'Run the linter before every push', revision })
    const late = await ana.press(number, 'evolve', { revision })
    expect(late.json.request.state).toBe('asked')
    expect(late.json.toast).toContain('moved on')
  })

  it('goes into history with who, when and through which door, and can be taken out from the entries', async () => {
    const { stage, browse } = await anInbox()
    const number = await stage.put(RULE)
    const ana = await browse()
    await ana.press(number, 'evolve')
    await stage.state(number, 'written')
    expect(await ana.rows('open')).toEqual([])
    expect((await ana.rows('history'))[0]).toMatchObject({
      id: number,
      state: 'written',
      settled: { by: 'Ana', via: 'web' },
    })
    const [entry] = (await ana.get('/api/entries')).json
    expect(entry).toMatchObject({
      request: number,
      file: 'MEMORY.md',
      text: RULE,
      level: 'TRUST',
      confidence: 1,
    })
    const undone = await ana.press(number, 'undo', { revision: entry.revision })
    expect(undone.json.toast).toMatch(/#\d+/)
    expect((await ana.rows('open'))[0]).toMatchObject({ kind: 'remove', takesOut: number })
  })
})

describe('what an approver sees', () => {
  it('is only what they may decide on', async () => {
    const { stage, browse } = await anInbox()
    const number = await stage.put(RULE)
    const eve = { id: 6666, is_bot: false, first_name: 'Eve', language_code: 'en' }
    const bo = await browse(BO)
    expect((await bo.request(number)).id).toBe(number)
    expect((await bo.get('/api/requests/999')).status).toBe(404)
    stage.wire.says('/inbox', { chat: { id: eve.id, type: 'private' }, from: eve })
    await stage.handled()
    expect(
      stage.wire.messages.some(
        ({ text }) => /\d{8}/.test(text) && text.includes('inbox') && text.includes('Eve'),
      ),
    ).toBe(false)
    expect(stage.wire.messages.filter(({ chat, text }) => chat === eve.id && /\d{8}/.test(text))).toEqual([])
  })

  it('speaks the language of the browser', async () => {
    const { stage, browse } = await anInbox()
    const number = await stage.put(RULE)
    const zh = await browse(ANA, 'zh-CN,zh;q=0.9,en;q=0.5')
    const card = await zh.request(number)
    expect(card.card.parts[0]).toEqual({ part: 'title', text: `🧬 进化请求 #${number}` })
    const refused = await zh.press(number, 'retry')
    expect(refused.json.toast).toMatch(/\p{Script=Han}/u)
    const health = (await zh.get('/api/health')).json
    expect(health.lines.some(({ text }: { text: string }) => text.includes('收件箱：'))).toBe(true)
  })
})
