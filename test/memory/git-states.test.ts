import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  aBlock,
  aFolder,
  anEnvironment,
  anOrder,
  applied,
  aRepository,
  around,
  aWorkspace,
  gitIn,
  put,
} from './a-repository.ts'

const MEMORY = { 'MEMORY.md': '# Notes\n\n- old\n' }

describe('the user’s own changes', () => {
  it('in other files stay staged, dirty and untracked exactly as they were (R100)', async () => {
    const { memory, workspace, git, write } = aRepository(MEMORY)
    write('a.txt', 'a\nstaged\n')
    git('add', 'a.txt')
    write('b.txt', 'b\ndirty\n')
    write('c.txt', 'untracked\n')
    const before = git('status', '--porcelain=v2')
    const index = git('ls-files', '-s', 'a.txt', 'b.txt')
    const { outcome } = await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(outcome).toMatchObject({ commit: { state: 'made' } })
    expect(git('status', '--porcelain=v2')).toBe(before)
    expect(git('ls-files', '-s', 'a.txt', 'b.txt')).toBe(index)
    expect(git('show', '--format=', '--name-only', 'HEAD')).toBe('MEMORY.md\n')
  })
  it('in the same file stay staged and unstaged, and the commit holds our block alone (R100)', async () => {
    const { memory, workspace, git, write, read } = aRepository(MEMORY)
    write('MEMORY.md', '# Notes\n\n- staged\n- old\n')
    git('add', 'MEMORY.md')
    write('MEMORY.md', '# Notes\n\n- staged\n- old\n- dirty\n')
    const [staged, dirty] = [git('diff', '--cached', '-U0'), git('diff', '-U0')]
    const block = aBlock()
    await applied(memory, anOrder(workspace, { add: block }))
    const hunks = (diff: string) =>
      diff.split('\n').filter((line) => /^[-+@]/.test(line) && !/^(---|\+\+\+)/.test(line))
    expect(hunks(git('diff', '--cached', '-U0'))).toEqual(hunks(staged))
    expect(hunks(git('diff', '-U0'))).toEqual(hunks(dirty))
    const added = git('show', '--format=', '-U0', 'HEAD')
    expect(added).not.toMatch(/staged|dirty/)
    expect(added).toContain('+> Run the tests')
    git('commit', '-q', '-m', 'mine')
    expect(git('show', 'HEAD:MEMORY.md')).toContain(block.block)
    expect(read('MEMORY.md')).toContain('- dirty')
  })
  it('in a file that is not committed yet are not committed by us', async () => {
    const { memory, workspace, git, write, read } = aRepository()
    write('MEMORY.md', '# Mine\r\n')
    await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(git('show', 'HEAD:MEMORY.md')).not.toContain('Mine')
    expect(git('show', 'HEAD:MEMORY.md')).not.toContain('\r')
    expect(read('MEMORY.md').startsWith('# Mine\r\n\r\n<!-- evo:begin -->\r\n')).toBe(true)
    expect(git('diff', '--cached', '--stat')).toBe('')
  })
  it('in a new file that is only staged stay staged', async () => {
    const { memory, workspace, git, write } = aRepository()
    write('MEMORY.md', '# Mine\n')
    git('add', 'MEMORY.md')
    await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(git('diff', '--cached', '-U0')).toContain('+# Mine')
    expect(git('diff', '--cached', '-U0')).not.toMatch(/^-(?!--)/m)
    expect(git('diff')).toBe('')
  })
  it('keep the mark that hides them from git', async () => {
    const { memory, workspace, git } = aRepository(MEMORY)
    git('update-index', '--assume-unchanged', 'MEMORY.md')
    await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(git('ls-files', '-v', 'MEMORY.md')).toBe('h MEMORY.md\n')
    expect(git('diff', '--cached', '--stat')).toBe('')
  })
  it('of line ends are kept: the blob has its own, the file has its own (R94)', async () => {
    const { memory, workspace, git, write, read } = aRepository(MEMORY)
    git('config', 'core.autocrlf', 'true')
    write('MEMORY.md', '# Notes\r\n\r\n- old\r\n')
    await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(git('cat-file', 'blob', 'HEAD:MEMORY.md')).not.toContain('\r')
    expect(read('MEMORY.md').replaceAll('\r\n', '')).not.toContain('\n')
    expect(git('status', '--porcelain')).toBe('')
  })
})

