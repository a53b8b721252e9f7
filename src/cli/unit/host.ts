import { execFile } from 'node:child_process'
import { mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LAUNCHD_LABEL, launchdPlist } from './launchd.ts'
import type { UnitParts } from './parts.ts'
import { SYSTEMD_UNIT, systemdUnit } from './systemd.ts'

const RUN_MAX_MS = 20_000

/** The system that keeps services going, as it is asked. */
export interface Host {
  readonly platform: NodeJS.Platform
  readonly uid: number
  /** The user's home directory. */
  readonly userHome: string
  readonly env: Readonly<Record<string, string | undefined>>
}

export type CommandLine = readonly [string, ...string[]]

/** What a person can type when we cannot. */
export const typed = (line: CommandLine): string =>
  line.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ')

export interface Unit {
  readonly file: string
  readonly begin: readonly CommandLine[]
  readonly end: readonly CommandLine[]
  text(parts: UnitParts): string
}

/** Null on systems without either. */
export function unitOf({ platform, uid, userHome, env }: Host): Unit | null {
  if (platform === 'linux') {
    const folder = env.XDG_CONFIG_HOME || path.join(userHome, '.config')
    return {
      file: path.join(folder, 'systemd', 'user', SYSTEMD_UNIT),
      begin: [
        ['systemctl', '--user', 'daemon-reload'],
        ['systemctl', '--user', 'enable', SYSTEMD_UNIT],
        ['systemctl', '--user', 'restart', SYSTEMD_UNIT],
      ],
      end: [['systemctl', '--user', 'disable', '--now', SYSTEMD_UNIT]],
      text: systemdUnit,
    }
  }
  if (platform !== 'darwin') return null
  const file = path.join(userHome, 'Library', 'LaunchAgents', `${LAUNCHD_LABEL}.plist`)
  const [domain, target] = [`gui/${uid}`, `gui/${uid}/${LAUNCHD_LABEL}`]
  return {
    file,
    begin: [['launchctl', 'bootstrap', domain, file]],
    end: [['launchctl', 'bootout', target]],
    text: launchdPlist,
  }
}

export type Installed = 'started' | 'restarted' | 'written' | 'foreign'

/** Writes the unit and starts it. `restarted`: what ran of it before was ended; `written`: the system could not be asked, so a person has to. */
export async function installUnit(host: Host, unit: Unit, parts: UnitParts): Promise<Installed> {
  const before = await read(unit.file)
  if (before !== null && !isOurs(before)) return 'foreign'
  const ran = before !== null && (await isActive(host)) === true
  await mkdir(path.dirname(unit.file), { recursive: true })
  await mkdir(path.join(parts.home, 'log'), { recursive: true, mode: 0o700 })
  await writeFile(unit.file, unit.text(parts), { mode: 0o644 })
  // launchd refuses to load what is loaded already.
  if (host.platform === 'darwin') for (const line of unit.end) await ask(host, line)
  for (const line of unit.begin) if ((await ask(host, line)) !== 0) return 'written'
  return ran ? 'restarted' : 'started'
}

export type Removed = 'removed' | 'none' | 'foreign'

/** Ends the service and takes the unit away. */
export async function removeUnit(host: Host, unit: Unit): Promise<Removed> {
  const text = await read(unit.file)
  if (text === null) return 'none'
  if (!isOurs(text)) return 'foreign'
  for (const line of unit.end) await ask(host, line)
  await unlink(unit.file)
  if (host.platform === 'linux') await ask(host, ['systemctl', '--user', 'daemon-reload'])
  return 'removed'
}

export async function isInstalled(unit: Unit): Promise<boolean> {
  const text = await read(unit.file)
  return text !== null && isOurs(text)
}

/** Does the system run the unit now? Null when it cannot be asked. */
export async function isActive(host: Host): Promise<boolean | null> {
  if (host.platform === 'darwin') {
    const { code, said } = await hear(host, ['launchctl', 'print', `gui/${host.uid}/${LAUNCHD_LABEL}`])
    // What is loaded need not run: launchd knows an agent that has ended, too.
    return code === null ? null : code === 0 && !/^\s*state = (?!running)/m.test(said)
  }
  const code = await ask(host, ['systemctl', '--user', 'is-active', '--quiet', SYSTEMD_UNIT])
  if (code === null) return null
  // 1: there is no bus to ask at; 3: it does not run.
  return code === 0 ? true : code === 1 ? null : false
}

const isOurs = (text: string): boolean => text.includes('Written by evogate service install')

const read = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null)

/** The exit code; null when there is no such program. */
const ask = async (host: Host, line: CommandLine): Promise<number | null> => (await hear(host, line)).code

/** The same, and what it printed. */
function hear(
  { env }: Host,
  [program, ...args]: CommandLine,
): Promise<{ readonly code: number | null; readonly said: string }> {
  return new Promise((resolve) => {
    execFile(program, args, { env: { ...env }, timeout: RUN_MAX_MS }, (error, said) => {
      if (!error) return resolve({ code: 0, said })
      resolve({ code: typeof error.code === 'number' ? error.code : null, said })
    })
  })
}
