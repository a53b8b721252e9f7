import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aStage, type Stage } from './stage.ts'

const found = async (stage: Stage) => (await stage.app().doctor()).map(({ code }) => code)

describe('what doctor finds in the store and the repositories', () => {
  it('is what is written and cannot be committed, until it can', async () => {
    const stage = await aStage()
    const lock = join(stage.root, '.git/index.lock')
    await stage.put('Use tabs in makefiles')
    writeFileSync(lock, '')
    await stage.press(1, 'evolve')
    await stage.state(1, 'written')
    expect(await stage.app().doctor()).toMatchObject([
      { code: 'commit-pending', level: 'warning', args: { count: 1 } },
    ])
    rmSync(lock)
    await stage.until(async () => (await stage.request(1)).commit?.state === 'made')
    expect(await found(stage)).toEqual([])
  })

  it('is what is approved and waits for a rebase, and the odd state of the repository', async () => {
    const stage = await aStage()
    stage.git('checkout', '-q', '-b', 'topic')
    stage.write('a.txt', 'theirs\n')
    stage.git('commit', '-qam', 'theirs')
    stage.git('checkout', '-q', 'main')
    stage.write('a.txt', 'ours\n')
    stage.git('commit', '-qam', 'ours')
    expect(() => stage.git('rebase', '-q', 'topic')).toThrow()
    await stage.put('Use tabs in makefiles')
    await stage.press(1, 'evolve')
    await stage.state(1, 'approved')
    expect((await found(stage)).sort()).toEqual(['repository-state', 'write-waits'])
    stage.git('rebase', '--abort')
    await stage.state(1, 'written')
    expect(await found(stage)).toEqual([])
    stage.git('checkout', '-q', '--detach')
    expect(await stage.app().doctor()).toMatchObject([
      { code: 'repository-state', args: { path: stage.root } },
    ])
  })

  it('is what the hook had to drop, and where nobody listens', async () => {
    const stage = await aStage()
    // What the hook does when there is no room.
    appendFileSync(join(stage.home, 'spool/dropped'), '...')
    await stage.prompt('Always run the linter first', 's1', stage.home)
    await stage.until(async () => (await stage.app().status()).unwatched.length > 0)
    const findings = await stage.app().doctor()
    expect(findings).toContainEqual({ code: 'dropped-events', level: 'warning', args: { count: 3 } })
    expect(findings).toContainEqual({
      code: 'unwatched-path',
      level: 'note',
      args: { path: stage.home, count: 1 },
    })
  })

  it('is what was dropped before a restart, too, for a week', async () => {
    const stage = await aStage()
    appendFileSync(join(stage.home, 'spool/dropped'), '...')
    await stage.stop()
    await stage.start()
    const dropped = { code: 'dropped-events', level: 'warning', args: { count: 3 } }
    expect(await stage.app().doctor()).toContainEqual(dropped)
    stage.pass(8 * 24 * 3_600_000)
    expect(await stage.app().doctor()).not.toContainEqual(dropped)
  })

  it.each([
    ['six minutes slow', -6, { minutes: 6, direction: 'behind' }],
    ['six minutes fast', 6, { minutes: 6, direction: 'ahead' }],
    ['four minutes fast', 4, null],
  ])('is a clock that is %s, by what Telegram says', async (_, minutes, found) => {
    const stage = await aStage()
    stage.wire.now = () => stage.now() - minutes * 60_000
    await stage.put('Use tabs in makefiles')
    const expected = { code: 'clock-off', level: 'warning', args: { channel: 'telegram', ...found } }
    expect(await stage.app().doctor()).toEqual(found ? [expected] : [])
  })
})
