import { describe, expect, it } from 'vitest'
import { aStage, type Stage } from './stage.ts'

async function works(stage: Stage, session: string, ...commands: readonly string[]): Promise<void> {
  const { read } = stage.world().store
  const before = await read.eventCount({})
  for (const [at, command] of commands.entries()) {
    // The order of events is that of their times.
    await stage.hook('PostToolUse', {
      session_id: session,
      cwd: stage.root,
      tool_name: 'Bash',
      tool_input: { command },
      tool_response: { stdout: '' },
    })
    await stage.until(async () => (await read.eventCount({})) > before + at)
  }
}

describe('a workflow that comes back', () => {
  const SHIP = ['make image TAG=1', 'make migrate', 'make rollout ENV=prod']

  it('is named in the digest once, and its steps are there for evogate skillify; so are those of a wish', async () => {
    const stage = await aStage()
    const seen = () => stage.app().workflows({ cwd: stage.root })
    await works(stage, 's1', ...SHIP)
    await works(stage, 's2', ...SHIP)
    expect(await seen()).toEqual([])
    await works(stage, 's3', ...SHIP)
    expect(await seen()).toEqual([{ steps: SHIP, sessions: 3, asked: false }])
    stage.pass(60_000)
    await stage.app().digest({ now: true })
    const told = 'shop: 3 sessions did the same: make image → make migrate → make rollout.'
    await stage.until(() => stage.told().includes(told))

    await stage.prompt('Great, make this a skill', 's3')
    await stage.until(() =>
      stage.told().includes('Seen in this session: make image → make migrate → make rollout'),
    )
    expect((await seen())[0]).toEqual({ steps: SHIP, sessions: 1, asked: true })
    expect(await stage.app().pending()).toEqual([])
    // Whoever says it again knows it already.
    for (let again = 0; again < 2; again++) await stage.prompt('make this a skill', 's3')
    await stage.until(async () => (await stage.app().status()).spool === 0)
    stage.pass(60_000)
    await stage.handled()
    expect(stage.wire.messages.filter(({ text }) => text.startsWith('You asked for a skill'))).toHaveLength(1)

    // After a restart no command is known any more, and the workflow still is.
    await stage.stop()
    await stage.start()
    expect((await seen())[1]).toEqual({
      steps: ['make image', 'make migrate', 'make rollout'],
      sessions: 3,
      asked: false,
    })
    stage.pass(24 * 3_600_000)
    await stage.app().digest({ now: true })
    const digests = () => stage.wire.messages.filter(({ text }) => text.startsWith('🧬 Digest of'))
    await stage.until(() => digests().length === 2)
    expect(digests()[1]?.text).not.toContain('did the same')
  })
})
