import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseEntries, removeEntry } from '../../src/core/section.ts'
import { aBlock, anOrder, aPlainFolder, applied, aRepository, around, aWorkspace } from './a-repository.ts'

const temporaries = (root: string) => readdirSync(root).filter((name) => name.startsWith('.evogate-'))

describe('a file', () => {
  it.each([
    ['CRLF', '# A\r\n\r\n- b\r\n'],
    ['a BOM', '\uFEFF# A\n'],
    ['a BOM and CRLF', '\uFEFF# A\r\n'],
    ['no final newline', '# A\n- b'],
    ['no final newline and CRLF', '# A\r\n- b'],
    ['mixed ends', '# A\r\n- b\n- c\n'],
    ['nothing but empty lines', '\n\n'],
    ['nothing', ''],
    ['other scripts and emoji', '# 规则\n- 禁止强推 👩‍👩‍👧\n'],
  ])(
    'with %s changes by our block alone, in the diff too, and comes back byte for byte (R94)',
    async (_, text) => {
      const { memory, workspace, git, root } = aRepository({ 'MEMORY.md': text })
      const block = aBlock()
      await applied(memory, anOrder(workspace, { add: block }))
      const after = readFileSync(join(root, 'MEMORY.md'))
      expect(after.subarray(0, Buffer.byteLength(text)).equals(Buffer.from(text))).toBe(true)
      expect(removeEntry(after.toString('utf8'), block.id)).toBe(text)
      const taken = git('show', '--format=', '--numstat', 'HEAD').split('\t')[1]
      expect(Number(taken)).toBeLessThanOrEqual(text.endsWith('\n') || text === '' ? 0 : 1)
      expect(git('show', 'HEAD:MEMORY.md')).toBe(after.toString('utf8'))
      await applied(memory, anOrder(workspace, { remove: [block] }))
      expect(readFileSync(join(root, 'MEMORY.md'), 'utf8')).toBe(text)
      expect(git('diff', 'HEAD~2', 'HEAD')).toBe('')
    },
  )
  it.each([
    ['UTF-16', Buffer.from('\uFEFF# A\n', 'utf16le')],
    ['a NUL', Buffer.from('# A\0\n')],
    ['invalid UTF-8', Buffer.from([0x23, 0xff, 0xfe, 0x0a])],
  ])('with %s is refused and stays as it is (R94)', async (_, bytes) => {
    const { memory, workspace, root, write } = aPlainFolder()
    write('MEMORY.md', bytes)
    const { outcome } = await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(outcome).toMatchObject({ outcome: 'failed', reason: { code: 'not-utf8' }, final: true })
    expect(readFileSync(join(root, 'MEMORY.md')).equals(bytes)).toBe(true)
  })
  it('keeps its mode', async () => {
    const { memory, workspace, root } = aPlainFolder({ 'MEMORY.md': '# A\n' })
    chmodSync(join(root, 'MEMORY.md'), 0o640)
    await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(statSync(join(root, 'MEMORY.md')).mode & 0o777).toBe(0o640)
    expect(temporaries(root)).toEqual([])
  })
  it('is copied to the backups before the first write, and only then', async () => {
    const { memory, workspace, home } = aPlainFolder({ 'MEMORY.md': '# First\n' })
    await applied(memory, anOrder(workspace, { add: aBlock({ number: 1 }) }))
    await applied(memory, anOrder(workspace, { add: aBlock({ number: 2, text: 'Two' }) }))
    const [slug] = readdirSync(join(home, 'backups'))
    expect(slug).toMatch(/^shop-[0-9a-f]{8}$/)
    expect(readFileSync(join(home, 'backups', slug!, 'MEMORY.md'), 'utf8')).toBe('# First\n')
  })
  it('that is the only one written: nothing else appears in the tree', async () => {
    const { memory, workspace, git } = aRepository(
      Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`d${n}/f.txt`, 'x\n'])),
    )
    await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(git('status', '--porcelain', '--ignored')).toBe('')
    expect(git('diff', '--name-only', 'HEAD~1')).toBe('MEMORY.md\n')
  })
})

