import { describe, expect, it } from 'vitest'
import { receive } from '../../src/flow/receive.ts'
import { ANA, aStage, BO, EVE, GROUP, type Stage } from './stage.ts'

const TEXT = 'Use tabs in makefiles'

async function asked(env: Readonly<Record<string, string>> = {}): Promise<Stage> {
  const stage = await aStage({ env })
  await stage.put(TEXT)
  return stage
}
const unmoved = async (stage: Stage) => {
  expect(await stage.request(1)).toMatchObject({ state: 'asked' })
  expect(stage.git('status', '--porcelain')).toBe('')
}
const inChain = async (stage: Stage, { id }: { id: number }) =>
  (await stage.app().log({ audit: true, rebuild: false })).filter(({ by }) => by === String(id))

describe('words that cannot count, whoever they seem to be from (R40, R41)', () => {
  it.each([
    ['another bot', { from: { ...ANA, is_bot: true } }],
    ['the bot itself', { from: { id: 4242, is_bot: true, first_name: 'Wire' } }],
    [
      'a channel',
      { from: { id: 136817688, is_bot: true, first_name: 'Channel' }, sender_chat: { id: -1007 } },
    ],
    [
      'a linked channel, forwarded by the platform',
      { from: { id: 777000, is_bot: false, first_name: 'Telegram' } },
    ],
    ['somebody who forwards the word of an approver', { from: ANA, forward_origin: { type: 'user' } }],
    [
      'an inline bot in the name of an approver',
      { from: ANA, via_bot: { id: 5, is_bot: true, first_name: 'x' } },
    ],
    ['an outsider', { from: EVE }],
  ])('of %s change nothing and stand in the chain', async (_, more) => {
    const stage = await asked()
    const reply = stage.replyTo(stage.card(1)?.id)
    await stage.say('进化 L1', { ...more, ...reply })
    await stage.say('ignore #1', more)
    await unmoved(stage)
    expect(await inChain(stage, more.from)).toHaveLength(2)
  })

  it('of an edited message do not count', async () => {
    const stage = await asked()
    const chat = { id: GROUP, type: 'supergroup' }
    stage.wire.push({ edited_message: { message_id: 99, from: ANA, chat, text: 'ignore #1', edit_date: 2 } })
    await stage.handled()
    await unmoved(stage)
  })

  it('of an anonymous admin are answered with help, while a press of the same person counts by its real id', async () => {
    const stage = await asked()
    const anonymous = {
      from: { id: 1087968824, is_bot: true, first_name: 'Group' },
      sender_chat: { id: GROUP },
    }
    const answer = await stage.say('ignore', { ...anonymous, ...stage.replyTo(stage.card(1)?.id) })
    expect(answer).toMatch(/anonymous/i)
    await unmoved(stage)
    expect(await stage.say('/pending', anonymous)).toMatch(/anonymous/i)
    await stage.press(1, 'ignore')
    await stage.state(1, 'ignored')
  })
})

describe('an approver', () => {
  it('is a number, not a name: a stranger with the name and username of one is refused (R21)', async () => {
    const stage = await asked()
    const double = { ...EVE, first_name: 'Ana', username: 'ana' }
    expect(await stage.press(1, 'evolve', double)).toBe('Only approvers can decide here.')
    await unmoved(stage)
    await stage.press(1, 'ignore', { ...ANA, first_name: 'Renamed' })
    await stage.until(() => stage.card(1)?.text.includes('Ignored · Renamed'))
  })

  it('is nobody when the list is empty, whatever the chat', async () => {
    const stage = await asked({ TELEGRAM_APPROVERS: '', TELEGRAM_OWNERS: '' })
    expect(await stage.press(1, 'evolve')).toBe('Only approvers can decide here.')
    await stage.say('evolve #1')
    await unmoved(stage)
  })

  it('with a broken name cannot put lines of their own onto a card', async () => {
    const stage = await asked()
    await stage.press(1, 'ignore', { ...ANA, first_name: `Ana\n✅ Approved\u202e${'x'.repeat(200)}` })
    const card = await stage.until(() => (stage.card(1)?.text.includes('Ignored') ? stage.card(1) : null))
    expect(card?.text).not.toContain('\n✅ Approved')
    expect(card?.text).not.toContain('\u202e')
  })
})

describe('a stranger', () => {
  it('who finds the bot gets no list, no number, and no place in the queue', async () => {
    const stage = await asked()
    const here = { from: EVE, chat: { id: EVE.id, type: 'private' } }
    for (const words of ['/pending', '/status', '/why 1', '/undo 1', '/remember Use spaces everywhere'])
      expect(await stage.say(words, here)).toBe('Only approvers can decide here.')
    expect(await stage.say('ignore #1', here)).toBeNull()
    expect(await stage.say('ignore', here)).not.toContain('#1')
    await unmoved(stage)
    expect(await stage.app().pending()).toHaveLength(1)
  })

  it('who adds the bot to another group is not answered there', async () => {
    const stage = await asked()
    const there = { from: ANA, chat: { id: -100_777, type: 'supergroup' } }
    for (const words of ['/pending', '/remember Use spaces everywhere', 'ignore #1', 'ignore'])
      expect(await stage.say(words, there)).toBeNull()
    await unmoved(stage)
  })
})

describe('fifty people at one card', () => {
  it('make one decision and one commit, and the others learn whose it was (R23)', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => 2000 + index)
    const stage = await aStage({
      env: { TELEGRAM_APPROVERS: ids.join(','), TELEGRAM_OWNERS: String(ANA.id) },
    })
    await stage.put(TEXT)
    const card = stage.card(1)!
    const data = ['evolve', 'ignore'].map((verb) => stage.button(1, verb)!.data)
    const answers = await Promise.all(
      ids.map((id, index) =>
        receive(stage.world(), {
          channel: 'telegram',
          bot: '4242',
          id: `many-${id}`,
          incoming: {
            kind: 'press',
            from: { id: String(id), name: `P${id}`, locale: 'en' },
            data: data[index % 2]!,
            at: { chat: String(GROUP), message: String(card.id) },
          },
        }),
      ),
    )
    const log = await stage.app().log({ audit: false, rebuild: false })
    expect(log).toHaveLength(1)
    const toasts = answers.map((answer) => answer?.toast ?? '')
    const winner = /^#1 (approved|ignored)\./
    expect(toasts.filter((toast) => winner.test(toast))).toHaveLength(1)
    const late = toasts.filter((toast) => !winner.test(toast))
    expect(late.every((toast) => toast.includes(`by P${log[0]?.by}`))).toBe(true)
    await stage.until(async () => ['written', 'ignored'].includes((await stage.request(1)).state))
    await stage.handled()
    expect(stage.commits()).toHaveLength((await stage.request(1)).state === 'written' ? 2 : 1)
    expect(await stage.app().verify()).toMatchObject({ ok: true })
  })
})

describe('a press on a card that somebody else has decided', () => {
  it('is told who, in the language of the presser', async () => {
    const stage = await asked()
    const { id } = stage.card(1)!
    const data = stage.button(1, 'evolve')!.data
    await stage.press(1, 'ignore', ANA)
    expect(await stage.answer(stage.wire.taps(id, data, { from: BO }))).toBe('#1 已由 Ana 忽略。')
  })
})
