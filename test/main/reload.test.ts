import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ANA, aStage, BO, EVE, GROUP, type Stage, type StageOptions } from '../flow/stage.ts'
import { aFolder } from '../memory/a-repository.ts'

/** Writes config.yaml and waits until the service has taken it over, or has said why it does not. */
async function configure(stage: Stage, text: string, sign: () => unknown): Promise<void> {
  writeFileSync(path.join(stage.home, 'config.yaml'), text, { mode: 0o600 })
  await stage.until(sign)
}
const settingsRows = async (stage: Stage) =>
  (await stage.world().store.read.audit({ chain: 'service', kind: 'settings' })).map(({ body }) => body)
const aStageWith = (env: StageOptions['env'] = {}) => aStage({ env: { L3_TWO_PERSON: 'false', ...env } })
const owner = (stage: Stage, account: typeof EVE, channel: 'telegram' | 'discord' = 'telegram') =>
  stage.world().rights({ channel, id: String(account.id) }, [...stage.world().workspaces.keys()][0] ?? '')

describe('config.yaml, changed while the service runs', () => {
  it('gives and takes the right to decide, is audited, and every address is told', async () => {
    const stage = await aStageWith()
    await stage.put('Use tabs for indentation in Makefiles')
    const eve = `people: [{ name: Eve, telegram: ${EVE.id} }]\n`
    expect(await stage.press(1, 'evolve', EVE)).toMatch(/approve/i)
    await configure(stage, eve, () => owner(stage, EVE).approver)
    await stage.until(() =>
      stage.wire.messages.some(({ text }) => text.includes(`More rights: telegram:${EVE.id}`)),
    )
    expect(owner(stage, EVE)).toEqual({ approver: true, owner: false })
    await configure(stage, 'people: []\n', () => !owner(stage, EVE).approver)
    await stage.until(() =>
      stage.wire.messages.some(({ text }) => text.includes(`Fewer or none: telegram:${EVE.id}`)),
    )
    expect(await stage.press(1, 'evolve', EVE)).toMatch(/approve/i)
    expect(await stage.press(1, 'evolve', BO)).toMatch(/approved|批准/)
    const rows = await settingsRows(stage)
    expect(rows.map(({ people }) => JSON.stringify(people).includes(String(EVE.id)))).toEqual([
      false,
      true,
      false,
    ])
    expect((await stage.app().verify()).ok).toBe(true)
  })

  it('is told of, too, when it was changed while nothing ran', async () => {
    const stage = await aStageWith()
    await stage.stop()
    writeFileSync(path.join(stage.home, 'config.yaml'), `people: [{ name: Eve, telegram: ${EVE.id} }]\n`, {
      mode: 0o600,
    })
    await stage.start()
    await stage.until(() =>
      stage.wire.messages.some(({ text }) => text.includes(`More rights: telegram:${EVE.id}`)),
    )
    await stage.stop()
    await stage.start()
    expect(await settingsRows(stage)).toHaveLength(2)
  })

  it('holds as it was while the file is broken, and status and doctor say so', async () => {
    const stage = await aStageWith()
    await configure(stage, `people: [{ name: Eve, telegram: ${EVE.id} }]\n`, () => owner(stage, EVE).approver)
    const trouble = async () => (await stage.app().status()).settings
    await configure(stage, 'people: [{ name: Eve, telegram: nobody }]\n', trouble)
    expect(await trouble()).toMatch(/people\[1\]\.telegram="nobody" .*config\.yaml:1.*no numeric id/)
    expect(owner(stage, EVE).approver).toBe(true)
    expect((await stage.app().doctor()).map(({ code }) => code)).toContain('settings-wrong')
    await configure(stage, 'people: []\n', () => !owner(stage, EVE).approver)
    expect(await trouble()).toBeNull()
  })

  it('adds a workspace that is watched at once, and drops one whose entries stay', async () => {
    const stage = await aStageWith()
    const blog = realpathSync(aFolder())
    await configure(
      stage,
      `workspaces: [{ path: ${blog}, name: blog }]\n`,
      () => stage.world().workspaces.size === 2,
    )
    const number = await stage.propose('Write dates as day, month, year', { workspace: blog })
    await stage.until(() => stage.card(number))
    await stage.approve(number)
    await configure(stage, 'workspaces: []\n', () => stage.world().workspaces.size === 1)
    expect(existsSync(path.join(blog, 'MEMORY.md'))).toBe(true)
    const holding = (await stage.app().holdings()).find((each) => each.path === blog)
    expect(holding).toMatchObject({ name: 'blog', files: [{ file: 'MEMORY.md', entries: 1 }], open: 0 })
  })

  it('watches a folder as soon as it is there', async () => {
    const stage = await aStageWith()
    const late = path.join(realpathSync(aFolder()), 'late')
    await configure(
      stage,
      `workspaces: [{ path: ${late} }]\n`,
      async () => (await settingsRows(stage)).length >= 1,
    )
    mkdirSync(late)
    await stage.until(() => stage.world().workspaces.size === 2)
  })
})

