import { problem, type SetUpRun } from './step.ts'

/** How long a press is waited for: a phone may have to be found first. */
const PRESS_MAX_MS = 90_000

interface Trouble {
  readonly outcome: 'trouble'
  readonly why: string
}

/** A bot that answers, where it writes to, and who may decide there. */
export interface Connected {
  readonly channel: 'telegram' | 'discord'
  readonly username: string
  /** Where the test goes; null: nowhere yet. */
  readonly chat: string | null
  /** Whose press counts. */
  readonly by: string | null
  /** A running service takes the updates of this bot, so nobody else may. */
  readonly taken: boolean
  readonly bot: {
    send(
      chat: string,
      text: string,
      button: string | null,
    ): Promise<{ readonly outcome: 'sent'; readonly message: string } | Trouble>
    press(
      by: string,
      message: string,
      signal: AbortSignal,
    ): Promise<{ readonly outcome: 'pressed' } | Trouble | null>
    settle(chat: string, message: string, text: string): Promise<void>
  }
}

/** A message on the phone that says it is a test, and a button that shows that presses come back. It asks nothing else. */
export async function sendTestCard(
  run: SetUpRun,
  { bot, channel, username, chat, by, taken }: Connected,
): Promise<'pressed' | 'sent' | 'left'> {
  const { screen, t } = run
  if (chat === null) return 'left'
  const news = run.changed.some((name) => name === 'people' || name.startsWith(`${channel.toUpperCase()}_`))
  const ask = screen.asks ? { message: t('init-card'), initial: news } : null
  if (ask ? !(await screen.confirm(ask)) : !news) return 'left'
  const withButton = screen.asks && !taken && by !== null
  const workspace = run.root
  const text = t(withButton ? 'init-card-text' : 'init-card-text-plain', { workspace })
  const sent = await bot.send(chat, text, withButton ? t('init-card-button') : null)
  if (sent.outcome === 'trouble') {
    problem(run, 'card', `init-card-failed-${channel}`, { why: sent.why, bot: username })
    return 'left'
  }
  run.changed.push('card')
  if (!withButton) {
    screen.good(t('init-card-sent'))
    return 'sent'
  }
  screen.say(t('init-card-wait'))
  const pressed = await screen.wait(PRESS_MAX_MS, (signal) => bot.press(by, sent.message, signal))
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
