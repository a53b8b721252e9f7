import { randomBytes } from 'node:crypto'
import { givenText, setInEnvFile } from '../../config/env-file.ts'
import { isWholeTelegramToken } from '../../config/values.ts'
import { type Pairing, type PairingTrouble, pairTelegram } from '../../main/pairing.ts'
import { isListening } from '../control-call.ts'
import { Cancelled } from '../screen.ts'
import { addOwner, approversOn } from './owner.ts'
import { qrLines } from './qr.ts'
import { keep, problem, reread, type SetUpRun } from './step.ts'
import type { Connected } from './test-card.ts'

/** With nobody at the keyboard the link is shown for so long. */
const ALONE_MAX_MS = 120_000
/** The bot's token, checked live, and the person who presses start; null when that did not succeed. */
export async function connectTelegram(run: SetUpRun): Promise<Connected | null> {
  const taken = run.config.telegram !== null && (await isListening(run.config.home))
  const checked = await checkedBot(run)
  if (!checked) return null
  const { bot, username } = checked
  await keep(run)
  if (approversOn(run, 'telegram').length === 0 && !(await pair(run, checked, taken))) return null
  const [person] = approversOn(run, 'telegram')
  const [chat] = run.config.telegram?.chats ?? []
  return { channel: 'telegram', bot, username, chat: chat?.chat ?? person ?? null, by: person ?? null, taken }
}

interface Checked {
  readonly bot: Pairing
  readonly username: string
}

/** Asks until a token answers with a bot's name. Null when the person goes on without. */
async function checkedBot(run: SetUpRun): Promise<Checked | null> {
  const { screen } = run
  let token = run.config.telegram?.token ?? ''
  const apiRoot = givenText('TELEGRAM_API_ROOT', run.context.settings)?.raw ?? null
  for (;;) {
    if (token === '') {
      token = (
        await screen.secret({
          message: run.t('init-token'),
          wrong: (text) =>
            text.trim() === '' || apiRoot !== null || isWholeTelegramToken(text.trim())
              ? null
              : run.t('config-not-a-token-remedy'),
        })
      ).trim()
      if (token === '') return null
    }
    const bot = await pairTelegram({
      token,
      apiRoot,
      proxy: run.config.proxy,
      first: approversOn(run, 'telegram').length === 0,
    })
    const me = await bot.me()
    if (me.outcome === 'bot') {
      screen.good(run.t('init-bot', { bot: me.username, name: me.name }))
      if (run.config.telegram?.token !== token) {
        run.changed.push(...(await setInEnvFile(run.config.home, { TELEGRAM_BOT_TOKEN: token })))
        await reread(run)
      }
      return { bot, username: me.username }
    }
    tellTrouble(run, me)
    if (!screen.asks || !(await screen.confirm({ message: run.t('init-again'), initial: true }))) {
      run.problems.push('telegram')
      return null
    }
    if (me.trouble === 'token') token = ''
  }
}

function tellTrouble({ screen, t }: SetUpRun, { trouble, why }: PairingTrouble): void {
  screen.warn(t(`init-trouble-${trouble}`, { why }))
}

async function pair(run: SetUpRun, { bot, username }: Checked, taken: boolean): Promise<boolean> {
  const { screen } = run
  if (taken) {
    problem(run, 'pairing', 'init-service-runs')
    return false
  }
  const code = randomBytes(16).toString('hex')
  const link = `https://t.me/${username}?start=${code}`
  screen.say(run.t('init-pair'))
  screen.show(['', link, '', ...qrLines(link, run.context.output.isTTY === true), ''])
  const person = await screen.wait(screen.asks ? null : ALONE_MAX_MS, (signal) => bot.person(code, signal))
  if (person === null && screen.asks) throw new Cancelled()
  if (person?.outcome !== 'paired') {
    if (person) tellTrouble(run, person)
    problem(run, 'pairing', 'init-not-paired')
    return false
  }
  return addOwner(run, 'telegram', person)
}
