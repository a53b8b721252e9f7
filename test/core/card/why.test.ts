import { describe, expect, it } from 'vitest'
import { drawWhy, type WhyView } from '../../../src/core/card/why.ts'
import { localeCodes } from '../../../src/core/locale-code.ts'
import { loadLocales } from '../../../src/locale.ts'
import { asText } from './a-view.ts'

const translate = loadLocales()
const en = translate('en')

const written: WhyView = {
  number: 42,
  state: 'written',
  question: null,
  kind: 'add',
  takesOut: null,
  tier: 'L3',
  text: 'Never force-push to main',
  verdicts: [],
  decisions: [],
  removedBy: null,
}

describe('the answer to why', () => {
  it('says why the request came and who decided', () => {
    const text = asText(
      drawWhy(
        {
          ...written,
          verdicts: [
            { gate: 'detect', outcome: 'pass', reasons: [{ code: 'prohibition' }] },
            {
              gate: 'alignment',
              outcome: 'ask',
              reasons: [
                { code: 'conflict', detail: 'CLAUDE.md:17' },
                { code: 'other-value', detail: 'npm ↔ pnpm' },
              ],
            },
          ],
          decisions: [
            {
              move: 'evolve',
              value: null,
              byName: 'Ana',
              via: 'telegram',
              atLocal: '2026-11-29 14:03',
              removes: false,
            },
            {
              move: 'tier',
              value: 'tier=L3',
              byName: 'Ana',
              via: 'cli',
              atLocal: '2026-11-29 14:04',
              removes: false,
            },
            {
              move: 'conflict',
              value: 'conflict=old',
              byName: 'Bo',
              via: 'web',
              atLocal: '2026-11-29 14:05',
              removes: false,
            },
            {
              move: 'wording',
              value: 'wording=Be kind',
              byName: 'Bo',
              via: 'web',
              atLocal: '2026-11-29 14:06',
              removes: false,
            },
          ],
          removedBy: 44,
        },
        en,
      ),
    )
    expect(text).toContain(
      '• Rules that stand (asks a question): It contradicts a rule that stands: CLAUDE.md:17 · They choose differently: npm ↔ pnpm',
    )
    expect(text).toContain('• 2026-11-29 14:04 · Ana · command line: chose the tier (L3)')
    expect(text).toContain('Bo · inbox: settled the conflict (Keep old)')
    expect(text).toMatch(/chose the words$/)
    expect(text).toContain('Taken out again by #44')
  })

  it.each(localeCodes)('names the question that is open, and what would be taken out, in %s', (code) => {
    const t = translate(code)
    const title = (changes: Partial<WhyView>) => asText(drawWhy({ ...written, ...changes }, t)).split('\n')[0]
    expect(title({ state: 'questioned', question: 'wording' })).toContain(t('question-name-wording'))
    expect(title({ kind: 'remove', takesOut: 12 })).toContain(t('list-undo', { tier: 'L3', undone: 12 }))
  })

  it.each(localeCodes)('calls the approval of a removal what it is, in %s', (code) => {
    const t = translate(code)
    const evolved = {
      move: 'evolve',
      value: 'L1',
      byName: 'Ana',
      via: 'telegram',
      atLocal: '2026-11-29 14:03',
      removes: false,
    }
    const last = (removes: boolean) =>
      asText(drawWhy({ ...written, decisions: [{ ...evolved, removes }] }, t))
        .split('\n')
        .at(-1)
    expect(last(false)).toContain(t('move-evolve'))
    expect(last(true)).toMatch(new RegExp(`${t('move-removal')}$`))
  })

  it.each(localeCodes)('says what was answered about its truth, in %s', (code) => {
    const t = translate(code)
    for (const value of ['true', 'wrong', 'later']) {
      const decision = {
        move: 'verify',
        value,
        byName: 'Ana',
        via: 'telegram',
        atLocal: '2026-11-29 14:03',
        removes: false,
      }
      const lines = asText(drawWhy({ ...written, decisions: [decision] }, t)).split('\n')
      expect(lines.at(-1)).toContain(t(`truth-${value}`))
    }
  })

  it('gives a reason once, however many words speak for it', () => {
    const reasons = [{ code: 'work-object' }, { code: 'order' }, { code: 'work-object' }] as const
    expect(
      asText(drawWhy({ ...written, verdicts: [{ gate: 'detect', outcome: 'pass', reasons }] }, en)),
    ).toContain('(passed): It is about how the work is done · It gives an order')
  })
})
