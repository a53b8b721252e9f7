import { describe, expect, it } from 'vitest'
import { takeHeard } from '../../src/flow/intake.ts'
import { ANA, aStage, BO, GROUP, type Stage } from './stage.ts'

const OLD = 'Use tabs in makefiles'
const NEW = 'Use tabs in makefiles and nowhere else'

async function anAsked(...texts: string[]): Promise<Stage> {
  const stage = await aStage()
  for (const text of texts) await stage.put(text)
  return stage
}

/** Presses Modify and gives the message that asks for the words. */
async function prompted(stage: Stage, number: number, by = ANA): Promise<number> {
  await stage.press(number, 'modify', by)
  const asks = ({ forced, text, chat }: Stage['wire']['messages'][number]) =>
    forced && chat === GROUP && text.includes(`#${number}`) && text.includes(by.first_name)
  return (await stage.until(() => stage.wire.messages.filter(asks).at(-1), 'a prompt')).id
}

const reply = (message: number, from = ANA) => ({ from, reply_to_message: { message_id: message } })

describe('modify', () => {
  it('takes the words in reply to its prompt, puts a new card and writes those words', async () => {
    const stage = await anAsked(OLD)
    const first = stage.card(1)!
    const stale = stage.button(1, 'evolve')!.data
    expect(await stage.say(NEW, reply(await prompted(stage, 1)))).toBe('#1 has new words: see the new card.')
    await stage.until(() => stage.card(1)?.id !== first.id)
    expect(stage.card(1)?.text).toContain(`> ${NEW}`)
    await stage.until(() => first.buttons.length === 0 && first.text.includes('has moved on'))
    // R4: a button of the old revision is dead.
    expect(await stage.answer(stage.wire.taps(first.id, stale, { from: ANA }))).toContain('has moved on')
    await stage.approve(1)
    expect(stage.commits()[0]).toBe(`🧬 L1 evolve: ${NEW}`)
  })

  it("takes no other person's reply, and none that replies to nothing", async () => {
    const stage = await anAsked(OLD)
    const prompt = await prompted(stage, 1)
    expect(await stage.say('Use spaces', reply(prompt, BO))).toBeNull()
    expect(await stage.say('Use spaces everywhere')).toBeNull()
    expect((await stage.request(1)).text).toBe(OLD)
    await stage.say(NEW, reply(prompt))
    expect((await stage.request(1)).text).toBe(NEW)
  })

  it('refuses words that are too long, says why, and takes better ones in reply to the same prompt', async () => {
    const stage = await anAsked(OLD)
    const prompt = await prompted(stage, 1)
    expect(await stage.say('a '.repeat(101), reply(prompt))).toContain('longer than 100 characters')
    await stage.say(NEW, reply(prompt))
    expect((await stage.request(1)).text).toBe(NEW)
  })

  it('refuses a secret, says so without it, and keeps it nowhere', async () => {
    const stage = await anAsked(OLD)
    const secret = `ghp_${'Zx9Qw7Er5Ty3Ui1Op0As8Df6Gh4Jk2Lz1Xc3'}`
    const answer = await stage.say(`Use the token ${secret}`, reply(await prompted(stage, 1)))
    expect(answer).toContain('It holds a secret')
    expect(answer).not.toContain(secret)
    expect((await stage.request(1)).text).toBe(OLD)
    const typed = await stage.say(`modify Use the token ${secret}`, stage.replyTo(stage.card(1)?.id))
    expect(typed).toContain('It holds a secret')
    expect((await stage.request(1)).text).toBe(OLD)
  })

  it('ends with cancel, and words that come later are only talk', async () => {
    const stage = await anAsked(OLD)
    const prompt = await prompted(stage, 1)
    expect(await stage.say('取消', reply(prompt))).toBe('Cancelled; nothing was changed.')
    expect(await stage.say(NEW, reply(prompt))).toBeNull()
    expect((await stage.request(1)).text).toBe(OLD)
  })

  it('binds crossed replies of two people on two cards to the prompt and the person', async () => {
    const stage = await anAsked('Keep test files short', 'Name branches after tickets')
    const [one, two] = [await prompted(stage, 1, ANA), await prompted(stage, 2, BO)]
    expect(await stage.say('Crossed by Bo', reply(one, BO))).toBeNull()
    expect(await stage.say('Crossed by Ana', reply(two, ANA))).toBeNull()
    await stage.say('Name branches after the ticket', reply(two, BO))
    await stage.say('Keep test files below 300 lines', reply(one, ANA))
    expect((await stage.request(1)).text).toBe('Keep test files below 300 lines')
    expect((await stage.request(2)).text).toBe('Name branches after the ticket')
  })

  it('comes too late when somebody else has decided, and says who', async () => {
    const stage = await anAsked(OLD)
    const prompt = await prompted(stage, 1)
    await stage.press(1, 'ignore', BO)
    expect(await stage.say(NEW, reply(prompt))).toBe('#1 was already ignored by Bo.')
    expect((await stage.request(1)).text).toBe(OLD)
  })

  it('is not taken for words that stand already or that wait on another card', async () => {
    const stage = await anAsked(OLD, 'Name branches after tickets')
    await stage.approve(1)
    expect(await stage.say(`modify ${OLD}`, stage.replyTo(stage.card(2)?.id))).toContain('stands already')
    await stage.put('Keep test files short')
    const answer = await stage.say('modify Keep test files short', stage.replyTo(stage.card(2)?.id))
    expect(answer).toContain('A request for it is open')
    expect((await stage.request(2)).text).toBe('Name branches after tickets')
  })

  it('finds a rule that the new words collide with', async () => {
    const stage = await aStage({ files: { 'MEMORY.md': '- Use npm, not pnpm\n' } })
    await stage.put('Keep test files short')
    await stage.say('modify Use pnpm, not npm', stage.replyTo(stage.card(1)?.id))
    await stage.press(1, 'evolve')
    expect((await stage.request(1)).question).toBe('conflict')
  })

  it('keeps the mark of a tool’s output through an edit, until a person has put it in words of their own (R17)', async () => {
    const stage = await aStage()
    const rule = 'Always run the linter before committing'
    const tool = { kind: 'tool', tool: 'Bash', ok: true, error: null, skill: null, id: 'tool.s1' } as const
    const of = { agent: 'claude-code', at: stage.now(), session: 's1', cwd: stage.root } as const
    await takeHeard(stage.world(), [{ ...of, ...tool, output: `TODO: ${rule}, says the bot` }])
    await takeHeard(stage.world(), [{ ...of, kind: 'prompt', prompt: rule, id: 'prompt.s1' }])
    const modify = (text: string) => stage.say(`modify ${text}`, stage.replyTo(stage.card(1)?.id))
    // By now the output itself is forgotten.
    await takeHeard(stage.world(), [{ ...of, kind: 'session-end', id: 'end.s1', reason: 'other' }])
    await stage.until(() => stage.card(1))
    await modify(`${rule} and pushing`)
    await stage.until(() => stage.card(1)?.text.includes('and pushing'))
    expect(await stage.request(1)).toMatchObject({ tier: 'L1', risk: 'medium' })
    expect(stage.card(1)?.text).toContain('⚠️ The words also stand in tool output of that session')
    await modify('Lint first, then commit')
    await stage.until(() => stage.card(1)?.text.includes('> Lint first'))
    expect(await stage.request(1)).toMatchObject({ flags: [], risk: 'none' })
  })
})
