import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sessionText } from '../../src/hook/session-start.ts'
import { aHome, runHook, shells, silence, spooled, startHook, whatTheAgentSees } from './run-hook.ts'

const PROJECT = '/home/ana/my shop'
const TEXT = 'Evogate is running.\n  CLAUDE.md 已更新：#42 \\n %s "$HOME" `id`\n'
const NOT_RUNNING = 'Evogate is not running: events wait\n'

function prepared(text = TEXT): string {
  const home = aHome()
  mkdirSync(join(home, 'session'))
  writeFileSync(join(home, 'session', '-home-ana-my shop.txt'), text)
  return home
}
function touch(home: string, secondsAgo = 0): string {
  const at = Date.now() / 1000 - secondsAgo
  writeFileSync(join(home, 'alive'), '')
  utimesSync(join(home, 'alive'), at, at)
  return home
}

describe.each(shells.map((shell) => [shell.join(' '), shell] as const))('capture.sh under %s', (_, shell) => {
  const start = (home: string, project: string | null = PROJECT, event = 'SessionStart') =>
    runHook(home, '{"source":"startup"}', {
      shell,
      args: ['claude-code', event],
      env: project === null ? {} : { CLAUDE_PROJECT_DIR: project },
    })

  it('tells a session that starts what was prepared, byte for byte, and keeps the event', async () => {
    const home = touch(prepared())
    expect(await start(home)).toEqual({ ...silence, output: TEXT })
    expect(await start(home, `${PROJECT}/`)).toEqual({ ...silence, output: TEXT })
    expect(spooled(home)).toHaveLength(2)
  })

  it('says that events wait once the service has been silent for two minutes, or was stopped', async () => {
    const home = touch(prepared(), 125)
    expect(await start(home)).toEqual({ ...silence, output: NOT_RUNNING })
    expect(await start(touch(home, 60))).toEqual({ ...silence, output: TEXT })
    rmSync(join(home, 'alive'))
    expect(await start(home)).toEqual({ ...silence, output: NOT_RUNNING })
  })

  it.each([
    ['another project', '/home/ana/other'],
    ['a folder inside', `${PROJECT}/src`],
    ['a relative folder', 'home/ana/my shop'],
    ['a way out', `${PROJECT}/../my shop`],
    ['the root', '/'],
    ['no project at all', null],
  ])('says nothing in %s', async (_name, project) => {
    expect(await start(touch(prepared()), project)).toEqual(silence)
  })

  it.each(['UserPromptSubmit', 'PostToolUse', 'PostToolUseFailure', 'Stop', 'SessionEnd'])(
    'says nothing at %s',
    async (event) => {
      expect(await start(touch(prepared()), PROJECT, event)).toEqual(silence)
    },
  )

  it('ends with 0 when nobody listens', async () => {
    const home = touch(prepared('x'.repeat(1_900).concat('\n').repeat(100)))
    const child = startHook(home, {
      shell,
      args: ['claude-code', 'SessionStart'],
      env: { CLAUDE_PROJECT_DIR: PROJECT },
    })
    child.stdout.destroy()
    expect(await whatTheAgentSees(child, '{}')).toMatchObject({ code: 0, signal: null })
  })
})

describe('the Node variant', () => {
  it('tells the same', async () => {
    const home = touch(prepared())
    expect(await sessionText(home, PROJECT)).toBe(TEXT)
    expect(await sessionText(home, `${PROJECT}/`)).toBe(TEXT)
    expect(await sessionText(home, PROJECT, Date.now() + 121_000)).toBe(NOT_RUNNING)
    for (const other of ['/home/ana/other', `${PROJECT}/src`, 'x', '/', undefined])
      expect(await sessionText(home, other)).toBe('')
  })
})