describe('an operation in progress', () => {
  const conflicting = () => {
    const made = aRepository({ 'MEMORY.md': '# Notes\n', 'x.txt': '0\n' })
    const { git, write } = made
    git('switch', '-q', '-c', 'side')
    write('x.txt', 'side\n')
    git('commit', '-qam', 'side')
    git('switch', '-q', 'main')
    write('x.txt', 'main\n')
    git('commit', '-qam', 'on main')
    return made
  }
  const attempt = (git: ReturnType<typeof gitIn>, ...args: string[]) => {
    try {
      git(...args)
    } catch {}
  }
  it.each([
    ['merge', ['merge', 'side'], 'merge-in-progress'],
    ['rebase', ['rebase', 'side'], 'rebase-in-progress'],
    ['rebase by am', ['rebase', '--apply', 'side'], 'rebase-in-progress'],
    ['cherry-pick', ['cherry-pick', 'side'], 'cherry-pick-in-progress'],
    ['bisect', ['bisect', 'start'], 'bisect-in-progress'],
  ])('(%s) holds the write back, and it is written when that is over', async (_, command, code) => {
    const { memory, workspace, git, read } = conflicting()
    attempt(git, ...command)
    const before = git('status', '--porcelain=v2')
    const order = anOrder(workspace, { add: aBlock() })
    const { outcome, records } = await applied(memory, order)
    expect(outcome).toEqual({ outcome: 'waiting', reason: { code } })
    expect(records).toEqual([])
    expect(read('MEMORY.md')).toBe('# Notes\n')
    expect(git('status', '--porcelain=v2')).toBe(before)
    expect(await memory.git(workspace)).toMatchObject({ state: 'busy', reason: { code }, branch: 'main' })
    attempt(git, ...(command[0] === 'bisect' ? ['bisect', 'reset'] : [command[0]!, '--abort']))
    expect((await applied(memory, order)).outcome).toMatchObject({
      commit: { state: 'made', branch: 'main' },
    })
  })
  it('(revert) holds the write back', async () => {
    const { memory, workspace, git } = conflicting()
    git('commit', '-q', '--allow-empty', '-m', 'later')
    attempt(git, 'revert', '--no-commit', 'HEAD~1')
    expect((await applied(memory, anOrder(workspace, { add: aBlock() }))).outcome).toMatchObject({
      outcome: 'waiting',
      reason: { code: 'revert-in-progress' },
    })
  })
  it('(am) holds the write back', async () => {
    const { memory, workspace, git, base } = conflicting()
    writeFileSync(join(base, 'p.patch'), git('format-patch', '--stdout', 'main..side'))
    attempt(git, 'am', join(base, 'p.patch'))
    expect((await applied(memory, anOrder(workspace, { add: aBlock() }))).outcome).toMatchObject({
      outcome: 'waiting',
      reason: { code: 'am-in-progress' },
    })
  })
})

