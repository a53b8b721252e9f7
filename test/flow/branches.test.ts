import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aStage } from './stage.ts'

describe('an entry that is not on this branch', () => {
  it('is said by /why with the name of the branch that has it', async () => {
    const stage = await aStage()
    stage.git('checkout', '-q', '-b', 'feature')
    await stage.put('Use tabs in makefiles')
    await stage.approve(1)
    expect((await stage.app().why(1))?.verdicts.some(({ gate }) => gate === 'branch')).toBe(false)
    stage.git('checkout', '-q', 'main')
    expect((await stage.app().why(1))?.verdicts).toContainEqual({
      gate: 'branch',
      outcome: 'flag',
      reasons: [{ code: 'other-branch', detail: 'feature' }],
    })
    expect(await stage.say('/why 1')).toContain('another branch: feature')
    stage.git('branch', '-qD', 'feature')
    expect((await stage.app().why(1))?.verdicts).toContainEqual(
      expect.objectContaining({ gate: 'branch', reasons: [{ code: 'entry-gone' }] }),
    )
  })
})

describe('a linked worktree', () => {
  it('is named by status with its branch', async () => {
    const stage = await aStage()
    const path = join(stage.home, 'hotfix')
    stage.git('worktree', 'add', '-q', '-b', 'fix', path)
    const [workspace] = (await stage.app().status()).workspaces
    expect(workspace).toMatchObject({ branch: 'main', worktrees: [{ path, branch: 'fix' }] })
    expect(await stage.say('/status')).toContain('hotfix (fix) is a worktree of shop')
  })
})
