import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { capture, EVENT_MAX_BYTES, SPOOL_MAX_EVENTS } from '../../src/hook/capture.ts'
import { aHome, spooled } from './run-hook.ts'

const say = (home: string, text: string | Buffer, event = 'UserPromptSubmit', agent = 'claude-code') =>
  capture({ agent, event, home, stdin: Readable.from([text]) })

describe('the hook written for Node', () => {
  it('keeps what it is told as one private file that carries the event in its name (R75)', async () => {
    const home = aHome('我的 家')
    await say(home, '{"prompt":"hello"}')
    const [name] = spooled(home)
    expect(name).toMatch(/^UserPromptSubmit\.claude-code\.[0-9a-f-]{36}$/)
    const path = join(home, 'spool', 'new', name!)
    expect(readFileSync(path, 'utf8')).toBe('{"prompt":"hello"}')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    for (const folder of ['', 'tmp', 'new']) {
      expect(statSync(join(home, 'spool', folder)).mode & 0o777).toBe(0o700)
    }
    expect(spooled(home, 'tmp')).toEqual([])
  })

  it('keeps the first MiB and reads on to the end (R73)', async () => {
    const home = aHome()
    let given = 0
    const stdin = Readable.from(
      (function* () {
        for (; given < 50; given++) yield Buffer.alloc(100_000, 'x')
      })(),
    )
    await capture({ agent: 'claude-code', event: 'Stop', home, stdin })
    expect(given).toBe(50)
    expect(statSync(join(home, 'spool', 'new', spooled(home)[0]!)).size).toBe(EVENT_MAX_BYTES)
  })

  it('keeps 25 events at once', async () => {
    const home = aHome()
    await Promise.all(Array.from({ length: 25 }, (_, n) => say(home, `{"prompt":"${n}"}`)))
    expect(spooled(home)).toHaveLength(25)
  })

  it.each([
    ['an agent that is a path', '../x', 'Stop'],
    ['an event that is a path', 'claude-code', '../Stop'],
    ['no event', 'claude-code', ''],
  ])('does nothing for %s', async (_, agent, event) => {
    const home = aHome()
    await say(home, '{}', event, agent)
    expect(() => spooled(home)).toThrow()
  })

  it('never throws: neither for a broken stdin, nor for a home that cannot be written', async () => {
    const home = aHome()
    const broken = new Readable({
      read() {
        this.destroy(new Error('broken'))
      },
    })
    await capture({ agent: 'claude-code', event: 'Stop', home, stdin: broken })
    writeFileSync(join(home, 'spool'), '')
    await say(home, '{}')
    await say('/proc/self/evogate', '{}')
    await say('relative', '{}')
    expect(statSync(join(home, 'spool')).isFile()).toBe(true)
  })

  it('takes its tmp file back when a step fails', async () => {
    const home = aHome()
    const fail = (point: string) => {
      if (point === 'C1') throw new Error('no')
    }
    await capture({ agent: 'claude-code', event: 'Stop', home, stdin: Readable.from(['{}']), fail })
    expect([...spooled(home), ...spooled(home, 'tmp')]).toEqual([])
  })

  it('lets one of the lowest class give way when 10,000 wait, and counts it (R111)', async () => {
    const home = aHome()
    mkdirSync(join(home, 'spool', 'new'), { recursive: true })
    for (let n = 2; n < SPOOL_MAX_EVENTS; n++) {
      writeFileSync(join(home, 'spool', 'new', `UserPromptSubmit.claude-code.${n}`), '')
    }
    for (const event of ['PostToolUse', 'Stop']) {
      writeFileSync(join(home, 'spool', 'new', `${event}.claude-code.1`), '{}')
    }
    const kinds = () => spooled(home).filter((name) => !name.startsWith('UserPromptSubmit'))
    await say(home, '{}', 'PostToolUse')
    expect(kinds()).toEqual(expect.arrayContaining(['PostToolUse.claude-code.1', 'Stop.claude-code.1']))
    await say(home, '{}', 'PostToolUseFailure')
    expect(
      kinds()
        .map((name) => name.split('.')[0])
        .sort(),
    ).toEqual(['PostToolUseFailure', 'Stop'])
    await say(home, '{}')
    await say(home, '{}')
    await say(home, '{}')
    expect(kinds()).toEqual([])
    expect(spooled(home)).toHaveLength(SPOOL_MAX_EVENTS)
    expect(statSync(join(home, 'spool', 'dropped')).size).toBe(5)
  })
})