describe('HEAD', () => {
  it('detached: the file is written and the commit waits until a branch stands there', async () => {
    const { memory, workspace, git, read } = aRepository(MEMORY)
    git('checkout', '-q', '--detach')
    const order = anOrder(workspace, { add: aBlock() })
    const { outcome } = await applied(memory, order)
    const head = git('rev-parse', 'HEAD').trim()
    const pending = { state: 'pending', reason: { code: 'detached-head' }, branch: null, head }
    expect(outcome).toMatchObject({ outcome: 'written', commit: pending })
    expect(read('MEMORY.md')).toContain('evo:begin')
    expect(await memory.commit(order, { branch: null, head })).toEqual(pending)
    git('switch', '-q', '-c', 'topic')
    expect(await memory.commit(order, { branch: null, head })).toMatchObject({
      state: 'made',
      branch: 'topic',
    })
    expect(git('status', '--porcelain')).toBe('')
  })
  it('unborn: the file is written and the commit waits for the first one', async () => {
    const base = aFolder()
    const root = join(base, 'shop')
    mkdirSync(root)
    const git = gitIn(root)
    git('init', '-q', '-b', 'main')
    git('config', 'user.name', 'Ana')
    git('config', 'user.email', 'ana@example.com')
    const { memory, workspace } = around(base, root, {})
    const order = anOrder(workspace, { add: aBlock() })
    const written = { branch: 'main', head: null }
    expect((await applied(memory, order)).outcome).toMatchObject({
      commit: { state: 'pending', reason: { code: 'unborn-branch' }, ...written },
    })
    expect(await memory.git(workspace)).toEqual({ state: 'unborn', branch: 'main' })
    git('commit', '-q', '--allow-empty', '-m', 'first')
    expect(await memory.commit(order, written)).toMatchObject({ state: 'made' })
    expect(git('status', '--porcelain')).toBe('')
  })
  it('unknown where, since git could not say: the block that stands is committed where it stands now', async () => {
    const { memory, workspace, git } = aRepository(MEMORY)
    writeFileSync(join(workspace.path, '.git/index.lock'), '')
    const order = anOrder(workspace, { add: aBlock() })
    await applied(memory, order)
    rmSync(join(workspace.path, '.git/index.lock'))
    expect(await memory.commit(order, { branch: null, head: null })).toMatchObject({
      state: 'made',
      branch: 'main',
    })
    expect(git('status', '--porcelain')).toBe('')
  })
  it('on another branch: a pending commit waits for its own branch, and a lost block is not committed', async () => {
    const { memory, workspace, git, write } = aRepository(MEMORY)
    writeFileSync(join(workspace.path, '.git/index.lock'), '')
    const order = anOrder(workspace, { add: aBlock() })
    const { outcome } = await applied(memory, order)
    expect(outcome).toMatchObject({
      commit: { state: 'pending', reason: { code: 'index-locked' }, branch: 'main' },
    })
    expect(existsSync(join(workspace.path, '.git/index.lock'))).toBe(true)
    rmSync(join(workspace.path, '.git/index.lock'))
    const written = { branch: 'main', head: git('rev-parse', 'HEAD').trim() }
    git('switch', '-q', '-c', 'other')
    expect(await memory.commit(order, written)).toMatchObject({
      state: 'pending',
      reason: { code: 'other-branch' },
    })
    git('switch', '-q', 'main')
    write('MEMORY.md', '# Notes\n\n- old\n')
    expect(await memory.commit(order, written)).toEqual({ state: 'none', reason: { code: 'block-gone' } })
  })
  it('moved by a pull or a rebase: the pending commit goes on top, and one made is found again', async () => {
    const { memory, workspace, git, write } = aRepository(MEMORY)
    const order = anOrder(workspace, { add: aBlock() })
    writeFileSync(join(workspace.path, '.git/index.lock'), '')
    await applied(memory, order)
    rmSync(join(workspace.path, '.git/index.lock'))
    const written = { branch: 'main', head: git('rev-parse', 'HEAD').trim() }
    write('a.txt', 'pulled\n')
    git('commit', '-q', '-m', 'pulled', 'a.txt')
    expect(await memory.commit(order, written)).toMatchObject({ state: 'made' })
    git('switch', '-q', '-c', 'base', written.head)
    git('commit', '-q', '--allow-empty', '-m', 'elsewhere')
    git('rebase', '-q', 'base', 'main')
    const again = await memory.commit(order, written)
    expect(again).toEqual({ state: 'made', id: git('rev-parse', 'HEAD').trim(), branch: 'main' })
    expect((await memory.place(workspace, order.add!)).place).toBe('here')
  })
  it('that holds the block by the user’s own commit needs none of ours', async () => {
    const { memory, workspace, git } = aRepository(MEMORY)
    const order = anOrder(workspace, { add: aBlock() })
    writeFileSync(join(workspace.path, '.git/index.lock'), '')
    await applied(memory, order)
    rmSync(join(workspace.path, '.git/index.lock'))
    const written = { branch: 'main', head: git('rev-parse', 'HEAD').trim() }
    git('commit', '-qam', 'mine')
    expect(await memory.commit(order, written)).toEqual({
      state: 'none',
      reason: { code: 'already-in-head' },
    })
  })
  it('that moves while the commit is made has it built again on top (R102)', async () => {
    let moved = 0
    const made = aRepository(MEMORY, {
      fail: (name) => {
        if (name !== 'C17' || moved > 0) return
        moved += 1
        made.git('commit', '-q', '--allow-empty', '-m', 'meanwhile')
      },
    })
    const { outcome } = await applied(made.memory, anOrder(made.workspace, { add: aBlock() }))
    expect(outcome).toMatchObject({ commit: { state: 'made' } })
    expect(made.git('log', '--format=%s').split('\n').slice(0, 2)).toEqual([
      '🧬 L1 evolve: Run the tests before every commit',
      'meanwhile',
    ])
    expect(made.git('status', '--porcelain')).toBe('')
  })
})

