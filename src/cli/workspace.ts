import { existsSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import type { ConfigFile } from '../config/shape.ts'
import { absolute } from '../config/sources.ts'
import type { Config } from '../config.ts'
import { type Command, type Context, complain, exit, type Group, print, readSettings } from './context.ts'
import { reach } from './reach.ts'
import { change, optionList, optionText, settingsToChange, whenItHolds } from './roster-edit.ts'

const add: Command = {
  name: 'add',
  takes: '[path]',
  options: [
    '--name <name>',
    '--profile <profile>',
    '--locale <locale>',
    '--addresses <list>',
    '--commit <when>',
  ],
  async run(context, given) {
    const config = await settingsToChange(context)
    if (typeof config === 'number') return config
    const folder = folderOf(context, given.args[0] ?? '.')
    if (folder === null) return complain(context, 'cli-workspace-no-folder', { path: given.args[0] ?? '.' })
    const wanted = {
      name: optionText(given.options.name),
      profile: optionText(given.options.profile),
      locale: optionText(given.options.locale),
      addresses: optionList(given.options.addresses),
      commit: optionText(given.options.commit),
    }
    let at = -1
    const failed = await change(context, config, (draft, file) => {
      at = placeInFile(config, file, folder)
      if (at === -1) return draft.add('workspaces', { path: folder, ...wanted })
      for (const [key, value] of Object.entries(wanted))
        if (value !== undefined) draft.set('workspaces', at, key, value)
    })
    if (failed !== null) return failed
    const hint = await whenItHolds(context, config)
    const root = workTreeAbove(folder)
    print(context, given, { added: folder, known: at !== -1 }, () => [
      context.t(at === -1 ? 'cli-workspace-added' : 'cli-workspace-changed', { path: folder }),
      ...(root === null ? [] : [context.t('cli-workspace-inside', { path: folder, root })]),
      hint,
    ])
    return exit.ok
  },
}

const remove: Command = {
  name: 'remove',
  takes: '<workspace>',
  async run(context, given) {
    const config = await settingsToChange(context)
    if (typeof config === 'number') return config
    const asked = given.args[0] ?? ''
    const target = meant(context, config, asked)
    if (target === null)
      return complain(context, 'cli-workspace-unknown', { found: asked, known: namesOf(config) })
    if (config.defaults.named.includes(target))
      return complain(context, 'cli-workspace-in-environment', {
        path: target,
        origin: config.sources.EVOGATE_WORKSPACES ?? '',
      })
    const name = config.roster.workspaces.find((each) => each.path === target)?.name
    const failed = await change(context, config, (draft, file) => {
      const at = placeInFile(config, file, target)
      if (at !== -1) draft.remove('workspaces', at)
      // Who was limited to it stays limited.
      for (const [index, person] of (file.people ?? []).entries()) {
        const left = person.workspaces?.filter((one) => one !== name && folderOf(context, one) !== target)
        if (left && left.length !== person.workspaces?.length) draft.set('people', index, 'workspaces', left)
      }
    })
    if (failed !== null) return failed
    const asking = await reach(context, 'holdings', {})
    const rest = asking.outcome === 'answered' ? asking.value.find((each) => each.path === target) : undefined
    const { t } = context
    print(context, given, { removed: target, files: rest?.files ?? [], open: rest?.open ?? 0 }, () => [
      t('cli-workspace-removed', { path: target }),
      ...(rest?.files ?? []).map(({ file, entries }) =>
        t('cli-entries-stay', { file: path.join(target, file), count: entries }),
      ),
      ...(rest?.open ? [t('cli-workspace-open', { count: rest.open })] : []),
    ])
    return exit.ok
  },
}

const list: Command = {
  name: 'list',
  async run(context, given) {
    const config = await readSettings(context)
    if (!config) return exit.error
    const { t } = context
    const origin = config.sources.EVOGATE_WORKSPACES ?? 'environment'
    const rows = config.roster.workspaces.map((workspace) => ({
      ...workspace,
      from: config.defaults.named.includes(workspace.path) ? origin : 'config.yaml',
      missing: false,
    }))
    const missing = config.roster.missing.map((path) => ({ path, from: 'config.yaml', missing: true }))
    print(context, given, [...rows, ...missing], () =>
      rows.length + missing.length === 0
        ? [t('cli-start-no-workspace')]
        : [
            ...rows.map(({ name, path, profile, from, addresses }) =>
              addresses === null
                ? t('cli-workspace-row-everywhere', { name, path, profile, origin: from })
                : t('cli-workspace-row', {
                    ...{ name, path, profile, origin: from },
                    addresses: addresses.join(', '),
                  }),
            ),
            ...missing.map(({ path }) => t('doctor-workspace-missing', { path })),
          ],
    )
    return exit.ok
  },
}

/** The folders that Evogate watches over. */
export const workspaceGroup: Group = { name: 'workspace', parts: [add, remove, list] }

function folderOf({ settings }: Context, name: string): string | null {
  try {
    const base = { folder: settings.cwd ?? process.cwd(), userHome: settings.home ?? homedir() }
    const real = realpathSync(absolute(name, base))
    return statSync(real).isDirectory() ? real : null
  } catch {
    return null
  }
}

function placeInFile(config: Config, file: ConfigFile, folder: string): number {
  const { home, userHome } = config.defaults
  const real = (name: string) => {
    const wanted = absolute(name, { folder: home, userHome })
    return existsSync(wanted) ? realpathSync(wanted) : wanted
  }
  return (file.workspaces ?? []).findIndex((one) => real(one.path) === folder)
}

/** By name, by path, or by the path of a folder that is gone. */
function meant(context: Context, config: Config, asked: string): string | null {
  const { workspaces, missing } = config.roster
  const named = workspaces.filter(({ name }) => name === asked)
  if (named.length === 1) return named[0]?.path ?? null
  const base = { folder: context.settings.cwd ?? process.cwd(), userHome: config.defaults.userHome }
  const wanted = folderOf(context, asked) ?? absolute(asked, base)
  return [...workspaces.map((each) => each.path), ...missing].find((each) => each === wanted) ?? null
}

const namesOf = ({ roster }: Config): string => roster.workspaces.map(({ name }) => name).join(', ') || '–'

/** The work tree that the folder is a part of without being its root. */
function workTreeAbove(folder: string): string | null {
  if (existsSync(path.join(folder, '.git'))) return null
  for (let up = path.dirname(folder); up !== path.dirname(up); up = path.dirname(up))
    if (existsSync(path.join(up, '.git'))) return up
  return null
}
