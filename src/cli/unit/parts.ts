import { accessSync, constants, realpathSync } from 'node:fs'
import path from 'node:path'

/** What a unit is made of. Paths are absolute. */
export interface UnitParts {
  readonly node: string
  /** The script behind the command `evogate`. */
  readonly bin: string
  readonly home: string
  /** What the service finds in its environment, besides what the system gives it. Never a token. */
  readonly env: Readonly<Record<string, string>>
}

/** Names that decide how the service works and are no settings of ours. */
const carried = ['LANG', 'LC_ALL', 'CLAUDE_CONFIG_DIR', 'XDG_CONFIG_HOME'] as const
const SYSTEM_FOLDERS = ['/usr/local/bin', '/usr/bin', '/bin']

export function unitParts(
  { bin, home, node }: Pick<UnitParts, 'bin' | 'home' | 'node'>,
  env: Readonly<Record<string, string | undefined>>,
): UnitParts {
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  const stable = folders.map((folder) => path.join(folder, 'node')).find((one) => isSame(one, node)) ?? node
  const git = folders.find((folder) => isRunnable(path.join(folder, 'git')))
  const searched = new Set([...(git === undefined ? [] : [git]), ...SYSTEM_FOLDERS])
  return {
    // A link such as /opt/homebrew/bin/node outlives an upgrade; what it points to does not.
    node: stable,
    bin,
    home,
    env: {
      EVOGATE_HOME: home,
      PATH: [...searched].join(path.delimiter),
      ...Object.fromEntries(carried.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
    },
  }
}

function isSame(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other)
  } catch {
    return false
  }
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
