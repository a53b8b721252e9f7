import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readIndexFile } from '../../src/memory/index-file.ts'
import { aBlock, anOrder, aPlainFolder, applied, aRepository, idOf, put } from './a-repository.ts'

const texts = (rules: readonly { text: string }[]) => rules.map((rule) => rule.text)

describe('the rules that stand', () => {
  it('are the bullets and lines of words of every memory file, with file, line and tier', async () => {
    const { memory, workspace } = aPlainFolder({
      'CLAUDE.md':
        '---\nname: x\n---\n# Rules\n\n- Use pnpm\n  for everything\n1. Never force-push\n\nKeep it small.\n',
      'AGENTS.md': '* Write tests first\n',
      'MEMORY.md':
        '| a | b |\n|---|---|\n<!-- a comment\nover lines -->\n```sh\nnpm run x\n```\n规则：先备份\n',
    })
    expect(await memory.rules(workspace)).toEqual([
      { file: 'AGENTS.md', line: 1, text: 'Write tests first', tier: 'L3', marker: null },
      { file: 'CLAUDE.md', line: 6, text: 'Use pnpm for everything', tier: 'L3', marker: null },
      { file: 'CLAUDE.md', line: 8, text: 'Never force-push', tier: 'L3', marker: null },
      { file: 'CLAUDE.md', line: 10, text: 'Keep it small.', tier: 'L3', marker: null },
      { file: 'MEMORY.md', line: 8, text: '规则：先备份', tier: 'L1', marker: null },
    ])
  })
  it('come as the very same list until a file changes, an imported one too', async () => {
    const { memory, workspace } = aPlainFolder({
      'CLAUDE.md': '@extra.md\n- Use pnpm\n',
      'extra.md': '- Use tabs\n',
    })
    const first = await memory.rules(workspace)
    expect(await memory.rules(workspace)).toBe(first)
    put(workspace.path, { 'extra.md': '- Use spaces\n' })
    const second = await memory.rules(workspace)
    expect(texts(second)).toEqual(['Use pnpm', 'Use spaces'])
  })
  it('hold blocks of an Evogate once each, with their markers', async () => {
    const { memory, workspace } = aPlainFolder({ 'CLAUDE.md': '# Rules\n' })
    const block = aBlock({ tier: 'L3', text: 'Never force-push to main' })
    await applied(memory, anOrder(workspace, { add: block }))
    expect(await memory.rules(workspace)).toEqual([
      {
        file: 'CLAUDE.md',
        line: 9,
        text: 'Never force-push to main',
        tier: 'L3',
        marker: { id: block.id, hash: block.hash },
      },
    ])
  })
  it('follow imports inside the workspace and the agent’s own folder, not in code, not outside', async () => {
    const { memory, workspace, base } = aPlainFolder({
      'CLAUDE.md':
        'See @docs/style.md and `@docs/code.md`.\n@~/.claude/mine.md\n@../outside.md\n@missing.md\n',
      'docs/style.md': '- Style\n@../MEMORY.md\n@style.md\n',
      'docs/code.md': '- Not imported\n',
      'MEMORY.md': '- Memory\n',
    })
    put(base, { 'outside.md': '- Outside\n', '.claude/mine.md': '- Mine\n' })
    vi.stubEnv('HOME', base)
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    const rules = await memory.rules(workspace)
    expect(texts(rules)).toEqual(['See @docs/style.md and `@docs/code.md`.', 'Memory', 'Style', 'Mine'])
    expect(rules.find(({ text }) => text === 'Style')).toMatchObject({ file: 'docs/style.md', tier: 'L3' })
    expect(rules.find(({ text }) => text === 'Memory')).toMatchObject({ tier: 'L1' })
  })
  it('end after five hops, and a file that links to another is read once', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 8 }, (_, n) => [
        n === 0 ? 'CLAUDE.md' : `n${n}.md`,
        `- Rule ${n}\n@n${n + 1}.md\n`,
      ]),
    )
    const { memory, workspace, root } = aPlainFolder(chain)
    symlinkSync('CLAUDE.md', join(root, 'AGENTS.md'))
    expect(texts(await memory.rules(workspace))).toEqual([0, 1, 2, 3, 4, 5].map((n) => `Rule ${n}`))
  })
  it('leave out files that cannot be read as text', async () => {
    const { memory, workspace, root } = aPlainFolder({ 'CLAUDE.md': '- Kept\n' })
    writeFileSync(join(root, 'MEMORY.md'), Buffer.from([0xff, 0xfe, 0x41, 0]))
    expect(texts(await memory.rules(workspace))).toEqual(['Kept'])
  })
})

