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
import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { editConfig } from '../../src/main/edit-config.ts'
import { takeLock } from '../../src/store/lock.ts'

const EDITS = 15
const modules = ['config.js', 'main/edit-config.js'].map((name) =>
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
    const [{ loadConfig }, { editConfig }] = await Promise.all(${JSON.stringify(modules)}.map((m) => import(m)))
    for (let id = ${first}; id < ${first + EDITS}; id++) {
      const { config } = loadConfig(${JSON.stringify(options)})
      const done = await editConfig(config.defaults, (draft) => draft.add('people', { name: 'P' + id, telegram: BigInt(id) }))
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
  expect(readdirSync(home)).toEqual(['config.lock', 'config.yaml'])
})

it('a change waits for the one that is being made', async () => {
  const { home, configOf, file } = aHome()
  const lock = await takeLock(path.join(home, 'config.lock'), 'config')
  if (lock.outcome === 'held') throw new Error('nobody else is here')
  const { defaults } = configOf()
  let made = false
  const done = editConfig(defaults, (draft) => {
    made = true
    draft.add('people', { name: 'Ana', telegram: 7n })
  })
  writeFileSync(file, 'people:\n  - name: Bo\n    telegram: 12\n', { mode: 0o600 })
  for (let turn = 0; turn < 50; turn++) await readFile(file)
  expect(made).toBe(false)
  await lock.release()
  expect((await done).outcome).toBe('written')
  expect(configOf().roster.people.map(({ name }) => name)).toEqual(['Bo', 'Ana'])
})

it('what an editor wrote meanwhile stays, and the change is made to that', async () => {
  const { configOf, file } = aHome()
  let edits = 0
  const done = await editConfig(configOf().defaults, (draft) => {
    if (edits++ === 0)
      writeFileSync(file, '# by hand\npeople:\n  - name: Bo\n    telegram: 12\n', { mode: 0o600 })
    draft.add('people', { name: 'Ana', telegram: 7n })
  })
  expect([done.outcome, edits]).toEqual(['written', 2])
  expect(readFileSync(file, 'utf8')).toBe(
    '# by hand\npeople:\n  - name: Bo\n    telegram: 12\n  - name: Ana\n    telegram: 7\n',
  )
})
