import { describe, expect, it } from 'vitest'
import { drawVerify, type VerifyView } from '../../../src/core/card/verify.ts'
import { loadLocales } from '../../../src/locale.ts'
import { aRequest } from '../../a-request.ts'
import { asText } from './a-view.ts'

const t = loadLocales()
const row = (change: Partial<VerifyView['rows'][number]> = {}): VerifyView['rows'][number] => ({
  request: aRequest({ number: 12 }),
  workspace: null,
  percent: 61,
  confirmed: '2026-09-29',
  said: null,
  by: '',
  asked: null,
  ...change,
})

describe('the list of entries to verify', () => {
  it('shows each whole with three answers', () => {
    const card = drawVerify({ rows: [row()], more: 2 }, t('en'))
    const text = asText(card)
    expect(text).toContain('61 %, last confirmed 2026-09-29')
    expect(text).toContain('[Still true #12] [Wrong #12] [Later #12]')
    expect(text).toContain('… and 2 more')
    expect(card.buttons.flat().map(({ action }) => action)).toEqual([
      '12.0.verify.true',
      '12.0.verify.wrong',
      '12.0.verify.later',
    ])
  })

  it.each(['en', 'zh', 'ko'] as const)('says in %s what was answered, and takes no second answer', (code) => {
    for (const said of ['true', 'wrong', 'later'] as const) {
      const card = drawVerify({ rows: [row({ said, by: 'Ana', asked: 13 })], more: 0 }, t(code))
      expect(card.buttons).toEqual([])
      expect(asText(card)).toContain(said === 'later' ? '#12' : 'Ana')
      if (said === 'wrong') expect(asText(card)).toContain('#13')
    }
  })
})