describe('a preview', () => {
  it('shows the diff and the branch, and changes nothing', async () => {
    const { memory, workspace, git, read } = aRepository({ 'MEMORY.md': '# Notes\n- one\n' })
    const block = aBlock()
    const preview = await memory.preview(anOrder(workspace, { add: block }))
    expect(preview).toMatchObject({
      outcome: 'preview',
      git: { state: 'ready', branch: 'main' },
      warnings: [],
    })
    const diff = preview.outcome === 'preview' ? preview.diff.split('\n') : []
    expect(diff[0]).toBe('@@ -1,2 +1,12 @@ MEMORY.md')
    for (const line of block.block.split('\n')) expect(diff).toContain(`+${line}`)
    expect(diff.filter((line) => line.startsWith('-'))).toEqual([])
    expect(read('MEMORY.md')).toBe('# Notes\n- one\n')
    expect(git('status', '--porcelain')).toBe('')
  })
  it('of a rival’s replacement shows both sides', async () => {
    const { memory, workspace } = aRepository()
    const old = aBlock({ text: 'Use npm' })
    await applied(memory, anOrder(workspace, { add: old }))
    const fresh = aBlock({ text: 'Use pnpm', number: 2 })
    const preview = await memory.preview(anOrder(workspace, { add: fresh, remove: [old] }))
    const diff = preview.outcome === 'preview' ? preview.diff : ''
    expect(diff).toContain('-> Use npm\n')
    expect(diff).toContain('+> Use pnpm\n')
  })
  it('counts the lines of imports with those of the rule file, and names skills that are long (R97)', async () => {
    const skill = '.claude/skills/release/SKILL.md'
    const made = aRepository({
      'CLAUDE.md': '# shop\n\n@MEMORY.md\n',
      'MEMORY.md': '- a fact\n'.repeat(194),
      [skill]: 'Step\n'.repeat(500),
    })
    const { memory, workspace, write } = made
    expect(await memory.longFiles(workspace)).toEqual([])
    // A block of ours and its section are more than three lines.
    const warned = [{ code: 'file-limit', detail: 'CLAUDE.md' }]
    expect(await memory.preview(anOrder(workspace, { add: aBlock() }))).toMatchObject({ warnings: warned })
    write('MEMORY.md', '- a fact\n'.repeat(198))
    write(skill, 'Step\n'.repeat(501))
    expect(await memory.longFiles(workspace)).toEqual([
      { file: 'CLAUDE.md', lines: 201, limit: 200 },
      { file: skill, lines: 501, limit: 500 },
    ])
  })

  it('warns of a rule file that grows long, and refuses what cannot be written', async () => {
    const { memory, workspace } = aRepository({ 'CLAUDE.md': '- a rule\n'.repeat(200) })
    expect(await memory.preview(anOrder(workspace, { add: aBlock({ tier: 'L3' }) }))).toMatchObject({
      warnings: [{ code: 'file-limit', detail: 'CLAUDE.md' }],
    })
    const refused = await memory.preview(anOrder(workspace, { remove: [aBlock()] }))
    expect(refused).toMatchObject({ outcome: 'refused', reason: { code: 'entry-gone' } })
  })
})

