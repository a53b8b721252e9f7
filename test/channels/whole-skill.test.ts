import { describe, expect, it } from 'vitest'
import { drawMessage, fitsWhole } from '../../src/channels/discord/draw.ts'
import { fitsWhole as fitsOnTelegram } from '../../src/channels/telegram/draw.ts'
import { render } from '../../src/channels/telegram/render.ts'
import { documentOf } from '../../src/core/card/document.ts'
import { drawCard } from '../../src/core/card/view.ts'
import { DONE_MAX, renderSkill, STEPS_MAX } from '../../src/core/skill/new-skill.ts'
import { loadLocales } from '../../src/locale.ts'
import { aView, pressable } from '../core/card/a-view.ts'
import { shownText } from './discord/wire-rules.ts'
import { say } from './say.ts'

const cardOf = (line: string) => {
  const skill = {
    name: 'ship',
    when: `"${line}" *when*`,
    steps: Array(STEPS_MAX).fill(line),
    done: Array(DONE_MAX).fill(line),
  }
  const text = renderSkill(skill, 'en')
  const path = '.claude/skills/ship/SKILL.md'
  const { when, steps, done } = skill
  const block = { text, path, tier: 'L2', hash: 'f'.repeat(64), date: '2026-11-29' } as const
  const request = {
    tier: 'L2',
    state: 'asked',
    skill: 'ship',
    text: when,
    newSkill: { steps, done },
    block,
  } as const
  return { text, card: drawCard(aView(request), loadLocales()('en')) }
}
const onDiscord = (card: ReturnType<typeof cardOf>['card']) => {
  const made = drawMessage(card, say, { prompt: false })
  if ('why' in made) throw new Error(made.why)
  const { content, embeds, components } = made.body
  const buttons = components.flatMap((row) =>
    row.components.map((one) => ('custom_id' in one ? one.custom_id : '')),
  )
  return { text: shownText(`${content}\n${embeds[0]?.description ?? ''}`), buttons, files: made.files }
}

describe('the card of a whole skill', () => {
  it('shows every line byte for byte on both platforms, with the button to approve it (R2)', () => {
    const { text, card } = cardOf('Run `make a_b` & check <*it*>, 한국어 中文')
    expect(pressable(card)).toEqual(['evolve', 'defer', 'ignore'])
    const telegram = render(card, { notice: () => '', mention: null })
    const discord = onDiscord(card)
    expect(telegram.whole && telegram.complete).toBe(true)
    expect([fitsOnTelegram(card), fitsWhole(card)]).toEqual([true, true])
    expect(discord.files).toEqual([])
    expect(discord.buttons.some((id) => id.includes('evolve'))).toBe(true)
    for (const line of text.split('\n')) {
      expect(telegram.text.split('\n')).toContain(line)
      expect(discord.text.split('\n')).toContain(line)
    }
  })

  it('that does not fit is a document with its hash, and cannot be approved from the chat (R3)', () => {
    const { text, card } = cardOf('🧬'.repeat(120))
    const telegram = render(card, { notice: () => 'see the file', mention: null })
    const discord = onDiscord(card)
    expect(telegram.whole).toBe(false)
    expect([fitsOnTelegram(card), fitsWhole(card)]).toEqual([false, false])
    expect(discord.buttons.some((id) => id.includes('evolve'))).toBe(false)
    expect(discord.files).toHaveLength(1)
    expect(documentOf(card).bytes.toString('utf8')).toContain(text)
    expect(documentOf(card).hash).toMatch(/^[0-9a-f]{64}$/)
  })
})
