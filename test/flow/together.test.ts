import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as dc from '../channels/discord/wire.ts'
import { ANA, aStage, GROUP, type Stage } from './stage.ts'

const TEXT = 'Use tabs in makefiles'

/** The service on both platforms: the group on one, a channel on the other. */
async function both(env: Readonly<Record<string, string>> = {}) {
  const discord = await new dc.Wire().start()
  onTestFinished(async () => {
    await discord.stop()
    expect(discord.violations).toEqual([])
  })
  const stage = await aStage({
    env: {
      DISCORD_BOT_TOKEN: dc.TOKEN,
      DISCORD_API_ROOT: discord.api,
      DISCORD_CHANNELS: dc.CHANNEL,
      DISCORD_APPROVERS: `${dc.ANA.id},${dc.BO.id}`,
      ...env,
    },
  })
  await stage.until(() => discord.commands.length > 0, 'a session with Discord')
  const card = (number: number) => discord.messages.filter((one) => titleOf(discord, one) === number).at(-1)
  const button = (number: number, action: string) => {
    const shown = card(number)
    return (
      shown && discord.buttons(shown).find((one) => one.custom_id.split('.').slice(2).join('.') === action)
    )
  }
  return {
    stage,
    discord,
    card,
    button,
    /** Clicks as soon as the newest card shows the button; gives the line that the presser alone sees. */
    async click(number: number, action: string, by: object = dc.ANA): Promise<string> {
      const { roles = [], ...from } = by as typeof dc.ANA & { readonly roles?: readonly string[] }
      const { custom_id: id } = await stage.until(() => button(number, action), `button ${action} on Discord`)
      stage.pass(1_500)
      const pressed = discord.clicks(card(number)!.id, id, { from, roles })
      return discord.text(await stage.until(() => pressed.asides[0], `an answer to ${action}`))
    },
  }
}