describe('a link', () => {
  it('from CLAUDE.md to AGENTS.md stays, and the real file is written at its own path (R90)', async () => {
    const { memory, workspace, root, git, read } = aRepository({ 'AGENTS.md': '# Agents\n' })
    symlinkSync('AGENTS.md', join(root, 'CLAUDE.md'))
    git('add', '-A')
    git('commit', '-qm', 'link')
    const { L3 } = await memory.targets(workspace)
    expect(L3).toEqual({ outcome: 'target', target: { path: 'AGENTS.md', weight: 'L3' } })
    const block = aBlock({ tier: 'L3', path: 'AGENTS.md' })
    const { outcome } = await applied(memory, anOrder(workspace, { add: block }))
    expect(outcome).toMatchObject({ commit: { state: 'made' } })
    expect(lstatSync(join(root, 'CLAUDE.md')).isSymbolicLink()).toBe(true)
    expect(read('AGENTS.md')).toContain(block.block)
    expect(git('show', '--format=', '--name-only', 'HEAD')).toBe('AGENTS.md\n')
    expect(git('status', '--porcelain')).toBe('')
  })
  it('between MEMORY.md and CLAUDE.md, either way, makes an L1 weigh L3 (R126)', async () => {
    const one = aPlainFolder({ 'CLAUDE.md': '# Rules\n' })
    symlinkSync('CLAUDE.md', join(one.root, 'MEMORY.md'))
    expect((await one.memory.targets(one.workspace)).L1).toMatchObject({
      target: { path: 'CLAUDE.md', weight: 'L3' },
    })
    const two = aPlainFolder({ 'MEMORY.md': '# Notes\n' })
    symlinkSync('MEMORY.md', join(two.root, 'CLAUDE.md'))
    expect((await two.memory.targets(two.workspace)).L1).toMatchObject({
      target: { path: 'MEMORY.md', weight: 'L3' },
    })
  })
  it.each([
    ['CLAUDE.md', 'MEMORY.md'],
    ['AGENTS.md', './x/../MEMORY.md'],
    ['.claude/CLAUDE.md', '../MEMORY.md'],
    ['CLAUDE.local.md', 'AGENTS.md'],
  ])('from %s to %s that is still to be made weighs L3, too (R126)', async (name, to) => {
    const { memory, workspace, root } = aPlainFolder()
    mkdirSync(join(root, '.claude'))
    symlinkSync(to, join(root, name))
    if (to === 'AGENTS.md') symlinkSync(join(root, 'MEMORY.md'), join(root, to))
    expect((await memory.targets(workspace)).L1).toMatchObject({
      target: { path: 'MEMORY.md', weight: 'L3' },
    })
  })
  it.each([
    ['in a circle', 'AGENTS.md'],
    ['to a name that is too long', 'x'.repeat(300)],
  ])('%s stands for nothing, and keeps nothing else back', async (_, to) => {
    const { memory, workspace, root, read } = aPlainFolder()
    symlinkSync(to, join(root, 'CLAUDE.md'))
    symlinkSync('CLAUDE.md', join(root, 'AGENTS.md'))
    const { L1, L3 } = await memory.targets(workspace)
    expect(L1).toMatchObject({ target: { path: 'MEMORY.md', weight: 'L1' } })
    expect(L3).toMatchObject({ outcome: 'refused', reason: { code: 'not-a-file' } })
    await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(read('MEMORY.md')).toContain(aBlock().block)
    expect(await memory.rules(workspace)).toHaveLength(1)
    expect(await memory.drift(workspace)).toEqual(expect.any(Array))
    expect(await memory.skills(workspace)).toEqual([])
  })
  it.each([
    ['out of the workspace', '../outside.md', 'outside-workspace'],
    ['to nowhere', 'missing.md', 'not-a-file'],
    ['to a file that is no memory', 'package.json', 'protected-target'],
    ['into .git', '.git/config', 'protected-target'],
    ['into settings', '.claude/settings.json', 'protected-target'],
  ])('%s is refused', async (_, target, code) => {
    const { memory, workspace, root, base } = aRepository({
      'package.json': '{}\n',
      '.claude/settings.json': '{}\n',
    })
    writeFileSync(join(base, 'outside.md'), 'theirs\n')
    symlinkSync(target, join(root, 'MEMORY.md'))
    expect((await memory.targets(workspace)).L1).toMatchObject({ outcome: 'refused', reason: { code } })
    const { outcome } = await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(outcome).toMatchObject({ outcome: 'failed', reason: { code: 'outside-workspace' } })
    expect(readFileSync(join(base, 'outside.md'), 'utf8')).toBe('theirs\n')
  })
  it('in the place of a folder on the way is refused', async () => {
    const { memory, workspace, root, base } = aPlainFolder()
    mkdirSync(join(base, 'elsewhere'))
    writeFileSync(join(base, 'elsewhere/CLAUDE.md'), '# Theirs\n')
    symlinkSync(join(base, 'elsewhere'), join(root, '.claude'))
    const block = aBlock({ tier: 'L3', path: '.claude/CLAUDE.md' })
    const { outcome } = await applied(memory, anOrder(workspace, { add: block }))
    expect(outcome).toMatchObject({ outcome: 'failed', reason: { code: 'outside-workspace' } })
    expect(readFileSync(join(base, 'elsewhere/CLAUDE.md'), 'utf8')).toBe('# Theirs\n')
  })
})