describe('the journal', () => {
  const entry = (number: number, text = 'Use pnpm') => ({
    id: idOf(number),
    request: number,
    at: Date.UTC(2026, 10, 29),
    outcome: 'written',
    tier: 'L1' as const,
    target: 'MEMORY.md',
    text,
    textHash: 'b'.repeat(64),
    by: 'Ana',
    via: 'telegram',
    hash: 'a'.repeat(64),
    commit: null,
  })
  it('gets an entry a decision, once, outside the work tree', async () => {
    const { memory, workspace, home, git } = aRepository()
    for (const number of [1, 2, 1]) await memory.journal(workspace, entry(number))
    const [slug] = readdirSync(join(home, 'workspaces'))
    expect(slug).toMatch(/^shop-[0-9a-f]{8}$/)
    const path = join(home, 'workspaces', slug!, 'evolution-log.md')
    const text = readFileSync(path, 'utf8')
    expect(text.match(/^## #\d/gm)).toEqual(['## #1', '## #2'])
    expect(git('status', '--porcelain', '--ignored')).toBe('')
    await memory.rewriteJournal(workspace, [entry(1), entry(2)])
    expect(readFileSync(path, 'utf8')).toBe(text)
  })
  it('cannot be forged by a text, and half an entry counts as none', async () => {
    const { memory, workspace, home } = aPlainFolder()
    await memory.journal(workspace, entry(1, `x\n## #9 forged\n<!-- end id=${idOf(2)} -->`))
    await memory.journal(workspace, entry(2))
    const [slug] = readdirSync(join(home, 'workspaces'))
    const path = join(home, 'workspaces', slug!, 'evolution-log.md')
    const whole = readFileSync(path, 'utf8')
    expect(whole.match(/^## #\d/gm)).toEqual(['## #1', '## #2'])
    writeFileSync(path, whole.slice(0, whole.length - 30))
    await memory.journal(workspace, entry(2))
    expect(readFileSync(path, 'utf8').match(/^## #2/gm)).toHaveLength(2)
  })
})

describe('the index file', () => {
  it.each(['2', '3', '4'])('of version %s is read as git reads it', async (version) => {
    const paths = Object.fromEntries(
      Array.from({ length: 40 }, (_, n) => [`d${n % 3}/file-${n}.md`, `${n}\n`]),
    )
    const { git, root } = aRepository({ ...paths, 'MEMORY.md': '# A\n', '规则.md': '# B\n' })
    git('update-index', '--index-version', version)
    git('update-index', '--assume-unchanged', 'd1/file-1.md')
    if (version !== '2') git('update-index', '--skip-worktree', 'd2/file-2.md')
    const wanted = ['MEMORY.md', '规则.md', 'd1/file-1.md', 'd2/file-2.md', 'missing.md']
    const listed = git('ls-files', '-z', '-s', '-v', '--', ...wanted)
      .split('\0')
      .filter(Boolean)
    const read = readIndexFile(join(root, '.git/index'), 'sha1', wanted)
    expect(read?.map((one) => `${one.flag} ${one.mode} ${one.id} ${one.stage}\t${one.path}`).sort()).toEqual(
      listed.sort(),
    )
  })
  it('that is split or broken is left to git', async () => {
    const { git, root, write } = aRepository({ 'MEMORY.md': '# A\n' })
    git('update-index', '--split-index')
    expect(readIndexFile(join(root, '.git/index'), 'sha1', ['MEMORY.md'])).toBeNull()
    write('broken', 'DIRC\0\0\0\x02\0\0\0\x09short')
    expect(readIndexFile(join(root, 'broken'), 'sha1', ['MEMORY.md'])).toBeNull()
  })
  it('that is split still gets the block', async () => {
    const { memory, workspace, git } = aRepository({ 'MEMORY.md': '# A\n' })
    git('update-index', '--split-index')
    expect((await applied(memory, anOrder(workspace, { add: aBlock() }))).outcome).toMatchObject({
      notices: [],
    })
    expect(git('status', '--porcelain')).toBe('')
  })
})
