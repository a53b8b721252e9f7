import type { Config } from '../../config.ts'
import type { Translate } from '../../core/locale-code.ts'
import type { Finding } from '../../flow/ports/read-models.ts'
import { type LookTrouble, pairDiscord } from '../../main/pairing.ts'

/** Is the bot known, in a server, and may it write where cards should go? Asks Discord, and changes nothing there. */
export async function checkDiscord(
  { discord, proxy, roster }: Pick<Config, 'discord' | 'proxy' | 'roster'>,
  t: Translate,
): Promise<readonly Finding[]> {
  if (!discord) return []
  const bot = await pairDiscord({ token: discord.token, apiRoot: discord.apiRoot, proxy })
  const me = await bot.bot()
  if (me.outcome === 'trouble') return [troubleOf(me)]
  const guilds = await bot.guilds()
  if (guilds.outcome === 'trouble') return [troubleOf(guilds)]
  if (guilds.guilds.length === 0)
    return [{ code: 'discord-no-guild', level: 'broken', args: { name: me.name, link: me.invite } }]
  const findings: Finding[] = []
  const addresses = roster.addresses.filter(({ channel }) => channel === 'discord')
  if (addresses.length === 0) findings.push({ code: 'discord-no-address', level: 'broken', args: {} })
  for (const { chat, topic } of addresses) {
    const looked = await bot.channel(topic ?? chat)
    if (looked.outcome === 'trouble') return [...findings, troubleOf(looked)]
    const { channel } = looked
    if (!channel || channel.lacks.includes('view-channel')) {
      findings.push({ code: 'discord-unseen', level: 'broken', args: { channel: channel?.name ?? chat } })
    } else if (channel.lacks.length > 0) {
      const names = channel.lacks.map((name) => t(`discord-permission-${name}`)).join(', ')
      findings.push({ code: 'discord-lacks', level: 'broken', args: { channel: channel.name, names } })
    }
  }
  const commands = await bot.commands(me.application)
  if (commands.outcome === 'commands' && !commands.names.includes('decide'))
    findings.push({ code: 'discord-commands', level: 'note', args: {} })
  return findings
}

const troubleOf = ({ trouble, why }: LookTrouble): Finding =>
  trouble === 'token'
    ? { code: 'discord-token', level: 'broken', args: { detail: why } }
    : { code: 'discord-unreachable', level: 'warning', args: { detail: why } }