const titleOf = (wire: dc.Wire, message: dc.WireMessage): number =>
  Number(/^🧬[^#\n]*#(\d+)/.exec(wire.text(message))?.[1] ?? 0)
const verbs = (actions: readonly string[]) => actions.map((action) => action.split('.')[2])
const shownVerbs = (stage: Stage, discord: dc.Wire) => [
  ...verbs(stage.wire.messages.flatMap(({ buttons }) => buttons.flat().map(({ data }) => data))),
  ...verbs(discord.messages.flatMap((one) => discord.buttons(one).map((each) => each.custom_id))),
]

describe('twenty opposite presses on one card, over both platforms', () => {
  it('make one decision and one commit; every other presser is told whose it was, and no copy stays live (R23)', async () => {
    const ids = Array.from({ length: 10 }, (_, at) => ({
      telegram: 2_001 + at,
      discord: `15000000000000001${at}`,
    }))
    const { stage, discord, card } = await both({
      TELEGRAM_APPROVERS: ids.map(({ telegram }) => telegram).join(','),
      DISCORD_APPROVERS: ids.map(({ discord: id }) => id).join(','),
    })
    await stage.put(TEXT)
    const onDiscord = await stage.until(() => card(1), 'the card on Discord')
    const onTelegram = stage.card(1)!
    const data = ['evolve', 'ignore'].map((verb) => stage.button(1, verb)!.data)
    const taps = ids.map(({ telegram: id }, at) =>
      stage.wire.taps(onTelegram.id, data[at % 2]!, {
        from: { id, is_bot: false, first_name: `P${id}`, language_code: 'en' },
      }),
    )
    const clicks = ids.map(({ discord: id }, at) =>
      discord.clicks(onDiscord.id, data[(at + 1) % 2]!, {
        from: { id, username: `P${id}`, global_name: null },
      }),
    )
    await stage.until(
      () => taps.every((tap) => stage.wire.answerTo(tap)) && clicks.every(({ asides }) => asides[0]),
      'every presser answered',
    )
    const toasts = [
      ...taps.map((tap) => String(stage.wire.answerTo(tap)?.params.text)),
      ...clicks.map(({ asides }) => discord.text(asides[0]!)),
    ]
    const log = await stage.app().log({ audit: false, rebuild: false })
    expect(log).toHaveLength(1)
    const won = /^#1 (approved|ignored)\./
    expect(toasts.filter((toast) => won.test(toast)).length).toBeLessThanOrEqual(1)
    // On Telegram a press that has to wait is told that the card will say how it went.
    const told = toasts.filter((toast) => !won.test(toast) && !toast.startsWith('⏳'))
    expect(told.filter((toast) => !toast.includes(`by P${log[0]?.by}`))).toEqual([])
    await stage.until(async () => ['written', 'ignored'].includes((await stage.request(1)).state))
    await stage.until(() => shownVerbs(stage, discord).every((verb) => verb === 'undo' || verb === 'reopen'))
    expect(stage.commits()).toHaveLength((await stage.request(1)).state === 'written' ? 2 : 1)
    expect(await stage.app().verify()).toMatchObject({ ok: true })
  })
})

describe('a decision on one platform', () => {
  it('is shown on the other, with who and where', async () => {
    const { stage, discord, card, click } = await both()
    await stage.put(TEXT)
    expect(await click(1, 'evolve')).toBe('#1 approved.')
    await stage.until(() => stage.card(1)?.text.includes('Discord'))
    await stage.until(() => discord.text(card(1)!).includes('✅'))
    expect(stage.card(1)?.text).toContain('✅ Evolved · Ana')
  })
})

describe('new words by a form', () => {
  it('come back as a card that says them, on both', async () => {
    const { stage, discord, card, button } = await both()
    await stage.put(TEXT)
    const { custom_id: id } = await stage.until(() => button(1, 'modify'))
    const opened = discord.clicks(card(1)!.id, id)
    await stage.until(() => opened.answer?.type === 9, 'the form')
    expect(JSON.stringify(opened.answer)).toContain(`"value":"${TEXT}"`)
    const sent = discord.submits(opened, 'Use spaces in makefiles')
    expect(discord.text(await stage.until(() => sent.asides[0]))).toBe('#1 has new words: see the new card.')
    await stage.until(() => discord.text(card(1)!).includes('> Use spaces in makefiles'))
    const late = discord.clicks(card(1)!.id, id)
    expect(discord.text(await stage.until(() => late.asides[0]))).toMatch(/moved on/)
    await stage.until(() => stage.card(1)?.text.includes('> Use spaces in makefiles'))
  })

  it('that hold a secret are refused, and kept nowhere (R11)', async () => {
    const { stage, discord, card, button } = await both()
    await stage.put(TEXT)
    const { custom_id: id } = await stage.until(() => button(1, 'modify'))
    const opened = discord.clicks(card(1)!.id, id)
    await stage.until(() => opened.answer?.type === 9, 'the form')
    const sent = discord.submits(opened, `Use the key ghp_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`)
    expect(discord.text(await stage.until(() => sent.asides[0]))).toMatch(/^Not taken: /)
    expect((await stage.request(1)).text).toBe(TEXT)
  })
})

describe('roles', () => {
  it('are looked at when somebody presses, and gone when they are taken away (R52)', async () => {
    const { stage, discord, card, button } = await both({ DISCORD_APPROVERS: `role:${dc.ROLE}` })
    await stage.put(TEXT)
    const { custom_id: id } = await stage.until(() => button(1, 'ignore'))
    const press = async (roles: readonly string[]) => {
      const pressed = discord.clicks(card(1)!.id, id, { from: dc.BO, roles })
      return discord.text(await stage.until(() => pressed.asides[0]))
    }
    expect(await press([])).toBe('Only approvers can decide here.')
    expect(await press([dc.ROLE])).toMatch(/^#1 ignored\./)
    const proved = () => stage.world().store.read.rolesOf(`discord:${dc.BO.id}`)
    expect(await proved()).toEqual([dc.ROLE])
    expect(await press([])).toBe('Only approvers can decide here.')
    expect(await proved()).toEqual([])
    const chain = await stage.app().log({ audit: true, rebuild: false })
    const refused = chain.filter(({ by, outcome }) => by === dc.BO.id && outcome !== 'ignored')
    expect(refused).toHaveLength(2)
  })
})

describe('an L3 that owners by a role have confirmed', () => {
  /** Confirmed and then held up by a merge, with the service started anew before it can be written. */
  async function confirmed(later: readonly string[] | 'unknown') {
    const { stage, discord, click } = await both({ DISCORD_OWNERS: `role:${dc.ROLE}`, TELEGRAM_OWNERS: '' })
    discord.members.set(dc.BO.id, [dc.ROLE])
    const merging = `${stage.git('rev-parse', 'HEAD').trim()}\n`
    stage.write('.git/MERGE_HEAD', merging)
    await stage.put('Never force-push to main', { tier: 'L3' })
    const owner = { ...dc.BO, roles: [dc.ROLE] }
    await click(1, 'evolve', owner)
    await click(1, 'tier.l3', owner)
    stage.pass(2_000)
    expect(await click(1, 'confirm', owner)).toBe('#1 approved.')
    await stage.stop()
    if (later === 'unknown') discord.fail('GET /guilds', { status: 503 }, 1_000)
    else discord.members.set(dc.BO.id, later)
    await stage.start()
    return { stage, proceed: () => stage.remove('.git/MERGE_HEAD') }
  }

  it('is written after a restart while they have the role (R52)', async () => {
    const { stage, proceed } = await confirmed([dc.ROLE])
    proceed()
    await stage.state(1, 'written')
  })

  it('is refused when the role was taken away before the write (R31)', async () => {
    const { stage, proceed } = await confirmed([])
    proceed()
    await stage.state(1, 'failed')
    expect((await stage.request(1)).failure?.code).toBe('approver-removed')
    expect(stage.read('CLAUDE.md')).not.toContain('force-push')
  })

  it('is written by what the presses proved when Discord cannot say', async () => {
    const { stage, proceed } = await confirmed('unknown')
    proceed()
    await stage.state(1, 'written')
  })
})

describe('one platform that is down', () => {
  it.each(['telegram', 'discord'])(
    '(%s) keeps nothing from the other, and is caught up with later',
    async (down) => {
      const { stage, discord, card, click } = await both()
      if (down === 'telegram') {
        stage.wire.fail('sendMessage', 'gateway', 6)
        const number = await stage.propose(TEXT)
        expect(await click(number, 'evolve')).toBe('#1 approved.')
      } else {
        discord.fail('POST /channels', { status: 503 }, 6)
        await stage.put(TEXT)
        await stage.press(1, 'evolve')
      }
      await stage.state(1, 'written')
      await stage.until(() => {
        stage.pass(60_000)
        return down === 'telegram'
          ? stage.card(1)?.text.includes('✅')
          : card(1) && discord.text(card(1)!).includes('✅')
      })
      expect(
        stage.wire.messages.filter(({ chat, text }) => chat === GROUP && text.includes('#1')),
      ).toHaveLength(1)
      expect(discord.messages.filter((one) => titleOf(discord, one) === 1)).toHaveLength(1)
    },
  )
})

it('a card that was pressed before its sending was known keeps its buttons: it is no stray (C5, R55)', async () => {
  const { stage, discord, card, click, button } = await both()
  discord.fail('POST /channels', { status: 502, after: true })
  await stage.put(TEXT)
  const shown = await stage.until(() => card(1), 'the card on Discord')
  const early = discord.clicks(shown.id, '1.1.evolve', { from: dc.ANA })
  await stage.until(() => early.asides[0], 'an answer')
  await stage.until(() => !button(1, 'evolve'), 'the buttons gone, as of a stray')
  stage.pass(60_000)
  await stage.until(() => button(1, 'evolve'), 'the buttons back')
  await click(1, 'evolve')
  await stage.state(1, 'written')
  await stage.until(() => button(1, 'undo'), 'the outcome')
  expect(discord.messages.filter((one) => titleOf(discord, one) === 1)).toHaveLength(1)
})

describe('a new session with Discord', () => {
  it('shows every open card once more, and puts none there twice', async () => {
    const { stage, discord } = await both()
    await stage.put(TEXT)
    await stage.until(() => discord.messages.length > 0)
    await stage.stop()
    const edits = discord.of('PATCH /channels').length
    await stage.start()
    await stage.until(() => discord.of('PATCH /channels').length > edits, 'the card shown again')
    expect(discord.messages).toHaveLength(1)
    expect(discord.buttons(discord.messages[0]!).length).toBeGreaterThan(0)
  })
})

describe('a person with an account on either', () => {
  it('is one person: both confirmations of two people cannot be theirs (R27)', async () => {
    const { stage, click } = await both({ L3_TWO_PERSON: 'true' })
    await stage.stop()
    const file = `people:\n  - {name: Ana, telegram: ${ANA.id}, discord: "${dc.ANA.id}", owner: true}\n  - {name: Bo, discord: "${dc.BO.id}", owner: true}\n`
    writeFileSync(join(stage.home, 'config.yaml'), file, { mode: 0o600 })
    await stage.start()
    const number = await stage.put('Never force-push to main', { tier: 'L3' })
    await stage.press(number, 'evolve')
    await stage.press(number, 'tier.l3')
    stage.pass(3_000)
    expect(await click(number, 'confirm')).toBe('The second confirmation must come from somebody else.')
    expect(await click(number, 'confirm', dc.BO)).toBe(`#${number} approved.`)
    await stage.state(number, 'written')
  })
})
