import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { denyRules } from '../../src/agents/claude-code/deny-rules.ts'
import { aMachine } from './cli-world.ts'

let machine: ReturnType<typeof aMachine>
beforeEach(() => {
  machine = aMachine()
})
afterEach(() => machine.remove())

describe('evogate install in a repository', () => {
  beforeEach(() => {
    execFileSync('git', ['init', '-q', machine.cwd])
    mkdirSync(path.join(machine.cwd, 'src'))
  })
  const local = () => path.join(machine.cwd, '.claude', 'settings.local.json')

  it('adds no deny rules where nobody can be asked, and says so', async () => {
    const { code, out } = await machine.evogate(['install'])
    expect(code).toBe(0)
    expect(out).toContain('evogate install --yes')
    expect(existsSync(local())).toBe(false)
    expect((await machine.evogate(['install', '--json'])).json).toMatchObject({ deny: 'left' })
  })

  it('adds them with --yes, for the root of the repository, and uninstall takes all of it out', async () => {
    expect((await machine.evogate(['install', '--yes', '--json'])).json).toMatchObject({ deny: 'denied' })
    expect(JSON.parse(readFileSync(local(), 'utf8'))).toEqual({
      permissions: { deny: denyRules(machine.cwd) },
    })
    expect((await machine.evogate(['install', '--yes', '--json'])).json).toMatchObject({ deny: 'stands' })
    expect((await machine.evogate(['uninstall'])).code).toBe(0)
    expect(existsSync(path.join(machine.cwd, '.claude'))).toBe(false)
    expect(existsSync(path.join(machine.root, '.claude'))).toBe(false)
  })

  it('says how to keep those settings out of git status, and only where git shows them', async () => {
    const shown = () =>
      execFileSync('git', ['-C', machine.cwd, 'status', '--porcelain'], { encoding: 'utf8' }).includes(
        '.claude',
      )
    const { out } = await machine.evogate(['install', '--yes'])
    expect(shown()).toBe(true)
    const command = /^git shows it as untracked.*: (echo .*)$/m.exec(out)?.[1] ?? ''
    execFileSync('sh', ['-c', command])
    expect(shown()).toBe(false)
    await machine.evogate(['uninstall'])
    expect((await machine.evogate(['install', '--yes'])).out).not.toContain('untracked')
  })
})

it('evogate install outside of a repository offers no deny rules', async () => {
  expect((await machine.evogate(['install', '--yes', '--json'])).json).toMatchObject({ deny: null })
  expect(existsSync(path.join(machine.cwd, '.claude'))).toBe(false)
})
