import { describe, expect, it } from 'vitest'
import { aStage, type Stage } from './stage.ts'

const OLD = 'Use npm, not pnpm'
const NEW = 'Use pnpm, not npm'

/** The old rule stands as a block of ours (#1), the new one is put as #2. */
async function aConflictOfOurs(): Promise<Stage> {
  const stage = await aStage()
  await stage.put(OLD)
  await stage.approve(1)
  await stage.put(NEW)
  return stage
}
const byHand = () => aStage({ files: { 'MEMORY.md': `# Notes\n\n- ${OLD}\n` } })
const untouched = (stage: Stage) => expect(stage.git('status', '--porcelain')).toBe('')

describe('a rule that contradicts one that stands', () => {
  it('shows both, and asks which one holds (R20)', async () => {
    const stage = await byHand()
    await stage.put(NEW)
    expect(stage.card(1)?.text).toContain(`Conflicts with: MEMORY.md:3 "${OLD}"`)
    await stage.press(1, 'evolve')
    await stage.until(() => stage.button(1, 'conflict.new'))
    expect(stage.card(1)?.text).toContain('which one holds?'.replace('which', 'Which'))
    expect(stage.card(1)?.text).toContain(`> ${NEW}`)
    untouched(stage)
  })

  it('answered new takes our own block out and puts the new one in with one commit', async () => {
    const stage = await aConflictOfOurs()
    const first = await stage.request(1)
    await stage.press(2, 'evolve')
    await stage.press(2, 'conflict.new')
    await stage.state(2, 'written')
    expect(stage.commits()).toEqual([`🧬 L1 evolve: ${NEW}`, `🧬 L1 evolve: ${OLD}`, 'first'])
    expect(stage.read('MEMORY.md')).not.toContain(OLD)
    expect(stage.read('MEMORY.md')).toContain(NEW)
    expect(stage.git('log', '-1', '--format=%(trailers:key=Evolution-Removes,valueonly)').trim()).toBe(
      first.ulid,
    )
    untouched(stage)
    await stage.until(() => stage.card(1)?.text.includes('Taken out again by #2'))
    expect(stage.card(1)?.buttons).toEqual([])
  })

  it('answered new leaves a line written by hand alone and says who has to take it out', async () => {
    const stage = await byHand()
    await stage.put(NEW)
    await stage.press(1, 'evolve')
    await stage.press(1, 'conflict.new')
    await stage.state(1, 'written')
    expect(stage.read('MEMORY.md')).toContain(`# Notes\n\n- ${OLD}\n`)
    expect(stage.read('MEMORY.md')).toContain(`> ${NEW}`)
    await stage.until(() => stage.card(1)?.text.includes('Left to you: take MEMORY.md:3 out'))
  })

  it('answered old is ignored', async () => {
    const stage = await aConflictOfOurs()
    await stage.press(2, 'evolve')
    await stage.press(2, 'conflict.old')
    await stage.until(() => stage.card(2)?.text.includes('Ignored: the old rule holds'))
    expect(stage.commits()).toHaveLength(2)
  })

  it('answered both stands beside it, and the pair is not asked again', async () => {
    const stage = await aConflictOfOurs()
    await stage.press(2, 'evolve')
    await stage.press(2, 'conflict.both')
    await stage.state(2, 'written')
    expect(stage.read('MEMORY.md')).toContain(OLD)
    expect(stage.read('MEMORY.md')).toContain(NEW)
    await stage.press(2, 'undo')
    await stage.press(3, 'evolve')
    await stage.state(3, 'written')
    await stage.put(NEW)
    expect((await stage.request(4)).rivals).toEqual([])
    await stage.approve(4)
  })

  it.each([
    ['留新', 'written'],
    ['옛것', 'ignored'],
    ['都留', 'written'],
  ] as const)('can be answered in words: %s', async (words, state) => {
    const stage = await byHand()
    await stage.put(NEW)
    await stage.press(1, 'evolve')
    await stage.question(1, 'conflict')
    await stage.say(words, stage.replyTo(stage.card(1)?.id))
    await stage.state(1, state)
  })

  it('that would take out an L3 rule of ours asks the L3 questions even as an L1', async () => {
    const stage = await aStage()
    await stage.prompt('Never deploy to production on fridays')
    await stage.approve(1)
    const { ulid } = await stage.request(1)
    expect(stage.read('CLAUDE.md')).toContain(ulid)
    await stage.prompt('Always deploy to production on fridays')
    await stage.until(() => stage.card(2))
    await stage.press(2, 'evolve.l1')
    await stage.question(2, 'conflict')
    await stage.press(2, 'conflict.new')
    await stage.question(2, 'tier')
    await stage.press(2, 'tier.l1')
    await stage.question(2, 'content')
    stage.pass(2_000)
    await stage.press(2, 'confirm')
    await stage.state(2, 'written')
    expect(stage.read('CLAUDE.md')).not.toContain(ulid)
    expect(stage.read('MEMORY.md')).toContain('Always deploy to production on fridays')
    untouched(stage)
  })
})

describe('a collision that is only found when the write comes', () => {
  it('asks again on a new card, and nothing is written before the answer', async () => {
    const stage = await aStage()
    await stage.put(NEW)
    const first = stage.card(1)!
    stage.write('MEMORY.md', `- ${OLD}\n`)
    await stage.press(1, 'evolve')
    await stage.question(1, 'conflict')
    expect(stage.read('MEMORY.md')).toBe(`- ${OLD}\n`)
    await stage.until(() => stage.card(1)!.id !== first.id && stage.button(1, 'conflict.both'))
    await stage.press(1, 'conflict.both')
    await stage.state(1, 'written')
    expect(stage.read('MEMORY.md')).toContain(`- ${OLD}\n`)
  })

  it('between two cards that were both open lets the second one ask', async () => {
    const stage = await aStage()
    await stage.put(OLD)
    await stage.put(NEW)
    expect((await stage.request(2)).rivals).toEqual([])
    await stage.approve(1)
    await stage.press(2, 'evolve')
    await stage.question(2, 'conflict')
    expect((await stage.request(2)).rivals).toMatchObject([{ text: OLD }])
    await stage.press(2, 'conflict.new')
    await stage.state(2, 'written')
    expect(stage.read('MEMORY.md')).not.toContain(OLD)
  })

  it('is found too when somebody wrote the very same rule meanwhile: it is not written twice', async () => {
    const stage = await aStage()
    await stage.put(NEW)
    stage.write('.git/MERGE_HEAD', `${stage.git('rev-parse', 'HEAD').trim()}\n`)
    await stage.press(1, 'evolve')
    await stage.state(1, 'approved')
    stage.write('MEMORY.md', `- ${NEW}\n`)
    stage.remove('.git/MERGE_HEAD')
    await stage.until(async () => (await stage.request(1)).state !== 'approved')
    expect(await stage.request(1)).toMatchObject({ state: 'asked', standing: { file: 'MEMORY.md' } })
    expect(stage.read('MEMORY.md')).toBe(`- ${NEW}\n`)
  })
})
