import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  aBlock,
  anEnvironment,
  anOrder,
  applied,
  aRepository,
  around,
  aTrap,
  gitIn,
  put,
} from './a-repository.ts'

const HOOKS = [
  'pre-commit',
  'post-commit',
  'commit-msg',
  'reference-transaction',
  'post-index-change',
  'pre-auto-gc',
]

describe('a hostile repository (R103)', () => {
  it('runs nothing of its own when a block is previewed, written, committed, looked for and undone', async () => {
    const made = aRepository({ 'MEMORY.md': '# Notes\n' })
    const { memory, workspace, git, root, base } = made
    const traps = [aTrap(base, 'trap')]
    const trap = traps[0]!.path
    for (const hook of HOOKS) traps.push(aTrap(join(root, '.git/hooks'), hook))
    put(base, { 'included.cfg': `[core]\n\tsshCommand = ${trap}\n\tpager = ${trap}\n` })
    put(root, { '.gitattributes': 'a.txt filter=evil diff=evil merge=evil\n' })
    for (const [name, value] of [
      ['core.fsmonitor', trap],
      ['core.hooksPath', join(root, '.git/hooks')],
      ['core.pager', trap],
      ['core.editor', trap],
      ['core.sshCommand', trap],
      ['core.askPass', trap],
      ['core.gitProxy', trap],
      ['core.alternateRefsCommand', trap],
      ['credential.helper', trap],
      ['gpg.program', trap],
      ['commit.gpgSign', 'true'],
      ['log.showSignature', 'true'],
      ['filter.evil.clean', trap],
      ['filter.evil.smudge', trap],
      ['filter.evil.process', trap],
      ['filter.evil.required', 'true'],
      ['diff.evil.textconv', trap],
      ['diff.evil.command', trap],
      ['diff.external', trap],
      ['merge.evil.driver', trap],
      ['alias.update-ref', `!${trap}`],
      ['alias.cat-file', `!${trap}`],
      ['uploadpack.packObjectsHook', trap],
      ['protocol.ext.allow', 'always'],
      ['remote.origin.url', `ext::${trap}`],
      ['remote.origin.promisor', 'true'],
      ['extensions.partialClone', 'origin'],
      ['include.path', join(base, 'included.cfg')],
    ]) {
      git('config', name!, value!)
    }
    // What the traps did while the configuration itself was written is not what is tested.
    for (const one of traps) rmSync(`${one.path}.ran`, { force: true })
    const order = anOrder(workspace, { add: aBlock() })
    await memory.preview(order)
    const { outcome } = await applied(memory, order)
    expect(outcome).toMatchObject({ commit: { state: 'made' } })
    await memory.git(workspace)
    await memory.locate(root)
    await memory.rules(workspace)
    await memory.place(workspace, { ...order.add!, id: 'X', path: 'MEMORY.md' })
    await applied(memory, order)
    const undone = await applied(memory, anOrder(workspace, { remove: [order.add!] }))
    expect(undone.outcome).toMatchObject({ commit: { state: 'made' } })
    expect(traps.filter((one) => one.sprung())).toEqual([])
  })
  it('cannot lead git elsewhere through the environment', async () => {
    const { workspace, root, base, git } = aRepository({ 'MEMORY.md': '# Notes\n' })
    const trap = aTrap(base, 'trap')
    const environment = anEnvironment({
      GIT_DIR: join(base, 'nowhere'),
      GIT_INDEX_FILE: join(base, 'index'),
      GIT_WORK_TREE: base,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: trap.path,
      GIT_EXEC_PATH: base,
    })
    const { memory } = around(base, root, { environment })
    const { outcome } = await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(outcome).toMatchObject({ commit: { state: 'made' } })
    expect(trap.sprung()).toBe(false)
    expect(git('status', '--porcelain')).toBe('')
  })
  it('cannot move the work tree away by its own configuration', async () => {
    const { memory, root, git, base } = aRepository({ 'MEMORY.md': '# Notes\n' })
    mkdirSync(join(base, 'elsewhere'))
    git('config', 'core.worktree', join(base, 'elsewhere'))
    const located = await memory.locate(root)
    expect(located?.root).toBe(root)
  })
})

describe('a git directory', () => {
  it('that is a link to another place is used as it is', async () => {
    const { memory, workspace, root, base } = aRepository({ 'MEMORY.md': '# Notes\n' })
    gitIn(base)('clone', '-q', '--bare', root, join(base, 'other.git'))
    rmSync(join(root, '.git'), { recursive: true })
    symlinkSync(join(base, 'other.git'), join(root, '.git'))
    gitIn(root)('config', 'core.bare', 'false')
    gitIn(root)('reset', '-q')
    const { outcome } = await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(outcome).toMatchObject({ commit: { state: 'made' } })
    expect(gitIn(root)('status', '--porcelain')).toBe('')
  })
})
