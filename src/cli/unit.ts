import { existsSync } from 'node:fs'
import { homedir, userInfo } from 'node:os'
import path from 'node:path'
import { environmentOf } from '../config/early.ts'
import { type Config, homeOf, packageRoot } from '../config.ts'
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
import { isListening } from './control-call.ts'
import { logFileOf } from './log-file.ts'
import { brokenWorld } from './trouble.ts'
import {
  type Host,
  installUnit,
  isActive,
  isInstalled,
  removeUnit,
  typed,
  type Unit,
  unitOf,
} from './unit/host.ts'
import { unitParts } from './unit/parts.ts'

const installedAs = {
  started: 'cli-service-started',
  restarted: 'cli-service-restarted',
  written: 'cli-service-written',
} as const

const install: Command = {
  name: 'install',
  async run(context, given) {
    const config = await readSettings(context)
    if (!config) return exit.error
    const found = hostOf(context)
    if ('exit' in found) return found.exit
    const { host, unit } = found
    const { t } = context
    try {
      if ((await isListening(config.home)) && (await isActive(host)) !== true)
        return complain(context, 'cli-service-elsewhere')
      const bin = path.join(packageRoot, 'dist', 'cli', 'index.js')
      const parts = unitParts({ bin, home: config.home, node: process.execPath }, host.env)
      const done = await installUnit(host, unit, parts)
      if (done === 'foreign') return complain(context, 'cli-service-foreign', { file: unit.file })
      const lost = onlyInShell(config)
      const commands = done === 'written' ? unit.begin.map(typed) : []
      const linger = host.platform === 'linux' && !lingers()
      const log = logFileOf(config.home)
      print(context, given, { file: unit.file, started: done !== 'written', commands, lost }, () => [
        t(installedAs[done], { file: unit.file, log, version: config.version }),
        ...commands.map((line) => `  ${line}`),
        ...(config.telegram || config.discord ? [] : [t('cli-start-no-channel')]),
        ...(linger ? [t('cli-service-linger'), `  loginctl enable-linger ${userInfo().username}`] : []),
        ...(lost.length > 0
          ? [t('cli-service-shell-only', { names: lost.join(', '), file: path.join(config.home, '.env') })]
          : []),
      ])
      return exit.ok
    } catch (error) {
      return brokenWorld(context, error)
    }
  },
}

const remove: Command = {
  name: 'remove',
  async run(context, given) {
    const found = hostOf(context)
    if ('exit' in found) return found.exit
    const { host, unit } = found
    try {
      const done = await removeUnit(host, unit)
      if (done === 'foreign') return complain(context, 'cli-service-foreign', { file: unit.file })
      print(context, given, { removed: done === 'removed', file: unit.file }, () => [
        context.t(done === 'removed' ? 'cli-service-removed' : 'cli-service-none', { file: unit.file }),
      ])
      return exit.ok
    } catch (error) {
      return brokenWorld(context, error)
    }
  },
}

const status: Command = {
  name: 'status',
  async run(context, given) {
    const found = hostOf(context)
    if ('exit' in found) return found.exit
    const { host, unit } = found
    const home = homeOf(context.settings)
    const installed = await isInstalled(unit)
    const active = installed ? await isActive(host) : false
    const running = await isListening(home)
    const log = logFileOf(home)
    const { t } = context
    print(context, given, { installed, file: unit.file, active, running, log }, () => [
      t(installed ? 'cli-service-is-installed' : 'cli-service-none', { file: unit.file }),
      ...(installed
        ? inTheSystem(active, running).map((key) => t(key))
        : [t(running ? 'cli-service-runs-by-hand' : 'cli-service-runs-not')]),
      ...(existsSync(log) ? [t('cli-service-log', { log })] : []),
    ])
    return exit.ok
  },
}

/** What the system says of the unit, and whether a service answers, told together: neither alone says that all is well. */
function inTheSystem(active: boolean | null, running: boolean): readonly string[] {
  if (active === null) return ['cli-service-unasked', running ? 'cli-service-runs' : 'cli-service-runs-not']
  if (active) return [running ? 'cli-service-kept' : 'cli-service-silent']
  return [running ? 'cli-service-runs-elsewhere' : 'cli-service-still']
}

/** Evogate, kept running by the system. */
export const serviceGroup: Group = { name: 'service', parts: [install, remove, status] }

/** This system, and who asks. */
export const hostHere = ({ settings }: Context): Host => ({
  platform: process.platform,
  uid: process.getuid?.() ?? 0,
  userHome: settings.home ?? homedir(),
  env: environmentOf(settings),
})

/** The system's way of keeping services; where there is none that is told. */
function hostOf(context: Context): { readonly host: Host; readonly unit: Unit } | { readonly exit: Exit } {
  const host = hostHere(context)
  const unit = unitOf(host)
  return unit ? { host, unit } : { exit: complain(context, 'cli-service-unknown-system') }
}

/** Settings that the service will not see, because they stand in this shell alone. */
const onlyInShell = ({ sources }: Config): readonly string[] =>
  Object.keys(sources).filter(
    (name) => sources[name] === 'environment' && name !== 'EVOGATE_HOME' && name !== 'FAIL',
  )

/** Without lingering a user's services end with the last session. */
const lingers = (): boolean => existsSync(path.join('/var/lib/systemd/linger', userInfo().username))
