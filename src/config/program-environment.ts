import { isOurs } from './settings.ts'
import type { LoadOptions } from './sources.ts'

/** What git, and a program that signs for it, may see of the environment: all but our own settings, tokens among them. */
export function programEnvironment({
  env = process.env,
}: LoadOptions = {}): Readonly<Record<string, string>> {
  const kept = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !isOurs(entry[0]),
  )
  return Object.fromEntries(kept)
}
