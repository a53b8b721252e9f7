import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BlockParts,
  blockHash,
  blockSources,
  displayedLines,
  parseBlock,
  renderBlock,
} from '../../src/core/block.ts'

function parts(given: Partial<BlockParts> = {}): BlockParts {
  return {
    tier: 'L1',
    locale: 'en',
    agent: 'claude-code',
    date: '2026-11-29',
    text: 'Run the tests before every commit',
    scope: 'shop',
    ...given,
  }
}
const fields = { symptom: 's', cause: 'c', fix: 'f', expires: 'e' }

describe('the canonical block', () => {
  it.each([
    ['en', '### 🧬 Self-evolution [claude-code]\n> T'],
    ['zh', '### 🧬 自进化 [claude-code]\n> T'],
    ['ko', '### 🧬 자기 진화 [claude-code]\n> T'],
  ] as const)('of an L1 in %s', (locale, block) => {
    expect(renderBlock(parts({ locale, text: 'T' }))).toBe(block)
  })
  it.each([
    ['en', '### 🧬 Pitfall [2026-11-29]\n> Symptom: s\n> Cause: c\n> Fix: f\n> No longer applies when: e'],
    ['zh', '### 🧬 踩坑经验 [2026-11-29]\n> 失败现象：s\n> 根因：c\n> 方案：f\n> 失效条件：e'],
    ['ko', '### 🧬 시행착오 [2026-11-29]\n> 증상: s\n> 원인: c\n> 해결: f\n> 더 이상 적용되지 않는 경우: e'],
  ] as const)('of an L2 in %s', (locale, block) => {
    expect(renderBlock(parts({ tier: 'L2', locale, fields }))).toBe(block)
  })
  it.each([
    ['en', '### 🧬 Skill change [2026-11-29]\n> Section: s\n> Change: c\n> Reason: r'],
    ['zh', '### 🧬 技能改进 [2026-11-29]\n> 章节：s\n> 改动：c\n> 原因：r'],
    ['ko', '### 🧬 스킬 개선 [2026-11-29]\n> 섹션: s\n> 변경: c\n> 이유: r'],
  ] as const)('of a change of a skill in %s, which is read back', (locale, block) => {
    const change = { section: 's', change: 'c', reason: 'r' }
    expect(renderBlock(parts({ tier: 'L2', locale, text: 'c', fields: change }))).toBe(block)
    expect(parseBlock(block)).toMatchObject({ tier: 'L2', locale, text: 'c', fields: change })
    const alone = renderBlock(parts({ tier: 'L2', locale, fields: { change: 'c' } }))
    expect(alone.split('\n')).toHaveLength(2)
    expect(parseBlock(alone)?.text).toBe('c')
  })
  it('of a change from before it had labels of its own is read as it was written', () => {
    const block = '### 🧬 Pitfall [2026-11-29]\n> Section: s\n> Cause: r\n> Fix: c'
    expect(parseBlock(block)).toMatchObject({
      text: 'c',
      fields: { section: 's', cause: 'r', fix: 'c' },
    })
    expect(parseBlock('### 🧬 Skill change [2026-11-29]\n> Fix: c')).toBeNull()
  })
  it.each([
    ['en', '### 🧬 Rule [claude-code]\n> Rule: T\n> Scope: shop\n> Effective: 2026-11-29'],
    ['zh', '### 🧬 规范进化 [claude-code]\n> 规则：T\n> 范围：shop\n> 生效时间：2026-11-29'],
    ['ko', '### 🧬 규범 진화 [claude-code]\n> 규칙: T\n> 범위: shop\n> 적용일: 2026-11-29'],
  ] as const)('of an L3 in %s', (locale, block) => {
    expect(renderBlock(parts({ tier: 'L3', locale, text: 'T' }))).toBe(block)
  })
  it('leaves out the fields of an L2 that nobody gave', () => {
    expect(renderBlock(parts({ tier: 'L2', fields: { fix: 'f' } }))).toBe(
      '### 🧬 Pitfall [2026-11-29]\n> Fix: f',
    )
    expect(renderBlock(parts({ tier: 'L2', text: 'f' }))).toBe('### 🧬 Pitfall [2026-11-29]\n> Fix: f')
  })
  it('is NFC (R7)', () => {
    expect(renderBlock(parts({ text: 'cafe\u0301' }))).toContain('caf\u00e9')
  })
  it('names no source outside the closed list', () => {
    expect(renderBlock(parts({ agent: 'x] -->' }))).toContain('[evogate]')
  })
  it('is read back as what it was made of', () => {
    const word = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((text) => text.replace(/[\r\n]/g, ' ').normalize('NFC'))
    const given = fc.record({
      tier: fc.constantFrom('L1', 'L2', 'L3'),
      locale: fc.constantFrom('en', 'zh', 'ko'),
      agent: fc.constantFrom(...blockSources),
      date: fc.constant('2026-11-29'),
      text: word,
      scope: word,
    } as const)
    fc.assert(
      fc.property(given, (of) => {
        const parsed = parseBlock(renderBlock(of))
        expect(parsed).toMatchObject({ tier: of.tier, locale: of.locale, text: of.text })
        if (of.tier === 'L3')
          expect(parsed).toMatchObject({ scope: of.scope, date: of.date, agent: of.agent })
      }),
    )
  })
  it.each([
    '',
    'words',
    '### 🧬 Self-evolution [claude-code]',
    '### 🧬 Self-evolution [claude-code]\n> a\n> b',
    '### 🧬 Self-evolution [claude-code]\n>a',
    '### 🧬 Rule [claude-code]\n> Scope: b\n> Rule: a\n> Effective: 2026-11-29',
    '### 🧬 Pitfall [2026-11-29]\n> Fix: f\n> Cause: c',
    '### 🧬 Unknown [claude-code]\n> a',
    '### 🧬 Self-evolution [claude-code]\n> cafe\u0301',
  ])('is not %j', (text) => {
    expect(parseBlock(text)).toBeNull()
  })
  it('is bound to its file and tier by its hash', () => {
    const of = { path: 'MEMORY.md', tier: 'L1', block: renderBlock(parts()) } as const
    const expected = createHash('sha256').update(`evogate:1\nMEMORY.md\nL1\n${of.block}`).digest('hex')
    expect(blockHash(of)).toBe(expected)
    expect(blockHash({ ...of, path: 'CLAUDE.md' })).not.toBe(expected)
    expect(blockHash({ ...of, tier: 'L3' })).not.toBe(expected)
  })
  it('shows every line that holds words (R2)', () => {
    expect(displayedLines(renderBlock(parts({ tier: 'L3', text: 'T' })))).toEqual([
      '> Rule: T',
      '> Scope: shop',
      '> Effective: 2026-11-29',
    ])
  })
})