describe('a target', () => {
  it('follows the profile', async () => {
    const { memory, root } = aPlainFolder()
    const paths = async (profile: 'project' | 'agents-md') => {
      const { L1, L3 } = await memory.targets(aWorkspace(root, { profile }))
      return [L1, L3].map((one) => (one.outcome === 'target' ? one.target.path : one.reason))
    }
    expect(await paths('project')).toEqual(['MEMORY.md', 'CLAUDE.md'])
    expect(await paths('agents-md')).toEqual(['MEMORY.md', 'AGENTS.md'])
  })
  it('with a second name, a FIFO and a folder are refused (R90)', async () => {
    const { memory, workspace, root, base } = aPlainFolder({ 'MEMORY.md': '# A\n' })
    linkSync(join(root, 'MEMORY.md'), join(base, 'second.md'))
    execFileSync('mkfifo', [join(root, 'CLAUDE.md')])
    const { L1, L3 } = await memory.targets(workspace)
    expect(L1).toMatchObject({ reason: { code: 'hard-link' } })
    expect(L3).toMatchObject({ reason: { code: 'not-a-file' } })
    const { outcome } = await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(outcome).toMatchObject({ outcome: 'failed', reason: { code: 'hard-link' } })
  })
  it.runIf(process.getuid?.() === 0)('of another owner is refused (R90)', async () => {
    const { memory, workspace, root } = aPlainFolder({ 'MEMORY.md': '# A\n' })
    execFileSync('chown', ['12345', join(root, 'MEMORY.md')])
    expect((await memory.targets(workspace)).L1).toMatchObject({ reason: { code: 'foreign-owner' } })
  })
  it('whose name differs by case alone from one that is there is refused (R89)', async () => {
    const { memory, workspace } = aPlainFolder({ 'claude.md': '# A\n' })
    expect((await memory.targets(workspace)).L3).toMatchObject({
      outcome: 'refused',
      reason: { detail: 'claude.md' },
    })
  })
  it.each([
    '/etc/x.md',
    '../x.md',
    'a/../../x.md',
    'a\\x.md',
    'C:x.md',
    'x.md\0',
    '.git/x.md',
    '.GIT/x.md',
    'x.md ',
    'x.md.',
    '.github/x.md',
    'package.json',
    '.claude/settings.json',
    'skills/SKILL.md',
    'node_modules/x.md',
    '',
  ])('at %j is never written to (R15, R89)', async (path) => {
    const { memory, workspace, root } = aPlainFolder()
    const { outcome } = await applied(memory, anOrder(workspace, { add: aBlock({ path }) }))
    expect(outcome).toMatchObject({ outcome: 'failed', final: true })
    expect(readdirSync(root)).toEqual([])
  })
})

