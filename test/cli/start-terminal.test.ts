import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { run } from '../../src/cli/program.ts'
import { loadLocales } from '../../src/locale.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'evogate-desk-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function aContext(isTTY: boolean) {
  const texts = { out: '', err: '' }
  const stream = (name: 'out' | 'err') => {
    const to = Object.assign(new PassThrough(), { isTTY, columns: 100, rows: 50 })
    return to.on('data', (chunk) => {
      texts[name] += String(chunk)
    })
  }
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => input })
  const settings = { env: { PATH: process.env.PATH }, cwd: root, home: root, checkout: null }
  const context = { input, output: stream('out'), errors: stream('err'), t: loadLocales()('en'), settings }
  return { context, texts }
}

it('at a terminal without chats says how to answer, beside one ready line, and logs to the file', async () => {
  const { context, texts } = aContext(true)
  const told = new Promise<void>((resolve) => {
    context.errors.on('data', () => {
      if (texts.err.includes('type the number of a button')) resolve()
    })
  })
  const ended = run(['start'], context, '0.0.0')
  await Promise.race([
    told,
    ended.then(() => Promise.reject(new Error(`never told:\n${texts.out}\n${texts.err}`))),
  ])
  expect(await run(['stop'], aContext(false).context, '0.0.0')).toBe(0)
  expect(await ended).toBe(0)
  expect(texts.out.match(/^ready /gm)).toHaveLength(1)
  expect(texts.out).not.toContain('number of a button')
  expect(texts.err).not.toContain('"level"')
  const log = readFileSync(path.join(root, '.evogate', 'log', 'evogate.log'), 'utf8')
  expect(log).toContain('"level"')
})
