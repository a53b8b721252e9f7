import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockHash } from '../../../src/core/block.ts'
import { readFrontmatter } from '../../../src/core/skill/frontmatter.ts'
import { isWholeSkill, parseSkill, renderSkill } from '../../../src/core/skill/new-skill.ts'
import { readSkill } from '../../../src/core/skill/properties.ts'
import { countSkillMarkers, findSkillFile, skillFile } from '../../../src/core/skill/skill-file.ts'
import { driftHunks } from '../../../src/memory/drift-hunks.ts'

const skill = {
  name: 'ship',
  when: 'Ships. Use when asked to ship.',
  steps: ['Build', 'Push'],
  done: ['It runs'],
}
const block = renderSkill(skill, 'en')
const PATH = '.claude/skills/ship/SKILL.md'
const hash = blockHash({ path: PATH, tier: 'L2', block })
const file = skillFile({ id: 'A', hash, block })

describe('a skill made of four answers', () => {
  const line = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((text) => text.replace(/\s+/gu, ' ').normalize('NFC'))
  it('is read back as it was rendered, in every language, with nothing in its head but name and description', () => {
    fc.assert(
      fc.property(
        line,
        fc.array(line, { minLength: 2, maxLength: 12 }),
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('en', 'zh', 'ko'),
        (when, steps, done, locale) => {
          const given = {
            name: 'ship-2',
            when: `x${when}x`,
            steps: steps.map((step) => `x${step}x`),
            done: done.map((end) => `x${end}x`),
          }
          const text = renderSkill(given, locale)
          expect(parseSkill(text)).toEqual({ ...given, locale })
          expect([...readFrontmatter(text).fields]).toEqual([
            ['name', 'ship-2'],
            ['description', given.when],
          ])
        },
      ),
      { numRuns: 200 },
    )
  })

  it('is a skill that an agent reads without a note, and no block of ours', () => {
    expect(readSkill(block, 'ship')).toMatchObject({ description: skill.when, beyond: [], notes: [] })
    expect(isWholeSkill(block)).toBe(true)
    expect(isWholeSkill('### 🧬 Pitfall [2026-11-29]\n> Fix: x')).toBe(false)
  })

  it.each([
    block.replace('---\n', '---\nallowed-tools: Bash(*)\n'),
    block.replace('1. Build', '2. Build'),
    `${block}\n`,
    `${block}\n- more\nand more`,
    block.replace('name: ship', 'name: Ship'),
    block.replace('description: "', 'description: '),
    '',
  ])('is none once a byte is another: %#', (text) => {
    expect(parseSkill(text)).toBeNull()
  })
})

describe('the file of such a skill', () => {
  it('tells whose it is below its words, whatever stands behind', () => {
    expect(findSkillFile(file)).toEqual({ id: 'A', hash, block, rest: '' })
    expect(findSkillFile(`${file}\nmore\n`)).toMatchObject({ block, rest: '\nmore\n' })
    expect(findSkillFile(file.replaceAll('\n', '\r\n'))?.block).toBe(block)
    expect(countSkillMarkers(`${file}${file}`, 'A')).toBe(2)
    expect(findSkillFile(`\`\`\`\n${file}\`\`\`\n`)).toBeNull()
  })

  it('is no drift while its commit waits; what somebody changes in it is', () => {
    const drift = (before: string, now: string) =>
      driftHunks(before, now, PATH, true).map(({ found }) => found)
    expect(drift('', file)).toEqual([])
    expect(drift(file, '')).toEqual([])
    expect(drift(file, file)).toEqual([])
    expect(drift(file, file.replace('- It runs', '- It runs\n- Nobody complains'))).toEqual([
      '- Nobody complains\n',
    ])
    expect(drift('', file.replace('Build', 'Skip the build'))).toHaveLength(1)
  })
})
