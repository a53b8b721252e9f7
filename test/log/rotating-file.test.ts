import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openRotatingFile } from '../../src/log/rotating-file.ts'

let folder: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'evogate-log-')))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const file = () => path.join(folder, 'log', 'evogate.log')
const read = (name: string) => readFileSync(path.join(folder, 'log', name), 'utf8')
const never = (text: string) => {
  throw new Error(`not written: ${text}`)
}

describe('the log file', () => {
  it('begins anew when it is full and keeps a few of the full ones', () => {
    const log = openRotatingFile(file(), never, { maxBytes: 10, kept: 2 })
    for (const line of ['one 1\n', 'two\n', 'three 3\n', 'four 44\n', 'five\n']) log.write(line)
    log.close()
    expect(readdirSync(path.dirname(file())).sort()).toEqual([
      'evogate.log',
      'evogate.log.1',
      'evogate.log.2',
    ])
    expect([read('evogate.log'), read('evogate.log.1'), read('evogate.log.2')]).toEqual([
      'five\n',
      'four 44\n',
      'three 3\n',
    ])
  })

  it('goes on where the last service ended, and is for its owner alone', () => {
    for (const line of ['one\n', 'two\n']) {
      const log = openRotatingFile(file(), never, { maxBytes: 100, kept: 2 })
      log.write(line)
      log.close()
    }
    expect(read('evogate.log')).toBe('one\ntwo\n')
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  it('takes a line that is longer than a file', () => {
    const log = openRotatingFile(file(), never, { maxBytes: 10, kept: 1 })
    log.write(`${'long '.repeat(10)}\n`)
    log.write('short\n')
    log.close()
    expect(read('evogate.log')).toBe('short\n')
  })

  it('lets nobody fail for it when it cannot be written', () => {
    const lost: string[] = []
    const log = openRotatingFile(file(), (text) => lost.push(text), { maxBytes: 10, kept: 1 })
    log.close()
    log.write('late\n')
    expect(lost).toEqual(['late\n'])
  })
})
