import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aHome, runHook, shells, silence, spooled, startHook, whatTheAgentSees } from './run-hook.ts'

const PROMPT = JSON.stringify({ session_id: 's1', prompt: 'never push on fridays, 以后都这样' })
const MIB = 1_048_576

describe.each(shells.map((shell) => ({ shell, named: shell.join(' ') })))(
  'the hook under $named',
  ({ shell }) => {
    it('keeps what it is told as one private file that carries the event in its name (R75)', async () => {
      const home = aHome()
      expect(await runHook(home, PROMPT, { shell })).toEqual(silence)
      const [name, ...more] = spooled(home)
      expect(more).toEqual([])
      expect(name).toMatch(/^UserPromptSubmit\.claude-code\.[0-9a-f-]{32,36}$/)
      const path = join(home, 'spool', 'new', name!)
      expect(readFileSync(path, 'utf8')).toBe(PROMPT)
      expect(statSync(path).mode & 0o777).toBe(0o600)
      for (const folder of ['', 'tmp', 'new']) {
        expect(statSync(join(home, 'spool', folder)).mode & 0o777).toBe(0o700)
      }
      expect(spooled(home, 'tmp')).toEqual([])
    })

    it('keeps 25 events of 25 hooks that run at once', async () => {
      const home = aHome()
      const texts = Array.from({ length: 25 }, (_, n) => JSON.stringify({ prompt: `text ${n}` }))
      const seen = await Promise.all(texts.map((text) => runHook(home, text, { shell })))
      expect(seen).toEqual(texts.map(() => silence))
      const kept = spooled(home).map((name) => readFileSync(join(home, 'spool', 'new', name), 'utf8'))
      expect(kept.sort()).toEqual(texts.sort())
    })

    it.each(['SessionStart', 'SessionEnd', 'Stop', 'PostToolUse', 'PostToolUseFailure'])(
      'is as silent at %s',
      async (event) => {
        const home = aHome()
        expect(await runHook(home, '{}', { shell, args: ['claude-code', event] })).toEqual(silence)
        expect(spooled(home)[0]).toMatch(new RegExp(`^${event}\\.claude-code\\.`))
      },
    )

    it('keeps broken JSON as it is and says nothing (R71)', async () => {
      const home = aHome()
      const broken = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x00, 0x0a])
      expect(await runHook(home, broken, { shell })).toEqual(silence)
      expect(readFileSync(join(home, 'spool', 'new', spooled(home)[0]!))).toEqual(broken)
    })

    it('keeps the first MiB of 5 MB and reads the rest, so that the agent never writes into a closed pipe (R73)', async () => {
      const home = aHome()
      expect(await runHook(home, 'x'.repeat(5_000_000), { shell })).toEqual(silence)
      expect(statSync(join(home, 'spool', 'new', spooled(home)[0]!)).size).toBe(MIB)
    })

    it('keeps nothing of an empty stdin', async () => {
      const home = aHome()
      expect(await runHook(home, '', { shell })).toEqual(silence)
      expect([...spooled(home), ...spooled(home, 'tmp')]).toEqual([])
    })

    it('survives a stdin that is closed', async () => {
      const home = aHome()
      const line = `exec ${shell.join(' ')} '${home}/bin/capture.sh' claude-code Stop <&-`
      const child = spawn('/bin/sh', ['-c', line], { env: { PATH: process.env.PATH ?? '' } })
      expect(await whatTheAgentSees(child)).toMatchObject({ code: 0, output: '' })
      expect([...spooled(home), ...spooled(home, 'tmp')]).toEqual([])
    })

    it.each([
      [],
      ['claude-code'],
      ['../../x', 'Stop'],
      ['claude-code', '../../Stop'],
      ['claude-code', 'A b'],
      ['', ''],
      ['claude-code', '*'],
    ])('does nothing for the arguments %j %j', async (...args) => {
      const home = aHome()
      expect(await runHook(home, PROMPT, { shell, args })).toEqual(silence)
      expect(existsSync(join(home, 'spool'))).toBe(false)
    })

    it('finds its home by its own place, with spaces, quotes and Chinese in the path', async () => {
      const home = aHome("it's 我的 家 $HOME `x` [a]*")
      expect(await runHook(home, PROMPT, { shell, env: { HOME: '' } })).toEqual(silence)
      expect(spooled(home)).toHaveLength(1)
    })

    it('finds its home when called by a path from where the agent is', async () => {
      const home = aHome('我的 家')
      const line = `exec ${shell.join(' ')} '我的 家/bin/capture.sh' claude-code Stop`
      const env = { PATH: process.env.PATH ?? '', HOME: join(dirname(home), 'other') }
      const child = spawn('/bin/sh', ['-c', line], { cwd: dirname(home), env })
      expect(await whatTheAgentSees(child, PROMPT)).toEqual(silence)
      expect(spooled(home)).toHaveLength(1)
      expect(readdirSync(dirname(home))).toEqual(['我的 家'])
    })

    it.each([
      ['/dev/urandom', /^[0-9a-f]{32}$/, (script: string) => script.replace('/proc/sys/', '/nowhere/')],
      [
        'no randomness',
        /^\d+-\d+-\d+$/,
        (script: string) => script.replace(/\/proc\/sys\/|\/dev\/urandom/g, '/nowhere/'),
      ],
    ])('names events apart on a system with %s only', async (_, name, without) => {
      const home = aHome()
      const path = join(home, 'bin', 'capture.sh')
      writeFileSync(path, without(readFileSync(path, 'utf8')))
      const env = { random: 'inherited' }
      const seen = await Promise.all(Array.from({ length: 10 }, () => runHook(home, PROMPT, { shell, env })))
      expect(seen).toEqual(seen.map(() => silence))
      expect(spooled(home)).toHaveLength(10)
      for (const one of spooled(home)) expect(one.split('.')[2]).toMatch(name)
    })

    it('lets EVOGATE_HOME win, but not a relative one', async () => {
      const [home, other] = [aHome(), aHome('other')]
      expect(await runHook(home, PROMPT, { shell, env: { EVOGATE_HOME: other } })).toEqual(silence)
      expect(spooled(other)).toHaveLength(1)
      expect(await runHook(home, PROMPT, { shell, cwd: other, env: { EVOGATE_HOME: 'here' } })).toEqual(
        silence,
      )
      expect(spooled(home)).toHaveLength(1)
      expect(existsSync(join(other, 'here'))).toBe(false)
    })

    it.each([{ PATH: '' }, { PATH: '/nonexistent' }, { PATH: '.:$(x)' }])(
      'works with the odd environment %j',
      async (env) => {
        const home = aHome()
        const full = shell[0]!.startsWith('/')
          ? shell
          : ['/usr/bin/env', `PATH=${process.env.PATH}`, ...shell]
        expect(await runHook(home, PROMPT, { shell: full, env })).toEqual(silence)
        expect(spooled(home)).toHaveLength(1)
      },
    )

    it('runs no program of the project it is called in', async () => {
      const home = aHome()
      const trap = join(dirname(home), 'trap')
      mkdirSync(trap)
      for (const program of ['head', 'mv', 'cat', 'mkdir', 'rm']) {
        writeFileSync(join(trap, program), `#!/bin/sh\n: > '${trap}/sprung'\n`, { mode: 0o755 })
      }
      const env = { PATH: `${trap}:${process.env.PATH}` }
      expect(await runHook(home, PROMPT, { shell, cwd: trap, env })).toEqual(silence)
      expect(existsSync(join(trap, 'sprung'))).toBe(false)
      expect(spooled(home)).toHaveLength(1)
    })

    it('is silent when a file stands where the spool should be', async () => {
      const home = aHome()
      writeFileSync(join(home, 'spool'), '')
      expect(await runHook(home, 'y'.repeat(3_000_000), { shell })).toEqual(silence)
    })

    it('is silent when its home is gone and cannot be made', async () => {
      const home = aHome()
      expect(await runHook(home, PROMPT, { shell, env: { EVOGATE_HOME: '/proc/self/evogate' } })).toEqual(
        silence,
      )
    })

    it('is silent in a home it may not write to', async () => {
      const home = aHome()
      await runHook(home, PROMPT, { shell })
      chmodSync(dirname(home), 0o755)
      for (const folder of ['spool/tmp', 'spool/new', 'spool', 'bin', ''])
        chmodSync(join(home, folder), 0o555)
      const asNobody = process.getuid?.() === 0 ? { uid: 65_534 } : {}
      expect(await runHook(home, PROMPT, { shell, ...asNobody })).toEqual(silence)
      expect(spooled(home)).toHaveLength(1)
      for (const folder of ['', 'spool', 'spool/tmp', 'spool/new', 'bin'])
        chmodSync(join(home, folder), 0o700)
    })

    it('leaves nothing behind when the disk takes only a part (R71)', async () => {
      const home = aHome()
      const line = `ulimit -f 8; exec ${shell.join(' ')} '${home}/bin/capture.sh' claude-code Stop`
      const child = spawn('/bin/sh', ['-c', line], { env: { PATH: process.env.PATH ?? '' } })
      expect(await whatTheAgentSees(child, 'z'.repeat(100_000))).toEqual(silence)
      expect([...spooled(home), ...spooled(home, 'tmp')]).toEqual([])
    })

    it('killed at any moment leaves whole events or none (C1, C2, R110)', async () => {
      const home = aHome()
      const text = JSON.stringify({ prompt: 'w'.repeat(200_000) })
      for (let round = 0; round < 30; round++) {
        const child = startHook(home, { shell })
        const seen = whatTheAgentSees(child, text)
        // Not a wait for something: the moment of the kill is what varies.
        await new Promise((resolve) => setTimeout(resolve, round / 2))
        child.kill('SIGKILL')
        await seen
      }
      for (const name of spooled(home)) {
        expect(readFileSync(join(home, 'spool', 'new', name), 'utf8')).toBe(text)
      }
    })

    it('killed while the agent still speaks leaves no event', async () => {
      const home = aHome()
      const child = startHook(home, { shell })
      const seen = whatTheAgentSees(child)
      child.stdin.write('{"prompt":"nev')
      await expect.poll(() => existsSync(join(home, 'spool', 'tmp')) && spooled(home, 'tmp').length).toBe(1)
      child.kill('SIGKILL')
      child.stdin.destroy()
      await seen
      expect(spooled(home)).toEqual([])
    })
  },
)

