import { describe, expect, it } from 'vitest'
import { ANA, aStage, BO, EVE, GROUP } from './stage.ts'

/** Two open cards in Ana's private chat. */
async function twoCards() {
  const stage = await aStage({ env: { TELEGRAM_CHATS: String(ANA.id) } })
  for (const [at, text] of ['Use tabs in makefiles', 'Keep test files short'].entries()) {
    await stage.propose(text)
    await stage.until(() => stage.card(at + 1, ANA.id))
    stage.pass(5_000)
  }
  return { stage, here: { chat: { id: ANA.id, type: 'private' } } }
}

describe('typed words', () => {
  it.each([
    ['evolve', 'written'],
    ['进化', 'written'],
    ['進化吧', 'written'],
    ['진화', 'written'],
    ['ｅｖｏｌｖｅ　Ｌ１', 'written'],
    ['defer', 'deferred'],
    ['暂缓', 'deferred'],
    ['보류', 'deferred'],
    ['Ignore it, please!', 'ignored'],
    ['忽略吧', 'ignored'],
    ['무시해', 'ignored'],
  ] as const)('"%s" in reply to the card: %s', async (words, state) => {
    const stage = await aStage()
    await stage.put('Use tabs in makefiles')
    await stage.say(words, stage.replyTo(stage.card(1)?.id))
    await stage.state(1, state)
  })

  it('that ask for L2 are answered "no skill" in every language and change nothing', async () => {
    const stage = await aStage()
    await stage.put('Use tabs in makefiles')
    const { revision } = await stage.request(1)
    for (const words of ['进化L2', 'evolve L2', '진화 L2']) {
      const answer = await stage.say(words, stage.replyTo(stage.card(1)?.id))
      expect(answer).toBe('No skill is known here; nothing was changed.')
    }
    expect(await stage.request(1)).toMatchObject({ state: 'asked', revision })
  })

  it('with a number get three different answers where it does not count', async () => {
    const stage = await aStage({ env: { TELEGRAM_CHATS: `${GROUP},${ANA.id}` } })
    await stage.put('Use tabs in makefiles')
    await stage.until(() => stage.card(1, ANA.id))
    await stage.press(1, 'ignore', BO)
    const unknown = await stage.say('ignore #77')
    const ended = await stage.say('evolve #1')
    const elsewhere = -100_600
    const notHere = await stage.say('evolve #1', {
      from: ANA,
      chat: { id: BO.id, type: 'private' },
    })
    expect(ended).toBe('#1 was already ignored by Bo.')
    expect(unknown).toContain('no such request')
    expect(new Set([unknown, ended, notHere]).size).toBe(3)
    expect(notHere).toContain('not put')
    // A stranger's chat is not told anything, and a stranger in ours learns nothing of numbers.
    expect(
      await stage.say('evolve #1', { from: ANA, chat: { id: elsewhere, type: 'supergroup' } }),
    ).toBeNull()
    expect(await stage.say('ignore #77', { from: EVE })).toBeNull()
  })

  it('alone in a private chat count for the one open card, and ask which when there are two', async () => {
    const stage = await aStage({ env: { TELEGRAM_CHATS: String(ANA.id) } })
    const here = { chat: { id: ANA.id, type: 'private' } }
    await stage.propose('Use tabs in makefiles')
    await stage.propose('Keep test files short')
    await stage.until(() => stage.card(1, ANA.id))
    stage.pass(5_000)
    await stage.until(() => stage.card(2, ANA.id))
    stage.pass(5_000)
    expect(await stage.say('ignore', here)).toBe('Which one? #1 #2')
    await stage.say('ignore #2', here)
    await stage.state(2, 'ignored')
    stage.pass(5_000)
    await stage.say('忽略', here)
    await stage.state(1, 'ignored')
    stage.pass(5_000)
    expect(await stage.say('ignore', here)).toBe('Nothing to do.')
  })

  it.each([
    ['2', 2],
    ['#2', 2],
    ['＃１', 1],
  ])('that fit two cards take "%s" in answer to the question which one', async (answer, meant) => {
    const { stage, here } = await twoCards()
    expect(await stage.say('ignore', here)).toBe('Which one? #1 #2')
    await stage.say(answer, here)
    await stage.state(meant, 'ignored')
    expect((await stage.request(3 - meant)).state).toBe('asked')
  })

  it('that fit two cards are asked about again after a number that was not offered, and keep what they say', async () => {
    const { stage, here } = await twoCards()
    await stage.say('modify Use tabs in every makefile', here)
    expect(await stage.say('#7', here)).toBe('Which one? #1 #2')
    await stage.say('1', here)
    await stage.until(async () => (await stage.request(1)).text === 'Use tabs in every makefile')
  })

  it('that fit two cards wait no longer once something else was said, cancelled or decided', async () => {
    const { stage, here } = await twoCards()
    await stage.say('ignore', here)
    await stage.say('defer #1', here)
    await stage.state(1, 'deferred')
    expect(await stage.say('#2', here)).toContain('I did not understand')
    await stage.say('ignore', here)
    expect(await stage.say('cancel', here)).toBe('Cancelled; nothing was changed.')
    expect(await stage.say('#2', here)).toContain('I did not understand')
    await stage.say('ignore', here)
    await stage.press(2, 'defer', ANA, ANA.id)
    expect(await stage.say('#2', here)).toContain('#2')
    expect((await stage.request(2)).state).toBe('deferred')
  })

  it('are a tier alone where the card asks which, as the answer to a bare "evolve" says, and talk elsewhere', async () => {
    const stage = await aStage()
    await stage.put('Never force-push to main', { tier: 'L3' })
    const toCard = () => stage.replyTo(stage.card(1)?.id)
    expect(await stage.say('L3', toCard())).toBeNull()
    await stage.press(1, 'evolve')
    await stage.question(1, 'tier')
    expect(await stage.say('evolve', toCard())).toContain('Answer L1, L2 or L3')
    await stage.say('L3', toCard())
    await stage.question(1, 'content')
  })

  it('in a group that are only talk are left alone, whoever says them', async () => {
    const stage = await aStage()
    await stage.put('Use tabs in makefiles')
    const { revision } = await stage.request(1)
    const talk = [
      'ignore',
      '忽略',
      'evolve',
      'ignore the failing test #1 please',
      '1',
      'ok #1',
      'confirm',
      'thanks!',
    ]
    for (const words of talk) expect(await stage.say(words)).toBeNull()
    expect(await stage.say('what do you think?', stage.replyTo(stage.card(1)?.id))).toBeNull()
    expect(await stage.say('should we ignore?', stage.replyTo(stage.card(1)?.id))).toBeNull()
    expect(await stage.request(1)).toMatchObject({ state: 'asked', revision })
  })

  it('answer the wording question with its reading or with other words', async () => {
    const stage = await aStage()
    await stage.prompt('以后少说点开心的')
    await stage.until(() => stage.card(1))
    expect((await stage.request(1)).question).toBe('wording')
    await stage.say('1', stage.replyTo(stage.card(1)?.id))
    await stage.state(1, 'asked')
    await stage.approve(1)
  })
})
