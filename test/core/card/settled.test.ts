import { describe, expect, it } from 'vitest'
import { drawCard } from '../../../src/core/card/view.ts'
import { loadLocales } from '../../../src/locale.ts'
import { asText, aView, pressable, settled } from './a-view.ts'

const t = loadLocales()('en')
const made = { state: 'made', id: '0123456789abcdef', branch: 'topic' } as const
const text = (...given: Parameters<typeof aView>) => asText(drawCard(aView(...given), t))

describe('a settled card', () => {
  it('keeps the words and says what became of them, who decided, when and where (R36)', () => {
    expect(text({ state: 'written', commit: made }, { settled, undo: true })).toBe(
      `🧬 Evolution request #42
✅ Evolved · Ana · 2026-11-29 14:03 · Telegram
Commit 0123456 on topic
Trigger: A "always" | Urgency: urgent
Proposed memory:
> Run the tests before every commit
Target: L1 → MEMORY.md (shop)
From: Claude Code on ana-laptop, session 3f9a
[Undo]`,
    )
  })

  it('says why something is in the file and not committed', () => {
    const pending = { state: 'pending', reason: { code: 'detached-head' } } as const
    expect(text({ state: 'written', commit: pending })).toContain('not committed yet. HEAD is on no branch')
    const none = { state: 'none', reason: { code: 'already-in-head' } } as const
    expect(text({ state: 'written', commit: none })).toContain('not committed. It is committed already')
  })

  it('says that it is being written, or what it waits for', () => {
    expect(text({ state: 'approved' }, { settled })).toContain('⏳ Being written')
    const waiting = text({ state: 'approved' }, { settled, git: { code: 'rebase-in-progress' } })
    expect(waiting).toContain('A rebase is in progress')
    expect(waiting).not.toContain('Being written')
  })

  it('says why it failed, that the file is untouched, and offers every way on', () => {
    const view = aView({ state: 'failed', failure: { code: 'read-only', detail: 'MEMORY.md' } }, { settled })
    const card = drawCard(view, t)
    expect(asText(card)).toContain(
      '❌ Not written, the file is as it was. The file or its folder is read-only: MEMORY.md',
    )
    expect(pressable(card)).toEqual(['retry', 'modify', 'defer', 'ignore'])
  })

  it('offers Undo only as long as there is something to undo', () => {
    expect(pressable(drawCard(aView({ state: 'written' }, { undo: true }), t))).toEqual(['undo'])
    expect(pressable(drawCard(aView({ state: 'written' }), t))).toEqual([])
    const removed = drawCard(aView({ state: 'written' }, { undo: true, left: { number: 43, tier: null } }), t)
    expect(pressable(removed)).toEqual([])
    expect(asText(removed)).toContain('Taken out again by #43')
  })

  it.each(['ignored', 'expired'] as const)('offers Reopen on what was %s a short while ago', (state) => {
    expect(pressable(drawCard(aView({ state }, { reopen: true }), t))).toEqual(['reopen'])
    expect(pressable(drawCard(aView({ state }), t))).toEqual([])
  })

  it('says that the old rule holds when it won', () => {
    const answers = { conflict: { value: 'old', text: '', by: 'telegram:1001' } }
    expect(text({ state: 'ignored', answers }, { settled })).toContain('✖️ Ignored: the old rule holds · Ana')
  })

  it('reminds of the line that a person wanted to take out', () => {
    const answers = { conflict: { value: 'new', text: '', by: 'telegram:1001' } }
    const rival = { file: 'CLAUDE.md', line: 17, text: 'x', tier: 'L3', entry: null, hash: null } as const
    expect(text({ state: 'written', answers, rivals: [rival] })).toContain(
      'Left to you: take CLAUDE.md:17 out',
    )
  })

  it('says that nobody decided when it expired', () => {
    expect(text({ state: 'expired' })).toContain('⌛ Expired: nobody decided, nothing was written.')
  })

  it('says "taken out" of a removal', () => {
    expect(text({ kind: 'remove', state: 'written', commit: made }, { settled, undo: true })).toContain(
      '✅ Taken out · Ana',
    )
    expect(text({ kind: 'remove', state: 'ignored' }, { settled })).toContain('the entry stays')
  })
})
