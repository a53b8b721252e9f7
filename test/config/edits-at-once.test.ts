import { spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { editConfigFile } from '../../src/config/config-edit.ts'
import { loadConfig } from '../../src/config.ts'

const EDITS = 15
const modules = ['config.js', 'config/config-edit.js'].map((name) =>
  pathToFileURL(path.resolve(import.meta.dirname, '../../dist', name)),
)

function aHome() {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'evogate-edits-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const home = path.join(root, '.evogate')
  mkdirSync(home, { mode: 0o700 })
  const options = { env: { EVOGATE_HOME: home }, cwd: root, home: root, checkout: null }
  const configOf = () => {
    const loaded = loadConfig(options)
    if (loaded.outcome === 'wrong') throw new Error(JSON.stringify(loaded.problems))
    return loaded.config
  }
  return { home, options, configOf, file: path.join(home, 'config.yaml') }
}

/** A process that adds people, one edit each. */
function adder(options: object, first: number): Promise<{ code: number | null; err: string }> {
  const program = `
    const [{ loadConfig }, { editConfigFile }] = await Promise.all(${JSON.stringify(modules)}.map((m) => import(m)))
    for (let id = ${first}; id < ${first + EDITS}; id++) {
      const { config } = loadConfig(${JSON.stringify(options)})
      const done = await editConfigFile(config.defaults, (draft) => draft.add('people', { name: 'P' + id, telegram: BigInt(id) }))
      if (done.outcome !== 'written') throw new Error(JSON.stringify(done))
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let err = ''
  child.stderr.on('data', (chunk) => {
    err += String(chunk)
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, err })))
}

it('two processes that change config.yaml at once lose nothing of each other', async () => {
  const { home, options, configOf } = aHome()
  const ended = await Promise.all([adder(options, 100), adder(options, 200)])
  expect(ended).toEqual([
    { code: 0, err: '' },
    { code: 0, err: '' },
  ])
  expect(configOf().roster.people).toHaveLength(2 * EDITS)
  expect(readdirSync(home)).toEqual(['config.yaml'])
})

it('the lock of a process that was killed holds up nobody', async () => {
  const { home, configOf, file } = aHome()
  writeFileSync(`${file}.lock`, '999999999 gone')
  const done = await editConfigFile(configOf().defaults, (draft) =>
    draft.add('people', { name: 'Ana', telegram: 7n }),
  )
  expect(done.outcome).toBe('written')
  expect(readdirSync(home)).toEqual(['config.yaml'])
})

it('what an editor wrote meanwhile stays, and the change is made to that', async () => {
  const { configOf, file } = aHome()
  let edits = 0
  const done = await editConfigFile(configOf().defaults, (draft) => {
    if (edits++ === 0)
      writeFileSync(file, '# by hand\npeople:\n  - name: Bo\n    telegram: 12\n', { mode: 0o600 })
    draft.add('people', { name: 'Ana', telegram: 7n })
  })
  expect([done.outcome, edits]).toEqual(['written', 2])
  expect(readFileSync(file, 'utf8')).toBe(
    '# by hand\npeople:\n  - name: Bo\n    telegram: 12\n  - name: Ana\n    telegram: 7\n',
  )
})
