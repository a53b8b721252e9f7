import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aStage } from './stage.ts'

describe('a commit that cannot be signed', () => {
  it('waits, its card says what to do, and is made once the settings let it; the journal stays beside it', async () => {
    const stage = await aStage({ env: { COMMIT_SIGN: 'sign', JOURNAL: 'repo' } })
    const number = await stage.put('Run the linter before a commit')
    await stage.approve(number)
    await stage.until(() => stage.wire.messages.some(({ text }) => text.includes('COMMIT_SIGN=skip')))
    const { state, commit } = await stage.request(number)
    expect({ state, reason: commit?.reason?.code }).toEqual({ state: 'written', reason: 'sign-failed' })
    expect(readFileSync(join(stage.root, 'MEMORY.md'), 'utf8')).toContain('> Run the linter before a commit')
    await stage.stop()
    await stage.start({ COMMIT_SIGN: 'skip' })
    await stage.until(async () => (await stage.request(number)).commit?.state === 'made')
    expect(stage.git('show', '--format=', '--name-only', 'HEAD').trim()).toBe('MEMORY.md')
    expect(stage.git('status', '--porcelain').trim()).toBe('?? evolution-log.md')
    expect(readFileSync(join(stage.root, 'evolution-log.md'), 'utf8')).toContain('- outcome: evolve')
  })
})
