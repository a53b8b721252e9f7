import { givenText, setInEnvFile } from '../../config/env-file.ts'
import { isWholeDiscordToken } from '../../config/values.ts'
import { type DiscordPairing, pairDiscord } from '../../main/pairing.ts'
import { isListening } from '../control-call.ts'
import { pairOnDiscord } from './discord-person.ts'
import { chooseChannel, letIn, tellTrouble } from './discord-place.ts'
import { approversOn } from './owner.ts'
import { keep, reread, type SetUpRun } from './step.ts'
import type { Connected } from './test-card.ts'

interface Checked {
  readonly bot: DiscordPairing
  readonly name: string
  readonly invite: string
}

/** The bot's token, checked live, a channel that it may write to, and the person who enters the code there. */
export async function connectDiscord(run: SetUpRun): Promise<Connected | null> {
  const taken = run.config.discord !== null && (await isListening(run.config.home))
  const checked = await checkedBot(run)
  if (!checked) return null
  const { bot, name, invite } = checked
  await keep(run)
  if (!(await letIn(run, bot, invite))) return null
  const channel = await chooseChannel(run, bot)
  if (!channel) return null
  const nobody = (run.config.discord?.approvers.length ?? 0) + approversOn(run, 'discord').length === 0
  if (nobody && !(await pairOnDiscord(run, bot, channel, taken))) return null
  const [by = null] = approversOn(run, 'discord')
  return { channel: 'discord', bot, username: name, chat: channel.id, by, taken }
}

/** Asks until a token answers with a bot's name. Null when the person goes on without. */
async function checkedBot(run: SetUpRun): Promise<Checked | null> {
  const { screen } = run
  let token = run.config.discord?.token ?? ''
  const apiRoot = givenText('DISCORD_API_ROOT', run.context.settings)?.raw ?? null
  for (;;) {
    if (token === '') {
      const wrong = (text: string) =>
        text.trim() === '' || apiRoot !== null || isWholeDiscordToken(text.trim())
          ? null
          : run.t('config-not-a-discord-token-remedy')
      token = (await screen.secret({ message: run.t('init-discord-token'), wrong })).trim()
      if (token === '') return null
    }
    const bot = await pairDiscord({ token, apiRoot, proxy: run.config.proxy })
    const me = await bot.bot()
    if (me.outcome === 'bot') {
      screen.good(run.t('init-discord-bot', { bot: me.name }))
      if (run.config.discord?.token !== token) {
        run.changed.push(...(await setInEnvFile(run.config.home, { DISCORD_BOT_TOKEN: token })))
        await reread(run)
      }
      return { bot, name: me.name, invite: me.invite }
    }
    tellTrouble(run, me)
    if (!screen.asks || !(await screen.confirm({ message: run.t('init-again'), initial: true }))) {
      run.problems.push('discord')
      return null
    }
    if (me.trouble === 'token') token = ''
  }
}