describe('somebody else', () => {
  it('editing between plan and rename is never overwritten (R93)', async () => {
    let edits = 0
    const made = aRepository(
      { 'MEMORY.md': '# Notes\n' },
      {
        fail: (name) => {
          if (name !== 'C14' || edits >= 3) return
          edits += 1
          writeFileSync(join(made.root, 'MEMORY.md'), `${made.read('MEMORY.md')}- edit ${edits}\n`)
        },
      },
    )
    const block = aBlock()
    const { outcome } = await applied(made.memory, anOrder(made.workspace, { add: block }))
    expect(outcome).toMatchObject({ outcome: 'written' })
    expect(removeEntry(made.read('MEMORY.md'), block.id)).toBe('# Notes\n- edit 1\n- edit 2\n- edit 3\n')
    expect(temporaries(made.root)).toEqual([])
  })
  it('who replaces the file by a new one is not overwritten either', async () => {
    let done = false
    const made = aPlainFolder({ 'MEMORY.md': '# Notes\n' })
    const { memory } = watched(made, (name) => {
      if (name !== 'C14' || done) return
      done = true
      writeFileSync(join(made.root, 'new'), '# Notes\n- saved\n')
      renameSync(join(made.root, 'new'), join(made.root, 'MEMORY.md'))
    })
    const block = aBlock()
    await applied(memory, anOrder(made.workspace, { add: block }))
    expect(removeEntry(made.read('MEMORY.md'), block.id)).toBe('# Notes\n- saved\n')
  })
  it('who makes the file first is not overwritten', async () => {
    let done = false
    const made = aPlainFolder()
    const { memory } = watched(made, (name) => {
      if (name !== 'C14' || done) return
      done = true
      writeFileSync(join(made.root, 'MEMORY.md'), '# Theirs\n')
    })
    const block = aBlock()
    await applied(memory, anOrder(made.workspace, { add: block }))
    expect(removeEntry(made.read('MEMORY.md'), block.id)).toBe('# Theirs\n')
  })
  it('who never stops editing makes the write fail, not the file', async () => {
    let edits = 0
    const made = aPlainFolder({ 'MEMORY.md': '# Notes\n' })
    const { memory } = watched(made, (name) => {
      if (name !== 'C14') return
      edits += 1
      writeFileSync(join(made.root, 'MEMORY.md'), `# Notes ${edits}\n`)
    })
    const { outcome } = await applied(memory, anOrder(made.workspace, { add: aBlock() }))
    expect(outcome).toMatchObject({ outcome: 'failed', reason: { code: 'file-changed' }, final: false })
    expect(made.read('MEMORY.md')).toBe(`# Notes ${edits}\n`)
    expect(temporaries(made.root)).toEqual([])
  })
  it('who writes into the old file after the rename has the words merged', async () => {
    const made = aPlainFolder({ 'MEMORY.md': '# Notes\n' })
    let fd = -1
    const { openSync, writeSync, closeSync } = await import('node:fs')
    const { memory } = watched(made, (name) => {
      if (name === 'C13' && fd === -1) fd = openSync(join(made.root, 'MEMORY.md'), 'a')
      if (name === 'C15' && fd >= 0) {
        writeSync(fd, '- late\n')
        closeSync(fd)
        fd = -2
      }
    })
    const block = aBlock()
    await applied(memory, anOrder(made.workspace, { add: block }))
    expect(removeEntry(made.read('MEMORY.md'), block.id)).toBe('# Notes\n- late\n')
  })
  it('who swaps the folder for a link gets no bytes of ours there (R91)', async () => {
    const made = aPlainFolder({ '.claude/CLAUDE.md': '# Rules\n' })
    mkdirSync(join(made.base, 'trap'))
    writeFileSync(join(made.base, 'trap/CLAUDE.md'), '# Rules\n')
    let done = false
    const { memory } = watched(made, (name) => {
      if (name !== 'C13' || done) return
      done = true
      renameSync(join(made.root, '.claude'), join(made.root, 'moved'))
      symlinkSync(join(made.base, 'trap'), join(made.root, '.claude'))
    })
    await applied(memory, anOrder(made.workspace, { add: aBlock({ tier: 'L3', path: '.claude/CLAUDE.md' }) }))
    expect(readFileSync(join(made.base, 'trap/CLAUDE.md'), 'utf8')).toBe('# Rules\n')
    expect(readdirSync(join(made.base, 'trap'))).toEqual(['CLAUDE.md'])
  })
})

