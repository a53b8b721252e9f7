import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { denyRules } from '../../../src/agents/claude-code/deny-rules.ts'
import { install, uninstall } from '../../../src/agents/claude-code/install.ts'
import { installDeny, missingDeny, uninstallDeny } from '../../../src/agents/claude-code/install-deny.ts'

function aPlace(text?: string) {
  const top = mkdtempSync(join(tmpdir(), 'evogate-deny-'))
  onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  const projectDir = join(top, 'shop')
  const settings = join(projectDir, '.claude', 'settings.local.json')
  mkdirSync(projectDir)
  if (text !== undefined) {
    mkdirSync(join(projectDir, '.claude'))
    writeFileSync(settings, text)
  }
  const local = { home: join(top, 'home'), projectDir, userDir: join(top, 'user'), scope: 'local' as const }
  return { ...local, settings, read: () => readFileSync(settings, 'utf8') }
}
const denied = (text: string): string[] => JSON.parse(text).permissions.deny

const THEIRS =
  '{\n\t"permissions": {\n\t\t"allow": ["Bash(ls *)"],\n\t\t"deny": ["Read(./.env)"]\n\t},\n\t"model": "x"\n}\n'

describe('deny rules', () => {
  it('name every memory file by its absolute path, whatever the folder is called', () => {
    expect(denyRules('/home/ana/shop')).toEqual([
      'Edit(//home/ana/shop/CLAUDE.md)',
      'Edit(//home/ana/shop/.claude/CLAUDE.md)',
      'Edit(//home/ana/shop/CLAUDE.local.md)',
      'Edit(//home/ana/shop/AGENTS.md)',
      'Edit(//home/ana/shop/MEMORY.md)',
      'Edit(//home/ana/shop/.claude/skills/**/SKILL.md)',
    ])
    expect(denyRules('/home/ana/shop', '/home/ana/.claude/projects/x/memory/evogate.md').at(-1)).toBe(
      'Edit(//home/ana/.claude/projects/x/memory/evogate.md)',
    )
    expect(denyRules('/tmp/a[1]*')[0]).toBe('Edit(//tmp/a\\[1\\]\\*/CLAUDE.md)')
  })

  it.each([
    ['no settings', undefined],
    ['settings without permissions', '{"model": "x"}'],
    ['permissions without a list', '{\n  "permissions": {"allow": []}\n}'],
    ['a list of theirs', THEIRS],
    ['an empty file', ''],
  ])('go into %s and out again to the byte', async (_name, text) => {
    const place = aPlace(text)
    expect(await missingDeny(place)).toEqual(denyRules(place.projectDir))
    expect(await installDeny(place)).toMatchObject({ outcome: 'denied', settings: place.settings })
    for (const rule of denyRules(place.projectDir)) expect(denied(place.read())).toContain(rule)
    if (text === THEIRS) expect(denied(place.read())[0]).toBe('Read(./.env)')
    const once = place.read()
    expect(await missingDeny(place)).toEqual([])
    expect(await installDeny(place)).toMatchObject({ outcome: 'already-denied' })
    expect(place.read()).toBe(once)
    await uninstall(place)
    if (text === undefined) expect(existsSync(join(place.projectDir, '.claude'))).toBe(false)
    else expect(place.read()).toBe(text)
  })

  it.each([
    ['hooks first', [install, installDeny]],
    ['rules first', [installDeny, install]],
  ])('share a file with the hooks, %s', async (_name, steps) => {
    const place = aPlace(THEIRS)
    for (const step of steps) await step(place)
    expect(Object.keys(JSON.parse(place.read()).hooks)).toContain('UserPromptSubmit')
    expect(denied(place.read())).toHaveLength(7)
    expect(await install(place)).toMatchObject({ outcome: 'already-installed' })
    expect(await uninstall(place)).toMatchObject({ outcome: 'uninstalled', file: 'restored' })
    expect(place.read()).toBe(THEIRS)
  })

  it('outlive a hook that moves, and still go out to the byte', async () => {
    const place = aPlace(THEIRS)
    await install(place)
    await installDeny(place)
    const moved = { ...place, home: join(place.home, '..', 'moved') }
    mkdirSync(moved.home)
    writeFileSync(join(moved.home, 'install.json'), readFileSync(join(place.home, 'install.json')))
    await install(moved)
    expect(denied(place.read())).toHaveLength(7)
    await uninstall(moved)
    expect(place.read()).toBe(THEIRS)
  })

  it('come in where an older install left fewer of them, and all go out again to the byte', async () => {
    const place = aPlace(THEIRS)
    await installDeny(place)
    const now = place.read()
    const skills = denyRules(place.projectDir).at(-1) ?? ''
    // As an older version had it: the file and the record of it, without the newest rule.
    const record = join(place.home, 'install.json')
    const without = (text: string) => text.replace(/,\s*"[^"]*SKILL\.md\)"/, '')
    const older = without(now)
    writeFileSync(place.settings, older)
    const known = JSON.parse(readFileSync(record, 'utf8'))
    const [one] = known.installed
    one.after = createHash('sha256').update(older).digest('hex')
    one.edits = one.edits.filter(({ inserted }: { inserted: string }) => !inserted.includes('SKILL.md'))
    one.rules = one.rules.filter((rule: string) => rule !== skills)
    writeFileSync(record, JSON.stringify(known))

    expect(await missingDeny(place)).not.toEqual([])
    expect(await installDeny(place)).toMatchObject({ outcome: 'denied' })
    expect(denied(place.read())).toEqual(denied(now))
    expect(await installDeny(place)).toMatchObject({ outcome: 'already-denied' })
    await uninstall(place)
    expect(place.read()).toBe(THEIRS)
  })

  it('are taken out of settings that somebody has changed since, and nothing else is', async () => {
    const place = aPlace(THEIRS)
    await install(place)
    await installDeny(place)
    writeFileSync(place.settings, place.read().replace('"model": "x"', '"model": "y"'))
    expect(await uninstall(place)).toMatchObject({ outcome: 'uninstalled', file: 'cleaned' })
    expect(JSON.parse(place.read())).toEqual(JSON.parse(THEIRS.replace('"x"', '"y"')))
  })

  it('go out with the hooks of the user, and stay with hooks in the same file', async () => {
    const place = aPlace(THEIRS)
    await installDeny(place)
    await uninstallDeny(place)
    expect(place.read()).toBe(THEIRS)
    await install(place)
    await installDeny(place)
    const both = place.read()
    await uninstallDeny(place)
    expect(place.read()).toBe(both)
  })

  it('do not touch a rule of theirs that happens to be the same', async () => {
    const place = aPlace()
    const [first] = denyRules(place.projectDir)
    mkdirSync(join(place.projectDir, '.claude'))
    const theirs = JSON.stringify({ permissions: { deny: [first] } })
    writeFileSync(place.settings, theirs)
    await installDeny(place)
    expect(denied(place.read())).toHaveLength(6)
    await uninstall(place)
    expect(place.read()).toBe(theirs)
  })

  it.each([
    ['no JSON', '{"a": ', 'settings-not-json'],
    ['permissions that are a list', '{"permissions": []}', 'settings-shape'],
    ['a list that is none', '{"permissions": {"deny": "x"}}', 'settings-shape'],
  ])('leave settings alone that are %s', async (_name, text, code) => {
    const place = aPlace(text)
    expect(await installDeny(place)).toMatchObject({ outcome: 'refused', reason: { code } })
    expect(place.read()).toBe(text)
  })
})
