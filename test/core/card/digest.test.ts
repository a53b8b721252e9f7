import { describe, expect, it } from 'vitest'
import { BATCH_MAX, drawBatch } from '../../../src/core/card/batch.ts'
import type { DigestFacts, DigestRow, DigestView } from '../../../src/core/card/digest.ts'
import { drawDigest } from '../../../src/core/card/digest.ts'
import { type LocaleCode, localeCodes } from '../../../src/core/locale-code.ts'
import type { Request } from '../../../src/core/request/request.ts'
import { loadLocales } from '../../../src/locale.ts'
import { aRequest } from '../../a-request.ts'
import { asText, pressable } from './a-view.ts'

const t = loadLocales()
const en = t('en')
const HOUR = 3_600_000
const madeAt = Date.UTC(2026, 10, 29, 22)

const quiet: DigestFacts = {
  date: '2026-11-29',
  late: false,
  madeAt,
  decided: { approved: 0, ignored: 0, deferred: 0 },
  slots: { today: { used: 0, limit: 5 }, week: { used: 0, limit: 15 } },
  days: Array(14).fill(0),
  more: 0,
  morePromised: 0,
  expired: { count: 0, first: [] },
  byHand: [],
  uncommitted: 0,
  unwatched: [],
  dropped: 0,
  unreachable: [],
  mutedUntil: null,
}
const aRow = (changes: Partial<Request> = {}, more: Partial<DigestRow> = {}): DigestRow => ({
  request: aRequest({ state: 'queued', askedAt: null, createdAt: madeAt - 9 * HOUR, ...changes }),
  workspace: null,
  waits: null,
  ...more,
})
const aDigest = (changes: Partial<DigestView> = {}): DigestView => ({
  facts: quiet,
  zone: 'UTC',
  promised: [],
  fresh: [],
  waiting: [],
  ...changes,
})

const full: DigestView = {
  facts: {
    ...quiet,
    late: true,
    decided: { approved: 3, ignored: 1, deferred: 2 },
    slots: { today: { used: 5, limit: 5, urgent: 2 }, week: { used: 9, limit: 15 } },
    longFiles: [{ file: 'CLAUDE.md', workspace: 'shop', lines: 231, limit: 200 }],
    toVerify: { count: 1, first: [{ number: 4, text: 'The orders table has no index', percent: 61 }] },
    days: [0, 0, 2, 1, 0, 0, 5, 3, 0, 0, 1, 0, 2, 6],
    more: 23,
    morePromised: 1,
    expired: { count: 1, first: [{ number: 3, text: 'Squash before merging' }] },
    byHand: [{ number: 12, place: 'CLAUDE.md:17', text: 'Use npm for everything' }],
    drift: [{ file: 'MEMORY.md', line: 9, workspace: 'shop', text: '- By hand' }],
    uncommitted: 1,
    unwatched: [{ path: '/home/ana/blog', events: 12 }],
    dropped: 4,
    unreachable: ['telegram:-1001'],
    mutedUntil: '2026-11-30 00:00',
  },
  zone: 'UTC',
  promised: [
    aRow({ number: 30, state: 'failed', promised: true, failure: { code: 'read-only' } }),
    aRow({ number: 31, state: 'approved', promised: true }, { waits: { code: 'rebase-in-progress' } }),
  ],
  fresh: [aRow({ number: 45, state: 'deferred', trigger: 'C', text: 'I prefer small files' })],
  waiting: [
    aRow({ number: 40 }),
    aRow({ number: 41, tier: 'L3', text: 'Never force-push to main' }),
    aRow({ number: 42, state: 'questioned', question: 'conflict', createdAt: madeAt - 50 * HOUR }),
    aRow({ number: 43, risk: 'medium', flags: [{ code: 'url', detail: 'example.com' }] }),
    aRow({ number: 44, kind: 'remove' }),
    aRow({ number: 46 }, { workspace: 'shop' }),
  ],
}

