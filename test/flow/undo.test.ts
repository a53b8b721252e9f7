import { describe, expect, it } from 'vitest'
import { ANA, aStage, BO, type Stage } from './stage.ts'

const TEXTS = ['Use tabs in makefiles', 'Keep test files short', 'Name branches after tickets']
const HOUR = 3_600_000

async function written(...texts: string[]): Promise<Stage> {
  const stage = await aStage()
  for (const [index, text] of texts.entries()) {
    await stage.put(text)
    await stage.approve(index + 1)
  }
  return stage
}

describe('undo', () => {
  it('of the second of three takes exactly that entry out with a commit of its own, once (R34)', async () => {
    const stage = await written(...TEXTS)
    const hash = stage.git('rev-parse', 'HEAD').trim()
    expect(await stage.press(2, 'undo')).toBe('#4 now asks to take #2 out.')
    expect(stage.git('status', '--porcelain')).toBe('')
    await stage.until(() => stage.card(4)?.text.includes('-> Keep test files short'))
    await stage.press(4, 'evolve')
    await stage.state(4, 'written')
    expect(stage.commits()[0]).toBe('🧬 L1 undo: Keep test files short')
    expect(stage.git('rev-parse', 'HEAD~1').trim()).toBe(hash)
    const file = stage.read('MEMORY.md')
    expect([file.includes(TEXTS[0]!), file.includes(TEXTS[1]!), file.includes(TEXTS[2]!)]).toEqual([
      true,
      false,
      true,
    ])
    await stage.until(() => stage.card(2)?.text.includes('Taken out again by #4'))
    expect(stage.card(2)?.buttons).toEqual([])
    expect(await stage.say('/undo 2')).toBe('#2 was taken out already.')
    expect(await stage.say('undo #2')).toBe('#2 was taken out already.')
    expect(stage.commits()).toHaveLength(5)
    expect(await stage.app().why(2)).toMatchObject({
      removedBy: 4,
      decisions: [
        { move: 'evolve', byName: 'Ana', via: 'telegram' },
        { move: 'undo', byName: 'Ana' },
      ],
    })
  })

  it.each([
    ['a typed word', (stage: Stage) => stage.say('撤销', stage.replyTo(stage.card(1)?.id))],
    ['/undo', (stage: Stage) => stage.say('/undo 1')],
    ['a shell', (stage: Stage) => stage.app().undo(1)],
  ])('can be asked for by %s', async (_, ask) => {
    const stage = await written(TEXTS[0]!)
    await ask(stage)
    await stage.until(() => stage.card(2))
    await stage.press(2, 'evolve', BO)
    await stage.state(2, 'written')
    expect(stage.read('MEMORY.md')).not.toContain(TEXTS[0])
  })

  it('from a shell says what holds its card when no slot is free', async () => {
    const stage = await aStage({ env: { LIMIT_DAILY: '1' } })
    await stage.put(TEXTS[0]!)
    await stage.approve(1)
    expect(await stage.app().undo(1)).toEqual({ request: 2, held: { code: 'limit-daily', detail: '1' } })
    expect(await stage.app().pending()).toMatchObject([{ id: 2, kind: 'remove', takesOut: 1 }])
    expect(await stage.say('/pending')).toContain('#2 · take out #1 · L1 · in the queue')
  })

  it('of what was never written says so', async () => {
    const stage = await aStage()
    await stage.put(TEXTS[0]!)
    expect(await stage.app().undo(1)).toEqual({ refused: 'no-entry' })
  })

  it('asked twice is one request, and ignored it leaves the entry', async () => {
    const stage = await written(TEXTS[0]!)
    await stage.press(1, 'undo')
    await stage.until(() => stage.card(2))
    expect(await stage.say('/undo 1')).toBe('A request to take it out is open: #2.')
    await stage.press(2, 'ignore')
    await stage.until(() => stage.card(2)?.text.includes('Ignored: the entry stays'))
    expect(stage.read('MEMORY.md')).toContain(TEXTS[0])
    expect(await stage.say('/undo 1')).toContain('#3')
  })

  it('has no words to modify and no other tier', async () => {
    const stage = await written(TEXTS[0]!)
    await stage.press(1, 'undo')
    await stage.until(() => stage.card(2))
    const { revision } = await stage.request(2)
    await stage.say('modify Use spaces', stage.replyTo(stage.card(2)?.id))
    await stage.say('evolve L3', stage.replyTo(stage.card(2)?.id))
    expect(await stage.request(2)).toMatchObject({ state: 'asked', revision })
  })

  it('after the block was edited by hand touches nothing, and says where it is and what can be done', async () => {
    const stage = await written(TEXTS[0]!)
    stage.write('MEMORY.md', stage.read('MEMORY.md').replace('makefiles', 'all makefiles'))
    const edited = stage.read('MEMORY.md')
    expect(await stage.say('/undo 1')).toMatch(/changed by hand or moved .* put it back.*: MEMORY\.md:7/)
    expect(await stage.world().store.read.request(2)).toBeNull()
    expect(stage.read('MEMORY.md')).toBe(edited)
  })

  it('of an entry that a person moved works within our section, and elsewhere says where it is', async () => {
    const stage = await written(TEXTS[0]!, TEXTS[1]!)
    const [head = '', first = '', second = ''] = stage.read('MEMORY.md').split(/(?=<!-- evo: id=)/)
    const [block = '', end = ''] = second.split(/(?=<!-- evo:end -->)/)
    stage.write('MEMORY.md', `# Notes\n\n${head}${block}${first}${end}`)
    await stage.press(1, 'undo')
    await stage.until(() => stage.card(3))
    await stage.press(3, 'evolve')
    await stage.state(3, 'written')
    expect(stage.read('MEMORY.md')).not.toContain(TEXTS[0])
    const rest = stage.read('MEMORY.md')
    stage.write('MEMORY.md', `${block}\n${rest.replace(block, '')}`)
    expect(await stage.say('/undo 2')).toMatch(/moved out of its section.*: MEMORY\.md:\d+/)
    stage.write('MEMORY.md', `# Notes\n\n## Tests\n\n- ${TEXTS[1]}\n`)
    expect(await stage.say('/undo 2')).toMatch(/stand there by hand now.*: MEMORY\.md:5/)
    expect(await stage.world().store.read.request(4)).toBeNull()
  })

  it('of an entry that somebody took out by hand says so', async () => {
    const stage = await written(TEXTS[0]!)
    stage.write('MEMORY.md', '')
    expect(await stage.say('/undo 1')).toContain('not in the file any more')
    expect(await stage.world().store.read.request(2)).toBeNull()
  })

  it('of an entry on another branch says which branch has it, and does nothing', async () => {
    const stage = await aStage()
    stage.git('checkout', '-q', '-b', 'feature')
    await stage.put(TEXTS[0]!)
    await stage.approve(1)
    stage.git('checkout', '-q', 'main')
    expect(await stage.say('/undo 1')).toBe('It was written on another branch: feature.')
    expect(await stage.world().store.read.request(2)).toBeNull()
    stage.git('checkout', '-q', 'feature')
    expect(await stage.say('/undo 1')).toContain('#2')
  })

  it('of an L3 asks the L3 questions, of an owner', async () => {
    const stage = await aStage()
    await stage.prompt('Never force-push to main')
    await stage.approve(1)
    await stage.press(1, 'undo', BO)
    await stage.press(2, 'evolve', BO)
    expect(await stage.press(2, 'confirm.l3', BO)).toContain('所有者')
    await stage.press(2, 'confirm.l3', ANA)
    await stage.question(2, 'content')
    expect(await stage.press(2, 'confirm', ANA)).toBe('Please read it first, then confirm.')
    stage.pass(2_000)
    await stage.press(2, 'confirm', ANA)
    await stage.state(2, 'written')
    expect(stage.read('CLAUDE.md')).not.toContain('force-push')
    expect(stage.commits()[0]).toBe('🧬 L3 undo: Never force-push to main')
  })

  it('is offered on the card for a day and can be typed for ever', async () => {
    const stage = await written(TEXTS[0]!)
    expect(stage.button(1, 'undo')).toBeDefined()
    stage.pass(24 * HOUR)
    await stage.until(() => stage.card(1)?.buttons.length === 0)
    expect(await stage.say('/undo 1')).toContain('#2')
  })
})

