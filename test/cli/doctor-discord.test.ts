import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkDiscord } from '../../src/cli/doctor/discord.ts'
import { loadConfig } from '../../src/config.ts'
import { loadLocales } from '../../src/locale.ts'
import { CHANNEL, TOKEN, Wire } from '../channels/discord/wire.ts'
import { aFolder } from '../memory/a-repository.ts'

let wire: Wire
beforeEach(async () => {
  wire = await new Wire().start()
})
afterEach(() => wire.stop())

/** What doctor says of Discord; everything is as it should be but for the changes. */
async function said(env: Readonly<Record<string, string>> = {}) {
  const home = aFolder()
  const given = { DISCORD_BOT_TOKEN: TOKEN, DISCORD_API_ROOT: wire.api, DISCORD_CHANNELS: CHANNEL, ...env }
  const loaded = loadConfig({ env: { EVOGATE_HOME: home, ...given }, cwd: home, home, checkout: null })
  if (loaded.outcome === 'wrong') throw new Error(JSON.stringify(loaded.problems))
  const findings = await checkDiscord(loaded.config, loadLocales()('en'))
  return findings.map(({ code, args }) => [code, args.names ?? args.channel ?? ''])
}

describe('doctor on Discord', () => {
  beforeEach(() => {
    wire.commands = [{ name: 'decide' }]
  })

  it('says nothing when all is well, and changes nothing there', async () => {
    expect(await said()).toEqual([])
    expect(wire.calls.map(({ method }) => method)).not.toContain('POST')
    expect(wire.identifies).toEqual([])
  })

  it('names the permissions that the bot lacks', async () => {
    wire.allows = String((1 << 10) + (1 << 11))
    expect(await said()).toEqual([['discord-lacks', 'Embed Links, Attach Files, Read Message History']])
    wire.allows = '0'
    expect(await said()).toEqual([['discord-unseen', 'approvals']])
  })

  it('tells a wrong token, a bot in no server, a channel that is not there, commands that are not known', async () => {
    expect(await said({ DISCORD_BOT_TOKEN: 'wrong' })).toEqual([['discord-token', '']])
    expect(await said({ DISCORD_API_ROOT: 'http://127.0.0.1:1/api' })).toEqual([['discord-unreachable', '']])
    const elsewhere = '1300000000000000009'
    expect(await said({ DISCORD_CHANNELS: elsewhere })).toEqual([['discord-unseen', elsewhere]])
    expect(await said({ DISCORD_CHANNELS: '' })).toEqual([['discord-no-address', '']])
    wire.commands = []
    expect(await said()).toEqual([['discord-commands', '']])
    wire.invited = false
    expect(await said()).toEqual([['discord-no-guild', '']])
  })
})
