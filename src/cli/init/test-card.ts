import { problem, type SetUpRun } from './step.ts'
import type { Connected } from './telegram.ts'

/** How long a press is waited for: a phone may have to be found first. */
const PRESS_MAX_MS = 90_000

/** A message on the phone that says it is a test, and a button that shows that presses come back. It asks nothing else. */
export async function sendTestCard(
  run: SetUpRun,
  { bot, username, chat, taken }: Connected,
): Promise<'pressed' | 'sent' | 'left'> {
  const { screen, t } = run
  if (chat === null) return 'left'
  const news = run.changed.some((name) => name === 'people' || name.startsWith('TELEGRAM_'))
  const ask = screen.asks ? { message: t('init-card'), initial: news } : null
  if (ask ? !(await screen.confirm(ask)) : !news) return 'left'
  const withButton = screen.asks && !taken
  const workspace = run.root
  const text = t(withButton ? 'init-card-text' : 'init-card-text-plain', { workspace })
  const sent = await bot.send(chat, text, withButton ? t('init-card-button') : null)
  if (sent.outcome === 'trouble') {
    problem(run, 'card', 'init-card-failed', { why: sent.why, bot: username })
    return 'left'
  }
  run.changed.push('card')
  if (!withButton) {
    screen.good(t('init-card-sent'))
    return 'sent'
  }
  screen.say(t('init-card-wait'))
  const pressed = await screen.wait(PRESS_MAX_MS, (signal) => bot.press(chat, sent.message, signal))
  const worked = pressed?.outcome === 'pressed'
  // No button is left behind that nobody would answer.
  await bot.settle(
    chat,
    sent.message,
    t(worked ? 'init-card-text-done' : 'init-card-text-plain', { workspace }),
  )
  if (worked) screen.good(t('init-card-pressed'))
  else screen.warn(t('init-card-unpressed'))
  return worked ? 'pressed' : 'sent'
}
