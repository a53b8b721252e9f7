import { describe, expect, it } from 'vitest'
import { createLog } from '../src/log.ts'

function aLog(secrets: readonly string[] = []) {
  const lines: string[] = []
  const log = createLog({ level: 'debug', secrets, to: { write: (line) => void lines.push(line) } })
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown> }
}

const github = `ghp_${'aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0dF3gH6'}`

describe('the log', () => {
  it('writes one JSON line with a level in words and a time', () => {
    const { log, lines, last } = aLog()
    log.info({ request: 42 }, 'Card sent')
    expect(lines).toHaveLength(1)
    expect(last()).toMatchObject({ level: 'info', msg: 'Card sent', request: 42 })
    expect(Number.isNaN(Date.parse(String(last().time)))).toBe(false)
  })

  it('masks a secret in the message, in a field, deep in a field and in an error', () => {
    const { log, lines } = aLog()
    log.info(`got ${github}`)
    log.info('got %s', github)
    log.info({ why: `got ${github}`, deep: { list: [{ why: github }] } }, 'x')
    log.error(new Error(`failed with ${github}`))
    log.error({ err: new Error('outer', { cause: new Error(github) }) }, 'x')
    log.child({ from: 'deliver' }).warn({ why: github }, github)
    expect(lines).toHaveLength(6)
    expect(lines.join('')).not.toContain(github)
  })

  it('masks what it was told is secret, whatever it looks like', () => {
    const { log, lines } = aLog(['123:abc'])
    log.warn({ url: 'http://127.0.0.1:1/bot123:abc/getUpdates' }, 'No answer from bot123:abc')
    expect(lines.join('')).not.toContain('123:abc')
    expect(lines.join('')).toContain('getUpdates')
  })

  it('never holds the words of a prompt', () => {
    const { log, lines } = aLog()
    log.debug({ prompt: 'my plans', event: { text: 'my plans', name: 'UserPromptSubmit' } }, 'Drained')
    expect(lines.join('')).not.toContain('my plans')
    expect(lines.join('')).toContain('UserPromptSubmit')
  })

  it('keeps the code and the stack of an error', () => {
    const { log, last } = aLog()
    log.error({ err: Object.assign(new Error('no space'), { code: 'ENOSPC' }) }, 'Could not write')
    expect(last().err).toMatchObject({ type: 'Error', message: 'no space', code: 'ENOSPC' })
    expect(String((last().err as { stack: string }).stack)).toContain('log.test.ts')
  })
})
