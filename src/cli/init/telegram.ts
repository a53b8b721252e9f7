import { randomBytes } from 'node:crypto'
import { givenText, setInEnvFile } from '../../config/env-file.ts'
import { isWholeTelegramToken } from '../../config/values.ts'
import { type Pairing, type PairingTrouble, pairTelegram } from '../../main/pairing.ts'
import { isListening } from '../control-call.ts'
import { fileOf } from '../roster-edit.ts'
import { Cancelled } from '../screen.ts'
import { qrLines } from './qr.ts'
import { problem, reread, type SetUpRun } from './step.ts'

/** With nobody at the keyboard the link is shown for so long. */
const ALONE_MAX_MS = 120_000
/** What a service that is started elsewhere must find in its own file. */
const KEPT = [
  'TELEGRAM_BOT_TOKEN',
  'TELEGRAM_API_ROOT',
  'TELEGRAM_CHATS',
  'TELEGRAM_APPROVERS',
  'TELEGRAM_OWNERS',
  'DISCORD_BOT_TOKEN',
  'DISCORD_API_ROOT',
  'DISCORD_CHANNELS',
  'DISCORD_APPROVERS',
  'DISCORD_OWNERS',
  'EVOGATE_PROXY',
] as const

/** A bot that answers, and at least one person who may decide. */
export interface Connected {
  readonly bot: Pairing
  readonly username: string
  /** Where the test goes: a chat of the settings, else the private chat of whoever may decide. */
  readonly chat: string | null
  /** A running service takes the updates of this bot, so nobody else may. */
  readonly taken: boolean
}

/** The bot's token, checked live, and the person who presses start; null when there is to be no Telegram. */
export async function connectTelegram(run: SetUpRun): Promise<Connected | null> {
  const { screen } = run
  if (!run.config.telegram && run.config.discord) {
    await keep(run)
    screen.good(run.t('init-discord'))
    return null
  }
  if (!run.config.telegram && !(await wanted(run))) {
    screen.say(run.t('init-terminal'))
    return null
  }
  const taken = run.config.telegram !== null && (await isListening(run.config.home))
  const checked = await checkedBot(run)
  if (!checked) return null
  const { bot, username } = checked
  await keep(run)
  if (approvers(run).length === 0 && !(await pair(run, checked, taken))) return null
  const [person] = approvers(run)
  const [chat] = run.config.telegram?.chats ?? []
  return { bot, username, chat: chat?.chat ?? person ?? null, taken }
}

async function wanted({ screen, t }: SetUpRun): Promise<boolean> {
  const way = await screen.choose<'telegram' | 'terminal'>({
    message: t('init-channel'),
    initial: screen.asks ? 'telegram' : 'terminal',
    options: [
      { value: 'telegram', label: t('init-channel-telegram'), hint: t('init-channel-telegram-hint') },
      { value: 'terminal', label: t('init-channel-terminal'), hint: t('init-channel-terminal-hint') },
    ],
  })
  return way === 'telegram'
}

const approvers = ({ config }: SetUpRun): readonly string[] =>
  config.roster.people
    .flatMap(({ accounts }) => accounts)
    .flatMap((account) => (account.startsWith('telegram:') ? [account.slice('telegram:'.length)] : []))

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
      first: approvers(run).length === 0,
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

/** What only this shell knew is written where the service finds it. */
async function keep(run: SetUpRun): Promise<void> {
  const values: Record<string, string> = {}
  for (const name of KEPT) {
    const given = givenText(name, run.context.settings)
    if (given?.origin === 'environment') values[name] = given.raw
  }
  run.changed.push(...(await setInEnvFile(run.config.home, values)))
  await reread(run)
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
  const name = await freeName(run, person.name)
  const { editConfigFile } = await import('../../config/config-edit.ts')
  const edited = await editConfigFile(run.config.defaults, (draft) =>
    draft.add('people', { name, telegram: BigInt(person.id), owner: true }),
  )
  if (edited.outcome === 'wrong') {
    problem(run, 'pairing', 'init-config-wrong', { path: run.config.home })
    return false
  }
  run.changed.push('people')
  screen.good(run.t('init-paired', { name, id: person.id }))
  await reread(run)
  return true
}

/** The name as the file may hold it, and nobody else's there. */
async function freeName(run: SetUpRun, asked: string): Promise<string> {
  const plain = asked.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim() || 'owner'
  const people = (await fileOf(run.config)).people ?? []
  const isTaken = (name: string) => people.some((one) => one.name.toLowerCase() === name.toLowerCase())
  let name = plain
  for (let count = 2; isTaken(name); count += 1) name = `${plain} ${count}`
  return name
}
