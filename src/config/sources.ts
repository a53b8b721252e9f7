import { readFileSync, statSync } from 'node:fs'
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
