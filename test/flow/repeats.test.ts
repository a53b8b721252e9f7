import { describe, expect, it } from 'vitest'
import { aStage, type Stage } from './stage.ts'

const DAY = 24 * 3_600_000

const tell = (stage: Stage, text: string) => stage.app().propose({ text, workspace: stage.root })
const seen = (id: number | null, times: number) => ({ seen: { id, times } })

describe('what is said again in other words', () => {
  it('is one more sighting while its request is open or its entry stands, and a new request once it was undone', async () => {
    const stage = await aStage()
    // At once, so that each looks before any of them is stored.
    const told = await Promise.all(
      ['Use pnpm in CI', 'In CI use pnpm', 'Always use pnpm in CI'].map((text) => tell(stage, text)),
    )
    expect(told).toHaveLength(3)
    expect(told).toEqual(expect.arrayContaining([{ request: 1 }, seen(1, 2), seen(1, 3)]))
    await stage.until(() => stage.card(1)?.text.includes('Seen 3×'))
    await stage.press(1, 'modify')
    const prompt = await stage.until(() => stage.wire.messages.find(({ forced }) => forced))
    await stage.say('Write commit messages in English', stage.replyTo(prompt.id))
    expect(await tell(stage, 'Commit messages in English')).toEqual(seen(1, 4))
    await stage.approve(1)
    expect(await tell(stage, 'Commit messages in English')).toEqual(seen(1, 5))
    // Where its words do not stand in the file, as on another branch.
    stage.remove('MEMORY.md')
    expect(await tell(stage, 'Commit messages in English')).toEqual(seen(1, 6))
    stage.git('checkout', '-q', 'MEMORY.md')
    await stage.press(1, 'undo')
    await stage.approve(2)
    expect(await tell(stage, 'Commit messages in English')).toEqual({ request: 3 })
  })

  it('is muted for thirty days once it was ignored, but for a person, also after a restart', async () => {
    const stage = await aStage({ at: Date.now() - 40 * DAY })
    await stage.put('Use pnpm in CI')
    await stage.press(1, 'ignore')
    await stage.state(1, 'ignored')
    expect(await tell(stage, 'In CI use pnpm')).toEqual(seen(1, 2))
    await stage.stop()
    await stage.start()
    expect(await tell(stage, 'In CI use pnpm')).toEqual(seen(1, 3))
    await stage.say('/remember in CI use pnpm')
    await stage.until(() => stage.card(2))
    expect(stage.card(2)?.text).toMatch(/ignored before: \d{4}-\d\d-\d\d, Ana/)
    await stage.press(2, 'ignore')
    await stage.state(2, 'ignored')
    stage.pass(31 * DAY)
    expect(await tell(stage, 'In CI use pnpm')).toEqual({ request: 3 })
  })

  it('is known by its hash alone after it was forgotten: no word of it is left in memory', async () => {
    const stage = await aStage()
    await stage.put('Use pnpm in CI')
    await stage.press(1, 'ignore')
    await stage.state(1, 'ignored')
    await stage.app().forget(1)
    expect(stage.world().told.size).toBe(0)
    expect(await tell(stage, 'In CI use pnpm')).toEqual({ request: 2 })
    expect(await tell(stage, 'use pnpm in  CI')).toEqual(seen(2, 2))
  })

  it('is another thing where a unit or a name says so, and stands beside what it refines', async () => {
    const stage = await aStage()
    expect(await tell(stage, 'Limit uploads to 10 MB')).toEqual({ request: 1 })
    expect(await tell(stage, 'Limit uploads to 10 Mb')).toEqual({ request: 2 })
    expect(await tell(stage, 'limit uploads to 10 MB')).toEqual(seen(1, 2))
    expect(await tell(stage, 'limit uploads to 10 Mb')).toEqual(seen(2, 2))
    await stage.put('Run the tests before pushing')
    await stage.put('Run the tests before pushing, except for docs')
    expect(stage.card(4)?.text).toContain('Related: #3 "Run the tests before pushing"')
  })

  it('as a correction is suggested one tier higher, and why tells of it and of each rule that it has to do with', async () => {
    const stage = await aStage({ files: { 'MEMORY.md': '- Use yarn, not bun\n' } })
    const told = ['Use bun, not yarn', 'bun instead of yarn', 'use bun, not yarn']
    for (const [at, text] of told.entries()) await stage.prompt(text, `s${at}`)
    const raise = /⚠️ .* one tier higher, into the standing rules \(L3\); times seen: 3/
    await stage.until(() => raise.test(stage.card(1)?.text ?? ''))
    expect(stage.button(1, 'evolve.l3')).toBeDefined()
    const why = await stage.app().why(1)
    const found = (gate: string) =>
      why?.verdicts.flatMap((verdict) => (verdict.gate === gate ? [verdict.reasons] : []))
    expect(found('recurrence')).toEqual([
      [{ code: 'sighted', detail: '3' }, { code: 'said-otherwise' }, { code: 'raise-l3', detail: '3' }],
    ])
    expect(found('alignment')).toEqual([
      [
        { code: 'conflict', detail: 'MEMORY.md:1' },
        { code: 'opposite-wish', detail: expect.any(String) },
      ],
    ])
    expect(await stage.say('/why 1')).toContain(
      '• Rules that stand (asks a question): It contradicts a rule that stands: MEMORY.md:1 · One asks for what the other rules out',
    )
  })
})
