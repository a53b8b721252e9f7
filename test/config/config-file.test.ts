import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editConfigFile } from '../../src/config/config-edit.ts'
import { type Config, loadConfig, problemLine } from '../../src/config.ts'
import { loadLocales } from '../../src/locale.ts'

let folder: string
let home: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'evogate-roster-')))
  home = path.join(folder, '.evogate')
  mkdirSync(home, { mode: 0o700 })
  for (const name of ['shop', 'blog']) mkdirSync(path.join(folder, name))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = () => path.join(home, 'config.yaml')
const write = (text: string, mode = 0o600) => {
  writeFileSync(file(), text)
  chmodSync(file(), mode)
}
const load = (env: Record<string, string> = {}) =>
  loadConfig({ env, cwd: folder, home: folder, checkout: null })
function configOf(env: Record<string, string> = {}): Config {
  const loaded = load(env)
  if (loaded.outcome === 'wrong') throw new Error(JSON.stringify(loaded.problems))
  return loaded.config
}
const t = loadLocales()('en')
function complaints(text: string, env: Record<string, string> = {}): readonly string[] {
  write(text)
  const loaded = load(env)
  return loaded.outcome === 'wrong'
    ? loaded.problems.map((problem) => problemLine(t, problem).replaceAll(home, '~'))
    : []
}

