import { spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  type InstallPlace,
  type InstallScope,
  install,
  settingsPath,
  uninstall,
} from '../../../src/agents/claude-code/install.ts'

function aPlace(scope: InstallScope = 'user', homeName = 'home'): InstallPlace {
  const top = mkdtempSync(join(tmpdir(), 'evogate-install-'))
  onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  for (const folder of ['project', 'user']) mkdirSync(join(top, folder))
  return { home: join(top, homeName), scope, projectDir: join(top, 'project'), userDir: join(top, 'user') }
}
function withSettings(place: InstallPlace, text: string | Buffer, mode = 0o640): string {
  const path = settingsPath(place)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { mode })
  return path
}
const events = (path: string) => Object.keys(JSON.parse(readFileSync(path, 'utf8')).hooks)

const THEIRS =
  '{\n    "env": {"TOKEN": "s3cret-of-theirs"},\n    "hooks": {"Stop": [{"hooks": [{"type": "command", "command": "say done"}]}]}\n}'

describe('install', () => {
  it.each([
    ['user', 'user/settings.json'],
    ['project', 'project/.claude/settings.json'],
    ['local', 'project/.claude/settings.local.json'],
  ] as const)(
    'makes the settings of the scope %s, and uninstall removes what it made',
    async (scope, file) => {
      const place = aPlace(scope)
      const path = join(dirname(place.home), file)
      const hook = join(place.home, 'bin', 'capture.sh')
      expect(await install(place)).toEqual({
        outcome: 'installed',
        settings: path,
        hook,
        created: true,
        hooksOff: false,
      })
      expect(events(path)).toHaveLength(6)
      expect(statSync(hook).mode & 0o777).toBe(0o700)
      expect(statSync(path).mode & 0o777).toBe(scope === 'project' ? 0o644 : 0o600)
      expect(await install(place)).toMatchObject({ outcome: 'already-installed', created: false })
      expect(await uninstall(place)).toEqual({ outcome: 'uninstalled', settings: path, file: 'removed' })
      expect(existsSync(path)).toBe(false)
      expect(readdirSync(place.projectDir)).toEqual([])
      expect(existsSync(hook)).toBe(false)
      expect(existsSync(join(place.home, 'install.json'))).toBe(false)
      expect(await uninstall(place)).toEqual({ outcome: 'not-installed', settings: path })
    },
  )

  it.each([
    THEIRS,
    '',
    ' \n',
    '{}',
    '{ }\n',
    '\uFEFF{"a": 1}\r\n',
    '{"hooks": {}}',
    '{"hooks": {"Stop": [ ]}, "a": [1,\n2]}',
  ])('and uninstall bring %j back to the byte, with its mode', async (before) => {
    const place = aPlace()
    const path = withSettings(place, before)
    expect(await install(place)).toMatchObject({ outcome: 'installed', created: false })
    expect(await install(place)).toMatchObject({ outcome: 'already-installed' })
    expect(statSync(path).mode & 0o777).toBe(0o640)
    expect(readFileSync(join(place.home, 'install.json'), 'utf8')).not.toContain('s3cret')
    expect(await uninstall(place)).toMatchObject({ outcome: 'uninstalled', file: 'restored' })
    expect(readFileSync(path, 'utf8')).toBe(before)
    expect(statSync(path).mode & 0o777).toBe(0o640)
    expect(readdirSync(dirname(path))).toEqual(['settings.json'])
  })

  it('to another home later still remembers what was there first', async () => {
    const place = aPlace()
    const path = withSettings(place, '{"hooks": {}}')
    await install(place)
    const moved = { ...place, home: `${place.home}-2` }
    expect(await install(moved)).toMatchObject({ outcome: 'installed' })
    expect(readFileSync(path, 'utf8')).not.toContain(`${place.home}/bin`)
    expect(await uninstall(moved)).toMatchObject({ outcome: 'uninstalled' })
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({})
  })

  it('keeps what others changed since: uninstall takes exactly ours out', async () => {
    const place = aPlace()
    const path = withSettings(place, THEIRS)
    await install(place)
    const settings = JSON.parse(readFileSync(path, 'utf8'))
    settings.hooks.Stop.push({ hooks: [{ type: 'command', command: 'new one' }] })
    settings.model = 'opus'
    writeFileSync(path, JSON.stringify(settings, null, 2))
    expect(await install(place)).toMatchObject({ outcome: 'already-installed' })
    expect(await uninstall(place)).toMatchObject({ outcome: 'uninstalled', file: 'cleaned' })
    const theirs = JSON.parse(THEIRS)
    theirs.hooks.Stop.push({ hooks: [{ type: 'command', command: 'new one' }] })
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ ...theirs, model: 'opus' })
  })

  it('does not remove a file that it made once somebody else put something in', async () => {
    const place = aPlace('local')
    await install(place)
    const path = settingsPath(place)
    const settings = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, JSON.stringify({ ...settings, model: 'opus' }))
    expect(await uninstall(place)).toMatchObject({ outcome: 'uninstalled', file: 'cleaned' })
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ model: 'opus' })
  })

  it('works without its memory', async () => {
    const place = aPlace()
    const path = withSettings(place, THEIRS)
    await install(place)
    writeFileSync(join(place.home, 'install.json'), 'nonsense')
    expect(await uninstall(place)).toMatchObject({ outcome: 'uninstalled', file: 'cleaned' })
    expect(readFileSync(path, 'utf8')).toBe(THEIRS)
  })

  it('keeps the hook while other settings still name it', async () => {
    const place = aPlace()
    await install(place)
    await install({ ...place, scope: 'local' })
    await uninstall(place)
    expect(existsSync(join(place.home, 'bin', 'capture.sh'))).toBe(true)
    await uninstall({ ...place, scope: 'local' })
    expect(existsSync(join(place.home, 'bin', 'capture.sh'))).toBe(false)
  })

  it('puts a damaged hook right', async () => {
    const place = aPlace()
    await install(place)
    const hook = join(place.home, 'bin', 'capture.sh')
    const good = readFileSync(hook, 'utf8')
    writeFileSync(hook, 'exit 2\n')
    expect(await install(place)).toMatchObject({ outcome: 'already-installed' })
    expect(readFileSync(hook, 'utf8')).toBe(good)
  })

  it('says when all hooks are switched off', async () => {
    const place = aPlace()
    withSettings(place, '{"disableAllHooks": true}')
    expect(await install(place)).toMatchObject({ outcome: 'installed', hooksOff: true })
  })

  it('follows a linked settings file and keeps the link', async () => {
    const place = aPlace()
    const real = join(place.projectDir, 'dotfiles.json')
    writeFileSync(real, '{}')
    symlinkSync('../project/dotfiles.json', settingsPath(place))
    expect(await install(place)).toMatchObject({ outcome: 'installed' })
    expect(events(real)).toHaveLength(6)
    expect(await uninstall(place)).toMatchObject({ file: 'restored' })
    expect(readFileSync(real, 'utf8')).toBe('{}')
    expect(readlinkSync(settingsPath(place))).toBe('../project/dotfiles.json')
  })

  it.each([
    ['broken JSON', '{"a": 1,\n "b": }', { code: 'settings-not-json', detail: 'line 2' }],
    ['another shape', '{"hooks": [1]}', { code: 'settings-shape', detail: 'hooks' }],
    ['another encoding', Buffer.from('fffe7b007d00', 'hex'), { code: 'not-utf8' }],
  ])('refuses settings in %s and leaves them as they are', async (_, before, reason) => {
    const place = aPlace()
    const path = withSettings(place, before)
    for (const act of [install, uninstall])
      expect(await act(place)).toEqual({ outcome: 'refused', settings: path, reason })
    expect(readFileSync(path)).toEqual(Buffer.from(before))
    expect(existsSync(place.home)).toBe(false)
  })

  it('refuses a link to nowhere and a folder', async () => {
    const place = aPlace()
    symlinkSync('nowhere.json', settingsPath(place))
    expect(await install(place)).toMatchObject({ outcome: 'refused', reason: { code: 'not-a-file' } })
    expect(lstatSync(settingsPath(place)).isSymbolicLink()).toBe(true)
    const other = aPlace('local')
    mkdirSync(settingsPath(other), { recursive: true })
    expect(await install(other)).toMatchObject({ outcome: 'refused', reason: { code: 'not-a-file' } })
  })
})

