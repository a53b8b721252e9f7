import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type LocaleCode, localeCodes } from '../core/locale-code.ts'
import { gather, type LoadOptions, packageRoot, pick } from './sources.ts'

// Kept apart from the reading of all settings: the hook and `--help` must not pay for it.

/** `$EVOGATE_HOME`, even where other settings are wrong: enough to find the control socket or the spool. */
export const homeOf = (options: LoadOptions = {}): string => gather(options).home

/** The language to speak before, or without, reading the other settings. */
export function localeOf(options: LoadOptions = {}): LocaleCode {
  const { sources, environment } = gather(options)
  const asked = pick(sources, 'EVOGATE_LOCALE')?.raw
  return localeCodes.find((code) => code === asked) ?? languageOf(environment.values)
}

/** The language of a shell's environment; English for any that we do not speak. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): LocaleCode {
  const tag = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  const language = tag.split(/[-_.@]/, 1)[0]?.toLowerCase()
  return localeCodes.find((code) => code === language) ?? 'en'
}

/** Where Claude Code keeps its own settings. */
export function claudeFolderOf({ env = process.env, home = os.homedir() }: LoadOptions = {}): string {
  return env.CLAUDE_CONFIG_DIR?.trim() || path.join(home, '.claude')
}

/** The folder that Claude Code runs a hook for; undefined outside of one. */
export const projectFolderOf = ({ env = process.env }: LoadOptions = {}): string | undefined =>
  env.CLAUDE_PROJECT_DIR

/** The environment itself, for programs of the system that are asked about this user's services. */
export const environmentOf = ({ env = process.env }: LoadOptions = {}): NonNullable<LoadOptions['env']> => env

/** The version of this package. */
export function versionOf(): string {
  const file: unknown = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8'))
  return String((file as { version: unknown }).version)
}

/** The environment for a program that must not meet our settings, nor somebody else's git. */
export function childEnvironment(env: LoadOptions['env'] = process.env): Record<string, string> {
  const kept = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !/^(GIT|EVOGATE)_/.test(entry[0]),
  )
  return { ...Object.fromEntries(kept), GIT_CONFIG_GLOBAL: os.devNull, GIT_CONFIG_NOSYSTEM: '1' }
}
