import { readFileSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'

/** One place that settings come from. `file` is null for the real environment. */
export interface Source {
  readonly file: string | null
  readonly values: Readonly<Record<string, string | undefined>>
}

export type FileOutcome =
  | { readonly outcome: 'none' }
  | { readonly outcome: 'read'; readonly source: Source }
  | { readonly outcome: 'wrong'; readonly problem: 'open-to-others' | 'unreadable-file' }

/** Reads a settings file. One that group or others could read is refused: it holds tokens. */
export function readSettingsFile(file: string): FileOutcome {
  try {
    const found = statSync(file)
    if (!found.isFile()) return { outcome: 'none' }
    if (process.platform !== 'win32' && (found.mode & 0o077) !== 0)
      return { outcome: 'wrong', problem: 'open-to-others' }
    return { outcome: 'read', source: { file, values: parseEnv(readFileSync(file, 'utf8')) } }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    return code === 'ENOENT' || code === 'ENOTDIR'
      ? { outcome: 'none' }
      : { outcome: 'wrong', problem: 'unreadable-file' }
  }
}

/** The folder that holds our package.json, whether the code runs as TypeScript or built. */
export const packageRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

/** The package folder when it is somebody's checkout, null when it was installed as a dependency. */
export function checkout(): string | null {
  return packageRoot.split(path.sep).includes('node_modules') ? null : packageRoot
}

/**
 * The value of one setting. The name with the prefix `EVOGATE_` wins wherever it stands, because nobody else can have
 * meant it: a `DATABASE_URL` of another program may lie about in the environment. Then the earlier source wins.
 * An empty value is no value.
 */
export function pick(
  sources: readonly Source[],
  name: string,
): { readonly raw: string; readonly source: Source } | null {
  const names = name.startsWith('EVOGATE_') ? [name] : [`EVOGATE_${name}`, name]
  for (const candidate of names) {
    for (const source of sources) {
      const raw = source.values[candidate]?.trim()
      if (raw) return { raw, source }
    }
  }
  return null
}

/** What paths of settings count from. */
export interface Base {
  /** The current directory, or the folder of the file that holds the setting. */
  readonly folder: string
  /** What `~` stands for. */
  readonly userHome: string
}

/** `~` and relative paths made absolute. */
export function absolute(text: string, base: Base): string {
  const home = /^~(?=\/|$)/.test(text)
  return path.resolve(base.folder, home ? `${base.userHome}${text.slice(1)}` : text)
}

export interface LoadOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Relative paths of the environment count from here. */
  readonly cwd?: string
  /** The user's home directory, which holds `.evogate` unless `EVOGATE_HOME` says otherwise. */
  readonly home?: string
  /** The package's folder whose `.env` counts, too; null when there is none. */
  readonly checkout?: string | null
}

export interface Gathered {
  readonly environment: Source
  /** The environment first, then the files, in the order in which they count. */
  readonly sources: readonly Source[]
  readonly base: Base
  readonly home: string
  /** Where `EVOGATE_HOME` was named: null when nobody did. */
  readonly homeOrigin: string | null
  /** Files that were not read, and why. */
  readonly refused: readonly { readonly file: string; readonly problem: string }[]
}

/** Finds every place that settings come from, and the home. */
export function gather(options: LoadOptions = {}): Gathered {
  const environment: Source = { file: null, values: options.env ?? process.env }
  const base = { folder: options.cwd ?? currentFolder(), userHome: options.home ?? os.homedir() }
  const refused: { file: string; problem: string }[] = []
  const open = (file: string): readonly Source[] => {
    const read = readSettingsFile(file)
    if (read.outcome === 'wrong') refused.push({ file, problem: read.problem })
    return read.outcome === 'read' ? [read.source] : []
  }
  const root = options.checkout === undefined ? checkout() : options.checkout
  const own = root === null ? [] : open(path.join(root, '.env'))
  const named = pick([environment, ...own], 'EVOGATE_HOME')
  const home = named
    ? absolute(named.raw, { ...base, folder: folderOf(named.source, base) })
    : path.join(base.userHome, '.evogate')
  return {
    environment,
    sources: [environment, ...open(path.join(home, '.env')), ...own],
    base,
    home,
    homeOrigin: named ? originOf(named.source) : null,
    refused,
  }
}

/** A shell may stand in a folder that is gone. */
function currentFolder(): string {
  try {
    return process.cwd()
  } catch {
    return path.parse(packageRoot).root
  }
}

export const originOf = (source: Source): string => source.file ?? 'environment'

export const folderOf = (source: Source, base: Base): string =>
  source.file === null ? base.folder : path.dirname(source.file)
