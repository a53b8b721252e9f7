import { givenText, setInEnvFile } from '../../config/env-file.ts'
import type { Config } from '../../config.ts'
import type { LocaleCode, Translate } from '../../core/locale-code.ts'
import type { Context } from '../context.ts'
import type { Screen } from '../screen.ts'

/** What one run of the set-up has in hand; every step reads it, changes what it is about, and says so. */
export interface SetUpRun {
  readonly context: Context
  readonly screen: Screen
  /** The settings as they hold now; read again after each change. */
  config: Config
  t: Translate
  locale: LocaleCode
  /** Root of the workspace, as soon as it is known. */
  root: string
  /** Names of what this run has changed. */
  readonly changed: string[]
  /** Names of what could not be done; told already. */
  readonly problems: string[]
}

/** Reads the settings again after a change. */
export async function reread(run: SetUpRun): Promise<void> {
  const { loadConfig } = await import('../../config.ts')
  const loaded = loadConfig(run.context.settings)
  if (loaded.outcome === 'ok') run.config = loaded.config
}

/** Tells what is wrong and what to do, and goes on. */
export function problem(
  run: SetUpRun,
  name: string,
  key: string,
  args: Readonly<Record<string, string | number>> = {},
): void {
  run.problems.push(name)
  run.screen.warn(run.t(key, args))
}

/** What a service that is started elsewhere must find in its own file. */
const KEPT = [
  'TELEGRAM_BOT_TOKEN',
  'TELEGRAM_API_ROOT',
  'TELEGRAM_CHATS',
  'TELEGRAM_APPROVERS',
  'TELEGRAM_OWNERS',
  'DISCORD_BOT_TOKEN',
  'DISCORD_API_ROOT',
  'DISCORD_CHANNELS',
  'DISCORD_APPROVERS',
  'DISCORD_OWNERS',
  'EVOGATE_PROXY',
] as const

/** What only this shell knew is written where the service finds it. */
export async function keep(run: SetUpRun): Promise<void> {
  const values: Record<string, string> = {}
  for (const name of KEPT) {
    const given = givenText(name, run.context.settings)
    if (given?.origin === 'environment') values[name] = given.raw
  }
  run.changed.push(...(await setInEnvFile(run.config.home, values)))
  await reread(run)
}
