import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buttonRows } from '../../../src/channels/discord/buttons.ts'
import { drawMessage, nonceOf } from '../../../src/channels/discord/draw.ts'
import { codeBlock, escapeMarkdown } from '../../../src/channels/discord/escape.ts'
import { CONTENT_MAX, DESCRIPTION_MAX, render } from '../../../src/channels/discord/render.ts'
import type { Card } from '../../../src/core/card/card.ts'
import { aCard } from '../contract.ts'
import { say } from '../say.ts'
import { checkMessage, type Json, shownText } from './wire-rules.ts'

const notice = () => 'see the file'
const drawn = (card: Card) => {
  const made = drawMessage(card, say, { prompt: false })
  if ('why' in made) throw new Error(made.why)
  return made
}
const evidence = (text: string): Card =>
  aCard({ parts: [...aCard().parts, { part: 'evidence', text }], buttons: aCard().buttons })
const code = (text: string): Card => aCard({ parts: [...aCard().parts, { part: 'code', text }] })

describe('a text for Discord', () => {
  it.each([
    '@everyone <@1> <@&2> <#3>',
    '*a* _b_ ~~c~~ ||d|| `e` [f](https://x.io) \\g',
    '# title',
    '- list',
    '1. list',
    '> quote',
    '-# small',
    'https://example.com/a_b',
  ])('is shown as it is: %s', (text) => {
    expect(shownText(escapeMarkdown(text))).toBe(text)
  })

  it('never leaves a mark that the client would take', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'*_~`|<>[]@#-+.1: /\\\nab') }), (text) => {
        const marked = escapeMarkdown(text)
        expect(shownText(marked)).toBe(text)
        expect(marked.replace(/\\[^0-9A-Za-z\s]/g, 'x')).not.toMatch(
          /[*_~`<>[\]@]|\|\||:\/\/|^\s*(#{1,3}|[-+])\s/m,
        )
      }),
    )
  })

  it('of fixed width cannot be broken out of', () => {
    const text = '```\n@everyone\n```'
    expect(codeBlock(text)).not.toMatch(/(?<!\\)`/)
    expect(shownText(codeBlock(text))).toBe(text)
    expect(codeBlock('a\n``')).toBe('```\na\n``\n```')
  })
})

describe('a card on Discord', () => {
  it('stands in the content while it fits, without a preview of links', () => {
    const { body, files } = drawn(aCard())
    expect(body).toMatchObject({ embeds: [], flags: 4 })
    expect(files).toEqual([])
  })

  it('that is longer goes into an embed, which nothing hides', () => {
    const { body } = drawn(evidence('x'.repeat(2_500)))
    expect(body.flags).toBe(0)
    expect(body.content).toBe('**🧬 Evolution request #42**')
    expect(body.embeds[0]?.description).toContain('x'.repeat(2_500))
  })

  it('clips evidence of any length and kind, and never the words', () => {
    for (const unit of ['`', '```', '||', '@', '🧬', '禁', '\n']) {
      const { body, files } = drawn(evidence(unit.repeat(9_000)))
      expect(checkMessage(body as unknown as Json, 'edit')).toEqual([])
      const text = shownText(`${body.content}\n${body.embeds[0]?.description ?? ''}`)
      for (const line of ['> Rule: Never `force-push` to <main> & *release*', '-> Rule: 从不'])
        expect(text).toContain(line)
      expect(files).toEqual([])
    }
  })

  it('whose diff does not fit has it in a file, and no button that leads to a write (R3)', () => {
    const { body, files } = drawn(code(`+${'diff '.repeat(1_000)}`))
    expect(checkMessage(body as unknown as Json, 'edit')).toEqual([])
    const labels = body.components.flatMap((row) =>
      row.components.map((button) => 'label' in button && button.label),
    )
    expect(labels).toEqual(['Modify', 'Ignore'])
    expect(files).toHaveLength(1)
    expect(String(files[0]?.data)).toContain('diff diff')
    expect(shownText(body.embeds[0]?.description ?? '')).toContain('evogate-42.txt')
  })

  it('fits whatever it holds', () => {
    const part = fc.oneof(
      fc.record({ part: fc.constant('line' as const), text: fc.string({ maxLength: 3_000 }) }),
      fc.record({ part: fc.constant('evidence' as const), text: fc.string({ maxLength: 6_000 }) }),
      fc.record({ part: fc.constant('code' as const), text: fc.string({ maxLength: 5_000 }) }),
      fc.record({ part: fc.constant('words' as const), lines: fc.array(fc.string({ maxLength: 500 })) }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const { content, description } = render({ parts, buttons: [] }, notice)
        expect(content.length).toBeLessThanOrEqual(CONTENT_MAX)
        expect(description?.length ?? 0).toBeLessThanOrEqual(DESCRIPTION_MAX)
      }),
      { numRuns: 60 },
    )
  })
})

describe('buttons on Discord', () => {
  const button = (at: number) => ({ label: `b${at}`, action: `${at}.1.send` })

  it('of more rows than fit move together, in their order', () => {
    const rows = buttonRows({ parts: [], buttons: Array.from({ length: 11 }, (_, at) => [button(at)]) }, true)
    expect(rows.map(({ components }) => components.length)).toEqual([5, 5, 1])
    expect(rows[2]?.components[0]).toMatchObject({ label: 'b10' })
  })

  it('have labels that fit, and never the same action twice', () => {
    const [row] = buttonRows(
      {
        parts: [],
        buttons: [[{ ...button(1), label: '记'.repeat(200) }, button(1), { ...button(2), label: '' }]],
      },
      true,
    )
    expect(row?.components.map((one) => ('label' in one ? (one.label ?? '').length : 0))).toEqual([80, 1])
  })

  it('that cannot be carried reject the card', () => {
    const long = { label: 'x', action: 'a'.repeat(101) }
    expect(drawMessage({ parts: [], buttons: [[long]] }, say, { prompt: false })).toHaveProperty('why')
  })
})

describe('a nonce', () => {
  it('is the same for the same message, and never longer than Discord takes', () => {
    expect(nonceOf('n1')).toBe('n1')
    const [one, two] = ['01M8MKHHRRXVS1AEKZAHE56WQ8', '01M8MKHHRRXVS1AEKZAHE56WQ9'].map(nonceOf)
    expect(one).not.toBe(two)
    expect(one).toHaveLength(25)
  })
})
