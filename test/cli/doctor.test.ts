import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { install } from '../../src/agents/claude-code/install.ts'
import { checkAgent } from '../../src/cli/doctor/agent.ts'
import { checkMachine } from '../../src/cli/doctor/machine.ts'
import { checkSettings } from '../../src/cli/doctor/settings.ts'
import { type Config, loadConfig } from '../../src/config.ts'
import { aMachine } from './cli-world.ts'

let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'evogate-doctor-')))
  mkdirSync(path.join(root, 'shop'))
  mkdirSync(path.join(root, '.evogate'), { mode: 0o700 })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function configOf(env: Record<string, string> = {}): Config {
  const loaded = loadConfig({ env, cwd: root, home: root, checkout: null })
  if (loaded.outcome === 'wrong') throw new Error(JSON.stringify(loaded.problems))
  return loaded.config
}
const shop = () => ({ EVOGATE_WORKSPACES: path.join(root, 'shop') })
const agent = (config: Config) =>
  checkAgent(config.home, config.roster.workspaces, {
    userDir: path.join(root, '.claude'),
    folders: config.workspaces,
  })
const codes = (findings: readonly { readonly code: string }[]) => findings.map(({ code }) => code)
const place = (scope: 'user' | 'local') => ({
  home: path.join(root, '.evogate'),
  scope,
  projectDir: path.join(root, 'shop'),
  userDir: path.join(root, '.claude'),
})

describe('what doctor says of the agent', () => {
  it('is that the hook is missing, until it is installed', async () => {
    expect(codes(await agent(configOf()))).toEqual(['hook-missing', 'hook-not-merged'])
    await install(place('user'))
    expect(await agent(configOf())).toEqual([])
  })

  it('is fine with a hook in the settings of the workspace', async () => {
    await install(place('local'))
    expect(codes(await agent(configOf(shop())))).not.toContain('hook-not-merged')
  })

  it('is that the hook cannot be run', async () => {
    await install(place('user'))
    const hook = path.join(root, '.evogate/bin/capture.sh')
    chmodSync(hook, 0o600)
    expect(codes(await agent(configOf()))).not.toContain('hook-not-executable')
    chmodSync(hook, 0o200)
    expect(codes(await agent(configOf()))).toContain('hook-not-executable')
  })

  it('is that settings which somebody broke do not call it', async () => {
    await install(place('user'))
    writeFileSync(path.join(root, '.claude/settings.json'), '{ nonsense')
    expect(codes(await agent(configOf()))).toEqual(['hook-not-merged'])
  })

  it.each([
    [null, true],
    ['# shop\n', true],
    ['Mail me at x@MEMORY.md\n', true],
    ['# shop\n\n@MEMORY.md\n', false],
    ['See @./MEMORY.md for more\n', false],
  ])('is that CLAUDE.md (%j) does not import MEMORY.md: %s', async (text, missing) => {
    await install(place('user'))
    if (text !== null) writeFileSync(path.join(root, 'shop/CLAUDE.md'), text)
    expect(codes(await agent(configOf(shop())))).toEqual(missing ? ['import-missing'] : [])
    // The agent loads its own memory by itself.
    expect(codes(await agent(configOf({ ...shop(), EVOGATE_PROFILE: 'claude-code' })))).toEqual([])
  })
})

