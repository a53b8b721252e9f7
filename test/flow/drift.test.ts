import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { driftLines } from '../../src/flow/report/drift.ts'
import { ANA, aStage, BO, GROUP, type Stage } from './stage.ts'

const RULE = 'Use tabs in makefiles'

/** The newest notice about a file. */
const notice = (stage: Stage, file: string) =>
  stage.wire.messages.filter(({ chat, text }) => chat === GROUP && text.startsWith(`✏️ ${file}`)).at(-1)

async function pressNotice(stage: Stage, file: string, label: string, by = ANA): Promise<string> {
  const found = await stage.until(() =>
    notice(stage, file)
      ?.buttons.flat()
      .find(({ text }) => text.startsWith(label)),
  )
  stage.pass(1_500)
  return stage.answer(stage.wire.taps(notice(stage, file)!.id, found.data, { from: by }))
}

/** An agent's session is under way, and the files have been looked at once. */
async function atWork(options: Parameters<typeof aStage>[0] = {}): Promise<Stage> {
  const stage = await aStage(options)
  await stage.hook('SessionStart', { session_id: 's1', cwd: stage.root, source: 'startup' })
  await stage.until(async () => (await stage.world().store.read.eventCount({})) > 0)
  await stage.until(async () => (await stage.world().store.read.drifts()).some(({ path }) => path === ''))
  // The watcher begins with what stands there now.
  await pause(500)
  return stage
}

describe('a sentence that the agent writes itself while its card is open', () => {
  it('turns the card into keep or take out, with no second notice', async () => {
    const stage = await atWork()
    await stage.put(RULE)
    stage.write('MEMORY.md', `- ${RULE}\n`)
    await stage.until(() => stage.card(1)?.text.includes('MEMORY.md:1 says this already'))
    expect(
      stage
        .card(1)
        ?.buttons.flat()
        .map(({ text }) => text),
    ).toEqual(['Keep what stands', 'Take out'])
    await stage.until(async () =>
      (await stage.world().store.read.drifts()).some(({ lines }) =>
        lines.some(({ state }) => state === 'card'),
      ),
    )
    expect(notice(stage, 'MEMORY.md')).toBeUndefined()
    await stage.press(1, 'keep', BO)
    await stage.state(1, 'ignored')
    expect(await stage.request(1)).toMatchObject({ state: 'ignored', ended: { code: 'kept' } })
    await stage.until(() => stage.card(1)?.text.includes('Kept as it stands'))
    expect(stage.read('MEMORY.md')).toBe(`- ${RULE}\n`)
    // No mute: once the line is gone, the same words make a request again.
    stage.remove('MEMORY.md')
    expect(await stage.app().propose({ text: RULE, workspace: stage.root })).toEqual({ request: 2 })
  })

  it('taken out and then approved stands once, in a block of ours', async () => {
    const stage = await atWork()
    await stage.put(RULE)
    stage.write('MEMORY.md', `# Notes\n\n- ${RULE}\n`)
    await stage.press(1, 'takeout', BO)
    await stage.until(() => stage.card(2))
    expect(stage.card(2)?.text).toContain(`-- ${RULE}`)
    await stage.press(1, 'evolve')
    await stage.state(1, 'approved')
    await stage.press(2, 'evolve')
    await stage.state(2, 'written')
    expect((await stage.request(2)).commit).toMatchObject({
      state: 'none',
      reason: { code: 'never-committed' },
    })
    await stage.state(1, 'written')
    expect(stage.read('MEMORY.md').split(RULE)).toHaveLength(2)
    expect(stage.read('MEMORY.md')).toContain(`> ${RULE}`)
  })

  it('asks the questions of an L3, of an owner, before a line leaves CLAUDE.md (R126)', async () => {
    const stage = await atWork()
    await stage.put(RULE)
    const text = stage.read('CLAUDE.md')
    stage.write('CLAUDE.md', `${text}\n- ${RULE}\n`)
    await stage.press(1, 'takeout', BO)
    await stage.press(2, 'evolve', BO)
    expect((await stage.request(2)).question).toBe('tier')
    await stage.press(2, 'confirm.l3', BO)
    expect((await stage.request(2)).question).toBe('tier')
    await stage.press(2, 'confirm.l3', ANA)
    await stage.question(2, 'content')
    stage.pass(2_000)
    await stage.press(2, 'confirm', ANA)
    await stage.state(2, 'written')
    expect(stage.read('CLAUDE.md')).toBe(text)
    expect(stage.git('status', '--porcelain')).toBe('')
  })

  it('puts the card back when the line is gone again', async () => {
    const stage = await atWork()
    await stage.put(RULE)
    stage.write('MEMORY.md', `- ${RULE}\n`)
    await stage.until(() => stage.button(1, 'keep'))
    stage.remove('MEMORY.md')
    await stage.until(() => stage.button(1, 'evolve'))
  })
})

