import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createSetUp } from '../../src/main/set-up.ts'
import { importLine, unionLines } from '../../src/memory/set-up-line.ts'
import { anEnvironment, aPlainFolder, aRepository, put } from './a-repository.ts'

const setUp = (commit: 'auto' | 'never' = 'auto') =>
  createSetUp(
    {
      profile: 'project',
      claudeFolder: '/nowhere',
      locale: 'en',
      commit,
      commitSign: 'skip',
      environment: anEnvironment(),
    },
    () => 1_780_000_000_000,
  )
const SECTION = '<!-- evo:begin -->\n## 🧬 Evogate\n\n<!-- evo:end -->\n'

describe('the import line', () => {
  it.each([
    ['', '@MEMORY.md\n'],
    ['# shop\n', '# shop\n\n@MEMORY.md\n'],
    ['# shop', '# shop\n\n@MEMORY.md\n'],
    ['# shop\n\n', '# shop\n\n@MEMORY.md\n'],
    ['# shop\r\n- a\r\n', '# shop\r\n- a\r\n\r\n@MEMORY.md\r\n'],
    [`# shop\n\n${SECTION}`, `# shop\n\n@MEMORY.md\n\n${SECTION}`],
    [SECTION, `@MEMORY.md\n\n${SECTION}`],
    ['Never import `@MEMORY.md`\n', 'Never import `@MEMORY.md`\n\n@MEMORY.md\n'],
    ['See @docs/MEMORY.md\n', 'See @docs/MEMORY.md\n\n@MEMORY.md\n'],
  ])('goes behind what people wrote: %j', (before, after) => {
    expect(importLine(before)).toBe(after)
    expect(importLine(after)).toBeNull()
  })

  it.each(['@MEMORY.md\n', 'Read @./MEMORY.md first\n'])('stands already in %j', (text) => {
    expect(importLine(text)).toBeNull()
  })
})

describe('merging by union', () => {
  it.each([
    ['', '/MEMORY.md merge=union\n/CLAUDE.md merge=union\n'],
    ['*.png binary', '*.png binary\n/MEMORY.md merge=union\n/CLAUDE.md merge=union\n'],
    ['MEMORY.md merge=union\n', 'MEMORY.md merge=union\n/CLAUDE.md merge=union\n'],
    ['CLAUDE.md -merge\nMEMORY.md text\n', 'CLAUDE.md -merge\nMEMORY.md text\n/MEMORY.md merge=union\n'],
  ])('is added for files about which nothing is said: %j', (before, after) => {
    const plan = unionLines(['MEMORY.md', 'CLAUDE.md'])
    expect(plan(before)).toBe(after)
    expect(plan(after)).toBeNull()
  })
})

