import type { ConfigFile } from '../config/shape.ts'
import type { Config } from '../config.ts'
import {
  type Command,
  type Context,
  complain,
  type Exit,
  exit,
  type Group,
  print,
  readSettings,
} from './context.ts'
import { hasTerminal } from './reach.ts'
import { change, fileOf, optionList, optionText, settingsToChange, whenItHolds } from './roster-edit.ts'

const add: Command = {
  name: 'add',
  takes: '<name>',
  options: ['--telegram <id>', '--discord <id>', '--owner', '--workspaces <list>'],
  async run(context, given) {
    const config = await settingsToChange(context)
    if (typeof config === 'number') return config
    const [name = ''] = given.args
    const accounts = accountsIn(context, given.options)
    if (accounts === null) return exit.usage
    const people = (await fileOf(config)).people ?? []
    if (people.some((one) => same(one.name, name))) return complain(context, 'cli-people-known', { name })
    const owner = given.options.owner === true
    const firstOwner = owner && !config.roster.people.some((one) => one.owner)
    const failed = await change(context, config, (draft) =>
      draft.add('people', {
        name,
        ...accounts,
        ...(owner && { owner }),
        workspaces: optionList(given.options.workspaces),
      }),
    )
    if (failed !== null) return failed
    const hint = await whenItHolds(context, config)
    print(context, given, { added: name }, () => [
      context.t(owner ? 'cli-people-added-owner' : 'cli-people-added', { name }),
      ...(firstOwner ? [context.t('cli-people-first-owner')] : []),
      hint,
    ])
    return exit.ok
  },
}

const link: Command = {
  name: 'link',
  takes: '<name>',
  options: ['--telegram <id>', '--discord <id>'],
  async run(context, given) {
    const config = await settingsToChange(context)
    if (typeof config === 'number') return config
    const [name = ''] = given.args
    const accounts = accountsIn(context, given.options)
    if (accounts === null) return exit.usage
    if (placeInFile(await fileOf(config), name) === -1) return unknown(context, config, name)
    const failed = await change(context, config, (draft, file) => {
      const at = placeInFile(file, name)
      if (at === -1) return
      for (const channel of ['telegram', 'discord'] as const)
        if (accounts[channel] !== undefined) draft.set('people', at, channel, accounts[channel])
    })
    if (failed !== null) return failed
    const hint = await whenItHolds(context, config)
    print(context, given, { linked: name }, () => [context.t('cli-people-linked', { name }), hint])
    return exit.ok
  },
}

const remove: Command = {
  name: 'remove',
  takes: '<name>',
  async run(context, given) {
    const config = await settingsToChange(context)
    if (typeof config === 'number') return config
    const [name = ''] = given.args
    if (placeInFile(await fileOf(config), name) === -1) return unknown(context, config, name)
    const failed = await change(context, config, (draft, file) => {
      const at = placeInFile(file, name)
      if (at !== -1) draft.remove('people', at)
    })
    if (failed !== null) return failed
    const after = config.reload()
    const left = after.outcome === 'read' ? after.roster.people : []
    const hint = await whenItHolds(context, config)
    const { t } = context
    print(context, given, { removed: name }, () => [
      t('cli-people-removed', { name }),
      ...(left.length === 0 ? [t('cli-start-no-approver')] : []),
      ...(left.length > 0 && !left.some(({ owner }) => owner) ? [t('cli-people-no-owner')] : []),
      hint,
    ])
    return exit.ok
  },
}

const list: Command = {
  name: 'list',
  async run(context, given) {
    const config = await readSettings(context)
    if (!config) return exit.error
    const { people, workspaces } = config.roster
    const anyOwner = people.some(({ owner }) => owner)
    const rows = people.map(({ name, accounts, owner, workspaces: limited }) => ({
      name,
      accounts,
      owner: owner || !anyOwner,
      workspaces: limited?.map((path) => workspaces.find((each) => each.path === path)?.name ?? path) ?? null,
      from:
        name === null
          ? (accounts.map((one) => settingThatNames(config, one)).find(Boolean) ?? 'environment')
          : 'config.yaml',
    }))
    const { t } = context
    const nobody =
      rows.length === 0 && (await hasTerminal(config.home)) ? 'cli-people-terminal' : 'cli-start-no-approver'
    print(context, given, rows, () =>
      rows.length === 0
        ? [t(nobody)]
        : rows.map((row) =>
            t(row.owner ? 'cli-people-row-owner' : 'cli-people-row', {
              name: row.name ?? '–',
              accounts: row.accounts.join(', '),
              workspaces: row.workspaces === null ? '*' : row.workspaces.join(', ') || '–',
              origin: row.from,
            }),
          ),
    )
    return exit.ok
  },
}

/** Who may decide. */
export const peopleGroup: Group = { name: 'people', parts: [add, link, remove, list] }

const same = (a: string, b: string): boolean => a.toLowerCase() === b.trim().toLowerCase()

/** By name, or by an account: `telegram:7197206006`. */
function placeInFile(file: ConfigFile, asked: string): number {
  return (file.people ?? []).findIndex(
    ({ name, telegram, discord }) =>
      same(name, asked) || [`telegram:${telegram}`, `discord:${discord}`].includes(asked),
  )
}

function unknown(context: Context, config: Config, name: string): Exit {
  const setting = settingThatNames(config, name)
  if (setting)
    return complain(context, 'cli-people-in-environment', {
      name,
      setting,
      origin: config.sources[setting] ?? '',
    })
  const known = config.roster.people.flatMap((person) => person.name ?? []).join(', ') || '–'
  return complain(context, 'cli-people-unknown', { name, known })
}

/** The setting outside of config.yaml that lets this account decide. */
function settingThatNames({ defaults }: Config, account: string): string | null {
  const [, channel, id = ''] = /^(?:(telegram|discord):)?(.+)$/.exec(account) ?? []
  const places = [
    ['telegram', 'TELEGRAM_APPROVERS', defaults.approvers],
    ['telegram', 'TELEGRAM_OWNERS', defaults.owners],
    ['discord', 'DISCORD_APPROVERS', defaults.discord?.approvers ?? []],
    ['discord', 'DISCORD_OWNERS', defaults.discord?.owners ?? []],
  ] as const
  return places.find(([on, , ids]) => (channel ?? on) === on && ids.includes(id))?.[1] ?? null
}

/** Ids as the file holds them, one at least; null after a wrong or missing one was told. */
function accountsIn(context: Context, options: Readonly<Record<string, unknown>>) {
  const accounts: { telegram?: bigint; discord?: bigint } = {}
  for (const channel of ['telegram', 'discord'] as const) {
    const text = optionText(options[channel])
    if (text === undefined) continue
    if (!/^[1-9]\d{0,19}$/.test(text)) {
      usage(context, 'cli-people-not-an-id', { found: text })
      return null
    }
    accounts[channel] = BigInt(text)
  }
  if (accounts.telegram === undefined && accounts.discord === undefined) {
    usage(context, 'cli-people-no-account')
    return null
  }
  return accounts
}

function usage(context: Context, key: string, args: Readonly<Record<string, string>> = {}): Exit {
  complain(context, key, args)
  return exit.usage
}