describe('a disk', () => {
  const failing = (code: string, at: string) => (name: string) => {
    if (name === at) throw Object.assign(new Error(code), { code })
  }
  it.each([
    ['ENOSPC', 'no-space'],
    ['EDQUOT', 'no-space'],
    ['EROFS', 'read-only'],
    ['EACCES', 'not-permitted'],
    ['EIO', 'io-error'],
  ])('that answers %s leaves the original intact and no temporary file (R99)', async (error, code) => {
    for (const point of ['C13', 'C14']) {
      const { memory, workspace, read, root, git } = aRepository(
        { 'MEMORY.md': '# Notes\n' },
        { fail: failing(error, point) },
      )
      const { outcome } = await applied(memory, anOrder(workspace, { add: aBlock() }))
      expect(outcome).toMatchObject({ outcome: 'failed', reason: { code }, final: false })
      expect(read('MEMORY.md')).toBe('# Notes\n')
      expect(temporaries(root)).toEqual([])
      expect(git('status', '--porcelain')).toBe('')
    }
  })
  it('that fails after the rename does not make a written block a failed one', async () => {
    const { memory, workspace, read } = aRepository(
      { 'MEMORY.md': '# Notes\n' },
      { fail: failing('EIO', 'C15') },
    )
    const { outcome } = await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(outcome).toMatchObject({ outcome: 'written', commit: { state: 'made' } })
    expect(parseEntries(read('MEMORY.md'))).toHaveLength(1)
  })
  it('that fails at the second of two files gives the first its old bytes back', async () => {
    let temporary = 0
    const made = aRepository(
      { 'CLAUDE.md': '# Rules\n' },
      {
        fail: (name) => {
          if (name === 'C13' && armed && ++temporary === 2)
            throw Object.assign(new Error('full'), { code: 'ENOSPC' })
        },
      },
    )
    let armed = false
    const old = aBlock()
    const kept = aBlock({ number: 3, text: 'Another' })
    await applied(made.memory, anOrder(made.workspace, { add: old }))
    await applied(made.memory, anOrder(made.workspace, { add: kept }))
    const before = [made.read('CLAUDE.md'), made.read('MEMORY.md')]
    armed = true
    const order = anOrder(made.workspace, { add: aBlock({ tier: 'L3', number: 2 }), remove: [old] })
    expect((await applied(made.memory, order)).outcome).toMatchObject({
      outcome: 'failed',
      reason: { code: 'no-space' },
    })
    expect([made.read('CLAUDE.md'), made.read('MEMORY.md')]).toEqual(before)
    expect(made.git('status', '--porcelain')).toBe('')
  })
  it('that was killed between two files, of which the second was changed meanwhile, leaves nothing in the first', async () => {
    const made = aRepository({ 'CLAUDE.md': '# Rules\n' })
    const old = aBlock()
    await applied(made.memory, anOrder(made.workspace, { add: old }))
    const fresh = aBlock({ tier: 'L3', number: 2 })
    const order = anOrder(made.workspace, { add: fresh, remove: [old] })
    // The first of its two files, as a kill leaves it.
    await applied(made.memory, {
      ...anOrder(made.workspace, { add: fresh }),
      workspace: { ...made.workspace, commit: 'never' },
    })
    made.write('MEMORY.md', made.read('MEMORY.md').replace('Run the tests', 'Sometimes run the tests'))
    const theirs = made.read('MEMORY.md')
    const cutOff = { step: 'objects', branch: 'main', head: null, commit: null } as const
    expect((await applied(made.memory, order, cutOff)).outcome).toEqual({
      outcome: 'failed',
      reason: { code: 'drifted' },
      final: true,
    })
    expect([made.read('CLAUDE.md'), made.read('MEMORY.md')]).toEqual(['# Rules\n', theirs])
    expect(made.git('status', '--porcelain')).toBe(' M MEMORY.md\n')
  })
  it('without the workspace is said so', async () => {
    const { memory, base } = aPlainFolder()
    const { outcome } = await applied(memory, anOrder(aWorkspace(join(base, 'gone')), { add: aBlock() }))
    expect(outcome).toMatchObject({ outcome: 'failed', reason: { code: 'workspace-missing' }, final: false })
    expect(existsSync(join(base, 'gone'))).toBe(false)
  })
})

function watched(made: { base: string; root: string }, fail: (name: string) => void) {
  return around(made.base, made.root, { fail })
}
