import { describe, expect, it } from 'vitest'
import { drawCard } from '../../../src/core/card/view.ts'
import type { Request, Rival } from '../../../src/core/request/request.ts'
import { loadLocales } from '../../../src/locale.ts'
import { aBlock } from '../../a-request.ts'
import { asText, aView, pressable } from './a-view.ts'

const t = loadLocales()('en')
const ask = (
  question: NonNullable<Request['question']>,
  changes: Partial<Request> = {},
): Partial<Request> => ({
  state: 'questioned',
  question,
  ...changes,
})

const byHand: Rival = {
  file: 'CLAUDE.md',
  line: 17,
  text: 'Use npm, not pnpm',
  tier: 'L3',
  entry: null,
  hash: null,
}
const ours: Rival = {
  ...byHand,
  file: 'MEMORY.md',
  line: 31,
  tier: 'L1',
  entry: '01JDWZ5Q8R3T4V6W7X8Y9Z0A0A',
}

describe('the wording question', () => {
  it('marks where a long sentence would be cut', () => {
    const text = `${'a'.repeat(100)}bc`
    const card = drawCard(aView(ask('wording', { text, wording: 'long', block: null })), t)
    expect(asText(card)).toContain(`> ${'a'.repeat(100)} ✂ bc`)
    expect(asText(card)).toContain('102 characters, 100 fit')
    expect(pressable(card)).toEqual(['modify', 'defer', 'ignore'])
  })

  it('does not cut a character that a person sees as one', () => {
    const family = '👨‍👩‍👧'
    const card = drawCard(aView(ask('wording', { text: family.repeat(101), wording: 'long' })), t)
    expect(asText(card)).toContain(`${family.repeat(100)} ✂ ${family}`)
  })

  it('offers the sentence itself as it stands', () => {
    const text = 'Be nicer'
    const card = drawCard(aView(ask('wording', { text, wording: 'vague' }), { readings: [text] }), t)
    expect(pressable(card)).toEqual(['wording.1', 'modify', 'defer', 'ignore'])
    expect(asText(card)).toContain('[Take it as it stands]')
    expect(asText(card).match(/Be nicer/g)).toHaveLength(1)
  })

  it('puts short readings on buttons and long ones on the card', () => {
    const short = drawCard(aView(ask('wording'), { readings: ['Answer in short', 'Answer kindly'] }), t)
    expect(asText(short)).toContain('[Answer in short]\n[Answer kindly]')
    const long = 'Keep every answer short unless I ask for more'
    const card = drawCard(aView(ask('wording'), { readings: [long, 'Answer kindly'] }), t)
    expect(asText(card)).toContain(`1. ${long}\n2. Answer kindly`)
    expect(asText(card)).toContain('[1] [2]')
    expect(pressable(card)).toEqual(['wording.1', 'wording.2', 'modify', 'defer', 'ignore'])
  })
})

describe('the conflict question', () => {
  it('shows both lines with their places and lets the approver choose (R20)', () => {
    const card = drawCard(aView(ask('conflict', { text: 'Use pnpm, not npm', rivals: [ours] })), t)
    expect(asText(card)).toContain('> Use pnpm, not npm\nStands: MEMORY.md:31 "Use npm, not pnpm"\n')
    expect(asText(card)).toContain('[Keep new] [Keep old] [Keep both]')
    expect(pressable(card)).toEqual([
      'conflict.new',
      'conflict.old',
      'conflict.both',
      'modify',
      'defer',
      'ignore',
    ])
  })

  it('leaves a line that a person wrote to that person', () => {
    const card = drawCard(aView(ask('conflict', { rivals: [byHand] })), t)
    expect(asText(card)).toContain("[Write new; I'll take CLAUDE.md:17 out myself]\n[Keep old] [Keep both]")
    expect(asText(card)).toContain('(written by hand)')
    const many = drawCard(aView(ask('conflict', { rivals: [byHand, ours, { ...byHand, line: 18 }] })), t)
    expect(asText(many)).toContain("[Write new; I'll take 2 lines out myself]")
  })

  it('shows the whole rule that it collides with', () => {
    const text = 'x'.repeat(500)
    expect(asText(drawCard(aView(ask('conflict', { rivals: [{ ...ours, text }] })), t))).toContain(
      `"${text}"`,
    )
  })
})