describe('an address', () => {
  it('has limits and quiet hours of its own', async () => {
    const stage = await aStageWith({ TELEGRAM_CHATS: '' })
    const rules = `addresses:\n  - address: telegram:${ANA.id}\n    limits: { daily: 1 }\n`
    await configure(stage, rules, () => stage.world().addresses.length === 1)
    const first = await stage.propose('Use tabs for indentation in Makefiles')
    await stage.until(() => stage.card(first, ANA.id))
    const second = await stage.propose('Name branches after their ticket')
    await stage.handled()
    expect((await stage.request(second)).state).toBe('queued')
    stage.pass(5_000)
    await configure(stage, rules.replace('1 }', '2 }'), () => stage.card(second, ANA.id))
  })

  it('gets the cards of the workspaces that name it, or of those that name none', async () => {
    const stage = await aStageWith()
    const blog = realpathSync(aFolder())
    const text = `
workspaces: [{ path: ${blog}, addresses: ["telegram:${BO.id}"] }]
addresses: [{ address: "telegram:${BO.id}" }]
`
    await configure(stage, text, () => stage.world().workspaces.size === 2)
    const number = await stage.propose('Write dates as day, month, year', { workspace: blog })
    await stage.until(() => stage.card(number, BO.id))
    expect(stage.card(number, GROUP)).toBeUndefined()
    stage.pass(5_000)
    const other = await stage.propose('Use tabs for indentation in Makefiles')
    await stage.until(() => stage.card(other, BO.id) && stage.card(other, GROUP))
  })

  it('that is the private chat of somebody limited to other workspaces gets nothing of this one', async () => {
    const stage = await aStageWith({ TELEGRAM_CHATS: '' })
    const blog = realpathSync(aFolder())
    const text = `
workspaces: [{ path: ${blog}, name: blog }]
people: [{ name: Bo, telegram: ${BO.id}, workspaces: [blog] }]
`
    await configure(stage, text, () => stage.world().workspaces.size === 2)
    await stage.until(() => stage.wire.messages.length === 2)
    stage.pass(5_000)
    const number = await stage.propose('Use tabs for indentation in Makefiles')
    await stage.until(() => stage.card(number, ANA.id))
    expect(stage.card(number, BO.id)).toBeUndefined()
    expect(owner(stage, BO).approver).toBe(false)
  })
})

describe('a person', () => {
  it('who is limited to other workspaces neither lists nor reads what waits in this one', async () => {
    const stage = await aStageWith()
    const blog = realpathSync(aFolder())
    const number = await stage.put('Use tabs for indentation in Makefiles')
    const text = `
workspaces: [{ path: ${blog}, name: blog }]
people: [{ name: Bo, telegram: ${BO.id}, workspaces: [blog] }]
`
    await configure(stage, text, () => stage.world().workspaces.size === 2)
    await stage.until(() => stage.wire.messages.length > 1)
    stage.pass(60_000)
    const privately = { chat: { id: BO.id, type: 'private' }, from: BO }
    const answers = [await stage.say('/pending', privately), await stage.say(`/why ${number}`, privately)]
    expect(answers.every((answer) => answer !== null)).toBe(true)
    expect(answers.join()).not.toContain('Makefiles')
    expect(await stage.say('/pending')).toContain('Makefiles')
  })

  it('with two accounts counts once (R27)', async () => {
    const stage = await aStageWith({ L3_TWO_PERSON: 'true' })
    const text = `people: [{ name: Ana, telegram: ${ANA.id}, discord: 42, owner: true }]\n`
    await configure(stage, text, () => owner(stage, { ...EVE, id: 42 }, 'discord').owner)
    expect(stage.world().accountsOf({ channel: 'discord', id: '42' })).toEqual([
      `telegram:${ANA.id}`,
      'discord:42',
    ])
  })
})