describe('a digest', () => {
  it('of a quiet day is four short lines', () => {
    expect(asText(drawDigest(aDigest(), en)).split('\n')).toEqual([
      '🧬 Digest of 2026-11-29',
      'Nothing was decided.',
      'Cards of the day: 0 of 5 · of the week: 0 of 15',
      'Nothing is waiting.',
    ])
  })

  it('offers to decide where one press is enough, and the card everywhere else', () => {
    expect(pressable(drawDigest(full, en))).toEqual([
      'send',
      'evolve',
      'evolve',
      'send',
      'send',
      'send',
      'send',
      'evolve',
      'batch.open',
      'verify.open',
    ])
  })

  it('shows whole what can be decided in it (R2)', () => {
    const text = `${'词'.repeat(99)}。`
    const card = drawDigest(aDigest({ waiting: [aRow({ text })] }), t('zh'))
    expect(card.parts).toContainEqual({ part: 'words', lines: [`> ${text}`] })
  })

  it('tells of a change outside the gate that no notice told of', () => {
    const drift = [{ file: 'MEMORY.md', line: 9, workspace: 'shop', text: '- By hand' }]
    const text = asText(drawDigest(aDigest({ facts: { ...quiet, drift } }), en))
    expect(text).toContain('MEMORY.md:9 (shop) changed outside the gate: - By hand')
  })

  it('says how many sentences the safety gate refused and of which kinds, without their words', () => {
    const kinds = [
      { code: 'secret', count: 2 },
      { code: 'protection-off', count: 1 },
    ] as const
    const drawn = (code: LocaleCode, refused: DigestFacts['refused']) =>
      asText(drawDigest(aDigest({ facts: { ...quiet, ...(refused && { refused }) } }), t(code)))
    expect(drawn('en', { count: 3, kinds })).toMatch(
      /Refused by the safety gate, without a card: 3 \(.* ×2 · .* ×1\)/,
    )
    expect(drawn('zh', { count: 3, kinds })).toMatch(/安全关口拒绝.*3.*×2 · .*×1/)
    expect(drawn('ko', { count: 3, kinds })).toMatch(/안전 관문.*3.*×2 · .*×1/)
    expect(drawn('en', { count: 0, kinds: [] })).not.toContain('Refused')
  })

  it('counts what is still open: a decided row stays readable and waits no more', () => {
    const headingOf = (...states: Request['state'][]) =>
      asText(drawDigest(aDigest({ waiting: states.map((state, at) => aRow({ number: at + 1, state })) }), en))
        .split('\n')
        .find((line) => /^(⏳|✔️)/.test(line))
    expect(headingOf('queued', 'deferred', 'failed')).toBe('⏳ Waiting for you: 3')
    expect(headingOf('written', 'queued', 'approved', 'ignored', 'expired')).toBe('⏳ Waiting for you: 1')
    expect(headingOf('written')).toBe('✔️ All of these are decided:')
    const more = drawDigest(
      aDigest({ facts: { ...quiet, more: 2 }, waiting: [aRow({ state: 'written' })] }),
      en,
    )
    expect(asText(more)).toContain('⏳ Waiting for you: 2')
    const promised = drawDigest(
      aDigest({ promised: [aRow({ state: 'approved' }), aRow({ state: 'written' })] }),
      en,
    )
    expect(asText(promised)).toContain('still not written: 1')
  })

  it('names urgent cards, which come on top of the limit', () => {
    const slotsLine = (today: DigestFacts['slots']['today'], code: 'en' | 'zh' = 'en') =>
      asText(drawDigest(aDigest({ facts: { ...quiet, slots: { ...quiet.slots, today } } }), t(code)))
    expect(slotsLine({ used: 0, limit: 5, urgent: 0 })).toContain('Cards of the day: 0 of 5 · of the week')
    expect(slotsLine({ used: 0, limit: 5 })).toContain('Cards of the day: 0 of 5 · of the week')
    expect(slotsLine({ used: 0, limit: 5, urgent: 2 })).toContain(
      'Cards of the day: 0 of 5 and 2 urgent on top · of the week',
    )
    expect(slotsLine({ used: 0, limit: 5, urgent: 2 }, 'zh')).toContain('当天 0 / 5，另有紧急 2 ·')
  })

  it('names files that are too long, and entries that may have become untrue (R97)', () => {
    const facts: DigestFacts = {
      ...quiet,
      longFiles: [{ file: 'CLAUDE.md', workspace: 'shop', lines: 231, limit: 200 }],
      toVerify: { count: 7, first: [{ number: 4, text: 'The orders table has no index', percent: 61 }] },
    }
    const text = asText(drawDigest(aDigest({ facts }), en))
    expect(text).toContain('CLAUDE.md (shop) has 231 lines with what it imports: above 200 less is followed')
    expect(text).toContain('is it still true? 7\n#4 · 61 %: The orders table has no index')
  })

  it('offers nothing for what is decided, and says what became of it', () => {
    const card = drawDigest(
      aDigest({
        waiting: [
          aRow({ number: 1, state: 'written', settledAt: madeAt + 1 }),
          aRow({ number: 5, state: 'written', settledAt: madeAt - 1 }),
          aRow({ number: 2, state: 'ignored' }),
          aRow({ number: 3, state: 'approved' }),
          aRow({ number: 4, tier: 'L3', state: 'asked', askedAt: madeAt + 1 }),
        ],
      }),
      en,
    )
    expect(pressable(card)).toEqual(['undo'])
    expect(asText(card)).toContain('✅ #1 · L1 · written')
    expect(asText(card)).toContain('✖️ #2 · L1 · ignored')
  })

  it('says of an entry that was taken out since by which request, and offers no undo of it', () => {
    const written = { state: 'written', settledAt: madeAt + 1 } as const
    const card = drawDigest(
      aDigest({
        waiting: [
          aRow({ ...written, number: 1 }, { left: { number: 7, tier: null } }),
          aRow({ ...written, number: 2 }, { left: { number: 8, tier: 'L3' } }),
          aRow({ ...written, number: 3 }),
        ],
      }),
      en,
    )
    expect(asText(card)).toContain('#1 · L1 · taken out by #7\n')
    expect(asText(card)).toContain('#2 · L1 · raised to L3 by #8\n')
    expect(card.buttons.flat().map(({ label }) => label)).toEqual(['Undo #3'])
  })

  it('says since when a row is open so that it stays true however late it is read', () => {
    const rowOf = (createdAt: number, zone = 'UTC') =>
      asText(drawDigest(aDigest({ zone, waiting: [aRow({ createdAt })] }), en))
    expect(rowOf(madeAt - 20_000)).toContain('in the queue · open since 21:59\n')
    expect(rowOf(madeAt - 50 * HOUR)).toContain('in the queue · open since 2026-11-27\n')
    expect(rowOf(madeAt - HOUR, 'Asia/Seoul')).toContain('open since 2026-11-30\n')
    expect(asText(drawDigest(aDigest({ waiting: [aRow({ state: 'ignored' })] }), en))).toContain('ignored\n')
  })

  it('is the same card for the same view, whenever it is drawn', () => {
    expect(drawDigest(full, en)).toEqual(drawDigest(full, en))
  })

  it.each(localeCodes)('says everything in %s', (code) => {
    const lines = asText(drawDigest(full, t(code))).split('\n')
    expect(lines).toHaveLength(asText(drawDigest(full, en)).split('\n').length)
    for (const said of [
      '2026-11-29',
      '▁▁▃▂▁▁▇▅▁▁▂▁▃█',
      '#30',
      '#3',
      'CLAUDE.md:17',
      '/home/ana/blog',
      'telegram:-1001',
    ])
      expect(lines.filter((line) => line.includes(said)).length, said).toBeGreaterThan(0)
    expect(lines.filter((line) => line.includes('⚠️ '))).toHaveLength(4)
  })
})

