import { setTimeout as pause } from 'node:timers/promises'
import { setInEnvFile } from '../../config/env-file.ts'
import type { DiscordPairing, LookTrouble } from '../../main/pairing.ts'
import { Cancelled } from '../screen.ts'
import { qrLines } from './qr.ts'
import { problem, reread, type SetUpRun } from './step.ts'

/** With nobody at the keyboard the link is shown for so long. */
const ALONE_MAX_MS = 120_000
const LOOK_EVERY_MS = 2_000

export interface Channel {
  readonly id: string
  readonly name: string
}

/** Shows the invitation until the bot is in a server. */
export async function letIn(run: SetUpRun, bot: DiscordPairing, invite: string): Promise<boolean> {
  const { screen, t } = run
  let shown = false
  const inside = await screen.wait(screen.asks ? null : ALONE_MAX_MS, async (signal) => {
    while (!signal.aborted) {
      const found = await bot.guilds()
      if (found.outcome === 'guilds' && found.guilds.length > 0) return true
      if (found.outcome === 'trouble' && found.trouble === 'token') return tellTrouble(run, found)
      if (!shown) {
        screen.say(t('init-discord-invite'))
        screen.show(['', invite, '', ...qrLines(invite, run.context.output.isTTY === true), ''])
      }
      shown = true
      await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => {})
    }
  })
  if (inside) return true
  if (screen.asks && shown) throw new Cancelled()
  problem(run, 'discord', 'init-discord-not-let-in')
  return false
}

/** The channel of the settings, or one of those that the bot sees. Null when there is none, said so. */
export async function chooseChannel(run: SetUpRun, bot: DiscordPairing): Promise<Channel | null> {
  const [known] = run.config.roster.addresses.filter(({ channel }) => channel === 'discord')
  if (known) return checkChannel(run, bot, known.topic ?? known.chat)
  const guilds = await bot.guilds()
  if (guilds.outcome === 'trouble') return tellTrouble(run, guilds) ?? null
  const [first] = guilds.guilds
  const guild =
    guilds.guilds.length < 2
      ? first?.id
      : await run.screen.choose({
          message: run.t('init-discord-guild'),
          initial: first?.id ?? '',
          options: guilds.guilds.map(({ id, name }) => ({ value: id, label: name })),
        })
  const seen = await bot.channels(guild ?? '')
  if (seen.outcome === 'trouble') return tellTrouble(run, seen) ?? null
  const channels = seen.channels.filter(({ lacks }) => !lacks.includes('view-channel'))
  const [initial] = channels.filter(({ lacks }) => lacks.length === 0)
  if (!run.screen.asks || channels.length === 0) {
    problem(run, 'discord', run.screen.asks ? 'init-discord-no-channel' : 'init-discord-unnamed')
    return null
  }
  const id = await run.screen.choose({
    message: run.t('init-discord-channel'),
    initial: initial?.id ?? channels[0]?.id ?? '',
    options: channels.map(({ id, name, lacks }) => ({
      value: id,
      label: `#${name}`,
      ...(lacks.length > 0 && { hint: run.t('init-discord-lacks-hint', { names: namesOf(run, lacks) }) }),
    })),
  })
  run.changed.push(...(await setInEnvFile(run.config.home, { DISCORD_CHANNELS: id })))
  await reread(run)
  return checkChannel(run, bot, id)
}

/** Says what is missing there; that can be given later, so it keeps nothing else back. */
async function checkChannel(run: SetUpRun, bot: DiscordPairing, id: string): Promise<Channel | null> {
  const looked = await bot.channel(id)
  if (looked.outcome === 'trouble') return tellTrouble(run, looked) ?? null
  const { channel } = looked
  if (!channel) {
    problem(run, 'discord', 'init-discord-unseen', { channel: id })
    return null
  }
  const { name, lacks } = channel
  if (lacks.length === 0) run.screen.good(run.t('init-discord-channel-set', { channel: name }))
  else problem(run, 'discord', 'init-discord-lacks', { channel: name, names: namesOf(run, lacks) })
  return lacks.includes('view-channel') || lacks.includes('send-messages') ? null : { id, name }
}

const namesOf = ({ t }: SetUpRun, lacks: readonly string[]): string =>
  lacks.map((name) => t(`discord-permission-${name}`)).join(', ')

export function tellTrouble({ screen, t }: SetUpRun, { trouble, why }: LookTrouble): void {
  screen.warn(t(`init-discord-trouble-${trouble}`, { why }))
}
