import { describe, expect, it } from 'vitest'
import { ANA, aStage, BO, GROUP } from './stage.ts'

/** Words of an English card, button, toast or list that must not stand in another language's. */
const english =
  /(?<!\/)\b(?:request|Trigger|Proposed|Target|Importance|Evolve|Modify|Defer|Ignore|Undo|Reopen|Confirm|approved|ignored|deferred|written|waiting|moved on|already|Nothing|Today|cards?|reply|read it)\b/i

describe.each([
  ['zh', '以后提交前必须跑测试', '禁止强推 main', '进化', '忽略'],
  ['ko', '앞으로 항상 커밋 전에 테스트를 돌려줘', '절대 main에 force push 하지 마', '진화', '무시'],
] as const)('a person who speaks %s', (locale, l1, l3, evolve, ignore) => {
  it('sees no word of English from us, through every state', async () => {
    const stage = await aStage({ env: { EVOGATE_LOCALE: locale } })
    const ana = { ...ANA, language_code: locale }
    const toasts: string[] = []
    const press = async (number: number, action: string) =>
      toasts.push(await stage.press(number, action, ana))
    const words = { from: ana }
    await stage.prompt(l1)
    await stage.until(() => stage.card(1))
    await stage.prompt(l3, 's2')
    await stage.until(() => stage.card(2))
    await press(1, 'modify')
    await stage.say('取消', words)
    await press(1, 'defer')
    await press(1, 'ignore')
    await press(1, 'reopen')
    await stage.say(evolve, { ...words, ...stage.replyTo(stage.card(1)?.id) })
    await stage.state(1, 'written')
    await stage.until(() => stage.button(1, 'undo'))
    await press(1, 'undo')
    await stage.until(() => stage.card(3))
    stage.pass(60_000)
    await press(2, 'evolve')
    await press(2, 'tier.l3')
    await press(2, 'confirm')
    stage.pass(60_000)
    await press(2, 'confirm')
    await stage.state(2, 'written')
    for (const command of ['/pending', '/status', '/why 2', '/limits', '/help', '/undo 77', '/remember']) {
      stage.pass(10_000)
      await stage.say(command, words)
    }
    await stage.say(`${ignore} #3`, words)
    await stage.state(3, 'ignored')
    toasts.push(await stage.answer(stage.wire.taps(stage.card(2)!.id, '2.1.evolve', { from: ana })))
    await stage.handled()
    const ours = [l1, l3, 'force push', 'main', 'Claude Code', 'session']
    const said = [
      ...stage.wire.messages.flatMap(({ text, buttons }) => [
        text,
        ...buttons.flat().map((button) => button.text),
      ]),
      ...toasts,
    ].map((text) => ours.reduce((rest, own) => rest.replaceAll(own, ''), text))
    expect(said.filter((text) => english.test(text))).toEqual([])
  })
})

describe('an address', () => {
  it('has its own language by /lang for all that stays in it, while toasts speak that of whoever presses', async () => {
    const stage = await aStage({ env: { TELEGRAM_CHATS: `${GROUP},${ANA.id}` } })
    expect(await stage.say('/lang zh')).toContain('中文')
    for (const [command, words] of Object.entries({
      '/pending': '没有',
      '/status': '已连接',
      '/limits': '本周',
      '/help': '按钮',
    }))
      expect(await stage.say(command)).toContain(words)
    await stage.propose('Use tabs in makefiles')
    await stage.until(() => stage.card(1) && stage.card(1, ANA.id))
    expect(stage.card(1)?.text).toContain('🧬 进化请求 #1')
    expect(stage.card(1, ANA.id)?.text).toContain('🧬 Evolution request #1')
    expect(await stage.say('/why 1')).toContain('原因：')
    // Answers to words stay in the chat as messages, for all to read.
    expect(await stage.say('/undo 77')).toContain('没有')
    expect(await stage.say('/mute off')).toMatch(/\p{Script=Han}/u)
    expect(await stage.press(1, 'defer', BO)).toBe('#1 已暂缓。')
    stage.pass(5_000)
    expect(await stage.press(1, 'ignore', ANA)).toBe('#1 ignored. Reopen works for 24 hours.')
    await stage.stop()
    await stage.start()
    await stage.propose('Keep test files short')
    stage.pass(5_000)
    await stage.until(() => stage.card(2)?.text.includes('🧬 进化请求 #2'))
  })
})