describe('a list to tick', () => {
  const rows = [1, 2, 3].map((number) => ({
    request: aRequest({ number, state: number === 3 ? 'written' : 'queued' }),
    workspace: null,
    current: true,
    ticked: number === 1,
  }))

  it('shows each block whole and counts the ticks (R35)', () => {
    const card = drawBatch({ rows, more: 2, revision: 7, done: false }, en)
    expect(asText(card)).toContain('☑️ #1 → MEMORY.md\n### 🧬 Self-evolution [claude-code]\n> Run the tests')
    expect(asText(card)).toContain('◻️ #2')
    expect(asText(card)).toContain('#3 → MEMORY.md · written')
    expect(asText(card)).toContain('… and 2 more fit')
    expect(card.buttons.flat().map(({ label, action }) => [label, action])).toEqual([
      ['☑️ #1', '1.3.batch.tick'],
      ['◻️ #2', '2.3.batch.tick'],
      ['Evolve 1 ticked', '0.7.batch.go'],
    ])
  })

  it('says of an entry that was taken out since by which request', () => {
    const left = rows.map((row) => ({ ...row, left: { number: 9, tier: null } })).slice(2)
    const card = drawBatch({ rows: left, more: 0, revision: 0, done: true }, en)
    expect(asText(card)).toContain('#3 → MEMORY.md · taken out by #9')
  })

  it('offers nothing to go on with when nothing is ticked, and no button at all when it is over', () => {
    const unticked = rows.map((row) => ({ ...row, ticked: false }))
    expect(pressable(drawBatch({ rows: unticked, more: 0, revision: 0, done: false }, en))).not.toContain(
      'batch.go',
    )
    expect(drawBatch({ rows, more: 0, revision: 0, done: true }, en).buttons).toEqual([])
  })

  it('leaves out what has moved on, and what may only be decided alone (R17, R35)', () => {
    const alone = [
      { ...rows[0]!, current: false },
      { ...rows[0]!, request: aRequest({ number: 5, risk: 'medium' }) },
      { ...rows[0]!, request: aRequest({ number: 6, flags: [{ code: 'tool-output' }] }) },
      { ...rows[0]!, request: aRequest({ number: 7, tier: 'L3' }) },
      { ...rows[0]!, request: aRequest({ number: 8, kind: 'remove' }) },
    ]
    expect(drawBatch({ rows: alone, more: 0, revision: 0, done: false }, en).buttons).toEqual([])
  })

  it('fits into one message of Telegram, ten of the longest', () => {
    const text = '词'.repeat(100)
    const many = Array.from({ length: BATCH_MAX }, (_, n) => ({
      request: aRequest({ number: 1_000 + n, text }),
      workspace: 'a-long-name-of-a-workspace',
      current: true,
      ticked: true,
    }))
    const card = drawBatch({ rows: many, more: 90, revision: 0, done: false }, en)
    expect(asText({ ...card, buttons: [] }).length).toBeLessThan(4_096)
  })
})
