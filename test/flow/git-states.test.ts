import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aStage, type Stage } from './stage.ts'

const TEXT = 'Use tabs in makefiles'

async function asked(options: Parameters<typeof aStage>[0] = {}): Promise<Stage> {
  const stage = await aStage(options)
  await stage.put(TEXT)
  return stage
}

/** Two branches that changed the same line; leaves the repository in the middle of their rebase. */
function stopInRebase(stage: Stage): void {
  stage.git('checkout', '-q', '-b', 'feature')
  stage.write('a.txt', 'feature\n')
  stage.git('commit', '-q', '-am', 'feature')
  stage.git('checkout', '-q', 'main')
  stage.write('a.txt', 'main\n')
  stage.git('commit', '-q', '-am', 'main')
  stage.git('checkout', '-q', 'feature')
  expect(() => stage.git('rebase', 'main')).toThrow()
}

describe('a repository in the middle of a rebase', () => {
  it('is not written to: the card says what it waits for, and it is written when that is over', async () => {
    const stage = await aStage()
    stopInRebase(stage)
    await stage.put(TEXT)
    expect(stage.card(1)?.text).toContain('nothing is written before that is over')
    const before = stage.git('status', '--porcelain')
    await stage.press(1, 'evolve')
    await stage.until(() =>
      /⏳ .*rebase.*It will be written once that is over/.test(stage.card(1)?.text ?? ''),
    )
    expect(stage.git('status', '--porcelain')).toBe(before)
    expect((await stage.app().why(1))?.reasons[0]?.code).toBe('rebase-in-progress')
    stage.write('a.txt', 'both\n')
    stage.git('add', 'a.txt')
    stage.git('-c', 'core.editor=true', 'rebase', '--continue')
    await stage.state(1, 'written')
    expect(stage.commits()[0]).toBe(`🧬 L1 evolve: ${TEXT}`)
    await stage.until(() => stage.card(1)?.text.includes('on feature'))
  })

  it('takes no other decision once it is approved, and the write comes when it was aborted, too', async () => {
    const stage = await aStage()
    stopInRebase(stage)
    await stage.put(TEXT)
    await stage.press(1, 'evolve')
    await stage.state(1, 'approved')
    expect(await stage.say('ignore #1')).toBe('#1 was already approved by you.')
    stage.git('rebase', '--abort')
    await stage.state(1, 'written')
  })
})

describe('a detached head', () => {
  it('gets the file; the commit is pending with its reason and made when HEAD is back', async () => {
    const stage = await asked()
    stage.git('checkout', '-q', '--detach')
    await stage.press(1, 'evolve')
    await stage.state(1, 'written')
    await stage.until(() => stage.card(1)?.text.includes('not committed yet'))
    expect(stage.read('MEMORY.md')).toContain(TEXT)
    expect(stage.commits()).toEqual(['first'])
    expect((await stage.app().why(1))?.reasons[0]?.code).toBe('detached-head')
    stage.git('checkout', '-q', 'main')
    await stage.until(async () => (await stage.request(1)).commit?.state === 'made')
    expect(stage.commits()[0]).toBe(`🧬 L1 evolve: ${TEXT}`)
    await stage.until(() => stage.card(1)?.text.includes('Commit'))
    expect(stage.git('status', '--porcelain')).toBe('')
  })
})

describe('an unborn branch', () => {
  it('gets the file, and its commit after the first one of its owner', async () => {
    const stage = await aStage({ git: false })
    stage.git('init', '-q', '-b', 'main')
    await stage.put(TEXT)
    await stage.press(1, 'evolve')
    await stage.state(1, 'written')
    expect((await stage.request(1)).commit).toMatchObject({
      state: 'pending',
      reason: { code: 'unborn-branch' },
    })
    stage.git('add', 'a.txt')
    stage.git('-c', 'user.name=Ana', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'first')
    await stage.until(async () => (await stage.request(1)).commit?.state !== 'pending')
    expect(stage.commits()).toEqual([`🧬 L1 evolve: ${TEXT}`, 'first'])
  })
})

describe('somebody holding index.lock', () => {
  it('keeps the commit back, never the lock away; it is made when the lock is gone', async () => {
    const stage = await asked()
    stage.write('.git/index.lock', '')
    await stage.press(1, 'evolve')
    await stage.state(1, 'written')
    expect(stage.read('MEMORY.md')).toContain(TEXT)
    stage.remove('.git/index.lock')
    await stage.until(async () => (await stage.request(1)).commit?.state === 'made')
    expect(stage.commits()[0]).toBe(`🧬 L1 evolve: ${TEXT}`)
    expect(stage.git('status', '--porcelain')).toBe('')
  })
})

describe('a folder without a repository', () => {
  it('gets the file, and the card says beforehand that nothing is committed', async () => {
    const stage = await asked({ git: false })
    expect(stage.card(1)?.text).toContain('written but not committed')
    await stage.press(1, 'evolve')
    await stage.state(1, 'written')
    expect(stage.read('MEMORY.md')).toContain(TEXT)
    await stage.until(() => stage.card(1)?.text.includes('not committed'))
  })
})

describe.skipIf(process.getuid?.() === 0)('a folder that is read-only', () => {
  it('fails with the reason and leaves the file as it was; after chmod, Retry writes it', async () => {
    const stage = await asked({ files: { 'MEMORY.md': '# Notes\n' } })
    chmodSync(stage.root, 0o555)
    try {
      await stage.press(1, 'evolve')
      await stage.state(1, 'failed')
    } finally {
      chmodSync(stage.root, 0o755)
    }
    expect(stage.read('MEMORY.md')).toBe('# Notes\n')
    await stage.press(1, 'retry')
    await stage.state(1, 'written')
  })
})

describe('a write that fails', () => {
  it('says why on the card, keeps the file as it was, and Retry writes it', async () => {
    const stage = await asked()
    // A folder in the file's place fails for root, too.
    stage.write(join('MEMORY.md', 'keep.txt'), '')
    await stage.press(1, 'evolve')
    await stage.state(1, 'failed')
    await stage.until(() => stage.card(1)?.text.includes('❌ Not written, the file is as it was'))
    expect(stage.commits()).toEqual(['first'])
    stage.remove('MEMORY.md')
    expect(await stage.press(1, 'retry')).toBe('#1: trying again.')
    await stage.state(1, 'written')
    await stage.until(() => stage.card(1)?.text.includes('✅ Evolved · Ana'))
    expect(stage.commits()[0]).toBe(`🧬 L1 evolve: ${TEXT}`)
  })
})

describe("the user's unfinished work", () => {
  it('is the same after an approval: staged, unstaged, untracked, and in the very file (R100)', async () => {
    const stage = await asked({ files: { 'MEMORY.md': '# Notes\n\nOne line.\n', 'b.txt': 'b\n' } })
    stage.write('a.txt', 'staged\n')
    stage.git('add', 'a.txt')
    stage.write('b.txt', 'unstaged\n')
    stage.write('c.txt', 'untracked\n')
    stage.write('MEMORY.md', '# Notes\n\nOne changed line.\n')
    const before = stage.git('status', '--porcelain')
    await stage.approve(1)
    expect(stage.git('status', '--porcelain')).toBe(before)
    expect(stage.git('show', '--stat', '--format=', 'HEAD').trim()).toMatch(/^MEMORY\.md/)
    expect(stage.git('show', 'HEAD:MEMORY.md')).toContain('One line.')
    expect(stage.git('show', 'HEAD:MEMORY.md')).toContain(TEXT)
  })
})