describe('what doctor says of the machine', () => {
  it('always holds the weaker promise of a shared user (R125)', async () => {
    expect(codes(await checkMachine(configOf()))).toContain('same-user')
  })

  it('is that others can look into the home', async () => {
    expect(codes(await checkMachine(configOf()))).not.toContain('home-permissions')
    chmodSync(path.join(root, '.evogate'), 0o755)
    const findings = await checkMachine(configOf())
    expect(findings).toContainEqual({
      code: 'home-permissions',
      level: 'broken',
      args: { path: path.join(root, '.evogate'), mode: '755' },
    })
  })

  it.each([
    ['2.30.2', ['git-old']],
    ['2.36.0', []],
    ['3.0.1', []],
    [null, ['git-missing']],
  ])('is what a git %s cannot do: %j', async (version, expected) => {
    const bin = path.join(root, 'bin')
    mkdirSync(bin)
    if (version !== null)
      writeFileSync(path.join(bin, 'git'), `#!/bin/sh\necho "git version ${version}"\n`, { mode: 0o755 })
    vi.stubEnv('PATH', bin)
    const found = codes(await checkMachine(configOf()))
    vi.unstubAllEnvs()
    expect(found.filter((code) => code.startsWith('git-'))).toEqual(expected)
  })

  it('is how many events could not be read', async () => {
    const bad = path.join(root, '.evogate/spool/bad')
    mkdirSync(bad, { recursive: true })
    expect(codes(await checkMachine(configOf()))).not.toContain('quarantined')
    for (const name of ['one.json', 'two.json', '.hidden'])
      writeFileSync(path.join(bad, name), '{"reason":"too-long"}')
    const findings = await checkMachine(configOf())
    expect(findings).toContainEqual({ code: 'quarantined', level: 'warning', args: { count: 2, path: bad } })
  })

  const aDisk = (type: number, freeMiB: number) => async () => ({ type, bsize: 4_096, bavail: freeMiB * 256 })
  const [EXT4, NFS] = [0xef53, 0x6969]

  it('is that the disk is nearly full', async () => {
    expect(codes(await checkMachine(configOf(), aDisk(EXT4, 200)))).not.toContain('disk-low')
    expect(await checkMachine(configOf(), aDisk(EXT4, 199))).toContainEqual({
      code: 'disk-low',
      level: 'warning',
      args: { path: path.join(root, '.evogate'), count: 199 },
    })
  })

  it('is that the home or a workspace lies on a network mount', async () => {
    const config = configOf(shop())
    const network = (findings: readonly { readonly code: string }[]) =>
      codes(findings).filter((code) => code.startsWith('network'))
    expect(network(await checkMachine(config, aDisk(EXT4, 999)))).toEqual([])
    expect(network(await checkMachine(config, aDisk(NFS, 999)))).toEqual([
      'network-file-system',
      'network-workspace',
    ])
    const home = async (path: string) => aDisk(path === config.home ? EXT4 : NFS, 999)()
    expect(network(await checkMachine(config, home))).toEqual(['network-workspace'])
  })

  it.each([
    ['no', true],
    ['yes', false],
    [null, false],
  ])('is whether the clock is synchronised (timedatectl says %s)', async (said, told) => {
    const bin = path.join(root, 'bin')
    mkdirSync(bin)
    if (said !== null)
      writeFileSync(path.join(bin, 'timedatectl'), `#!/bin/sh\necho ${said}\n`, { mode: 0o755 })
    vi.stubEnv('PATH', bin)
    const found = codes(await checkMachine(configOf()))
    vi.unstubAllEnvs()
    expect(found.includes('clock-unsynchronised')).toBe(told)
  })

  it('is that there is no home yet', async () => {
    rmSync(path.join(root, '.evogate'), { recursive: true })
    expect(codes(await checkMachine(configOf()))).toContain('home-missing')
  })
})

describe('evogate doctor where nothing is yet', () => {
  it('says so, and makes no home by looking', async () => {
    const machine = aMachine()
    const { code, out, json } = await machine.evogate(['doctor', '--json'])
    expect(code, out).toBe(1)
    expect(json).toEqual(
      expect.arrayContaining(
        ['not-running', 'no-workspace', 'home-missing', 'hook-missing'].map((finding) =>
          expect.objectContaining({ finding, remedy: expect.stringContaining('evogate') }),
        ),
      ),
    )
    expect(existsSync(machine.home)).toBe(false)
    const chinese = await machine.evogate(['doctor'], { locale: 'zh' })
    expect(chinese.out).not.toMatch(/[：。] /)
    machine.remove()
  })
})