describe('a line of set-up', () => {
  it('is shown, put and committed alone, as the person', async () => {
    const { root, git } = aRepository({ 'CLAUDE.md': '# shop\n' })
    const offer = setUp().offer(root, 'import')
    expect(offer).toMatchObject({ offer: 'line', path: 'CLAUDE.md' })
    expect(offer.offer === 'line' && offer.diff).toBe('@@ -1,1 +1,3 @@ CLAUDE.md\n # shop\n+\n+@MEMORY.md')
    const done = await setUp().put(root, 'import', 'Import MEMORY.md')
    expect(done).toMatchObject({ outcome: 'put', commit: { outcome: 'made', branch: 'main' } })
    expect(git('log', '-1', '--format=%an|%ae|%cn|%s')).toBe('Ana|ana@example.com|Ana|Import MEMORY.md\n')
    expect(git('show', '--format=', '--name-only', 'HEAD')).toBe('CLAUDE.md\n')
    expect(git('status', '--porcelain')).toBe('')
    expect(git('fsck', '--strict')).toBe('')
    expect(setUp().offer(root, 'import')).toEqual({ offer: 'stands', path: 'CLAUDE.md' })
  })

  it('makes the file that is missing', async () => {
    const { root, git } = aRepository()
    expect(await setUp().put(root, 'union', 'Union')).toMatchObject({ commit: { outcome: 'made' } })
    expect(readFileSync(join(root, '.gitattributes'), 'utf8')).toBe(
      '/MEMORY.md merge=union\n/CLAUDE.md merge=union\n',
    )
    expect(git('check-attr', 'merge', '--', 'MEMORY.md')).toBe('MEMORY.md: merge: union\n')
    expect(git('status', '--porcelain')).toBe('')
  })

  it('leaves unfinished and staged work of the same file uncommitted, and keeps both', async () => {
    const { root, git } = aRepository({ 'CLAUDE.md': '# shop\n\n- one\n' })
    put(root, { 'CLAUDE.md': '# shop\n\n- one\n- staged\n' })
    git('add', 'CLAUDE.md')
    put(root, { 'CLAUDE.md': '# shop\n\n- one\n- staged\n- unfinished\n', 'a.txt': 'changed\n' })
    expect(await setUp().put(root, 'import', 'x')).toMatchObject({ commit: { outcome: 'made' } })
    expect(git('show', 'HEAD:CLAUDE.md')).toBe('# shop\n\n- one\n\n@MEMORY.md\n')
    expect(git('show', ':CLAUDE.md')).toBe('# shop\n\n- one\n- staged\n\n@MEMORY.md\n')
    expect(readFileSync(join(root, 'CLAUDE.md'), 'utf8')).toBe(
      '# shop\n\n- one\n- staged\n- unfinished\n\n@MEMORY.md\n',
    )
    expect(git('status', '--porcelain')).toBe('MM CLAUDE.md\n M a.txt\n')
  })

  it.each([
    ['a file that git does not know', 'untracked', (at: At) => put(at.root, { 'CLAUDE.md': '# mine\n' })],
    ['a detached HEAD', 'detached-head', (at: At) => at.git('checkout', '-q', '--detach')],
    ['a merge under way', 'merge-in-progress', (at: At) => put(at.root, { '.git/MERGE_HEAD': 'x\n' })],
  ])('is put and not committed with %s', async (_name, code, prepare) => {
    const at = aRepository()
    prepare(at)
    const head = at.git('rev-parse', 'HEAD')
    expect(await setUp().put(at.root, 'import', 'x')).toMatchObject({
      outcome: 'put',
      commit: { outcome: 'none', reason: { code } },
    })
    expect(readFileSync(join(at.root, 'CLAUDE.md'), 'utf8')).toContain('@MEMORY.md\n')
    expect(at.git('rev-parse', 'HEAD')).toBe(head)
  })

  it('is put into a plain folder, and left to the person where COMMIT says so', async () => {
    const plain = aPlainFolder({ 'CLAUDE.md': '# shop\n' })
    expect(await setUp().put(plain.root, 'import', 'x')).toMatchObject({
      commit: { outcome: 'none', reason: { code: 'no-repository' } },
    })
    const { root, git } = aRepository()
    expect(await setUp('never').put(root, 'import', 'x')).toMatchObject({
      commit: { outcome: 'none', reason: { code: 'commit-off' } },
    })
    expect(git('status', '--porcelain')).toBe('?? CLAUDE.md\n')
  })

  it('goes into the file behind a link, and never out of the workspace', async () => {
    const { root, base } = aRepository({ 'AGENTS.md': '# shop\n' })
    symlinkSync('AGENTS.md', join(root, 'CLAUDE.md'))
    expect(setUp().offer(root, 'import')).toMatchObject({ offer: 'line', path: 'AGENTS.md' })
    const other = aRepository()
    mkdirSync(join(base, 'outside'))
    put(base, { 'outside/CLAUDE.md': '# not yours\n' })
    symlinkSync(join(base, 'outside', 'CLAUDE.md'), join(other.root, 'CLAUDE.md'))
    expect(setUp().offer(other.root, 'import')).toMatchObject({ offer: 'refused' })
    expect(await setUp().put(other.root, 'import', 'x')).toMatchObject({ outcome: 'refused' })
    expect(readFileSync(join(base, 'outside', 'CLAUDE.md'), 'utf8')).toBe('# not yours\n')
    expect(existsSync(join(other.root, '.gitattributes'))).toBe(false)
  })
})
type At = ReturnType<typeof aRepository>
