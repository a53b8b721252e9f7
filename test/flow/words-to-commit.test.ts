import { describe, expect, it } from 'vitest'
import { aStage } from './stage.ts'

describe('words typed at the agent', () => {
  it.each([
    [
      'en',
      'Always run the linter before you commit',
      '🧬 L1 evolve: Always run the linter before you commit',
    ],
    ['zh', '以后每次提交前都必须跑 lint', '🧬 L1进化: 每次提交前都必须跑 lint'],
    ['ko', '앞으로 항상 커밋 전에 린트를 돌려줘', '🧬 L1 진화: 항상 커밋 전에 린트를 돌려줘'],
  ])('become a card, and after one press a commit, in %s', async (locale, words, subject) => {
    const stage = await aStage({ env: { EVOGATE_LOCALE: locale } })
    await stage.prompt(words)
    await stage.until(() => stage.card(1))
    await stage.approve(1)
    expect(stage.commits()).toEqual([subject, 'first'])
    expect(stage.read('MEMORY.md')).toContain((await stage.request(1)).block?.text)
    expect(stage.git('status', '--porcelain')).toBe('')
    expect(await stage.app().verify()).toMatchObject({ ok: true, broken: [] })
  })
})
