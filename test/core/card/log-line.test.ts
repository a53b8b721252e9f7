import { describe, expect, it } from 'vitest'
import { auditKinds, type LogView, logLine } from '../../../src/core/card/log-line.ts'
import { localeCodes } from '../../../src/core/locale-code.ts'
import { loadLocales } from '../../../src/locale.ts'

const translate = loadLocales()
const press: LogView = {
  request: 42,
  move: 'evolve',
  byName: 'Ana',
  via: 'telegram',
  atLocal: '2026-11-30 12:00',
  outcome: 'approved',
  removes: false,
}

describe('a row of the log', () => {
  it('says when, which, who and what, in the language of the reader', () => {
    expect(localeCodes.map((code) => logLine(press, translate(code)))).toEqual([
      '2026-11-30 12:00 · #42 · Ana (Telegram) · evolved → approved',
      '2026-11-30 12:00 · #42 · Ana（Telegram） · 进化 → 已批准',
      '2026-11-30 12:00 · #42 · Ana(Telegram) · 진화 → 승인됨',
    ])
  })

  it('tells the approval of a removal from that of a rule', () => {
    const removal = { ...press, removes: true }
    expect(localeCodes.map((code) => logLine(removal, translate(code)))).toEqual([
      '2026-11-30 12:00 · #42 · Ana (Telegram) · agreed to take it out → approved',
      '2026-11-30 12:00 · #42 · Ana（Telegram） · 同意移除 → 已批准',
      '2026-11-30 12:00 · #42 · Ana(Telegram) · 제거 승인 → 승인됨',
    ])
    expect(logLine({ ...removal, move: 'ignore', outcome: 'ignored' }, translate('en'))).toContain('ignored')
  })

  it('says why a press was refused', () => {
    const refused = { ...press, byName: '6666', outcome: 'refused: not-an-approver' }
    expect(logLine(refused, translate('en'))).toBe(
      '2026-11-30 12:00 · #42 · 6666 (Telegram) · evolved → refused: Only approvers can decide here',
    )
  })

  it('names nobody where time moved, and no request where there is none', () => {
    const lapse = { ...press, move: 'lapse', byName: null, via: null, outcome: 'deferred' }
    expect(logLine(lapse, translate('en'))).toBe('2026-11-30 12:00 · #42 · its time ran out → deferred')
    const settings = { ...lapse, request: null, move: 'settings', outcome: 'settings' }
    expect(logLine(settings, translate('en'))).toBe('2026-11-30 12:00 · settings changed')
  })

  it('has words for everything that the chains hold, and shows a kind of later days as it is', () => {
    const kindRow = (move: string, code: 'en' | 'zh' | 'ko') =>
      logLine({ ...press, byName: null, move, outcome: move }, translate(code))
    for (const kind of auditKinds)
      for (const code of localeCodes) expect(kindRow(kind, code)).not.toMatch(/audit-/)
    expect(kindRow('of-later-days', 'en')).toBe('2026-11-30 12:00 · #42 · of-later-days')
  })
})
