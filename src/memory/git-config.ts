/** Configuration for one process, name by value; it outweighs the repository's own. */
export type Settings = Readonly<Record<string, string>>

/** Some of git's configuration, the last value of each name, names in lower case but for their middle part. */
export interface GitConfig {
  readonly values: ReadonlyMap<string, string>
  /** The same from the system's and the user's own files alone: a repository can write nothing into these. */
  readonly trusted: ReadonlyMap<string, string>
}

/** What is asked of `git config` to read the names that a pattern fits. */
export const configQuestion = (pattern: string): string[] => [
  'config',
  '-z',
  '--show-scope',
  '--get-regexp',
  pattern,
]

/** Reads the answer: scope, and name with value, each ended by a zero byte. */
export function readConfig(output: Buffer): GitConfig {
  const fields = output.toString('utf8').split('\0')
  const values = new Map<string, string>()
  const trusted = new Map<string, string>()
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [scope = '', pair = ''] = fields.slice(at, at + 2)
    const newline = pair.indexOf('\n')
    const [name, value] = newline < 0 ? [pair, ''] : [pair.slice(0, newline), pair.slice(newline + 1)]
    values.set(name, value)
    if (scope === 'system' || scope === 'global') trusted.set(name, value)
  }
  return { values, trusted }
}

/** `Name <email>`, without what would end either in a commit; null if one of them is missing. */
export function authorOf({ values }: GitConfig): string | null {
  const clean = (value: string | undefined) => value?.replace(/[<>\p{Cc}]/gu, '').trim() ?? ''
  const name = clean(values.get('author.name') ?? values.get('user.name'))
  const email = clean(values.get('author.email') ?? values.get('user.email'))
  return name === '' || email === '' ? null : `${name} <${email}>`
}

/**
 * Git looks again into files as young as the index whenever it writes the index, and would run their filters (R103).
 * Without them such a file merely counts as "look again", which the next `git status` does.
 */
export function withoutFilters({ values }: GitConfig): Settings {
  const off: Record<string, string> = {}
  for (const key of values.keys()) {
    const name = /^(filter\..+)\.[^.]+$/s.exec(key)?.[1]
    if (name === undefined) continue
    off[`${name}.clean`] = ''
    off[`${name}.process`] = ''
    off[`${name}.required`] = 'false'
  }
  return off
}
