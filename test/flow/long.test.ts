import { describe, expect, it } from 'vitest'
import { ANA, aStage } from './stage.ts'

const units = (text: string) => text.length

describe('what is too long for one message', () => {
  it('is cut around the rule, never in it: a hundred and twenty rivals and long lines around them', async () => {
    const rivals = Array.from(
      { length: 120 },
      (_, index) => `## ${index} ${'🧑‍💻'.repeat(30)}\n\n- Use npm, not pnpm\n`,
    )
    const stage = await aStage({
      files: { 'MEMORY.md': rivals.join('\n') },
      env: { SHOW_EVIDENCE: 'true', TELEGRAM_CHATS: String(ANA.id) },
    })
    await stage.prompt('Always use pnpm, not npm')
    stage.pass(5_000)
    const card = await stage.until(() => stage.card(1, ANA.id))
    // Of so many the nearest are compared, and fifteen more that say another thing in the same place.
    expect((await stage.request(1)).rivals).toHaveLength(55)
    const words = `> ${(await stage.request(1)).text}`
    expect(card.text).toContain(words)
    await stage.press(1, 'evolve', ANA, ANA.id)
    stage.pass(5_000)
    await stage.until(() => stage.button(1, 'conflict.both', ANA.id))
    expect(stage.card(1, ANA.id)!.text).toContain(words)
    expect(units(stage.card(1, ANA.id)!.text)).toBeLessThanOrEqual(4096)
    await stage.press(1, 'conflict.new', ANA, ANA.id)
    await stage.state(1, 'written')
    stage.pass(5_000)
    await stage.until(() => stage.card(1, ANA.id)?.text.includes('✅'))
    expect(stage.card(1, ANA.id)!.text).toContain(words)
    expect(stage.button(1, 'undo', ANA.id)).toBeDefined()
  })

  it('a list of sixty requests names ten and counts the rest', async () => {
    const stage = await aStage()
    for (let index = 0; index < 60; index++)
      await stage.propose(`Keep folder ${index} of the assets in order, 记得排序 🧬`)
    await stage.say('/pending')
    const list = stage.wire.messages.find(({ text }) => text.includes('60 requests are waiting'))
    expect(units(list?.text ?? '')).toBeLessThanOrEqual(4096)
    expect(list?.text).toContain('and 50 more')
  })

  it('the words of a hundred family emoji of many bytes are refused before they could be', async () => {
    const stage = await aStage()
    const made = await stage.app().propose({ text: `Use ${'👩‍👩‍👧‍👦'.repeat(60)}`, workspace: stage.root })
    expect(made).toMatchObject({ refused: true })
  })

  it('every button carries at most 64 bytes, also after 100 000 requests', async () => {
    const stage = await aStage({ env: { EVOGATE_LOCALE: 'zh' } })
    await stage.put('Never force-push to main', { tier: 'L3' })
    await stage.press(1, 'evolve')
    await stage.until(() => stage.button(1, 'tier.l3'))
    const data = stage.wire.calls.flatMap(
      ({ params }) => JSON.stringify(params).match(/"callback_data":"[^"]*"/g) ?? [],
    )
    expect(data.length).toBeGreaterThan(5)
    expect(data.every((one) => Buffer.byteLength(one) - 18 <= 64)).toBe(true)
  })
})

describe('text that markup could mistake', () => {
  it('arrives as it is, as plain text with entities (R49), and is written as it is', async () => {
    const stage = await aStage()
    const text = 'Use `Map<K, V>` & `a_b` for chad *not* </b> or _this_'
    await stage.put(text)
    expect(stage.card(1)?.text).toContain(`> ${text}`)
    expect(stage.card(1)?.params).not.toHaveProperty('parse_mode')
    await stage.approve(1)
    expect(stage.read('MEMORY.md')).toContain(`> ${text}`)
    expect(stage.commits()[0]).toBe(`🧬 L1 evolve: ${text}`)
  })

  it('such as a mention of everyone is put into backticks before it is shown', async () => {
    const stage = await aStage()
    await stage.put('Notify @everyone after a red build')
    expect(stage.card(1)?.text).toContain('> Notify `@everyone` after a red build')
    await stage.approve(1)
    expect(stage.read('MEMORY.md')).toContain('> Notify `@everyone` after a red build')
  })
})