describe('a change outside the gate', () => {
  it('under a session is one silent notice a file; a second change edits it', async () => {
    const stage = await atWork()
    const text = stage.read('CLAUDE.md')
    stage.write('CLAUDE.md', `${text}\n- Skip the tests\n`)
    const first = await stage.until(() => notice(stage, 'CLAUDE.md'))
    expect(first.params.disable_notification).toBe(true)
    expect(first.text).toContain('+- Skip the tests')
    stage.write('CLAUDE.md', `${text}\n- Skip the tests\n- Push to main\n`)
    await stage.until(() => notice(stage, 'CLAUDE.md')?.text.includes('Push to main'))
    expect(notice(stage, 'CLAUDE.md')?.id).toBe(first.id)
    await pressNotice(stage, 'CLAUDE.md', 'Keep', BO)
    await stage.until(() => notice(stage, 'CLAUDE.md')?.buttons.length === 0)
    expect(stage.read('CLAUDE.md')).toContain('Push to main')
    expect((await stage.app().verify()).ok).toBe(true)
  })

  it('is taken out as it was shown, or not at all', async () => {
    const stage = await atWork()
    stage.write('MEMORY.md', '- Skip the tests\n')
    await pressNotice(stage, 'MEMORY.md', 'Take out')
    await stage.until(() => stage.card(1))
    stage.write('MEMORY.md', '- Skip the tests\n- Or do not\n')
    await stage.press(1, 'evolve')
    await stage.state(1, 'failed')
    expect((await stage.request(1)).failure).toMatchObject({ code: 'file-changed' })
    expect(stage.read('MEMORY.md')).toBe('- Skip the tests\n- Or do not\n')
  })

  it('made a request is taken out and asked for', async () => {
    const stage = await atWork()
    stage.write('MEMORY.md', `- ${RULE}\n`)
    await pressNotice(stage, 'MEMORY.md', 'Make')
    await stage.until(() => stage.card(2))
    await stage.approve(1)
    await stage.approve(2)
    expect(stage.read('MEMORY.md')).toContain(`> ${RULE}`)
    expect(stage.read('MEMORY.md')).not.toContain(`- ${RULE}`)
  })

  it('in a skill is asked for at L2 of that skill', async () => {
    const skill = '.claude/skills/deploy/SKILL.md'
    const sound = readFileSync(new URL('../core/darwin/skills/deploy-shop.md', import.meta.url), 'utf8')
    const text = sound.replace('name: deploy-shop', 'name: deploy')
    const stage = await atWork({ files: { [skill]: text } })
    stage.write(skill, `${text}- ${RULE}\n`)
    await pressNotice(stage, skill, 'Make')
    await stage.until(() => stage.card(2)?.text.includes(`Target: L2 → ${skill}`))
    await stage.approve(1)
    await stage.approve(2)
    expect(stage.read(skill)).toContain(`> Fix: ${RULE}`)
    expect(stage.read(skill)).not.toContain(`- ${RULE}`)
  })

  it('is told three times a day at an address; the fourth waits for the digest, skills included', async () => {
    const skill = '.claude/skills/release/SKILL.md'
    const stage = await atWork({ files: { [skill]: 'Tag it\n' } })
    for (const file of ['CLAUDE.md', 'MEMORY.md', 'AGENTS.md']) stage.write(file, '- Skip the tests\n')
    await stage.until(() => ['CLAUDE.md', 'MEMORY.md', 'AGENTS.md'].every((file) => notice(stage, file)))
    expect(await driftLines(stage.world(), 0)).toEqual([])
    stage.write(skill, 'Tag it\nSkip the tests\n')
    const lines = () => driftLines(stage.world(), 0)
    await stage.until(async () => (await lines()).length > 0)
    expect(await lines()).toMatchObject([{ file: skill, line: 2, text: 'Skip the tests' }])
    // A change of what was told edits it, however many there were.
    stage.write('MEMORY.md', '- Skip the tests\n- Push to main\n')
    await stage.until(() => notice(stage, 'MEMORY.md')?.text.includes('Push to main'))
    expect(notice(stage, skill)).toBeUndefined()
    stage.pass(24 * 3_600_000)
    stage.write(skill, 'Tag it\nSkip the tests\nAnd the review\n')
    await stage.until(() => notice(stage, skill)?.text.includes('And the review'))
  })

  it('without a session is a line for the digest', async () => {
    const quiet = await aStage()
    await quiet.until(async () => (await quiet.world().store.read.drifts()).some(({ path }) => path === ''))
    await pause(500)
    quiet.write('MEMORY.md', '- By hand\n')
    const notes = await quiet.until(async () => {
      const found = await driftLines(quiet.world(), 0)
      return found.length > 0 ? found : null
    })
    expect(notes).toMatchObject([{ file: 'MEMORY.md', line: 1, text: '- By hand', workspace: 'shop' }])
    expect(notice(quiet, 'MEMORY.md')).toBeUndefined()
  })

  it('is none when it comes with HEAD: a pull, a switch and back, a commit; nor is a write of ours', async () => {
    const stage = await atWork()
    await stage.put(RULE)
    await stage.approve(1)
    stage.git('checkout', '-q', '-b', 'other')
    stage.write('CLAUDE.md', '# shop\n\n@MEMORY.md\n\n- Ask before a deploy\n')
    stage.git('commit', '-qam', 'a rule')
    stage.git('checkout', '-q', 'main')
    await pause(1_700)
    stage.git('merge', '-q', '--ff-only', 'other')
    await pause(1_700)
    await stage.handled()
    const rows = await stage.world().store.read.drifts()
    expect(rows.flatMap(({ lines }) => lines)).toEqual([])
    expect(notice(stage, 'CLAUDE.md')).toBeUndefined()
    expect(notice(stage, 'MEMORY.md')).toBeUndefined()
  })
})