describe('the tier question', () => {
  it('says in one line why the words are put at that tier', () => {
    const text = 'Never push to main without a review'
    const card = drawCard(aView(ask('tier', { tier: 'L3', askedTier: null, text })), t)
    expect(asText(card)).toContain('\nWhy L3? A rule whose breach costs: push to main\n')
  })
  it('offers L3 first, warns what it means, and L2 only with a skill', () => {
    const card = drawCard(aView(ask('tier', { tier: 'L3' })), t)
    expect(pressable(card)).toEqual(['tier.l3', 'tier.l1', 'defer', 'ignore'])
    expect(asText(card)).toContain('Confirmation 1 of 2')
    expect(asText(card)).toContain('L3 means CLAUDE.md, which every session here has to follow')
    expect(asText(card)).toContain('[L3 · CLAUDE.md]\n[L1 · MEMORY.md]')
    const withSkill = drawCard(aView(ask('tier', { tier: 'L3', skill: 'deploy' })), t)
    expect(pressable(withSkill)).toEqual(['tier.l3', 'tier.l2', 'tier.l1', 'defer', 'ignore'])
  })

  it('names the L3 rule that would go', () => {
    const rival: Rival = { ...ours, file: 'CLAUDE.md', line: 20, tier: 'L3' }
    const answers = { conflict: { value: 'new', text: '', by: 'telegram:1001' } }
    const text = asText(drawCard(aView(ask('tier', { rivals: [rival], answers })), t))
    expect(text).toContain('takes out an L3 rule: CLAUDE.md:20')
  })
})

describe('the content question', () => {
  const diff = `@@ CLAUDE.md @@\n ${'c'.repeat(500)}\n a\tb\u202E\r\n+### 🧬 Rule [claude-code]\n+${'> '.repeat(200)}`

  it('shows the exact block whole, the file, the branch and the diff', () => {
    const view = aView(ask('content', { tier: 'L3' }), { diff })
    const card = drawCard(view, t)
    expect(card.parts).toContainEqual({ part: 'words', lines: aBlock({ tier: 'L3' }).text.split('\n') })
    expect(asText(card)).toContain('Target: L3 → CLAUDE.md (shop, main)')
    expect(card.parts.at(-1)?.part).toBe('code')
    expect(pressable(card)).toEqual(['confirm', 'modify', 'defer', 'ignore'])
  })

  it('cuts only context lines of the diff', () => {
    const code = drawCard(aView(ask('content'), { diff }), t).parts.at(-1)
    const lines = code?.part === 'code' ? code.text.split('\n') : []
    expect(lines[1]).toMatch(/^ c{50,150}…$/)
    expect(lines[2]).toBe(' a  bU+202E')
    expect(lines.filter((line) => line.startsWith('+'))).toEqual(diff.split('\n').slice(3))
  })

  it('counts as the second confirmation after the tier', () => {
    const answers = { tier: { value: 'L3', text: '', by: 'telegram:1001' } }
    expect(asText(drawCard(aView(ask('content', { answers })), t))).toContain(
      'Confirmation 2 of 2. Exactly this',
    )
    expect(asText(drawCard(aView(ask('content')), t))).not.toContain('of 2')
  })
})

describe('the root question', () => {
  it('asks about a proposed cause, and for one where none was proposed', () => {
    const proposed = drawCard(aView(ask('root', { tier: 'L2', fields: { cause: 'Stale cache' } })), t)
    expect(asText(proposed)).toContain('Cause: Stale cache')
    const block = { ...aBlock({ tier: 'L2' }), text: '### 🧬 Pitfall [2026-11-29]\n> Cause: Stale cache' }
    const shown = drawCard(aView(ask('root', { tier: 'L2', fields: { cause: 'Stale cache' }, block })), t)
    expect(asText(shown).split('Stale cache')).toHaveLength(2)
    expect(pressable(proposed)).toEqual(['cause.yes', 'cause.fix', 'modify', 'defer', 'ignore'])
    expect(pressable(drawCard(aView(ask('root', { tier: 'L2' })), t))).not.toContain('cause.yes')
  })
})

describe('the skill question', () => {
  it('offers skills by name, at most as many as it is given, and shows every line that would be written', () => {
    const unsealed = '### 🧬 Pitfall [2026-11-29]\n> Symptom: it stops\n> Fix: log in first'
    const request = ask('skill', { tier: 'L2', skill: null, skills: ['deploy', 'review'], block: null })
    const card = drawCard(aView(request, { unsealed }), t)
    expect(pressable(card)).toEqual(['skill.1', 'skill.2', 'evolve.l1', 'modify', 'defer', 'ignore'])
    expect(card.buttons[0]?.map(({ label }) => label)).toEqual(['deploy', 'review'])
    expect(asText(card)).toContain('> Symptom: it stops\n> Fix: log in first')
  })

  it('offers to take it as L1', () => {
    expect(pressable(drawCard(aView(ask('skill', { tier: 'L2', skill: null })), t))).toContain('evolve.l1')
  })
})
