import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyboard } from '../../../src/channels/telegram/keyboard.ts'
import { render, TEXT_MAX_UNITS } from '../../../src/channels/telegram/render.ts'
import type { Card, CardPart } from '../../../src/core/card/card.ts'
import { languageOf, plainText } from '../../../src/core/card/document.ts'
import { cutUnits } from '../../../src/core/grapheme.ts'
import { aCard } from '../contract.ts'

const draw = (parts: readonly CardPart[], mention = null as { id: string; name: string } | null) =>
  render({ parts, buttons: [] }, { notice: () => 'NOTICE', mention })
const words = ['> Rule: Never <b>`force`</b> & _push_ 🧬', '> Scope: 商店']
const title: CardPart = { part: 'title', text: '🧬 Request #42' }
const wellFormed = (text: string) => !/\p{Cs}/u.test(text)

describe('the text of a card', () => {
  it('is plain, with entities counted in UTF-16 units (R49)', () => {
    const drawn = draw([title, { part: 'words', lines: words }, { part: 'code', text: '+ a\n- b' }])
    const shown = drawn.entities.map(({ type, offset, length }) => [
      type,
      drawn.text.slice(offset, offset + length),
    ])
    expect(shown).toEqual([
      ['bold', '🧬 Request #42'],
      ['blockquote', words.join('\n')],
      ['pre', '+ a\n- b'],
    ])
  })
  it('marks a warning once', () => {
    const drawn = draw([
      { part: 'warning', text: 'mood' },
      { part: 'warning', text: '⚠️ vague' },
    ])
    expect(drawn.text).toBe('⚠️ mood\n⚠️ vague')
  })
  it('names the person who is asked, first', () => {
    const drawn = draw([title], { id: '1001', name: 'Ana\nLi' })
    expect(drawn.text).toBe('Ana Li\n🧬 Request #42')
    expect(drawn.entities[0]).toMatchObject({
      type: 'text_mention',
      offset: 0,
      length: 6,
      user: { id: 1001 },
    })
  })
  it('never holds half a character', () => {
    expect(wellFormed(draw([{ part: 'line', text: 'a\uD83E b' }]).text)).toBe(true)
  })
})

describe('a card that is too long', () => {
  it('clips the evidence, marks the cut and keeps every word, with emoji on every side of the limit', () => {
    for (let shift = 0; shift < 6; shift += 1) {
      const evidence = `${'x'.repeat(shift)}${'👩‍👩‍👧‍👦'.repeat(1_200)}`
      const drawn = draw([title, { part: 'words', lines: words }, { part: 'evidence', text: evidence }])
      expect(drawn.complete).toBe(true)
      expect(drawn.text.length).toBeLessThanOrEqual(TEXT_MAX_UNITS)
      expect(drawn.text.length).toBeGreaterThan(TEXT_MAX_UNITS - 20)
      expect(drawn.text.endsWith('👩‍👩‍👧‍👦…')).toBe(true)
      expect(wellFormed(drawn.text)).toBe(true)
      expect(drawn.text).toContain(words.join('\n'))
    }
  })
  it('that fits to the unit is whole', () => {
    const fits = 'a'.repeat(TEXT_MAX_UNITS - title.text.length - 1)
    expect(draw([title, { part: 'code', text: fits }])).toMatchObject({ whole: true, complete: true })
    expect(draw([title, { part: 'code', text: `${fits}a` }])).toMatchObject({ whole: false, complete: false })
  })
  it('leaves code out whole rather than cut it, keeps the words, and says so (R3)', () => {
    const code = `+${'long line 🧬 '.repeat(500)}`
    const drawn = draw([title, { part: 'words', lines: words }, { part: 'code', text: code }])
    expect(drawn.text).toBe(`🧬 Request #42\n${words.join('\n')}\nNOTICE`)
    expect(drawn).toMatchObject({ whole: false, complete: false })
  })
  it('leaves words out whole too, when they alone do not fit', () => {
    const lines = Array.from({ length: 300 }, (_, at) => `> line ${at} 🧬🧬🧬🧬`)
    const drawn = draw([title, { part: 'words', lines }, { part: 'line', text: 'Target' }])
    expect(drawn.text).toBe('🧬 Request #42\nTarget\nNOTICE')
    expect(drawn.whole).toBe(false)
  })
  it('keeps the first lines of a long list and stays pressable', () => {
    const lines = Array.from(
      { length: 60 },
      (_, at): CardPart => ({ part: 'line', text: `#${at} ${'사과 '.repeat(40)}` }),
    )
    const drawn = draw([title, ...lines])
    expect(drawn).toMatchObject({ whole: true, complete: false })
    expect(drawn.text.length).toBeLessThanOrEqual(TEXT_MAX_UNITS)
    expect(drawn.text).toContain('#20 ')
    expect(drawn.text.endsWith('\nNOTICE')).toBe(true)
  })
  it('is cut at the unit, whatever the length of its lines', () => {
    for (let length = TEXT_MAX_UNITS - 40; length <= TEXT_MAX_UNITS; length += 1) {
      const lines = ['b'.repeat(length), 'c'.repeat(60)].map((text): CardPart => ({ part: 'line', text }))
      expect(draw(lines).text.length).toBeLessThanOrEqual(TEXT_MAX_UNITS)
    }
  })
  it('stands whole in its document', () => {
    const card: Card = { parts: [title, { part: 'words', lines: words }], buttons: [] }
    expect(plainText(card)).toBe(`🧬 Request #42\n\n${words.join('\n')}\n`)
  })
  it('never exceeds the limit, whatever it holds', () => {
    const text = fc.string({ unit: 'binary', maxLength: 3_000 })
    const part = fc.oneof(
      fc.record({ part: fc.constantFrom('title', 'line', 'warning', 'evidence', 'code'), text }),
      fc.record({ part: fc.constant('words'), lines: fc.array(text, { maxLength: 4 }) }),
    ) as fc.Arbitrary<CardPart>
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const drawn = draw(parts)
        expect(drawn.text.length).toBeLessThanOrEqual(TEXT_MAX_UNITS)
        expect(wellFormed(drawn.text)).toBe(true)
        for (const { offset, length } of drawn.entities) {
          expect(length).toBeGreaterThan(0)
          expect(offset + length).toBeLessThanOrEqual(drawn.text.length)
        }
        if (drawn.whole)
          for (const each of parts)
            if (each.part === 'words')
              expect(drawn.text).toContain(each.lines.join('\n').replace(/\p{Cs}/gu, '\uFFFD'))
      }),
      { numRuns: 200 },
    )
  })
})