describe('a repository', () => {
  it('with a linked worktree: the worktree belongs to it, and one can be a workspace itself', async () => {
    const { memory, root, base, git } = aRepository(MEMORY)
    const tree = join(base, 'tree')
    git('worktree', 'add', '-q', '-b', 'side', tree)
    mkdirSync(join(tree, 'deep'))
    expect(await memory.locate(join(tree, 'deep'))).toEqual({ root, git: true, real: join(tree, 'deep') })
    const { outcome } = await applied(memory, anOrder(aWorkspace(tree), { add: aBlock() }))
    expect(outcome).toMatchObject({ commit: { state: 'made', branch: 'side' } })
    expect(gitIn(tree)('status', '--porcelain')).toBe('')
    expect(git('status', '--porcelain')).toBe('')
    expect(readFileSync(join(root, 'MEMORY.md'), 'utf8')).toBe(MEMORY['MEMORY.md'])
  })
  it('that is a submodule gets the commit itself, with a notice; the superproject is left', async () => {
    const { root, base } = aRepository(MEMORY)
    const over = join(base, 'over')
    mkdirSync(over)
    const git = gitIn(over)
    git('init', '-q', '-b', 'main')
    git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', root, 'sub')
    git('-c', 'user.name=A', '-c', 'user.email=a@b', 'commit', '-qm', 'first')
    const head = git('rev-parse', 'HEAD')
    const { memory, workspace } = around(base, join(over, 'sub'), {})
    const { outcome } = await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(outcome).toMatchObject({ commit: { state: 'made' }, notices: [{ code: 'submodule' }] })
    expect(git('rev-parse', 'HEAD')).toBe(head)
    expect(gitIn(join(over, 'sub'))('status', '--porcelain')).toBe('')
    expect(await memory.locate(join(over, 'sub'))).toMatchObject({ root: join(over, 'sub'), git: true })
  })
  it('that is bare is a folder without git', async () => {
    const base = aFolder()
    execFileSync('git', ['init', '-q', '--bare', join(base, 'bare.git')])
    const { memory, workspace } = around(base, join(base, 'bare.git'), {})
    expect(await memory.git(workspace)).toMatchObject({ state: 'none', reason: { code: 'no-repository' } })
    expect(await memory.locate(workspace.path)).toMatchObject({ git: false })
    expect((await applied(memory, anOrder(workspace, { add: aBlock() }))).outcome).toMatchObject({
      outcome: 'written',
      commit: { state: 'none', reason: { code: 'no-repository' } },
    })
  })
  it('that ignores the file gets no commit', async () => {
    const { memory, workspace, git } = aRepository({ '.gitignore': 'MEMORY.md\n' })
    const order = anOrder(workspace, { add: aBlock() })
    expect(await memory.preview(order)).toMatchObject({ warnings: [{ code: 'ignored-path' }] })
    expect((await applied(memory, order)).outcome).toMatchObject({
      commit: { state: 'none', reason: { code: 'ignored-path', detail: 'MEMORY.md' } },
    })
    expect(git('rev-list', '--count', 'HEAD').trim()).toBe('1')
  })
  it('that filters the file gets no commit', async () => {
    const { memory, workspace } = aRepository({ ...MEMORY, '.gitattributes': '*.md filter=lfs\n' })
    const order = anOrder(workspace, { add: aBlock() })
    expect(await memory.preview(order)).toMatchObject({ warnings: [{ code: 'filter-attribute' }] })
    expect((await applied(memory, order)).outcome).toMatchObject({
      commit: { state: 'none', reason: { code: 'filter-attribute' } },
    })
  })
  it('whose sparse checkout leaves the file out refuses', async () => {
    const { memory, workspace, git, has } = aRepository(MEMORY)
    git('sparse-checkout', 'set', '--no-cone', 'a.txt')
    expect(has('MEMORY.md')).toBe(false)
    expect((await applied(memory, anOrder(workspace, { add: aBlock() }))).outcome).toMatchObject({
      outcome: 'failed',
      reason: { code: 'sparse-checkout' },
    })
    expect(has('MEMORY.md')).toBe(false)
  })
  it('whose commits are the user’s own gets none of ours', async () => {
    const { memory, root, git } = aRepository(MEMORY)
    const workspace = aWorkspace(root, { commit: 'never' })
    expect((await applied(memory, anOrder(workspace, { add: aBlock() }))).outcome).toMatchObject({
      commit: { state: 'none', reason: { code: 'commit-off' } },
    })
    expect(git('rev-list', '--count', 'HEAD').trim()).toBe('1')
  })
  it('without an identity is committed to by Evogate alone (R109)', async () => {
    const { workspace, git, base, root } = aRepository(MEMORY)
    git('config', '--unset', 'user.name')
    git('config', '--unset', 'user.email')
    const environment = anEnvironment({ HOME: base, XDG_CONFIG_HOME: base })
    const { memory } = around(base, root, { environment })
    await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(git('log', '-1', '--format=%an <%ae>').trim()).toBe('Evogate <evogate@localhost>')
  })
  it('that is shared keeps the rights that git gives in it', async () => {
    const { memory, workspace, git, root } = aRepository(MEMORY)
    git('config', 'core.sharedRepository', '0660')
    await applied(memory, anOrder(workspace, { add: aBlock() }))
    const id = git('rev-parse', 'HEAD').trim()
    const file = join(root, '.git/objects', id.slice(0, 2), id.slice(2))
    expect((statSync(file).mode & 0o777).toString(8)).toBe('440')
    expect(git('fsck', '--strict', '--no-dangling')).toBe('')
  })
  it('with SHA-256 objects is written to like any other', async () => {
    const base = aFolder()
    const root = join(base, 'shop')
    mkdirSync(root)
    const git = gitIn(root)
    git('init', '-q', '-b', 'main', '--object-format=sha256')
    git('-c', 'user.name=A', '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', 'first')
    const { memory, workspace } = around(base, root, {})
    const { outcome } = await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(outcome).toMatchObject({ commit: { state: 'made' } })
    expect(git('status', '--porcelain')).toBe('')
    git('fsck', '--strict')
  })
  it('with the file in a folder gets a commit of that path alone', async () => {
    const { memory, workspace, git } = aRepository({
      '.claude/CLAUDE.md': '# Rules\n',
      '.claude/x.txt': 'x\n',
    })
    const block = aBlock({ tier: 'L3', path: '.claude/CLAUDE.md' })
    const { outcome } = await applied(memory, anOrder(workspace, { add: block }))
    expect(outcome).toMatchObject({ commit: { state: 'made' } })
    expect(git('show', '--format=', '--name-only', 'HEAD')).toBe('.claude/CLAUDE.md\n')
    expect(git('status', '--porcelain')).toBe('')
    git('fsck', '--strict')
  })
  it('without git installed is a folder', async () => {
    const made = aRepository(MEMORY)
    const { memory } = around(made.base, made.root, { gitPath: '/nowhere/git' })
    expect((await applied(memory, anOrder(made.workspace, { add: aBlock() }))).outcome).toMatchObject({
      outcome: 'written',
    })
  })
})

describe('an entry that is not on this branch', () => {
  it('is found on the branches whose tips have it, and else is gone', async () => {
    const { memory, workspace, git, root } = aRepository(MEMORY)
    git('switch', '-q', '-c', 'feature')
    const block = aBlock()
    await applied(memory, anOrder(workspace, { add: block }))
    expect(await memory.place(workspace, block)).toEqual({ place: 'here', file: 'MEMORY.md', line: 11 })
    git('switch', '-q', 'main')
    expect(await memory.place(workspace, block)).toEqual({ place: 'elsewhere', branches: ['feature'] })
    git('branch', '-q', '-D', 'feature')
    expect(await memory.place(workspace, block)).toEqual({ place: 'gone' })
    put(root, { 'MEMORY.md': `<!-- evo: id=${block.id} hash=${block.hash} -->\n` })
    expect(await memory.place(workspace, block)).toMatchObject({ place: 'changed', file: 'MEMORY.md' })
  })
})
