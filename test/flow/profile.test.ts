import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pointerLine, topicHead } from '../../src/core/agent-memory.ts'
import { aStage, BO, type Stage } from './stage.ts'

/** As long as it may be; one block more is too much (R97). */
const RULES = '# Rules\n'.repeat(200)
const TEXT = 'Use tabs in makefiles'
const AGENTS_OWN = { 'MEMORY.md': '- [Deploys](deploys.md) — deploy on Mondays, never on Fridays\n' }

/** Where Claude Code keeps its memory of the stage's work tree; the stage's home is the user's, too. */
const folderOf = ({ home, root }: Stage) =>
  join(home, '.claude/projects', root.replace(/[^A-Za-z0-9]/g, '-'), 'memory')
const filesOf = (stage: Stage): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folderOf(stage)).map((name) => [name, readFileSync(join(folderOf(stage), name), 'utf8')]),
  )

describe('the profile claude-code', () => {
  it('is left with a block in a file that CLAUDE.md leads to: two answers of an owner take it out (R126)', async () => {
    const stage = await aStage({ env: { EVOGATE_PROFILE: 'claude-code' } })
    await stage.put(TEXT)
    await stage.approve(1)
    await stage.stop()
    stage.remove('CLAUDE.md')
    symlinkSync(join(folderOf(stage), 'evogate.md'), join(stage.root, 'CLAUDE.md'))
    await stage.start({ EVOGATE_PROFILE: 'agents-md' })
    await stage.press(1, 'undo')
    await stage.press(2, 'evolve', BO)
    expect(await stage.request(2)).toMatchObject({ kind: 'remove', question: 'tier' })
    expect(stage.read('CLAUDE.md')).toContain(TEXT)
  })

  it('asks with every byte, writes into the agent’s memory, and undo leaves it as it was', async () => {
    const stage = await aStage({ env: { EVOGATE_PROFILE: 'claude-code' } })
    const commits = stage.commits()
    await stage.put(TEXT)
    const card = stage.card(1)!.text
    expect(card).toContain("Target: L1 → evogate.md in the agent's memory (shop)")
    expect(card).toContain(`This folder is not there yet and will be made: ${folderOf(stage)}`)
    for (const line of [...topicHead('en').trimEnd().split('\n'), pointerLine('en')])
      expect(card).toContain(`+${line}`)
    await stage.approve(1)
    expect(stage.card(1)!.text).toContain("The agent's memory is not in git")
    expect(filesOf(stage)['evogate.md']).toContain(`> ${TEXT}\n`)
    expect(filesOf(stage)['MEMORY.md']).toBe(`${pointerLine('en')}\n`)
    expect([stage.commits(), stage.git('status', '--porcelain'), stage.read('MEMORY.md')]).toEqual([
      commits,
      '',
      '',
    ])
    expect(
      await stage.world().store.read.entries(stage.world().workspaces.keys().next().value!),
    ).toMatchObject([{ path: 'agent:evogate.md', tier: 'L1' }])

    // The second block comes without any of that.
    await stage.put('Keep test files short')
    expect(stage.card(2)!.text).not.toContain('+')
    expect(await stage.app().propose({ text: TEXT, workspace: stage.root })).toMatchObject({ seen: {} })

    // Another profile finds what was written under this one.
    await stage.press(2, 'ignore')
    await stage.stop()
    await stage.start({ EVOGATE_PROFILE: 'project' })
    await stage.press(1, 'undo')
    await stage.approve(3)
    expect(filesOf(stage)).toEqual({})
  })

  it('puts a newcomer in the place of a rule in CLAUDE.md, and the other way round, in one request', async () => {
    const stage = await aStage({ env: { EVOGATE_PROFILE: 'claude-code' } })
    mkdirSync(folderOf(stage), { recursive: true })
    for (const [name, text] of Object.entries(AGENTS_OWN)) writeFileSync(join(folderOf(stage), name), text)
    await stage.put('Use pnpm, not npm')
    await stage.approve(1)
    await stage.put('Use npm, not pnpm', { tier: 'L3' })
    expect(stage.card(2)!.text).toContain('agent:evogate.md:')
    await stage.press(2, 'evolve')
    await stage.press(2, 'conflict.new')
    await stage.press(2, 'tier.l3')
    stage.pass(2_000)
    await stage.press(2, 'confirm')
    await stage.state(2, 'written')
    expect(filesOf(stage)).toEqual(AGENTS_OWN)
    expect(stage.read('CLAUDE.md')).toContain('> Rule: Use npm, not pnpm\n')
    expect(stage.git('show', '--format=%s', '--name-only', 'HEAD')).toBe(
      '🧬 L3 evolve: Use npm, not pnpm\n\nCLAUDE.md\n',
    )
    expect(stage.git('status', '--porcelain')).toBe('')
  })

  it('asks about a contradiction with what the agent wrote there itself, and tells nobody of its writing', async () => {
    const stage = await aStage({ env: { EVOGATE_PROFILE: 'claude-code' } })
    mkdirSync(folderOf(stage), { recursive: true })
    await stage.hook('SessionStart', { session_id: 's1', cwd: stage.root, source: 'startup' })
    await stage.until(() => true)
    for (const [name, text] of Object.entries(AGENTS_OWN)) writeFileSync(join(folderOf(stage), name), text)
    writeFileSync(join(folderOf(stage), 'deploys.md'), 'Use pnpm, not npm.\n')
    const number = await stage.put('Use npm, not pnpm')
    expect(stage.card(number)!.text).toContain('agent:deploys.md:1')
    stage.world().memory.touched(stage.world().workspaces.values().next().value!, 'again')
    await stage.until(() => true)
    expect(stage.told()).not.toContain('was changed while an agent was at work')
  })
})

describe('the profile agents-md', () => {
  it.each([
    ['alone', false],
    ['with a CLAUDE.md that links to it', true],
  ])('writes L3 to AGENTS.md %s, and only with both confirmations', async (_name, linked) => {
    const stage = await aStage({
      env: { EVOGATE_PROFILE: 'agents-md' },
      files: { 'AGENTS.md': RULES },
    })
    if (linked) {
      stage.remove('CLAUDE.md')
      symlinkSync('AGENTS.md', join(stage.root, 'CLAUDE.md'))
      stage.git('add', '-A')
      stage.git('commit', '-q', '-m', 'link')
    }
    const claude = stage.read('CLAUDE.md')
    const number = await stage.put('Never force-push to main', { tier: 'L3' })
    expect(stage.card(number)!.text).toContain('Target: L3 → AGENTS.md (shop, main)')
    expect(stage.card(number)!.text).toContain('agents follow long files less: AGENTS.md')
    await stage.approve(number)
    expect((await stage.request(number)).answers).toMatchObject({ tier: {}, content: {} })
    expect(stage.git('show', '--format=', '--name-only', 'HEAD').trim()).toBe('AGENTS.md')
    expect(stage.read('CLAUDE.md')).toBe(linked ? stage.read('AGENTS.md') : claude)
    expect(stage.git('status', '--porcelain')).toBe('')
    const lesson = await stage.put(TEXT)
    await stage.approve(lesson)
    expect(stage.read('MEMORY.md')).toContain(TEXT)
    await stage.press(number, 'undo')
    await stage.approve(lesson + 1)
    expect(stage.read('AGENTS.md')).toBe(RULES)
    expect(existsSync(folderOf(stage))).toBe(false)
  })
})
