import { describe, expect, it } from 'vitest'
import { type CardView, drawCard } from '../../../src/core/card/view.ts'
import type { RaisedEntry, Request } from '../../../src/core/request/request.ts'
import { loadLocales } from '../../../src/locale.ts'
import { asText, aView, pressable, settled } from './a-view.ts'

const locales = loadLocales()
const OLD = 'Run the tests before you push'
const raises: RaisedEntry = {
  entry: '01JDWZ5Q8R3T4V6W7X8Y9Z0A0A',
  number: 12,
  tier: 'L1',
  path: 'MEMORY.md',
  weight: 'L1',
  why: { code: 'raised-emphatic' },
}
const goes = { fate: 'goes', place: 'MEMORY.md:31', text: OLD } as const
const draw = (code: 'en' | 'zh' | 'ko', request: Partial<Request> = {}, view: Partial<CardView> = {}) =>
  drawCard(aView({ tier: 'L3', raises, ...request }, { raised: goes, ...view }), locales(code))

describe('the card of a raise', () => {
  it.each([
    ['en', 'Raises #12 from L1 to L3 (It was told again as a firm rule)', `Takes out: MEMORY.md:31 "${OLD}"`],
    ['zh', '把 #12 从 L1 提到 L3（又作为硬性规则说了一次）', `同时移除：MEMORY.md:31「${OLD}」`],
    ['ko', '#12: L1에서 L3로 올립니다 (꼭 지킬 규칙으로 다시 말함)', `함께 제거: MEMORY.md:31 "${OLD}"`],
  ] as const)('says in %s what goes up, why, and which line goes for it', (code, up, out) => {
    for (const request of [{}, { state: 'questioned', question: 'tier' }] as const)
      expect(asText(draw(code, request))).toContain(`\n${up}\n${out}\n`)
  })

  it('offers nothing at or below the tier where the entry stands', () => {
    expect(pressable(draw('en'))).toEqual(['evolve', 'modify', 'defer', 'ignore'])
    expect(pressable(draw('en', { skill: 'deploy' }))).toContain('evolve.l2')
    expect(pressable(draw('en', { skill: 'deploy', raises: { ...raises, tier: 'L2' } }))).toEqual([
      'evolve',
      'modify',
      'defer',
      'ignore',
    ])
    const tier = { state: 'questioned', question: 'tier' } as const
    expect(pressable(draw('en', tier))).toEqual(['tier.l3', 'defer', 'ignore'])
    expect(pressable(draw('en', { ...tier, skill: 'deploy' }))).toEqual([
      'tier.l3',
      'tier.l2',
      'defer',
      'ignore',
    ])
  })

  it('says when it is written what was taken out, and when nothing is there to take out', () => {
    const written = { state: 'written' } as const
    const went = { fate: 'went', place: 'MEMORY.md', text: OLD } as const
    const text = asText(draw('en', written, { settled, raised: went }))
    expect(text).toContain(`Raised #12 from L1 to L3 (`)
    expect(text).toContain(`\nTaken out of MEMORY.md: "${OLD}"`)
    const stays = { fate: 'stays', place: 'MEMORY.md', text: OLD } as const
    expect(asText(draw('en', {}, { raised: stays }))).toContain(
      '\n#12 does not stand here as it was approved, so nothing is taken out\n',
    )
  })

  it('leaves the card of the entry without its Undo, and says where it went', () => {
    const card = drawCard(
      aView({ state: 'written' }, { settled, undo: false, left: { number: 15, tier: 'L3' } }),
      locales('en'),
    )
    expect(asText(card)).toContain('Raised to L3 by #15')
    expect(card.buttons).toEqual([])
  })
})