describe('an installed hook command', () => {
  const run = (path: string, event: string, input: string) => {
    const command = JSON.parse(readFileSync(path, 'utf8')).hooks[event].at(-1).hooks[0].command
    const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', command], {
      input,
      encoding: 'utf8',
      env: {},
    })
    return { status, stdout, stderr }
  }
  const quiet = { status: 0, stdout: '', stderr: '' }

  it("works from a home with spaces, quotes, dollars and Chinese: it's all one word", async () => {
    const place = aPlace('user', 'it\'s $HOME 我的 `家` "x" \\')
    await install(place)
    for (const event of events(settingsPath(place)))
      expect(run(settingsPath(place), event, '{}')).toEqual(quiet)
    expect(
      readdirSync(join(place.home, 'spool', 'new'))
        .map((name) => name.split('.')[0])
        .sort(),
    ).toEqual(events(settingsPath(place)).sort())
    expect(await install(place)).toMatchObject({ outcome: 'already-installed' })
    expect(await uninstall(place)).toMatchObject({ file: 'removed' })
  })

  it('is silent and succeeds when Evogate is no longer there', async () => {
    const place = aPlace()
    await install(place)
    rmSync(place.home, { recursive: true })
    expect(run(settingsPath(place), 'UserPromptSubmit', '{}')).toEqual(quiet)
    expect(existsSync(place.home)).toBe(false)
  })
})
