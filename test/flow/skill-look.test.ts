import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { aStage, type Stage } from './stage.ts'

const FILE = '.claude/skills/deploy/SKILL.md'
const text = readFileSync(new URL('../core/darwin/skills/deploy-shop.md', import.meta.url), 'utf8')
const DEPLOY = text.replace('name: deploy-shop', 'name: deploy')

/** Hands something to the hook and waits until it was drained. */
async function drained(stage: Stage, act: () => Promise<void>): Promise<void> {
  const { read } = stage.world().store
  const before = await read.eventCount({})
  await act()
  await stage.until(async () => (await read.eventCount({})) > before)
}

const uses = (stage: Stage, skill: string, session: string) =>
  drained(stage, () =>
    stage.hook('PostToolUse', {
      session_id: session,
      cwd: stage.root,
      tool_name: 'Skill',
      tool_input: { skill },
      tool_response: {},
    }),
  )

async function says(stage: Stage, session: string, ...messages: readonly string[]): Promise<void> {
  for (const message of messages) await drained(stage, () => stage.prompt(message, session))
}

describe('a skill in use', () => {
  it('is looked at for changes with every fifth message, from those five alone', async () => {
    const stage = await aStage({ files: { [FILE]: DEPLOY } })
    const pending = async () => (await stage.app().pending()).map(({ tier, text }) => `${tier} ${text}`)
    await uses(stage, 'deploy', 's1')
    await says(
      stage,
      's1',
      'deploy it to production now',
      'Drop step 2 because CI runs the tests',
      'skip step 4 this time',
      'why does step 5 wait 10 minutes?',
    )
    expect(await pending()).toEqual([])
    await says(stage, 's1', 'thanks, go on')
    expect(await pending()).toEqual(['L2 Drop step 2'])
    const card = await stage.until(() => stage.card(1))
    for (const line of [
      'Trigger: A said while skill deploy was in use | Urgency: standard',
      '> Section: Before',
      '> Reason: CI runs the tests',
      '> Change: Drop step 2',
      `Target: L2 → ${FILE} (shop, main)`,
    ])
      expect(card.text).toContain(line)
    await stage.press(1, 'ignore')
    // What was looked at once is not looked at again, and what was ignored is not asked again.
    await says(stage, 's1', 'ok', 'Drop step 2 because CI runs the tests', 'ok', 'run it again', 'fine')
    expect(await pending()).toEqual([])
  })

  it('makes an L2 of what trigger A hears about its steps, once, and nothing of what is said elsewhere', async () => {
    const stage = await aStage({ files: { [FILE]: DEPLOY } })
    const pending = async () =>
      (await stage.app().pending()).map(({ tier, text, target }) => `${tier} ${text} → ${target}`)
    await uses(stage, 'deploy', 's1')
    const rule = 'From now on, always call `make image` with --no-cache'
    const words = [rule, 'ok', 'Step 6 must come last. From now on, commit messages in English', 'ok', 'ok']
    await says(stage, 's1', ...words)
    expect(await pending()).toEqual([
      `L2 ${rule.slice('From now on, '.length).replace('always', 'Always')} → ${FILE}`,
      'L1 Commit messages in English → MEMORY.md',
      `L2 Step 6 must come last → ${FILE}`,
    ])
    await says(stage, 's2', 'Drop step 2', 'ok', 'Step 3 must come first', 'ok', 'ok')
    expect(await pending()).toHaveLength(3)
  })

  it('takes nothing from a message that holds a secret, nor from half a sentence', async () => {
    const stage = await aStage({ files: { [FILE]: DEPLOY } })
    await uses(stage, 'deploy', 's1')
    const secret = `Drop step 2 because ghp_${'a1B2'.repeat(9)} is gone`
    const log = `\`\`\`\n${'x'.repeat(1_950)}\n\`\`\`\n`
    await says(stage, 's1', secret, `${log}Drop step 2 ${'now and for good '.repeat(3)}or never`, 'ok', 'ok')
    await says(stage, 's1', 'Step 6 must come last')
    expect((await stage.app().pending()).map(({ text }) => text)).toEqual(['Step 6 must come last'])
  })

  it('counts anew after a restart, and puts the change as L1 where the skill is not sound', async () => {
    const poor = '---\nname: notes\ndescription: Notes.\n---\n1. Write it down\n2. Read it\n'
    const stage = await aStage({ files: { '.claude/skills/notes/SKILL.md': poor } })
    await uses(stage, 'notes', 's1')
    await says(stage, 's1', 'Drop step 2', 'ok', 'ok', 'ok')
    await stage.stop()
    await stage.start()
    await says(stage, 's1', 'ok', 'ok', 'ok', 'Move step 1 to the end')
    expect(await stage.app().pending()).toEqual([])
    await says(stage, 's1', 'ok')
    await stage.until(() => stage.card(1))
    expect(stage.card(1)?.text).toMatch(/Skill notes scores \d+(\.\d)? \(< 75\)\. What would lift it: /)
    expect(await stage.request(1)).toMatchObject({ tier: 'L1', text: 'Move step 1 to the end' })
  })
})
