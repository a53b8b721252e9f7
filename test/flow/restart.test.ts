import { describe, expect, it } from 'vitest'
import { wireError } from '../channels/telegram/wire-rules.ts'
import { ANA, aStage, GROUP, type Stage } from './stage.ts'

const TEXTS = [
  'Use tabs in makefiles',
  'Keep test files short',
  'Name branches after tickets',
  'Sort imports by path',
]

async function withCards(heart?: 'own'): Promise<Stage> {
  const stage = await aStage({ ...(heart && { heart }) })
  for (const text of TEXTS) await stage.put(text)
  return stage
}

describe('a restart', () => {
  it('keeps what waits: the same cards, not posted again, with buttons that work', async () => {
    const stage = await withCards('own')
    const before = stage.wire.messages.length
    const pending = await stage.app().pending()
    await stage.stop()
    await stage.start()
    expect(await stage.app().pending()).toEqual(pending)
    await stage.approve(1)
    await stage.approve(2)
    expect(stage.wire.messages).toHaveLength(before)
    expect(stage.commits()).toHaveLength(3)
  })

  it('takes what was pressed and typed while it was down', async () => {
    const stage = await withCards()
    const press = stage.button(1, 'evolve')!.data
    await stage.stop()
    stage.wire.taps(stage.card(1)!.id, press)
    const chat = { id: stage.card(2)!.chat, type: 'supergroup' }
    stage.wire.says('忽略', { chat, ...stage.replyTo(stage.card(2)!.id) })
    await stage.start()
    await stage.state(1, 'written')
    await stage.state(2, 'ignored')
    expect(stage.commits()).toHaveLength(2)
  })

  it('takes prompts that came while it was down', async () => {
    const stage = await aStage()
    await stage.stop()
    await stage.prompt('Always run the linter before you commit')
    await stage.start()
    await stage.until(() => stage.card(1))
  })

  it('handles an update that was kept and not handled (C7)', async () => {
    const stage = await withCards()
    const { store } = stage.world()
    const message = { chat: String(stage.card(1)!.chat), message: String(stage.card(1)!.id) }
    const from = { id: String(ANA.id), name: 'Ana', locale: 'en' } as const
    const data = stage.button(1, 'evolve')!.data
    await store.write((tx) =>
      tx.addUpdate({
        channel: 'telegram',
        bot: '4242',
        id: '777',
        incoming: { kind: 'press', from, data, at: message },
        state: 'new',
        at: stage.now(),
      }),
    )
    await stage.stop()
    await stage.start()
    await stage.state(1, 'written')
    expect(await stage.world().store.read.newUpdates()).toEqual([])
  })

  it('carries out what was approved and not written', async () => {
    const stage = await withCards()
    stage.write('.git/MERGE_HEAD', `${stage.git('rev-parse', 'HEAD').trim()}\n`)
    await stage.press(1, 'evolve')
    await stage.state(1, 'approved')
    await stage.stop()
    stage.remove('.git/MERGE_HEAD')
    await stage.start()
    await stage.state(1, 'written')
    expect(stage.commits()[0]).toBe(`🧬 L1 evolve: ${TEXTS[0]}`)
  })

  it('edits the cards of what was decided and not shown yet, at once', async () => {
    const stage = await withCards()
    stage.wire.fail('editMessageText', 'cut')
    await stage.press(1, 'ignore')
    await stage.until(() => stage.wire.of('editMessageText')[0])
    await stage.stop()
    await stage.start()
    await stage.until(() => stage.card(1)?.text.includes('Ignored · Ana'))
  })

  it('is no reason to come sooner than the platform asked for', async () => {
    const stage = await withCards()
    stage.wire.fail(
      'editMessageText',
      wireError(429, 'Too Many Requests: retry after 30', { retry_after: 30 }),
    )
    await stage.press(1, 'ignore')
    const edits = () => stage.wire.of('editMessageText').length
    await stage.until(() => edits() === 1)
    await stage.stop()
    await stage.start()
    await stage.handled()
    expect(edits()).toBe(1)
    stage.pass(30_000)
    await stage.until(() => stage.card(1)?.text.includes('Ignored · Ana'))
  })

  it('goes on with an L3 between its confirmations, and lets it lapse in its time (C23)', async () => {
    const stage = await aStage()
    await stage.prompt('Never force-push to main')
    await stage.press(1, 'evolve')
    await stage.press(1, 'tier.l3')
    await stage.stop()
    await stage.start()
    expect(stage.commits()).toEqual(['first'])
    stage.pass(3_000)
    await stage.press(1, 'confirm')
    await stage.state(1, 'written')
  })

  it('takes the reply to a prompt from before it', async () => {
    const stage = await withCards()
    await stage.press(1, 'modify')
    const prompt = await stage.until(() => stage.wire.messages.find(({ forced }) => forced))
    await stage.stop()
    await stage.start()
    await stage.say('Use tabs in every makefile', stage.replyTo(prompt.id))
    expect((await stage.request(1)).text).toBe('Use tabs in every makefile')
  })

  it('does not carry a typed yes over to words that came after it', async () => {
    const stage = await aStage({ env: { EVOGATE_FAIL: 'C7:throw@1' } })
    await stage.put(TEXTS[0]!)
    await stage.say('evolve #1').catch(() => {})
    expect((await stage.request(1)).state).toBe('asked')
    await stage.say('modify Use tabs everywhere', stage.replyTo(stage.card(1)?.id))
    expect((await stage.request(1)).text).toBe('Use tabs everywhere')
    await stage.stop()
    await stage.start({ EVOGATE_FAIL: '' })
    await stage.handled()
    expect(await stage.world().store.read.newUpdates()).toEqual([])
    expect((await stage.request(1)).state).toBe('asked')
    expect(stage.commits()).toEqual(['first'])
  })

  it('does not count a press twice that broke, was told so, and was pressed again', async () => {
    const stage = await aStage({ env: { EVOGATE_FAIL: 'C7:throw@1' } })
    await stage.put(TEXTS[0]!)
    expect(await stage.press(1, 'evolve')).toContain('Something went wrong on our side')
    await stage.approve(1)
    await stage.stop()
    await stage.start({ EVOGATE_FAIL: '' })
    await stage.handled()
    expect(await stage.app().log({ audit: false, rebuild: false })).toHaveLength(1)
    expect(stage.commits()).toHaveLength(2)
  })

  it('under the same home is refused while the first one runs', async () => {
    const stage = await aStage()
    await expect(stage.start()).rejects.toMatchObject({ code: 'held' })
  })

  it('with other chats puts what is open where it is decided now, and what those show already only once', async () => {
    const stage = await aStage()
    await stage.put('Use tabs in makefiles')
    await stage.put('Keep test files short')
    await stage.press(2, 'defer')
    await stage.state(2, 'deferred')
    for (const chats of [ANA.id, GROUP, ANA.id]) {
      await stage.stop()
      await stage.start({ TELEGRAM_CHATS: String(chats) })
      await stage.until(() => stage.card(1, chats))
      await stage.handled()
    }
    const cards = (number: number, chat: number) =>
      stage.wire.messages.filter(
        (one) => one.chat === chat && one.text.startsWith(`🧬 Evolution request #${number}`),
      )
    expect([cards(1, ANA.id).length, cards(1, GROUP).length, cards(2, ANA.id).length]).toEqual([1, 1, 0])
    await stage.press(1, 'evolve', ANA, ANA.id)
    await stage.state(1, 'written')
  })
})
