import { PassThrough } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { receive } from '../../../src/flow/receive.ts'
import { ANA, BO } from '../../flow/stage.ts'
import * as dc from '../discord/wire.ts'
import { anInbox } from './stage.ts'

const RULE = 'Run the linter before every commit'

describe('a card that fits no message of a chat', () => {
  it('is shown whole in the inbox and decided there (R3)', async () => {
    const { stage, browse } = await anInbox()
    const lines = (verb: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${verb} part-${index}: ${'🇰🇷'.repeat(47)}`)
    const made = await stage.app().skillify({
      name: 'ship-docs',
      when: `Use when asked ${'🇰🇷'.repeat(46)}`,
      steps: lines('Run', 12),
      done: lines('Check', 6),
      workspace: stage.root,
    })
    if (!('request' in made)) throw new Error(JSON.stringify(made))
    const number = made.request
    const card = await stage.until(() => stage.card(number))
    expect(card.text).toContain('evogate open')
    expect(stage.button(number, 'evolve')).toBeUndefined()
    const ana = await browse()
    const shown = await ana.request(number)
    const words = shown.card.parts.flatMap((part) => (part.part === 'words' ? part.lines : []))
    expect(words.join('\n')).toBe(shown.block)
    expect((await ana.press(number, 'evolve')).json.toast).toBe(`#${number} approved.`)
    await stage.state(number, 'written')
    expect(stage.read('.claude/skills/ship-docs/SKILL.md')).toContain('Run part-11')
  })
})

describe('two people for an L3', () => {
  it('are two people, whichever doors they come through', async () => {
    const owners = `${ANA.id},${BO.id}`
    const { stage, browse } = await anInbox({ env: { L3_TWO_PERSON: 'true', TELEGRAM_OWNERS: owners } })
    const number = await stage.put('Never force-push to main', { tier: 'L3' })
    await stage.press(number, 'evolve')
    await stage.press(number, 'tier.l3')
    stage.pass(2_000)
    const [ana, bo] = [await browse(), await browse(BO)]
    expect((await ana.press(number, 'confirm')).json.request.state).toBe('questioned')
    await bo.press(number, 'confirm')
    await stage.state(number, 'written')
    const vias = (await stage.world().store.read.decisionsOf(number)).map(({ via, byName }) => [via, byName])
    expect(vias).toEqual([
      ['telegram', 'Ana'],
      ['telegram', 'Ana'],
      ['web', 'Bo'],
    ])
  })
})

describe('a press in the inbox', () => {
  it('that was kept when the service went down counts at the next start, once', async () => {
    const { stage } = await anInbox()
    const number = await stage.put(RULE)
    const { revision } = await stage.request(number)
    const from = { id: String(ANA.id), name: 'Ana', locale: 'en' } as const
    const data = `${number}.${revision}.evolve`
    const update = {
      channel: 'web',
      bot: 'web-1',
      id: '1',
      incoming: { kind: 'press', from, account: 'telegram', data, at: null },
    } as const
    await stage.world().store.write((tx) => tx.addUpdate({ ...update, state: 'new', at: stage.now() }))
    await stage.stop()
    await stage.start()
    await stage.state(number, 'written')
    expect(await receive(stage.world(), update)).toBeNull()
    expect(await stage.world().store.read.decisionsOf(number)).toHaveLength(1)
  })

  it('that is under way when the service is told to stop is carried through and answered', async () => {
    const { stage, browse } = await anInbox()
    const number = await stage.put(RULE)
    const ana = await browse()
    const { revision } = await ana.request(number)
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    const busy = stage.world().store.write(() => held)
    const pressed = ana.press(number, 'defer', { revision })
    // Its session is looked up before the store is asked, so it has arrived when the page hears from nobody else.
    await ana.get('/healthz')
    const stopped = stage.stop()
    go()
    expect((await pressed).json).toMatchObject({ toast: expect.stringContaining('deferred') })
    await Promise.all([busy, stopped])
    await stage.start()
    expect((await stage.request(number)).state).toBe('deferred')
  })

  it('is none of a chat that only says so: an account is heard from the inbox alone', async () => {
    const { stage } = await anInbox()
    const number = await stage.put(RULE)
    const { revision } = await stage.request(number)
    const eve = { id: '6666', name: 'Eve', locale: null }
    const shown = stage.card(number)!
    const at = { chat: String(shown.chat), message: String(shown.id) }
    const incoming = {
      kind: 'press',
      from: { ...eve, id: String(ANA.id) },
      account: 'telegram',
      data: `${number}.${revision}.evolve`,
      at,
    } as const
    await receive(stage.world(), { channel: 'discord', bot: 'b', id: '9', incoming })
    expect((await stage.request(number)).state).toBe('asked')
  })
})

describe('an account of Discord', () => {
  it('gets its code for itself alone, and decides with the roles it has at that moment (R52)', async () => {
    const discord = await new dc.Wire().start()
    onTestFinished(() => discord.stop())
    const { stage, aBrowser } = await anInbox({
      env: {
        DISCORD_BOT_TOKEN: dc.TOKEN,
        DISCORD_API_ROOT: discord.api,
        DISCORD_CHANNELS: dc.CHANNEL,
        DISCORD_APPROVERS: `role:${dc.ROLE}`,
      },
    })
    await stage.until(() => discord.commands.length > 0)
    const number = await stage.put(RULE)
    discord.members.set(dc.BO.id, [dc.ROLE])
    const asked = discord.runs('inbox', {}, { from: dc.BO, roles: [dc.ROLE] })
    const said = discord.text(await stage.until(() => asked.asides[0]))
    expect(discord.messages.map((one) => discord.text(one)).join()).not.toMatch(/\b\d{8}\b/)
    const bo = aBrowser()
    expect((await bo.login(/\b\d{8}\b/.exec(said)?.[0] ?? '')).json.name).toBe('bo')
    const { revision } = await bo.request(number)
    discord.members.set(dc.BO.id, [])
    const refused = await bo.press(number, 'ignore', { revision })
    expect(refused.json.toast).toBe('Only approvers can decide here.')
    stage.pass(60_000)
    expect((await bo.get('/api/requests')).status).toBe(401)
    discord.members.set(dc.BO.id, [dc.ROLE])
    stage.pass(60_000)
    await bo.press(number, 'ignore', { revision })
    const [decision] = await stage.world().store.read.decisionsOf(number)
    expect(decision).toMatchObject({ via: 'web', by: `discord:${dc.BO.id}`, outcome: 'ignored' })
  })
})

describe('the person at the terminal', () => {
  it('reads the code on the screen of the service, and decides with the rights of the terminal', async () => {
    const output = Object.assign(new PassThrough(), { isTTY: true })
    let screen = ''
    output.setEncoding('utf8').on('data', (text: string) => {
      screen += text.replace(/\u001B\[\d*m/g, '')
    })
    const { stage, aBrowser } = await anInbox({
      env: { TELEGRAM_BOT_TOKEN: '', TELEGRAM_CHATS: '', TELEGRAM_APPROVERS: '', TELEGRAM_OWNERS: '' },
      edges: { input: Object.assign(new PassThrough(), { isTTY: true }), output },
    })
    const number = await stage.propose('Never force-push to main', { tier: 'L3' })
    await stage.until(() => screen.includes(`request #${number}`))
    const browser = aBrowser()
    const sent = await browser.post('/api/login/send', {})
    expect(sent.json.text).toContain('terminal')
    await browser.login(/\b\d{8}\b/.exec(screen.split('opens the inbox')[0]?.slice(-20) ?? '')?.[0] ?? '')
    await browser.press(number, 'evolve')
    await browser.press(number, 'tier.l3')
    stage.pass(2_000)
    await browser.press(number, 'confirm')
    await stage.state(number, 'written')
    const decisions = await stage.world().store.read.decisionsOf(number)
    expect(decisions.map(({ via }) => via)).toEqual(['web', 'web', 'web'])
    expect(decisions[0]?.by).toBe(`terminal:${process.getuid?.()}`)
  })
})
