import type { Draft } from '../config/config-edit.ts'
import { problemLine } from '../config/problem.ts'
import type { ConfigFile } from '../config/shape.ts'
import type { Config } from '../config.ts'
import { type Context, complain, type Exit, exit, readSettings } from './context.ts'
import { isListening } from './control-call.ts'

/**
 * Who may decide, and which folders are watched, is said by a person at a terminal. The shell of an agent has none, so
 * there is no flag that stands in for one (R29, R69); who sets up machines by script writes `config.yaml` itself, and
 * every address is told of new people.
 */
export function atTerminal(context: Context): boolean {
  if (context.input.isTTY) return true
  complain(context, 'cli-terminal-only')
  return false
}

/** The settings for a change of them; else, after what is wrong was told, how the command ends. */
export async function settingsToChange(context: Context): Promise<Config | Exit> {
  if (!atTerminal(context)) return exit.refused
  return (await readSettings(context)) ?? exit.error
}

/** Writes the change; null when it stands, else how the command ends. */
export async function change(
  context: Context,
  config: Config,
  edit: (draft: Draft, file: ConfigFile) => void,
): Promise<Exit | null> {
  const { editConfig } = await import('../main/edit-config.ts')
  const edited = await editConfig(config.defaults, edit)
  if (edited.outcome === 'written') return null
  for (const problem of edited.problems) context.errors.write(`${problemLine(context.t, problem)}\n`)
  return exit.error
}

/** Whether what was written holds already. */
export async function whenItHolds(context: Context, config: Config): Promise<string> {
  return context.t((await isListening(config.home)) ? 'cli-change-holds-soon' : 'cli-change-holds-at-start')
}

/** Items of the file in its own order. */
export async function fileOf(config: Config) {
  const { readConfigFile } = await import('../config/config-file.ts')
  const read = readConfigFile(config.home)
  if (read.outcome === 'wrong') throw new Error('The file became wrong meanwhile')
  return read.file
}

/** The text of an option; undefined when it was not given. */
export const optionText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/** `shop, blog` as a list; undefined when it was not given. */
export const optionList = (value: unknown): readonly string[] | undefined =>
  optionText(value)
    ?.split(',')
    .map((one) => one.trim())
    .filter(Boolean)
