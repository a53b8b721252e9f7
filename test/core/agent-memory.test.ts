import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isIndexTooLong,
  pointerLine,
  pointsToTopic,
  topicHead,
  withoutPointer,
  withPointer,
} from '../../src/core/agent-memory.ts'
import { isBatchable } from '../../src/core/digest-rows.ts'
import { indexMoves, planText } from '../../src/memory/plan.ts'
import { aRequest } from '../a-request.ts'
import { aBlock, anOrder, aWorkspace } from '../memory/a-repository.ts'

const PATH = 'agent:evogate.md'
const workspace = aWorkspace('/home/ana/shop', { profile: 'claude-code' })
const planned = (text: string, moves: Parameters<typeof planText>[1]): string => {
  const plan = planText(text, moves, { absentIsDone: false })
  return plan.outcome === 'change' ? plan.text : plan.outcome
}
const blockOf = (number: number) => aBlock({ path: PATH, number, text: `Say ${number} things` })
const moves = (add: number | null, ...remove: number[]) => ({
  path: PATH,
  add: add === null ? null : blockOf(add),
  remove: remove.map(blockOf),
  locale: 'en' as const,
})

describe('the line of the index', () => {
  const lines = fc.array(fc.constantFrom('- [Tests](tests.md) — use vitest', '# Memory', '', 'a', '  b'))
  const text = fc
    .tuple(fc.constantFrom('', '\uFEFF'), lines, fc.constantFrom('\n', '\r\n'), fc.boolean())
    .map(([bom, rows, eol, ended]) => bom + rows.join(eol) + (ended && rows.length > 0 ? eol : ''))

  it('goes in at the end and out again to the byte, whatever the index is', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'zh', 'ko'), (index, locale) => {
        const put = withPointer(index, locale)
        expect(put.replaceAll('\r\n', '\n').split('\n')).toContain(
          (index === '\uFEFF' ? index : '') + pointerLine(locale),
        )
        expect(withPointer(put, locale)).toBe(put)
        expect(withoutPointer(put)).toBe(index)
      }),
    )
  })
  it('is found where the agent has moved it, and everything else stays', () => {
    const rewritten = `# Mine\n${pointerLine('en')}\n- [Tests](tests.md) — use vitest\n`
    expect(withoutPointer(rewritten)).toBe('# Mine\n- [Tests](tests.md) — use vitest\n')
  })
  it('is not doubled where the agent has put it in its own words, and those are not taken out', () => {
    const reworded = '* see [approved rules](./evogate.md) first\n'
    expect(pointsToTopic(reworded)).toBe(true)
    expect(withPointer(reworded, 'en')).toBe(reworded)
    expect(withoutPointer(reworded)).toBe(reworded)
  })
  it('does not count in an example', () => {
    const example = `\`\`\`\n${pointerLine('en')}\n\`\`\`\n`
    expect(pointsToTopic(example)).toBe(false)
    expect(withoutPointer(example)).toBe(example)
  })
})

describe('an index', () => {
  it.each([
    ['of 200 lines', '- a\n'.repeat(200), false],
    ['of 201 lines', '- a\n'.repeat(201), true],
    ['of 25 KB', 'a'.repeat(25 * 1024), false],
    ['of more than 25 KB', '字'.repeat(9000), true],
  ])('%s is loaded whole or not (R97)', (_name, text, long) => {
    expect(isIndexTooLong(text)).toBe(long)
  })
})

describe('the topic file', () => {
  it('is made with the front matter of a topic, and is gone with its last block', () => {
    const one = planned('', moves(1))
    expect(one.startsWith(`${topicHead('en')}\n<!-- evo:begin -->\n`)).toBe(true)
    const two = planned(one, moves(2))
    expect(two.split('---\n')).toHaveLength(3)
    expect(planned(two, moves(null, 2))).toBe(one)
    expect(planned(one, moves(null, 1))).toBe('')
  })
  it('keeps what the agent has added to it', () => {
    const added = `${planned('', moves(1)).replace('type: feedback', 'type: feedback\nnote: mine')}`
    expect(planned(added, moves(null, 1))).toBe(
      topicHead('en').replace('type: feedback', 'type: feedback\nnote: mine'),
    )
  })
  it('of somebody else gets no front matter of ours and is as before when the block goes', () => {
    const theirs = '# How we deploy\r\n\r\n- slowly'
    expect(planned(planned(theirs, moves(1)), moves(null, 1))).toBe(theirs)
  })
})

describe('the index', () => {
  const order = (add: number | null, ...remove: number[]) =>
    anOrder(workspace, { add: add === null ? null : blockOf(add), remove: remove.map(blockOf) })

  it('is asked for a line with every block, and to lose it only when the topic file goes', () => {
    expect(indexMoves(order(1), 'text')).toMatchObject([{ path: 'agent:MEMORY.md', pointer: 'wanted' }])
    expect(indexMoves(order(2, 1), 'text')).toMatchObject([{ pointer: 'wanted' }])
    expect(indexMoves(order(null, 1), 'text')).toEqual([])
    expect(indexMoves(order(null, 1), '')).toMatchObject([{ pointer: 'unwanted' }])
  })
  it('is left alone by blocks in the repository', () => {
    expect(indexMoves(anOrder(workspace, { add: aBlock() }), '')).toEqual([])
  })
})

describe('a first block in the agent’s memory', () => {
  it('is asked about on its own card, which shows what comes with it (R2)', () => {
    const target = { path: PATH, weight: 'L1' as const }
    const row = (first: boolean) =>
      aRequest({ tier: 'L1', state: 'queued', targets: { L1: { ...target, ...(first && { first }) } } })
    expect([isBatchable(row(false)), isBatchable(row(true))]).toEqual([true, false])
  })
})
