import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blockHash, renderBlock } from '../../../src/core/block.ts'
import { planText } from '../../../src/memory/plan.ts'
import { aRepository, put } from '../a-repository.ts'

const path = '.claude/skills/deploy/SKILL.md'
const block = renderBlock({
  tier: 'L2',
  locale: 'en',
  agent: 'claude-code',
  date: '2026-11-29',
  text: 'Log in first',
  scope: '',
})
const add = {
  id: '01JDWZ5Q8R3T4V6W7X8Y9Z0A1B',
  hash: blockHash({ path, tier: 'L2', block }),
  tier: 'L2',
  path,
  block,
  decay: { type: 'tool_experience', confirmed: '2026-11-29' },
} as const
const plan = (text: string) =>
  planText(text, { path, add, remove: [], locale: 'en' }, { absentIsDone: false })

describe('a write to a skill', () => {
  it('leaves the front matter as it is, byte for byte (R9)', () => {
    for (const head of ['---\nname: deploy\n---\n', '\uFEFF---\r\nname: deploy\r\n--- \r\n', '']) {
      const planned = plan(`${head}Steps\n`)
      expect(planned.outcome === 'change' && planned.text.startsWith(`${head}Steps\n`)).toBe(true)
    }
  })

  it('is refused where it would stand in the front matter, or nobody can tell (R9)', () => {
    const section = '<!-- evo:begin -->\n## 🧬 Evogate\n\n<!-- evo:end -->\n'
    for (const text of [
      '---\nname: deploy\n',
      `---\nname: deploy\n${section}---\nSteps\n`,
      `---\nname: |\n  x\n${section}`,
    ])
      expect(plan(text)).toEqual({ outcome: 'refused', reason: { code: 'front-matter' } })
  })

  it('goes to a skill of the work tree that is there, and to nothing else (R89, R90)', async () => {
    const shop = aRepository({ [path]: 'Steps\n' })
    const target = (skill: string) => shop.memory.skillTarget(shop.workspace, skill)
    expect(await target('deploy')).toEqual({ outcome: 'target', target: { path, weight: 'L2' } })
    for (const skill of ['none', '..', '../../x', 'Deploy', 'de ploy', 'deploy\0', '', '.git'])
      expect(await target(skill)).toEqual({ outcome: 'refused', reason: { code: 'unknown-skill' } })
    put(shop.root, { 'docs/a/SKILL.md': 'Steps\n', 'CLAUDE.md': 'Rules\n', '.claude/skills/x/y': '' })
    put(shop.base, { 'out/SKILL.md': 'Steps\n' })
    const link = (to: string, name: string) => symlinkSync(to, join(shop.root, '.claude/skills', name))
    link('../../docs/a', 'inside')
    link('../../../out', 'outside')
    link('../../../CLAUDE.md', 'x/SKILL.md')
    expect(await target('inside')).toMatchObject({ reason: { code: 'protected-target' } })
    expect(await target('outside')).toMatchObject({ reason: { code: 'outside-workspace' } })
    expect(await target('x')).toEqual({ outcome: 'target', target: { path: 'CLAUDE.md', weight: 'L3' } })
    const names = (await shop.memory.skills(shop.workspace)).map(({ name }) => name)
    expect(names).toEqual(['deploy', 'inside', 'outside', 'x'])
  })
})
