import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHome, leave, left } from './a-spool.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let built: string
let program: string

// Node 20 runs no TypeScript, and only a process of its own can be killed.
beforeAll(() => {
  built = mkdtempSync(join(tmpdir(), 'evogate-killed-'))
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      rootDir: root,
      outDir: built,
      typeRoots: [join(root, 'node_modules/@types')],
    },
    include: [],
    files: [fileURLToPath(new URL('./drain-program.ts', import.meta.url))],
  }
  writeFileSync(join(built, 'tsconfig.json'), JSON.stringify(config))
  writeFileSync(join(built, 'package.json'), '{"type":"module"}')
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', join(built, 'tsconfig.json')])
  program = join(built, 'test/agents/drain-program.js')
})
afterAll(() => rmSync(built, { recursive: true, force: true }))

function aRun() {
  const home = aHome()
  const rows = join(home, 'rows')
  mkdirSync(rows)
  const drain = (point = 'none') => spawnSync(process.execPath, [program, 'drain', home, rows, point])
  /** The rows are exactly these events, once each and whole, and the spool is empty. */
  const expectAll = (bodies: ReadonlyMap<string, object>) => {
    expect(readdirSync(rows).sort()).toEqual([...bodies.keys()].sort())
    for (const [id, body] of bodies) expect(JSON.parse(readFileSync(join(rows, id), 'utf8'))).toEqual(body)
    expect(left(home)).toEqual({})
  }
  return { home, rows, drain, expectAll }
}
const leaveSome = (home: string, count: number) =>
  new Map(
    Array.from({ length: count }, (_, n) => [
      leave(home, { n, text: 'x'.repeat(n * 10) }),
      { n, text: 'x'.repeat(n * 10) },
    ]),
  )

describe('a service that is killed while it drains (R110)', () => {
  it.each([
    ['C1', { new: 250, cur: 0, rows: 0 }],
    ['C2', { new: 50, cur: 200, rows: 0 }],
    ['C3', { new: 50, cur: 200, rows: 200 }],
  ])('at %s has every event exactly once after it starts again', (point, there) => {
    const { home, rows, drain, expectAll } = aRun()
    const bodies = leaveSome(home, 250)
    expect(drain(point).signal).toBe('SIGKILL')
    const count = (folder: string) => Object.keys(left(home)).filter((path) => path.startsWith(folder)).length
    expect({ new: count('new'), cur: count('cur'), rows: readdirSync(rows).length }).toEqual(there)
    expect(drain(point).signal).toBe('SIGKILL')
    expect(drain().status).toBe(0)
    expectAll(bodies)
  })

  it('at any moment loses and doubles nothing', async () => {
    const { home, rows, drain, expectAll } = aRun()
    const bodies = new Map<string, object>()
    for (let round = 0; round < 15; round++) {
      for (const [id, body] of leaveSome(home, 40)) bodies.set(id, body)
      const child = spawn(process.execPath, [program, 'drain', home, rows, 'none'], { stdio: 'ignore' })
      const ended = new Promise((resolve) => child.on('close', resolve))
      // Not a wait for something: the moment of the kill is what varies.
      await new Promise((resolve) => setTimeout(resolve, 60 + Math.random() * 250))
      child.kill('SIGKILL')
      await ended
    }
    expect(drain().status).toBe(0)
    expectAll(bodies)
  })
})

describe('a Node hook that is killed (R110)', () => {
  it.each([
    ['C1', [], 1],
    ['C2', [expect.stringMatching(/^Stop\.claude-code\./)], 0],
  ])('at %s leaves a whole event or none', (point, events, unfinished) => {
    const home = aHome()
    const ended = spawnSync(process.execPath, [program, 'capture', home, point], { input: '{"a":1}' })
    expect([ended.signal, ended.stdout.length, ended.stderr.length]).toEqual(['SIGKILL', 0, 0])
    expect(readdirSync(join(home, 'spool', 'new'))).toEqual(events)
    expect(readdirSync(join(home, 'spool', 'tmp'))).toHaveLength(unfinished)
  })
})