describe('an ignored request', () => {
  it('can be reopened for a day, no longer', async () => {
    const stage = await aStage()
    await stage.put(TEXTS[0]!)
    await stage.press(1, 'ignore')
    await stage.press(1, 'reopen', BO)
    await stage.state(1, 'asked')
    await stage.press(1, 'ignore')
    stage.pass(24 * HOUR + 1)
    await stage.until(() => stage.card(1)?.buttons.length === 0)
    expect(await stage.say('reopen #1')).toContain('24 h')
    expect((await stage.request(1)).state).toBe('ignored')
  })

  it('is not reopened beside another one for the same words', async () => {
    const stage = await aStage()
    const words = 'Always use tabs in makefiles'
    await stage.prompt(words, 'one')
    await stage.press(1, 'ignore')
    await stage.prompt(words, 'two')
    await stage.until(() => stage.card(2))
    await stage.press(1, 'reopen')
    expect((await stage.request(1)).state).toBe('ignored')
    await stage.approve(2)
    await stage.press(1, 'reopen')
    expect((await stage.request(1)).state).toBe('ignored')
  })

  it('mutes its words for proposals during 30 days, and never for a person (R19)', async () => {
    const stage = await aStage()
    const words = 'Always use tabs in makefiles'
    await stage.prompt(words, 'one')
    await stage.press(1, 'ignore', BO)
    expect(await stage.app().propose({ text: words, workspace: stage.root })).toMatchObject({
      seen: { id: 1 },
    })
    await stage.prompt(words, 'two')
    await stage.until(() => stage.card(2))
    expect(stage.card(2)?.text).toMatch(/⚠️ It was ignored before: \d{4}-\d\d-\d\d, Bo/)
    await stage.press(2, 'ignore')
    stage.pass(30 * 24 * HOUR + 1)
    expect(await stage.app().propose({ text: words, workspace: stage.root })).toMatchObject({ request: 3 })
  })
})