describe('the hook with 10,000 events waiting (R111)', () => {
  const fill = (home: string, ...names: string[]) => {
    mkdirSync(join(home, 'spool', 'new'), { recursive: true })
    mkdirSync(join(home, 'spool', 'tmp'))
    for (const name of names) writeFileSync(join(home, 'spool', 'new', name), '{}')
  }
  const many = (event: string, count: number) =>
    Array.from({ length: count }, (_, n) => `${event}.claude-code.${n}`)
  const dropped = (home: string) => statSync(join(home, 'spool', 'dropped')).size
  const count = (home: string, event: string) =>
    readdirSync(join(home, 'spool', 'new')).filter((name) => name.startsWith(`${event}.`)).length

  it('drops a new event of the lowest class and counts it', async () => {
    const home = aHome()
    fill(home, ...many('UserPromptSubmit', 9_999), 'PostToolUse.claude-code.1')
    expect(await runHook(home, '{}', { args: ['claude-code', 'PostToolUse'] })).toEqual(silence)
    expect(await runHook(home, '{}', { args: ['claude-code', 'PostToolUse'] })).toEqual(silence)
    expect(spooled(home)).toHaveLength(10_000)
    expect(dropped(home)).toBe(2)
  })

  it('lets the lowest class give way to a higher one, and a prompt only to nothing', async () => {
    const home = aHome()
    fill(
      home,
      ...many('UserPromptSubmit', 9_997),
      'PostToolUse.claude-code.1',
      'PostToolUseFailure.claude-code.1',
      'Stop.claude-code.1',
    )
    for (const [event, left] of [
      ['Stop', { PostToolUse: 0, PostToolUseFailure: 1, Stop: 2, UserPromptSubmit: 9_997 }],
      ['SessionEnd', { PostToolUseFailure: 0, Stop: 2, SessionEnd: 1, UserPromptSubmit: 9_997 }],
      ['SessionStart', { Stop: 2, SessionEnd: 1, SessionStart: 0, UserPromptSubmit: 9_997 }],
      ['UserPromptSubmit', { UserPromptSubmit: 9_998 }],
      ['UserPromptSubmit', { UserPromptSubmit: 9_999 }],
      ['UserPromptSubmit', { Stop: 0, SessionEnd: 0, UserPromptSubmit: 10_000 }],
      ['UserPromptSubmit', { UserPromptSubmit: 10_000 }],
    ] as const) {
      expect(await runHook(home, PROMPT, { args: ['claude-code', event], cwd: home })).toEqual(silence)
      for (const [name, expected] of Object.entries(left))
        expect([event, name, count(home, name)]).toEqual([event, name, expected])
    }
    expect(dropped(home)).toBe(7)
  })

  it('still keeps the event number 10,000', async () => {
    const home = aHome()
    fill(home, ...many('PostToolUse', 9_999))
    expect(await runHook(home, '{}', { args: ['claude-code', 'PostToolUse'] })).toEqual(silence)
    expect(spooled(home)).toHaveLength(10_000)
    expect(existsSync(join(home, 'spool', 'dropped'))).toBe(false)
  })
})