describe('the keyboard', () => {
  it('has no button that leads to a write while the words are not shown (R3)', () => {
    const actions = [
      '42.7.evolve',
      '42.7.evolve.l1',
      '42.7.tier.l3',
      '42.7.confirm',
      '42.7.conflict.new',
      '42.7.conflict.both',
      '42.7.conflict.old',
      '42.7.skill.1',
      '42.7.modify',
      '42.7.defer',
      '42.7.ignore',
    ]
    const card = { parts: [], buttons: [actions.map((action) => ({ label: action, action }))] }
    const left = keyboard(card, false)
      ?.inline_keyboard.flat()
      .map(({ text }) => text)
    expect(left).toEqual(['42.7.conflict.old', '42.7.modify', '42.7.defer', '42.7.ignore'])
    expect(keyboard(card, true)?.inline_keyboard.flat()).toHaveLength(actions.length)
  })
  it('is never wider than 8 or larger than 100', () => {
    const row = Array.from({ length: 130 }, (_, at) => ({ label: String(at), action: `${at}.1.send` }))
    const rows = keyboard({ parts: [], buttons: [row] }, true)?.inline_keyboard ?? []
    expect(Math.max(...rows.map((each) => each.length))).toBe(8)
    expect(rows.flat()).toHaveLength(100)
  })
  it('refuses data that Telegram would not carry', () => {
    const long = { parts: [], buttons: [[{ label: 'x', action: '项'.repeat(22) }]] }
    expect(() => keyboard(long, true)).toThrow('66 bytes')
  })
})

it('finds the language of a card in its labels', () => {
  expect(languageOf(aCard())).toBe('en')
  expect(languageOf(aCard({ parts: [{ part: 'title', text: '🧬 进化请求 #42' }] }))).toBe('zh')
  expect(languageOf(aCard({ parts: [{ part: 'title', text: '🧬 진화 요청 #42' }] }))).toBe('ko')
})

it('cuts between characters', () => {
  expect(cutUnits('abc', 3)).toBe('abc')
  expect(cutUnits('abcd', 3)).toBe('ab…')
  expect(cutUnits('👨‍👩‍👧 👨‍👩‍👧', 10)).toBe('👨‍👩‍👧…')
  expect(cutUnits('👨‍👩‍👧', 3)).toBe('…')
})