describe('config.yaml', () => {
  it('adds workspaces, addresses and people to those of the environment', () => {
    write(`
workspaces:
  - path: ~/shop
    name: Shop
    locale: zh
    addresses: [telegram:-100200/7]
addresses:
  - address: telegram:-100200/7
    zone: Asia/Seoul
    digestAt: 09:30
    quiet: 22:00-08:00
    limits: { daily: 2 }
people:
  - name: Ana
    telegram: 7197206006
    discord: 112233445566778899
    owner: true
  - name: Bo
    telegram: "12"
    workspaces: [Shop]
`)
    const { roster } = configOf({
      EVOGATE_WORKSPACES: path.join(folder, 'blog'),
      EVOGATE_TIMEZONE: 'UTC',
      LIMIT_WEEKLY: '9',
      TELEGRAM_CHATS: '-5',
      TELEGRAM_APPROVERS: '12,99',
    })
    const [blog, shop] = [path.join(folder, 'blog'), path.join(folder, 'shop')]
    expect(roster.workspaces).toEqual([
      { path: blog, name: 'blog', profile: 'project', commit: 'auto', locale: null, addresses: null },
      {
        path: shop,
        name: 'Shop',
        profile: 'project',
        commit: 'auto',
        locale: 'zh',
        addresses: ['telegram:-100200/7'],
      },
    ])
    expect(roster.addresses).toMatchObject([
      { id: 'telegram:-5', zone: 'UTC', quiet: null, limits: { daily: 5, weekly: 9, urgent: 5 } },
      {
        id: 'telegram:-100200/7',
        chat: '-100200',
        topic: '7',
        zone: 'Asia/Seoul',
        digestAt: '09:30',
        quiet: { from: '22:00', to: '08:00' },
        limits: { daily: 2, weekly: 9, urgent: 5 },
      },
    ])
    expect(roster.people).toEqual([
      {
        name: 'Ana',
        accounts: ['telegram:7197206006', 'discord:112233445566778899'],
        owner: true,
        workspaces: null,
      },
      { name: 'Bo', accounts: ['telegram:12'], owner: false, workspaces: [shop] },
      { name: null, accounts: ['telegram:99'], owner: false, workspaces: null },
    ])
  })

  it('sends cards to the private chats of its people while no chat is named', () => {
    write('people: [{ name: Ana, telegram: 7 }, { name: Bo, discord: 8 }]')
    expect(configOf().roster.addresses.map(({ id }) => id)).toEqual(['telegram:7'])
  })

  it('may be what the page on settings shows', () => {
    const page = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8')
    write(/```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? '')
    const { roster } = configOf()
    expect(roster.workspaces).toMatchObject([{ name: 'shop', profile: 'agents-md', commit: 'never' }])
    expect(roster.addresses).toMatchObject([
      { zone: 'Asia/Shanghai', digestAt: '21:30' },
      { channel: 'discord' },
    ])
    expect(roster.people.map(({ name, owner }) => [name, owner])).toEqual([
      ['Ana', true],
      ['Bo', false],
    ])
  })

  it('may be empty, or hold empty lists', () => {
    write('')
    expect(configOf().roster.people).toEqual([])
    write('people:\nworkspaces: []\n')
    expect(configOf().roster.people).toEqual([])
  })

  it('is refused while others can read it', () => {
    write('people: []', 0o640)
    expect(load()).toMatchObject({
      outcome: 'wrong',
      problems: [{ problem: 'config-open-to-others', found: file() }],
    })
  })

  it('names a folder that is gone without keeping the rest from running', () => {
    write(
      'workspaces: [{ path: ~/gone }, { path: ~/shop }]\npeople: [{ name: Ana, telegram: 7, workspaces: [gone] }]',
    )
    const { roster } = configOf()
    expect(roster.missing).toEqual([path.join(folder, 'gone')])
    expect(roster.workspaces.map(({ name }) => name)).toEqual(['shop'])
    expect(roster.people[0]?.workspaces).toEqual([])
  })

  it.each([
    [
      'people:\n  - name: Ana\n    telegram: "@ana"',
      'people[1].telegram="@ana" (~/config.yaml:3): That is no numeric id.',
    ],
    [
      'people:\n  - name: Ana\n    telgram: 7',
      'people[1].telgram: There is no such key, at ~/config.yaml:3. Keys here are: name, telegram, discord',
    ],
    [
      'peeple: []',
      'peeple: There is no such key, at ~/config.yaml:1. Keys here are: workspaces, addresses, people',
    ],
    ['people:\n  - telegram: 7', 'people[1].name: It is missing, at ~/config.yaml:2.'],
    ['people: Ana', 'people="Ana" (~/config.yaml:1): That is no list.'],
    ['people: [Ana]', 'people[1]="Ana" (~/config.yaml:1): That is no group of keys.'],
    ['people: [{ name: Ana }]', 'This person has no account'],
    [
      'people: [{ name: Ana, telegram: 7 }, { name: ana, telegram: 8 }]',
      'people[2].name="ana" (~/config.yaml:1): It stands here twice.',
    ],
    ['people: [{ name: Ana, telegram: 7 }, { name: Bo, telegram: 7 }]', 'people[2].telegram="7"'],
    ['people: [{ name: Ana, telegram: 7, workspaces: [shop] }]', 'There is no such workspace.'],
    ['addresses: [{ address: "@group" }]', 'That is no address.'],
    ['addresses: [{ address: telegram:-5, zone: Mars/Base }]', 'addresses[1].zone="Mars/Base"'],
    ['addresses: [{ address: telegram:-5, quiet: late }]', 'Those are no hours of a day.'],
    ['addresses: [{ address: telegram:-5, digestAt: 25:00 }]', 'Write it as 22:00.'],
    ['addresses: [{ address: telegram:-5, limits: { daily: many } }]', 'addresses[1].limits.daily="many"'],
    ['addresses: [{ address: telegram:-5, limits: { dayly: 1 } }]', 'Keys here are: daily, weekly, urgent'],
    ['workspaces: [{ path: ~/shop, locale: fr }]', 'Write one of: en, zh, ko'],
    ['workspaces: [{ path: ~/shop, profile: mine }]', 'Write one of: project, agents-md'],
    ['workspaces: [{ path: ~/shop, addresses: [] }]', 'The list is empty'],
    ['workspaces: [{ path: ~/shop, addresses: [telegram:-5] }]', 'There is no such address.'],
    ['workspaces: [{ path: ~/shop }, { path: ~/shop/ }]', 'It stands here twice.'],
    ['people: [{ name: Ana', '~/config.yaml: ~/config.yaml:1 is no valid YAML.'],
  ])('answers %j with one line that says what to write', (text, line) => {
    const told = complaints(text)
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(line)
    expect(told[0]).not.toMatch(/config-|\n/)
  })
})

describe('a change of config.yaml by a command', () => {
  it('keeps comments and whatever it does not touch', async () => {
    write(
      '# ours\npeople:\n  # the boss\n  - name: Ana # since 2024\n    telegram: 7\n\nworkspaces:\n  # two\n  - path: ~/shop\n',
    )
    const { defaults } = configOf()
    const done = await editConfigFile(defaults, (draft) => {
      draft.add('people', { name: 'Bo', discord: 112233445566778899n })
      draft.set('people', 0, 'owner', true)
      draft.add('workspaces', { path: '~/blog' })
    })
    expect(done).toEqual({ outcome: 'written', file: file() })
    expect(readFileSync(file(), 'utf8')).toBe(
      '# ours\npeople:\n  # the boss\n  - name: Ana # since 2024\n    telegram: 7\n    owner: true\n  - name: Bo\n    discord: 112233445566778899\n\nworkspaces:\n  # two\n  - path: ~/shop\n  - path: ~/blog\n',
    )
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  it('makes the file when there is none', async () => {
    await editConfigFile(configOf().defaults, (draft) => draft.add('people', { name: 'Ana', telegram: 7n }))
    expect(configOf().roster.people).toMatchObject([{ name: 'Ana', accounts: ['telegram:7'] }])
    expect(statSync(file()).mode & 0o777).toBe(0o600)
  })

  it('writes nothing that could not be read again', async () => {
    write('people: [{ name: Ana, telegram: 7 }]\n')
    const done = await editConfigFile(configOf().defaults, (draft) =>
      draft.add('people', { name: 'Bo', telegram: 7n }),
    )
    expect(done).toMatchObject({ outcome: 'wrong', problems: [{ problem: 'config-twice' }] })
    expect(readFileSync(file(), 'utf8')).toBe('people: [{ name: Ana, telegram: 7 }]\n')
  })
})