describe('evogate doctor on a broken config.yaml while no service runs', () => {
  it.each([
    ['people:\n  - name: Ana\n    telegram: nobody\n', 3, 'telegram', 'people[1].telegram="nobody"'],
    ['workspaces:\n  - path: /x\n    nmae: y\n', 3, 'name', 'workspaces[1].nmae'],
    ['people: [\n', 2, 'YAML', 'config.yaml'],
  ])('names the file, the line, what is wrong and what to write: %j', async (text, line, remedy, what) => {
    const machine = aMachine()
    mkdirSync(machine.home, { mode: 0o700 })
    const file = path.join(machine.home, 'config.yaml')
    writeFileSync(file, text, { mode: 0o600 })
    const { code, err, json } = await machine.evogate(['doctor', '--json'])
    machine.remove()
    const rows = json as { finding: string; level: string; text: string; remedy: string }[]
    const broken = rows.find(({ finding }) => finding === 'settings-broken')
    expect(broken).toMatchObject({ level: 'broken', text: expect.stringContaining(`${file}:${line}`) })
    expect(broken?.text).toContain(what)
    expect(`${broken?.text} ${broken?.remedy}`).toContain(remedy)
    expect(broken?.remedy).toMatch(/\w{4}/)
    expect(broken?.text).not.toContain(broken?.remedy)
    // The rest is looked at all the same.
    expect(rows.map(({ finding }) => finding)).toEqual(expect.arrayContaining(['same-user', 'hook-missing']))
    expect([code, err]).toEqual([1, ''])
  })
})

describe('evogate doctor on a name in .env that means nothing', () => {
  it('names it and the file, and goes on', async () => {
    const machine = aMachine()
    mkdirSync(machine.home, { mode: 0o700 })
    writeFileSync(path.join(machine.home, '.env'), 'LIMIT_DAYLY=3\n', { mode: 0o600 })
    const { json } = await machine.evogate(['doctor', '--json'])
    machine.remove()
    expect(json).toContainEqual(
      expect.objectContaining({
        finding: 'setting-unknown',
        level: 'warning',
        text: `LIMIT_DAYLY: There is no such setting, in ${path.join(machine.home, '.env')}.`,
      }),
    )
  })
})

describe('evogate doctor on a database that cannot be opened', () => {
  it('says so, and what to do', async () => {
    const machine = aMachine()
    mkdirSync(machine.home, { mode: 0o700 })
    writeFileSync(
      path.join(machine.home, 'evogate.db'),
      'no database at all, but long enough to be looked at'.repeat(99),
    )
    const { code, out } = await machine.evogate(['doctor'])
    machine.remove()
    expect(code).toBe(1)
    expect(out).toMatch(
      /Broken: The database cannot be opened\. The database belongs to another program .* Set EVOGATE_DATABASE_URL/,
    )
  })
})

describe('what doctor says of the settings', () => {
  const token = { TELEGRAM_BOT_TOKEN: `7197206006:${'AAH'.repeat(12)}` }

  it('is which of them are missing', () => {
    expect(codes(checkSettings(configOf(), false))).toEqual(['no-workspace', 'no-channel'])
    expect(codes(checkSettings(configOf(), true))).toEqual(['no-workspace'])
  })

  it('is that nobody may decide, or that everybody who may is an owner', () => {
    expect(codes(checkSettings(configOf({ ...token, ...shop() }), false))).toEqual(['no-approver'])
    expect(codes(checkSettings(configOf({ ...token, ...shop(), TELEGRAM_APPROVERS: '12' }), false))).toEqual([
      'no-owner',
    ])
    expect(codes(checkSettings(configOf({ ...token, ...shop(), TELEGRAM_OWNERS: '12' }), false))).toEqual([])
  })
})
