import { describe, expect, it } from 'vitest'
import { ANA, aStage, BO, EVE, GROUP, type Stage } from './stage.ts'

const RULE = 'Never force-push to main'
const before = { L3_TWO_PERSON: 'false' }

async function anL3(env: Readonly<Record<string, string>> = before): Promise<Stage> {
  const stage = await aStage({ env })
  await stage.prompt(RULE)
  await stage.until(() => stage.button(1, 'evolve'))
  expect((await stage.request(1)).tier).toBe('L3')
  return stage
}

const untouched = (stage: Stage) => {
  expect(stage.git('status', '--porcelain')).toBe('')
  expect(stage.commits()).toEqual(['first'])
}

describe('an L3 request', () => {
  it('is written after evolve and two confirmations, and every address is told (R26, R126)', async () => {
    const stage = await anL3()
    expect(await stage.press(1, 'evolve')).toBe('#1: one more question, see the card.')
    untouched(stage)
    await stage.press(1, 'tier.l3')
    untouched(stage)
    await stage.until(() =>
      stage.card(1)?.text.includes('### 🧬 Rule [claude-code]\n> Rule: Never force-push'),
    )
    expect(stage.card(1)?.text).toContain('+> Rule: Never force-push to main')
    stage.pass(2_000)
    await stage.press(1, 'confirm')
    await stage.state(1, 'written')
    expect(stage.commits()[0]).toBe(`🧬 L3 evolve: ${RULE}`)
    expect(stage.read('CLAUDE.md')).toContain(`> Rule: ${RULE}`)
    await stage.until(() => stage.wire.messages.some(({ text }) => text.startsWith('📌 CLAUDE.md of shop')))
    const moves = await stage.app().log({ audit: false, rebuild: false })
    expect(moves.map(({ move, by }) => `${move} ${by}`).sort()).toEqual(
      ['evolve 1001', 'tier 1001', 'confirm 1001'].sort(),
    )
  })

  it('is never written by one button pressed twice, nor by three taps at once (R26)', async () => {
    const stage = await anL3()
    const card = stage.card(1)!
    const evolve = stage.button(1, 'evolve')!.data
    const taps = [1, 2, 3].map(() => stage.wire.taps(card.id, evolve, { from: ANA, message: on(card.id) }))
    const toasts = []
    for (const tap of taps) toasts.push(await stage.answer(tap))
    expect(toasts).toEqual([
      '#1: one more question, see the card.',
      '#1 has moved on: use its newest card.',
      '#1 has moved on: use its newest card.',
    ])
    await stage.question(1, 'tier')
    const tier = await stage.until(() => stage.button(1, 'tier.l3'))
    const doubled = [1, 2].map(() => stage.wire.taps(card.id, tier.data, { message: on(card.id) }))
    for (const tap of doubled) await stage.answer(tap)
    await stage.question(1, 'content')
    untouched(stage)
  })

  it('must be read before it is confirmed: the same press two seconds later counts', async () => {
    const stage = await anL3()
    await stage.press(1, 'evolve')
    await stage.press(1, 'tier.l3')
    expect(await stage.press(1, 'confirm')).toBe('Please read it first, then confirm.')
    untouched(stage)
    stage.pass(500)
    expect(await stage.press(1, 'confirm')).toBe('#1 approved.')
    await stage.state(1, 'written')
  })

  it('may be begun by any approver but is confirmed by an owner alone', async () => {
    const stage = await anL3()
    await stage.press(1, 'evolve', BO)
    expect(await stage.press(1, 'tier.l3', BO)).toContain('所有者')
    await stage.press(1, 'tier.l3', ANA)
    stage.pass(5_000)
    expect(await stage.press(1, 'confirm', BO)).toContain('所有者')
    untouched(stage)
    await stage.press(1, 'confirm', ANA)
    await stage.state(1, 'written')
  })

  it('can be lowered to L1 by any approver and then needs no more', async () => {
    const stage = await anL3()
    await stage.press(1, 'evolve', BO)
    await stage.press(1, 'tier.l1', BO)
    await stage.state(1, 'written')
    expect(stage.commits()[0]).toBe(`🧬 L1 evolve: ${RULE}`)
    expect(stage.read('CLAUDE.md')).not.toContain('force-push')
  })

  it('whose confirmation is left for a quarter of an hour is back to asked, and begins anew', async () => {
    const stage = await anL3()
    await stage.press(1, 'evolve')
    await stage.press(1, 'tier.l3')
    await stage.question(1, 'content')
    stage.pass(15 * 60_000 - 1)
    await stage.handled()
    expect((await stage.request(1)).state).toBe('questioned')
    stage.pass(1)
    await stage.state(1, 'asked')
    expect((await stage.request(1)).answers).toEqual({})
    await stage.press(1, 'evolve')
    await stage.question(1, 'tier')
    untouched(stage)
  })

  it('is not confirmed by evolve at the content question: that begins both confirmations anew', async () => {
    const stage = await anL3()
    await stage.press(1, 'evolve')
    await stage.press(1, 'tier.l3')
    stage.pass(10_000)
    await stage.say('evolve', stage.replyTo(stage.card(1)?.id))
    expect((await stage.request(1)).question).toBe('tier')
    expect((await stage.request(1)).answers).toEqual({})
    untouched(stage)
  })

  it('is written in words alone: evolve, evolve L3, confirm', async () => {
    const stage = await anL3()
    await stage.say('evolve #1')
    expect(await stage.say('evolve #1')).toBe('Which tier? Answer L1, L2 or L3.')
    expect(await stage.say('evolve L2 #1')).toBe('No skill is known here; nothing was changed.')
    await stage.say('evolve L3 #1')
    await stage.question(1, 'content')
    stage.pass(2_000)
    await stage.say('confirm #1')
    await stage.state(1, 'written')
  })

  it('takes two people with L3_TWO_PERSON, and the second has 72 hours (R27)', async () => {
    const stage = await anL3({ L3_TWO_PERSON: 'true', TELEGRAM_OWNERS: `${ANA.id},${BO.id}` })
    await stage.press(1, 'evolve')
    await stage.press(1, 'tier.l3')
    stage.pass(60 * 60_000)
    expect(await stage.press(1, 'confirm')).toBe('The second confirmation must come from somebody else.')
    untouched(stage)
    stage.pass(70 * 60 * 60_000)
    await stage.handled()
    await stage.press(1, 'confirm', BO)
    await stage.state(1, 'written')
  })

  it('is not written when the owner was removed between the press and the write (R31)', async () => {
    const stage = await anL3()
    stage.git('config', 'user.name', 'Ana')
    stage.write('.git/MERGE_HEAD', `${stage.git('rev-parse', 'HEAD').trim()}\n`)
    await stage.press(1, 'evolve')
    await stage.press(1, 'tier.l3')
    stage.pass(2_000)
    await stage.press(1, 'confirm')
    await stage.until(() => stage.card(1)?.text.includes('merge'), 'waits for the merge')
    await stage.stop()
    await stage.start({ TELEGRAM_OWNERS: String(BO.id) })
    stage.remove('.git/MERGE_HEAD')
    await stage.state(1, 'failed')
    expect((await stage.request(1)).failure?.code).toBe('approver-removed')
    untouched(stage)
  })
})

describe('a press by somebody without rights', () => {
  it('is refused, changes nothing and stands in the chain', async () => {
    const stage = await anL3()
    const text = stage.card(1)?.text
    expect(await stage.press(1, 'evolve', EVE)).toBe('Only approvers can decide here.')
    expect(await stage.press(1, 'ignore', EVE)).toBe('Only approvers can decide here.')
    expect(await stage.request(1)).toMatchObject({ state: 'asked' })
    expect(stage.card(1)?.text).toBe(text)
    const refused = (await stage.app().log({ audit: true, rebuild: false })).filter(({ by }) => by === '6666')
    expect(refused).toHaveLength(2)
  })
})

const on = (message_id: number) => ({ message_id, date: 1, chat: { id: GROUP, type: 'supergroup' } })
