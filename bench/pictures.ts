// `npm run pictures`: the pictures in docs/. Cards are drawn from what the channels really send, the same every time.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawMessage as drawForDiscord } from '../src/channels/discord/draw.ts'
import { drawMessage as drawForTelegram } from '../src/channels/telegram/draw.ts'
import { blockHash, renderBlock } from '../src/core/block.ts'
import { drawCard } from '../src/core/card/view.ts'
import type { LocaleCode } from '../src/core/locale-code.ts'
import { loadLocales } from '../src/locale.ts'
import { aView } from '../test/core/card/a-view.ts'
import { drawInbox } from './inbox-picture.ts'
import { discordLook, drawPicture, type Line, type Picture, telegramLook } from './picture.ts'

const docs = join(process.cwd(), 'docs')
const t = loadLocales()
const texts = {
  en: 'Never force-push to main',
  zh: '禁止强推 main',
  ko: 'main에 절대 force push 하지 않기',
} as const

const fired = { en: 'never', zh: '禁止', ko: '절대' } as const

function cardOf(locale: LocaleCode) {
  const text = texts[locale]
  const [path, tier, date] = ['CLAUDE.md', 'L3', '2026-11-29'] as const
  const block = renderBlock({ tier, locale, agent: 'claude-code', date, text, scope: 'shop' })
  const sealed = { text: block, hash: blockHash({ path, tier, block }), path, tier, date }
  const origin = {
    agent: 'claude-code',
    host: 'ana-laptop',
    session: '3f9a',
    fired: fired[locale],
    evidence: '',
  }
  const view = aView({
    text,
    tier,
    urgency: 'urgent',
    importance: 'H',
    reusability: 'H',
    risk: 'low',
    block: sealed,
  })
  return drawCard(
    { ...view, request: { ...view.request, origin: { ...view.request.origin, ...origin } } },
    t(locale),
  )
}

function onTelegram(locale: LocaleCode): Picture {
  const drawn = drawForTelegram(cardOf(locale), t, { prompt: null, chat: '1001' })
  if ('why' in drawn) throw new Error(drawn.why)
  let at = 0
  const lines = drawn.text.split('\n').map((text): Line => {
    const of = drawn.entities.find(({ offset, length }) => at >= offset && at < offset + length)?.type
    at += text.length + 1
    return { text, style: of === 'bold' ? 'bold' : of === 'blockquote' ? 'quote' : 'plain' }
  })
  const rows = (drawn.inline?.inline_keyboard ?? []).map((row) =>
    row.map((button) => ({ label: button.text, tone: 'style' in button ? String(button.style) : 'plain' })),
  )
  return { lines, rows, locale, look: telegramLook }
}

const tones: Readonly<Record<number, string>> = { 1: 'primary', 3: 'success', 4: 'danger' }

function onDiscord(locale: LocaleCode): Picture {
  const drawn = drawForDiscord(cardOf(locale), t, { prompt: false })
  if ('why' in drawn) throw new Error(drawn.why)
  let fenced = false
  const lines = drawn.body.content.split('\n').flatMap((raw): readonly Line[] => {
    if (raw.startsWith('```')) {
      fenced = !fenced
      return []
    }
    if (fenced) return [{ text: raw, style: 'code' }]
    const text = raw.replace(/^\*\*(.*)\*\*$/, '$1').replace(/\\([\\*_~`<>[\]@|:#+.)-])/g, '$1')
    return [{ text, style: raw.startsWith('**') ? 'bold' : 'plain' }]
  })
  const rows = drawn.body.components.map(({ components }) =>
    components.map(({ label, style }) => ({ label, tone: tones[style] ?? 'plain' })),
  )
  return { lines, rows, locale, look: discordLook }
}

/** Writes every picture; gives their names. */
export async function* bench(): AsyncGenerator<string> {
  for (const locale of ['en', 'zh', 'ko'] as const)
    for (const [channel, draw] of Object.entries({ telegram: onTelegram, discord: onDiscord })) {
      const name = `card-${channel}-${locale}.svg`
      writeFileSync(join(docs, name), drawPicture(draw(locale), t(locale)('card-title', { number: 42 })))
      yield name
    }
  yield* drawInbox(docs)
}
