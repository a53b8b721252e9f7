import { describe, expect, it } from 'vitest'
import { drawCard } from '../../../src/core/card/view.ts'
import type { Request } from '../../../src/core/request/request.ts'
import { loadLocales } from '../../../src/locale.ts'
import { asText, aView } from './a-view.ts'

const locales = loadLocales()
const fields = { symptom: 'The seed stops', cause: 'No database', expires: 'It seeds itself' }
const draw = (code: 'en' | 'zh' | 'ko', request: Partial<Request>) =>
  asText(drawCard(aView({ fields, ...request }), locales(code)))

describe('what was given for a skill and is put at another tier', () => {
  it.each([
    ['en', 'Symptom: The seed stops (not written at L1)\nCause: No database (not written at L1)\nNo longer'],
    ['zh', '失败现象：The seed stops（L1 不写入）\n根因：No database（L1 不写入）\n失效条件：'],
    ['ko', '증상: The seed stops (L1에는 기록되지 않음)\n원인: No database (L1에는 기록되지 않음)\n더 이상'],
  ] as const)('stands on its card in %s, below the words, as what is not written', (code, said) => {
    expect(draw(code, { tier: 'L1' })).toContain(said)
    expect(draw(code, { tier: 'L3', state: 'questioned', question: 'tier' })).toContain(
      said.replaceAll('L1', 'L3'),
    )
  })

  it('calls the reason for a change of a skill by its name', () => {
    const origin = { fired: 'deploy', evidence: '', agent: 'claude-code', host: '', session: '', by: null }
    const change = {
      tier: 'L1',
      fields: { cause: 'CI does it' },
      origin: { ...origin, via: 'skill' },
    } as const
    expect(draw('en', change)).toContain('\nReason: CI does it (not written at L1)\n')
  })

  it('is not said again where the block holds it', () => {
    expect(draw('en', { tier: 'L2' })).not.toContain('not written at')
  })
})
